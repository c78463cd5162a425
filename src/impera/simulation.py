"""Many games of uniform random play at once, on all cores or on a GPU."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple, Unpack

import numpy as np

from impera.compiling import CLUSTER_MESSAGE, NOTICE
from impera.engines import ENGINES, Engine
from impera.errors import BadOptions, EngineUnavailable
from impera.notation.chosen import Chosen
from impera.notation.keywords import spelled_out
from impera.notation.options import Options, new_state
from impera.notation.seeds import halves
from impera.rules.state import Stream
from impera.workers import On, open_pool

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray


# Games per piece of work: long enough to hide its cost, short enough for a lively progress bar and a quick Ctrl-C.
PIECE = {"python": 50, "numba": 5_000, "cuda": 1_000_000}
# On a cluster a piece also has to travel.
CLUSTER_PIECE = {"python": 200, "numba": 50_000}


class Simulation(NamedTuple):
    """The results of a simulation: arrays with one entry per game, in the order of the games.

    `winners[game, seat]` is true for every seat that won, `reasons` are the numbers of `impera.rules.state` (1
    hegemony, 2 majority, 3 turn-limit), and `fingerprints` tell games with different decisions apart.
    """

    winners: NDArray[np.bool_]
    turns: NDArray[np.int32]
    decisions: NDArray[np.int32]
    reasons: NDArray[np.uint8]
    fingerprints: NDArray[np.int32]
    elapsed: float
    interrupted: bool

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.turns)


@spelled_out(Chosen)
def simulate(  # noqa: PLR0913 - each is a separate choice, named by the caller
    *,
    games: int,
    seed: int = 0,
    engine: Engine = "numba",
    workers: int | None = None,
    on: On = "here",
    progress: Callable[[int, int], object] | None = None,
    **options: Unpack[Chosen],
) -> Simulation:
    """Play games uniformly at random and return who won, why, and how long they took.

    The results depend only on the seed and the options, not on the engine, the machine or the number of workers (by
    default, all cores). `on="ray"` plays the games on a Ray cluster. `progress` is called with the games done and the
    total. On Ctrl-C the games played so far, without gaps, are returned, with `interrupted` set.
    """
    chosen = Options.make(**options)
    if type(games) is not int or games < 0:
        message = f"games must be a whole number and not negative: {games!r}"
        raise BadOptions(message)
    if engine not in ENGINES:
        message = f"engine must be one of {', '.join(ENGINES)}, not {engine!r}"
        raise BadOptions(message)
    if engine == "cuda" and on != "here":
        message = "a GPU plays where it is: a cluster plays on CPUs"
        raise BadOptions(message)
    halves(seed)
    outcomes = np.zeros((2, games), np.uint8)
    counts = np.zeros((3, games), np.int32)
    began = time.perf_counter()
    done, interrupted = 0, False
    try:
        job = _Job(engine, chosen, seed, 1 if engine == "cuda" else workers, on)
        for done in job.fill(outcomes, counts):
            if progress is not None:
                progress(done, games)
    except KeyboardInterrupt:
        interrupted = True
    elapsed = time.perf_counter() - began
    return _results(outcomes[:, :done], counts[:, :done], chosen.players, elapsed, interrupted=interrupted)


def _results(
    outcomes: NDArray[np.uint8], counts: NDArray[np.int32], players: int, elapsed: float, *, interrupted: bool
) -> Simulation:
    winners, reasons = outcomes
    turns, decisions, fingerprints = counts
    by_seat = (winners[:, np.newaxis] >> np.arange(players, dtype=np.uint8) & 1).astype(np.bool_)
    return Simulation(by_seat, turns, decisions, reasons, fingerprints, elapsed, interrupted)


Piece = tuple["NDArray[np.uint8]", "NDArray[np.int32]"]


class _Job(NamedTuple):
    """What to simulate, and who does it."""

    engine: Engine
    options: Options
    seed: int
    workers: int | None
    on: On

    def fill(self, outcomes: NDArray[np.uint8], counts: NDArray[np.int32]) -> Iterator[int]:
        """Fill the results piece by piece; yields how many games are done, without gaps."""
        size = (PIECE if self.on == "here" else CLUSTER_PIECE)[self.engine]
        games = outcomes.shape[1]
        pieces = [(start, min(size, games - start)) for start in range(0, games, size)]
        finished: set[int] = set()
        done = 0
        processes = self.engine == "python" and self.workers != 1  # one worker may be this process
        with open_pool(self.on, workers=self.workers, processes=processes) as pool:
            if self.on != "here" and self.engine != "python":
                NOTICE.give(CLUSTER_MESSAGE)
            for piece, (winners, numbers) in pool.run(self.play, pieces):
                start, number = piece
                places = slice(start, start + number)
                outcomes[:, places], counts[:, places] = winners.T, numbers.T
                finished.add(start)
                while done in finished:
                    done = min(done + size, games)
                yield done

    def play(self, start: int, games: int) -> Piece:
        """One piece of the work."""
        return _PLAYERS[self.engine](self.options, self.seed, start, games)


def _empty(games: int) -> Piece:
    return np.zeros((games, 2), np.uint8), np.zeros((games, 3), np.int32)


def _play_python(options: Options, seed: int, start: int, games: int) -> Piece:
    from impera.engines import interpreter  # noqa: PLC0415

    outcomes, counts = _empty(games)
    interpreter.plain().play_games([new_state(options)], [Stream()], *halves(seed), start, outcomes, counts)
    return outcomes, counts


def _play_numba(options: Options, seed: int, start: int, games: int) -> Piece:
    from impera.engines import cpu, layout  # noqa: PLC0415 - loading the compiler takes half a second

    states, streams = np.zeros(1, layout.STATE), np.zeros(1, layout.STREAM)
    layout.store(states[0], new_state(options))
    outcomes, counts = _empty(games)
    cpu.functions()["play_games"](states, streams, *halves(seed), start, outcomes, counts)
    return outcomes, counts


def _play_cuda(options: Options, seed: int, start: int, games: int) -> Piece:
    try:
        from impera.engines import gpu  # noqa: PLC0415
    except ImportError as error:
        message = f"the cuda engine needs the extra impera[cuda]: {error}"
        raise EngineUnavailable(message) from error
    return gpu.play_games(new_state(options), seed, start, games)


_PLAYERS: dict[Engine, Callable[[Options, int, int, int], Piece]] = {
    "python": _play_python,
    "numba": _play_numba,
    "cuda": _play_cuda,
}
