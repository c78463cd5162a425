"""Ways to reach a hegemony in one turn, found by trying the rules (`impera.bots.compiled.winning`)."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from impera.bots import library
from impera.bots.compiled import winning
from impera.bots.compiled.gain import could_win
from impera.bots.compiled.threats import turn_to
from impera.engines import layout
from impera.rules.cards import DOMAINS
from impera.rules.observe import HIDDEN_FIELDS
from impera.rules.state import NOBODY

if TYPE_CHECKING:
    from typing import Self

    from numpy.typing import NDArray

    from impera.rules.observe import Hidden
    from impera.rules.state import State


class Way(NamedTuple):
    """A way to win: its first answer, how many unseen cards of the Domain it needs, and its effects, in order."""

    first: int
    """NOBODY if step 1 is played with an unseen card."""
    unseen: int
    effects: tuple[tuple[int, int], ...]
    """Each with the seat it is copied from, or NOBODY."""


class Turn(NamedTuple):
    """The arrays in which a turn is searched; the first state is the position."""

    states: NDArray[Any]
    words: NDArray[np.int64]
    """The states as rows of 64-bit words."""
    moments: NDArray[Any]
    waiting: NDArray[np.int64]
    places: NDArray[np.int32]
    sizes: NDArray[np.int64]

    @classmethod
    def empty(cls) -> Self:
        """A turn without a position. The memory is only touched as far as the search goes."""
        states = np.zeros(winning.ROOM, layout.STATE)
        return cls(
            states=states,
            words=states.view(np.int64).reshape(winning.ROOM, -1),
            moments=np.zeros(winning.ROOM, library.MOMENT),
            waiting=np.zeros(winning.ROOM, np.int64),
            places=np.zeros(winning.PLACES, np.int32),
            sizes=np.zeros(winning.SIZES, np.int64),
        )


class _Room(threading.local):
    """Where turns are searched, one for each thread. Making one each time would take longer than most searches."""

    def __init__(self) -> None:
        super().__init__()
        self.turn, self.hidden = Turn.empty(), np.zeros(1, layout.HIDDEN)

    def at(self, state: State, hidden: Hidden) -> tuple[Turn, NDArray[Any]]:
        """The turn at a position, and what is hidden there."""
        self.turn.states[0] = layout.values(state)
        self.hidden[0] = layout.values(hidden, HIDDEN_FIELDS)
        return self.turn, self.hidden


_ROOM = _Room()


def at_turn(seen: State, hidden: Hidden, seat: int) -> State:
    """The table as a seat would find it if its next turn began now; for the active seat, as it is."""
    s: State = seen.copy()
    turn_to(s, hidden, seat)
    return s


def fewest_unseen(s: State, hidden: Hidden, domain: int) -> Way | None:
    """The way to a hegemony that needs the fewest unseen cards, all of that Domain; None if none is found."""
    turn, record = _ROOM.at(s, hidden)
    found = library.functions()["fewest_unseen_at"](turn, record, domain)
    if found == NOBODY:
        return None
    moment = turn.moments[found]
    number = int(moment["effects"])
    effects = zip(moment["effect"][:number].tolist(), moment["source"][:number].tolist(), strict=True)
    return Way(int(moment["first"]), int(moment["unseen"]), tuple(effects))


def winning_answer(seen: State, hidden: Hidden) -> int | None:
    """The first answer of a certain win this turn for the viewer, who decides; None if none is found."""
    if not any(could_win(seen, hidden, domain) for domain in range(DOMAINS)):
        return None  # usually: this costs less than moving the state to where compiled code can read it
    answer: int = library.functions()["winning_answer_at"](*_ROOM.at(seen, hidden))
    return None if answer == NOBODY else answer
