"""Plays pieces of cells: in compiled lanes where all bots play by rules of thumb or the network, else one by one.

A piece depends only on the cell, the seed and its place. Both ways deal the same games and count them by the same
functions (`impera.analysis.study.compiled.tally`).
"""

from __future__ import annotations

import functools
import time
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import numpy as np

from impera.adapters.compiled import episode
from impera.analysis.arena.entrants import entrant
from impera.analysis.arena.settings import Limits
from impera.analysis.study import cells
from impera.analysis.study.cells import UNIFORM
from impera.analysis.study.compiled import lanes, network_lanes, tally
from impera.bots import library, styles
from impera.bots.compiled import heuristic
from impera.bots.external import External
from impera.bots.network import manners, weights
from impera.bots.network.features import SIZE
from impera.bots.own import NOBODY
from impera.bots.roster import has_network, maker_of, style_of
from impera.bots.winning import Turn
from impera.engines import cpu, interpreter, layout
from impera.engines.compiled.uniform import begin_game
from impera.notation.cards import EFFECT_OF_NAME
from impera.notation.decisions import answer_to
from impera.notation.options import new_state
from impera.notation.outcome import outcome_of
from impera.notation.seeds import halves
from impera.rules.cards import SEATS
from impera.rules.chance import BOT, next_word, start_stream
from impera.rules.decisions import COPY, INSPIRATION, NOTHING, PERMANENT, PERMANENT_SET
from impera.rules.knowledge import Memory
from impera.rules.state import State, Stream
from impera.views import view_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from impera.analysis.study.cells import Cell
    from impera.bots import Bot
    from impera.bots.own import Present

MODULES = (heuristic, tally, lanes)
# The modules of the bots, in their order, without their own entries.
NETWORK_MODULES = (*library.MODULES[:-1], episode, tally, network_lanes)
TALLY = np.dtype(
    [(name, np.int64, shape) for name, shape in tally.INTEGERS]
    + [(name, np.float64, shape) for name, shape in tally.FLOATS]
)
BOARD = np.dtype(
    [(name, np.int64, shape) for name, shape in tally.GAME_INTEGERS]
    + [(name, np.float64, shape) for name, shape in tally.GAME_FLOATS]
)
Sums = dict[str, Any]
"""A tally as JSON-able data, and how long role 0 thought."""


def is_ready(*, network: bool = False) -> bool:
    """Whether lanes can be played at once; otherwise they are compiled first: half a minute, for the network two."""
    is_compiled = cpu.is_compiled("play_lane", MODULES)
    return is_compiled and (not network or cpu.is_compiled("play_network_lane", NETWORK_MODULES))


def prepare(cell: Cell) -> None:
    """Compile what cells of this kind need, unless that was done before."""
    if cell.asks and not library.is_ready():
        play(cells.cell(2, cells.search(1)), 0, 0, 1)
    elif not cell.asks and not is_ready(network=cell.has_network):
        play(cell, 0, 0, 1)


def play(cell: Cell, seed: int, start: int, games: int, present: Present = NOBODY) -> Sums:
    """Play games `start`, `start + 1`, ... of a cell and return what was counted."""
    if cell.asks:
        return _play_by_bots(cell, seed, start, games, present)
    if cell.has_network:
        return _play_network_lane(cell, seed, start, games)
    return _play_lane(cell, seed, start, games)


class Lane(NamedTuple):
    """The arrays that compiled games are played on; `styles` and `barred` have an entry for each role."""

    states: NDArray[Any]
    streams: NDArray[Any]
    styles: NDArray[Any]
    """How a role plays."""
    barred: NDArray[np.int64]
    """The menu answers that a role never gives, as a set."""
    tallies: NDArray[Any]
    boards: NDArray[Any]

    @classmethod
    def of(cls, cell: Cell) -> Self:
        """The arrays for a cell."""
        states = np.zeros(1, layout.STATE)
        layout.store(states[0], new_state(cell.options))
        return cls(
            states=states,
            streams=np.zeros(1, layout.STREAM),
            styles=styles.records(*(_style(role.bot) for role in cell.roles)),
            barred=np.array([_answers_of(role.without) for role in cell.roles], np.int64),
            tallies=np.zeros(1, TALLY),
            boards=np.zeros(1, BOARD),
        )


class NetworkLane(NamedTuple):
    """The same for games in which the network plays; `temperatures` and `is_veiled` have an entry for each role."""

    states: NDArray[Any]
    streams: NDArray[Any]
    styles: NDArray[Any]
    barred: NDArray[np.int64]
    tallies: NDArray[Any]
    boards: NDArray[Any]
    memories: NDArray[Any]
    hidden: NDArray[Any]
    turn: Turn
    """Its first state is what the seat that decides sees."""
    network: weights.Network
    room: weights.Room
    quantities: NDArray[np.int8]
    temperatures: NDArray[np.int64]
    """In thousandths; BY_HEURISTIC for a role that plays by rules of thumb."""
    is_veiled: NDArray[np.int64]

    @classmethod
    def of(cls, cell: Cell) -> Self:
        """The arrays for a cell."""
        by = [_manner(role.bot) for role in cell.roles]
        return cls(
            *Lane.of(cell),
            memories=np.zeros(1, layout.MEMORY),
            hidden=np.zeros(1, layout.HIDDEN),
            turn=Turn.empty(),
            network=weights.shipped(),
            room=weights.Room(*(part.astype(np.float32) for part in weights.Room.make())),
            quantities=np.zeros((1, SIZE), np.int8),
            temperatures=np.array([network_lanes.BY_HEURISTIC if each is None else each.temperature for each in by]),
            is_veiled=np.array([each is not None and not each.counts for each in by], np.int64),
        )


