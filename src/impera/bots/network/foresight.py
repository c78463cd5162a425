"""What looking one round ahead with a network needs (`impera.bots.compiled.foresight`), as arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self

import numpy as np

from impera.bots.network.features import SIZE
from impera.engines import layout
from impera.engines.c.types import array_of
from impera.rules.cards import SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from impera.engines.c.types import Array


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
    """The seat whose round this is, and the turn in which the round begins."""
    passes: NDArray[np.int64]
    """How often the network was asked; one entry."""
    expected: NDArray[np.float64]
    """For each row and seat, the value of the network, or the share of the victory if the game is over."""
    is_over: NDArray[np.int8]
    """For each row, whether the game is over."""

    @classmethod
    def empty(cls, rows: int) -> Self:
        """Arrays for this many rows of results, without an observation yet."""
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
