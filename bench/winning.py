"""The search for a win this turn, the same source interpreted and as machine code, at the positions of the bots' tests.

Each position is searched once to warm up, then timed by CPU time, the best of several tries; the two take turns. Both
should find the same answer. What the library takes includes moving the state into its arrays, as bots do. Where a quick
look shows that nobody can win, nothing is searched, and that position is left out.
"""

from __future__ import annotations

import time
from functools import partial
from statistics import mean, median
from typing import TYPE_CHECKING, Any

from bench.timing import row
from impera import Game
from impera.bots import winning as by_library
from impera.bots.compiled import winning
from impera.bots.compiled.gain import could_win
from impera.rules.cards import AGES, DOMAINS
from impera.rules.state import NOBODY
from impera.views import decode
from tests.bots.positions import BLOCKS, WINS, positions

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from impera.rules.observe import Hidden
    from impera.rules.state import State

TRIES = 5


class Moment:
    """A moment as an object (`winning.MOMENT_FIELDS`)."""

    def __init__(self) -> None:
        """All zeros."""
        self.spare = [0] * AGES
        self.first = self.unseen = self.effects = 0
        self.effect = [0] * winning.MOST_EFFECTS
        self.source = [0] * winning.MOST_EFFECTS


class Row:
    """The words of a state, to the interpreter one word: copying it copies the state."""

    def __init__(self, states: list[State], place: int) -> None:
        """The row of the state at a place."""
        self._states, self._place = states, place

    def __len__(self) -> int:
        """One word."""
        return 1

    def __getitem__(self, _: int) -> State:
        """The state itself."""
        return self._states[self._place]

    def __setitem__(self, _: int, state: State) -> None:
        """A copy of that state comes here."""
        self._states[self._place] = state.copy()


class Turn:
    """The arrays of a turn (`impera.bots.winning.Turn`) as lists; the memory is used again by the next search."""

    def __init__(self, state: State) -> None:
        """Room for a search; any state will do."""
        self.states = [state] * winning.ROOM
        self.words = [Row(self.states, place) for place in range(winning.ROOM)]
        self.moments = [Moment() for _ in range(winning.ROOM)]
        self.waiting = [0] * winning.ROOM
        self.places = [0] * winning.PLACES
        self.sizes = [0] * winning.SIZES


def run() -> None:
    """Time both at every position."""
    every = [decode(Game.from_position(each.data()).view(0)) for each in _positions()]
    at = [(seen, hidden) for seen, hidden in every if _is_searched(seen, hidden)]
    turn = Turn(at[0][0])
    spent: dict[str, list[float]] = {"interpreted": [], "library": []}
    unequal = 0
    for seen, hidden in at:
        searches = {
            "interpreted": partial(_interpreted, turn, seen, hidden),
            "library": partial(by_library.winning_answer, seen, hidden),
        }
        unequal += len({search() for search in searches.values()}) > 1
        for name, best in _timed(searches).items():
            spent[name].append(best)
    for name, each in spent.items():
        figures = f"{mean(each):.2f}, {median(each):.2f}, {max(each):.2f} ms"
        row(f"{name}: mean, median, longest", figures, f"{len(at)} of {len(every)} positions")
    slower = sum(own > other for own, other in zip(spent["library"], spent["interpreted"], strict=True))
    row("positions at which the library is slower", f"{slower}", f"of {len(at)}")
    row("positions at which they find different answers", f"{unequal}", "goal: 0")


def _positions() -> list[Any]:
    return [each for pictures in (WINS, BLOCKS) for players in (2, 3, 4) for each in positions(pictures, players)]


def _is_searched(seen: State, hidden: Hidden) -> bool:
    return any(could_win(seen, hidden, domain) for domain in range(DOMAINS))


def _interpreted(turn: Turn, seen: State, hidden: Hidden) -> int | None:
    """As `impera.bots.winning.winning_answer`, without machine code."""
    if not _is_searched(seen, hidden):
        return None
    turn.states[0] = seen
    answer: int = winning.winning_answer(turn, hidden)
    return None if answer == NOBODY else answer


def _timed(searches: Mapping[str, Callable[[], int | None]]) -> dict[str, float]:
    """The best time of each search in milliseconds."""
    best = dict.fromkeys(searches, float("inf"))
    for _ in range(TRIES):
        for name, search in searches.items():
            began = time.process_time_ns()
            search()
            best[name] = min(best[name], (time.process_time_ns() - began) / 1e6)
    return best