def _style(bot: str) -> styles.Style:
    """The rules of thumb of a bot, if it plays by any; `uniform` is one that never thinks of them."""
    return styles.TUNED._replace(lapse=1_000) if bot == UNIFORM else style_of(bot) or styles.TUNED


def _manner(bot: str) -> manners.Manner | None:
    """How a bot plays by the network; None if it does not."""
    maker = maker_of(bot) if has_network(bot) else None
    return maker if isinstance(maker, manners.Manner) else None


def _play_lane(cell: Cell, seed: int, start: int, games: int) -> Sums:
    lane = Lane.of(cell)
    cpu.functions(MODULES)["play_lane"](lane, *halves(seed), start, cell.seatings, games)
    return _sums(lane.tallies[0])


def _play_network_lane(cell: Cell, seed: int, start: int, games: int) -> Sums:
    lane = NetworkLane.of(cell)
    cpu.functions(NETWORK_MODULES)["play_network_lane"](lane, *halves(seed), start, cell.seatings, games)
    return _sums(lane.tallies[0])


def _answers_of(effect: str | None) -> int:
    """The menu answers that use an effect, the seat's own or copied, as a set."""
    if effect is None:
        return 0
    number = EFFECT_OF_NAME[effect]
    if number == INSPIRATION:
        return sum(PERMANENT_SET << COPY + PERMANENT * seat for seat in range(SEATS))
    copies = sum(1 << COPY + PERMANENT * seat + number for seat in range(SEATS)) if number < PERMANENT else 0
    return 1 << number | copies


def _play_by_bots(cell: Cell, seed: int, start: int, games: int, present: Present) -> Sums:
    counted = np.zeros(1, TALLY).view(np.recarray)[0]
    board = np.zeros(1, BOARD).view(np.recarray)[0]
    thought = [0, 0.0]
    _warm_up(cell)
    for number in range(start, start + games):
        board.seating = number % cell.seatings
        tally.begin(board)
        seats = [_bot(cell, seed, number, seat, present) for seat in range(cell.options.players)]
        _play_game(cell, seed, number, seats, counted, board, thought)
    return {**_sums(counted), "thought_decisions": thought[0], "thought_seconds": thought[1]}


def _play_game(  # noqa: PLR0913, PLR0917 - what one game needs
    cell: Cell, seed: int, number: int, seats: list[Bot], counted: Any, board: Any, thought: list[Any]
) -> None:
    """Play one game between bots, each of which gets its view and nothing else."""
    rules = interpreter.plain()
    state, memory, stream = new_state(cell.options), Memory(), Stream()
    begin_game(state, stream, *halves(seed), number // cell.seatings)
    with _programs_end(seats, state) as players:
        while state.ask != NOTHING:
            role = (state.seat + int(board.seating)) % cell.sides
            word = rules.legal_word(state)
            view = view_of(state, memory, cell.options, state.seat)
            began = time.perf_counter()
            answer = answer_to(state.ask, players[state.seat].decide(view))
            if role == 0 and word & (word - 1):
                thought[0] += 1
                thought[1] += time.perf_counter() - began
            tally.note_decision(counted, board, state, word, answer)
            rules.act_and_learn(memory, state, answer)
    tally.note_game(counted, board, state, cell.seatings)


@contextmanager
def _programs_end(bots: list[Bot], state: State) -> Iterator[list[Bot]]:
    """The bots of a game. Those that are programs are told how it ended; they are ended too, unless they stay."""
    programs = [bot for bot in bots if isinstance(bot, External)]
    with ExitStack() as leaving:
        for program in programs:
            leaving.enter_context(program)
        yield bots
        for program in programs:
            program.over(outcome_of(state))


def _bot(cell: Cell, seed: int, number: int, seat: int, present: Present) -> Bot:
    """The bot of a seat, with its own stream of chance in every game."""
    stream = Stream()
    start_stream(stream, *halves(seed), BOT, number * SEATS + seat)
    role = cell.roles[(seat + number % cell.seatings) % cell.sides]
    drawn: int = next_word(stream)
    return entrant(role.bot).make(drawn, Limits(), present)


@functools.cache
def _warm_up(cell: Cell) -> None:
    """Let the bots decide once in this process, so that loading compiled code is not counted as thinking.

    Objects are here already.
    """
    state, stream = new_state(cell.options), Stream()
    begin_game(state, stream, 0, 0, 0)
    loaded = [found for role in set(cell.roles) if not (found := entrant(role.bot)).is_object]
    with _programs_end([each.make(0, Limits()) for each in loaded], state) as bots:
        for bot in bots:
            bot.decide(view_of(state, Memory(), cell.options, state.seat))


def _sums(counted: Any) -> Sums:
    """Sums as JSON-able data."""
    return {name: counted[name].tolist() for name in TALLY.names or ()}


def added(parts: list[Sums]) -> Sums:
    """The sums of several pieces together."""
    total: dict[str, Any] = {}
    for part in parts:
        for name, value in part.items():
            total[name] = total.get(name, 0) + np.asarray(value)
    return {name: value.tolist() for name, value in total.items()}
