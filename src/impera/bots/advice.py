"""Advice by the compiled bots: hints, threats and reviews as rows of numbers (`impera.bots.compiled.report`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self

import numpy as np

from impera.bots import library
from impera.bots.compiled import blocking, comparison, outlook, review, threats
from impera.bots.compiled.odds import MOST_CARDS
from impera.bots.network import weights
from impera.bots.network.foresight import Round
from impera.bots.redeals import Redeals
from impera.bots.winning import Turn
from impera.engines import layout
from impera.engines.c.types import array_of
from impera.notation.seeds import halves
from impera.rules.cards import SEATS
from impera.rules.knowledge import MEMORY_FIELDS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from impera.engines.c.types import Array
    from impera.rules.knowledge import Memory
    from impera.rules.observe import Hidden
    from impera.rules.state import State

_ROWS = review.KEPT + review.MOST_SURPRISES + 1
# Numbers of a report: hints have at most three for each answer, reviews some for each turn and more for their costs.
_LEAST_ROOM = 1024


class Desk(NamedTuple):
    """Arrays in which compiled functions compare decisions, look for threats and replay games."""

    states: NDArray[Any]
    """Tables after a decision that is tried; games that are reviewed."""
    words: NDArray[np.int64]
    """The states as rows of 64-bit words."""
    memories: NDArray[Any]
    """The ledgers of the games."""
    ledgers: NDArray[np.int8]
    """The same as rows of bytes."""
    threats: NDArray[Any]
    costs: NDArray[Any]
    surprises: NDArray[np.int64]
    """Rows of `costs`, the greatest surprise first."""
    order: NDArray[np.int64]
    """Rows of something else, the first one first."""
    answers: NDArray[np.int64]
    logits: NDArray[np.float64]
    """How the network likes each answer."""
    values: NDArray[np.float64]
    """The chance of each answer in each redeal."""
    left: NDArray[np.int64]
    """The answers that are still to be tried at each of several tables, as sets."""
    redeals: NDArray[np.int64]
    """In how many redeals each answer was compared."""
    chances: NDArray[np.float64]
    """What came of it."""
    sides: NDArray[np.float64]
    """What the seats of each side expect."""
    odds: NDArray[np.float64]

    @classmethod
    def empty(cls) -> Self:
        """Arrays with nothing in them."""
        states, memories = np.zeros(_ROWS, layout.STATE), np.zeros(_ROWS, layout.MEMORY)
        kinds = {"f8": np.float64, "i8": np.int64}
        return cls(
            states=states,
            words=states.view(np.int64).reshape(_ROWS, -1),
            memories=memories,
            ledgers=memories.view(np.int8).reshape(_ROWS, -1),
            threats=np.zeros(threats.MOST_THREATS + 1, library.THREAT),
            costs=np.zeros(review.MOST_SURPRISES + 1, library.COST),
            **{name: np.zeros(shape, kinds[kind]) for name, (kind, *shape) in cls.numbers().items()},
        )

    @classmethod
    def numbers(cls) -> dict[str, tuple[Any, ...]]:
        """The arrays of plain numbers: NumPy's code for them, and their shape."""
        return {
            "surprises": ("i8", review.MOST_SURPRISES + 1),
            "order": ("i8", comparison.MOST_ANSWERS),
            "answers": ("i8", comparison.MOST_ANSWERS),
            "logits": ("f8", comparison.MOST_ANSWERS),
            "values": ("f8", comparison.MOST_ANSWERS, outlook.MOST_REDEALS),
            "left": ("i8", blocking.MOST_DEEP + 1),
            "redeals": ("i8", comparison.MOST_ANSWERS),
            "chances": ("f8", comparison.MOST_ANSWERS),
            "sides": ("f8", SEATS),
            "odds": ("f8", MOST_CARDS),
        }

    @classmethod
    def arrays(cls, records: Mapping[str, Array]) -> dict[str, Array]:
        """How each is stored; arrays of records are given by name."""
        plain = {name: array_of(kind, *shape[1:]) for name, (kind, *shape) in cls.numbers().items()}
        plain["ledgers"] = array_of("i1", layout.MEMORY.itemsize)
        return {name: plain.get(name) or records[name] for name in cls._fields}


class Report(NamedTuple):
    """A row of numbers that is written by compiled functions."""

    numbers: NDArray[np.int32]
    size: NDArray[np.int64]
    """How many there are; one entry."""

    @classmethod
    def empty(cls, room: int = _LEAST_ROOM) -> Self:
        """A report with room for this many numbers."""
        return cls(np.zeros(room, np.int32), np.zeros(1, np.int64))

    @classmethod
    def arrays(cls) -> dict[str, Array]:
        """How each is stored."""
        return {"numbers": array_of("i4"), "size": array_of("i8")}

    def reader(self) -> Callable[[], int]:
        """A function that returns the next number each time."""
        numbers: list[int] = self.numbers[: int(self.size[0])].tolist()
        return iter(numbers).__next__


class Advisor:
    """The arrays that advice needs. It is made for one question: the memory is only touched as far as that goes."""

    def __init__(self, seed: int = 0) -> None:
        """Advice by the network of this package; the seed fixes the redeals."""
        self._halves = halves(seed)
        self._deals = Redeals.empty()
        self._turn = Turn.empty()
        self._desk = Desk.empty()

    def _network(self) -> tuple[Any, ...]:
        return Round.empty(1), weights.shipped(), weights.Room.make()

    def threats(self, seen: State, hidden: Hidden) -> Callable[[], int]:
        """Who could win on the next turn, as `impera.analysis.Threats`."""
        report = Report.empty()
        self._deals.begin(seen, hidden, *self._halves)
        library.functions()["threats_at"](self._deals, self._turn, self._desk, report)
        return report.reader()

    def hint(self, seen: State, hidden: Hidden, passes: int) -> Callable[[], int]:
        """Every decision of the seat that decides, as `impera.analysis.Hint`, after about `passes` passes."""
        report = Report.empty()
        self._deals.begin(seen, hidden, *self._halves)
        given = (self._deals, self._turn, *self._network(), self._desk, report)
        library.functions()["hint_at"](*given, passes, *self._halves)
        return report.reader()

    def review(self, state: State, memory: Memory, decisions: Sequence[int], passes: int) -> Callable[[], int]:
        """The review of a game that begins so, by the numbers of its decisions, as `impera.analysis.Review`."""
        report = Report.empty(_LEAST_ROOM + (review.POINT + SEATS) * (len(decisions) + 1))
        layout.store(self._desk.states[review.GAME], state)
        layout.store(self._desk.memories[review.GAME], memory, MEMORY_FIELDS)
        given = (self._deals, self._turn, *self._network(), self._desk, report, np.array(decisions, np.int64))
        library.functions()["review_at"](*given, passes, *self._halves)
        return report.reader()
