"""Finds puzzles in games between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from impera import bots
from impera.bots.compiled.gain import could_win
from impera.bots.roster import LEVELS
from impera.bots.winning import at_turn, fewest_unseen, winning_answer
from impera.engines import interpreter
from impera.engines.compiled.uniform import begin_game
from impera.errors import BadOptions
from impera.game import position
from impera.notation.cards import DOMAIN_NAMES, EFFECT_NAMES, EFFECT_OF_NAME
from impera.notation.decisions import answer_to
from impera.notation.options import Options, new_state
from impera.notation.seeds import halves
from impera.puzzles.goals import GOALS, HOPELESS, may_be_last, threatened
from impera.puzzles.seating import renumbered
from impera.puzzles.shape import Puzzle
from impera.puzzles.solving import Choice, Solver, TooLong, TurnState, choice_of, shortest, told_apart
from impera.rules.cards import DOMAINS, SEATS
from impera.rules.chance import BOT, below, next_word, start_stream
from impera.rules.decisions import CHOOSE_DOMAIN, CHOOSE_PLACE, CHOOSE_SEAT, END, MENU, NOTHING, PLAY, PLAY_MORE
from impera.rules.knowledge import Memory
from impera.rules.state import Stream
from impera.views import view_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.puzzles.shape import Goal
    from impera.rules.state import State

PLAYERS = (2, 3, 4)

# How many moments of a turn are tried. Turns in which the game may be scored are the longest.
MOST, MOST_OF_LAST = 250, 4_000
# A deck that lasts for two turns, whatever they draw.
_LASTING_DECK = 24
# With fewer answers there is nothing to find out.
_FEWEST_ANSWERS = 3
# A card and the end are no puzzle.
_FEWEST_DECISIONS = 3
# The questions whose answers in a solution must be necessary.
_NECESSARY = (PLAY, PLAY_MORE, MENU, CHOOSE_DOMAIN, CHOOSE_SEAT, CHOOSE_PLACE)


SEED = 1


class Search(NamedTuple):
    """Where to look for puzzles."""

    seed: int = SEED
    levels: tuple[str, ...] = LEVELS
    """Who plays the games: bots of these levels."""
    effects: tuple[str, ...] = ()
    """Only moments are tried at which one of these can be used; if there are none, all moments."""

    @classmethod
    def make(cls, seed: int, levels: Sequence[str], effects: Sequence[str]) -> Search:
        """A search; with no level named, bots of all levels play. Raises BadOptions."""
        for level in levels:
            bots.make(level, seed=0)  # knows what is wrong with a name
        unknown = [effect for effect in effects if effect not in EFFECT_NAMES]
        if unknown:
            message = f"no such effect: {unknown[0]!r}; effects are {', '.join(EFFECT_NAMES)}"
            raise BadOptions(message)
        return cls(seed, tuple(levels) or LEVELS, tuple(effects))

    def covers(self, s: State) -> bool:
        """Whether a moment is to be tried."""
        if not self.effects:
            return s.ask in (PLAY, MENU)
        wanted = {EFFECT_OF_NAME[effect] for effect in self.effects}
        return s.ask == MENU and any(choice_of(s, answer).chosen in wanted for answer in told_apart(s))


def find(search: Search, players: int, game: int) -> list[Puzzle]:
    """The puzzles of one game between bots, at most one from each turn."""
    rules = interpreter.plain()
    options = Options.make(players=players)
    state, memory, stream = new_state(options), Memory(), Stream()
    begin_game(state, stream, *halves(search.seed), game)
    seated = _seated(search, players, game)
    found: list[Puzzle] = []
    searched = 0  # the last turn that a puzzle was found in
    while state.ask != NOTHING:
        if state.turn != searched and search.covers(state):
            puzzle = puzzle_at(state, memory, options)
            if puzzle is not None:
                found.append(puzzle)
                searched = state.turn
        decision = seated[state.seat].decide(view_of(state, memory, options, state.seat))
        rules.act_and_learn(memory, state, answer_to(state.ask, decision))
    return found


def _seated(search: Search, players: int, game: int) -> list[bots.Bot]:
    """A bot of any of the levels for each seat."""
    seated = []
    for seat in range(players):
        stream = Stream()
        start_stream(stream, *halves(search.seed), BOT, game * SEATS + seat)
        level = search.levels[below(stream, len(search.levels))]
        seated.append(bots.make(level, seed=next_word(stream)))
    return seated


def puzzle_at(s: State, memory: Memory, options: Options) -> Puzzle | None:
    """The puzzle that a moment is, if it is one."""
    if len(told_apart(s)) < _FEWEST_ANSWERS:
        return None
    moment = TurnState(s, memory)
    seen, hidden = moment.observed()
    if may_be_last(s) or winning_answer(seen, hidden) is not None:
        return proved(renumbered(position.write(s, memory, options)), "win")
    if s.deck_n > _LASTING_DECK and not any(could_win(seen, hidden, domain) for domain in range(DOMAINS)):
        domain = threatened(s, memory)
        if domain is not None and not _others_threaten(moment):
            return proved(renumbered(position.write(s, memory, options)), "stop", DOMAIN_NAMES[domain])
    return None


def proved(data: dict[str, Any], goal: Goal, domain: str | None = None, most: int | None = None) -> Puzzle | None:
    """The puzzle of a position, if it can be proved that there is one way to the goal and no other."""
    state, memory, _ = position.read(data)
    usual = MOST_OF_LAST if may_be_last(state) else MOST
    try:
        only = only_way(TurnState(state, memory), goal, usual if most is None else most)
    except TooLong:
        return None
    if only is None or len(only.words) < _FEWEST_DECISIONS:
        return None
    return Puzzle(
        goal=goal,
        position=data,
        solution=only.words,
        tried=only.tried,
        domain=domain,
    )


class OnlyWay(NamedTuple):
    """The one way to a goal."""

    words: tuple[str, ...]
    tried: int
    """How many moments were tried to prove it."""


def only_way(moment: TurnState, goal: Goal, most: int) -> OnlyWay | None:
    """The way to the goal, if every other one is the same with something superfluous; None if not. Raises TooLong.

    Each card it plays, each effect it uses and each place it chooses is necessary: without it the goal is out of reach
    in every redeal. What it pays and gives away need not be.
    """
    solver = Solver(GOALS[goal], moment, most)
    way = shortest(solver)
    if way is None:
        return None
    tried = solver.tried
    for choice in {each for each in way.choices if each.ask in _NECESSARY and each != Choice(MENU, END)}:
        without = Solver(GOALS[goal], moment, most, choice)
        if without.value(moment) != HOPELESS:
            return None
        tried += without.tried
    return OnlyWay(way.words, tried)


def _others_threaten(moment: TurnState) -> bool:
    """Whether somebody after the next player could win for certain too: then one stop would not be enough."""
    seen, hidden = moment.observed()
    for distance in range(2, seen.players):
        s = at_turn(seen, hidden, (seen.seat + distance) % seen.players)
        for domain in range(DOMAINS):
            way = fewest_unseen(s, hidden, domain) if could_win(s, hidden, domain) else None
            if way is not None and way.unseen == 0:
                return True
    return False
