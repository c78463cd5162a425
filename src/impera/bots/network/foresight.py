"""Chances by a network that looks one round ahead (`impera.bots.compiled.foresight`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self

import numpy as np

from impera.bots import library
from impera.bots.network import weights
from impera.bots.network.features import SIZE
from impera.bots.redeals import Redeals
from impera.engines import layout
from impera.engines.c.types import array_of
from impera.notation.seeds import halves
from impera.rules.cards import SEATS
from impera.rules.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from impera.engines.c.types import Array
    from impera.rules.observe import Hidden
    from impera.rules.state import State


class Round(NamedTuple):
    """Arrays for the compiled function that plays a round."""

    memories: NDArray[Any]
    """The ledger as it is observed, and the one that is kept while playing."""
    ledgers: NDArray[Any]
    """The same two as rows of bytes."""
    seen: NDArray[Any]
    """What the seat that decides sees; one entry."""
    hidden: NDArray[Any]
    """What is hidden from it; one entry."""
    quantities: NDArray[np.int8]
    """What the network sees; one row."""
    began: NDArray[np.int64]
    """The seat whose round it is, and the turn in which it begins."""
    passes: NDArray[np.int64]
    """How often the network was asked; one entry."""
    expected: NDArray[np.float64]
    """For each row and seat, the value of the network, or the share of the victory if the game is over."""
    is_over: NDArray[np.int8]
    """For each row, whether the game is over."""

    @classmethod
    def empty(cls, rows: int) -> Self:
        """Arrays without an observation, for so many rows of results."""
        memories = np.zeros(2, layout.MEMORY)
        return cls(
            memories=memories,
            ledgers=memories.view(np.int8).reshape(2, -1),
            seen=np.zeros(1, layout.STATE),
            hidden=np.zeros(1, layout.HIDDEN),
            quantities=np.zeros((1, SIZE), np.int8),
            began=np.zeros(2, np.int64),
            passes=np.zeros(1, np.int64),
            expected=np.zeros((rows, SEATS)),
            is_over=np.zeros(rows, np.int8),
        )

    @classmethod
    def arrays(cls, records: Mapping[str, Array]) -> dict[str, Array]:
        """How each is stored; arrays of records are given by name."""
        numbers = {
            "ledgers": array_of("i1", layout.MEMORY.itemsize),
            "quantities": array_of("i1", SIZE),
            "began": array_of("i8"),
            "passes": array_of("i8"),
            "expected": array_of("f8", SEATS),
            "is_over": array_of("i1"),
        }
        return {name: numbers.get(name) or records[name] for name in cls._fields}


class Foresight:
    """What each seat can expect a round after an observation."""

    def __init__(self, seed: int, network: weights.Network | None = None) -> None:
        """By the network of this package, unless another is given; the seed fixes the redeals."""
        self._halves = halves(seed)
        self._network = weights.shipped() if network is None else network
        self._room = weights.Room.make()
        self._deals = Redeals.empty()
        self._round = Round.empty(1)

    @property
    def passes(self) -> int:
        """How often the network was asked since the observation: what it cost."""
        return int(self._round.passes[0])

    def begin(self, seen: State, hidden: Hidden, known: Mapping[int, State]) -> None:
        """Take an observation, and what each seat knows of the hands of others, as far as that is known."""
        self._deals.begin(seen, hidden, *self._halves)
        self._round.passes[0] = 0
        self._round.began[:] = seen.seat, seen.turn
        self._round.memories[0] = 0
        memory = self._round.memories[0]
        memory["kept_age"] = hidden.kept_age
        for viewer, observed in known.items():
            memory["known"][viewer, : seen.players] = observed.hand[: seen.players]
            memory["known"][viewer, viewer] = 0

    def expected(self, index: int, answer: int = NOBODY) -> NDArray[np.float64]:
        """Every seat's chance a round after an answer, or after none, in the redeal of an index; nan if it is unknown.

        A seat that only ever has one answer says nothing about its chance.
        """
        found = self._round.expected
        found[:] = np.nan
        library.functions()["foresee_at"](
            self._deals, self._round, self._network, self._room, answer, 0, *self._halves, index
        )
        players = int(self._deals.states[0]["players"])
        row = found[0, :players]
        return row.copy() if self._round.is_over[0] else chance_of(row)


def chance_of(value: NDArray[np.float64]) -> NDArray[np.float64]:
    """The chance to win that a value of the network stands for."""
    chance: NDArray[np.float64] = (1 + np.tanh(value)) / 2
    return chance
