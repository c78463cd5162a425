"""What redealing from an observation needs: an observation, a state to play on, and chance, as arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from impera.engines import layout
from impera.rules.chance import BOT, start_stream
from impera.rules.observe import HIDDEN_FIELDS
from impera.rules.state import Stream

if TYPE_CHECKING:
    from typing import Any, Self

    from numpy.typing import NDArray

    from impera.rules.observe import Hidden
    from impera.rules.state import State

    Array = NDArray[Any]


class Redeals(NamedTuple):
    """Arrays for the compiled functions that redeal (`impera.bots.compiled.deals`)."""

    states: Array
    """The observation, and the state that is drawn from it and played on."""
    words: Array
    """The same two as rows of 64-bit words."""
    hidden: Array
    """How much is hidden where; one entry."""
    urns: Array
    """Where cards are drawn from; one entry."""
    streams: Array
    """The chance of deals and of play; one entry."""

    @classmethod
    def empty(cls) -> Self:
        """Arrays without an observation."""
        states = np.zeros(2, layout.STATE)
        return cls(
            states=states,
            words=states.view(np.int64).reshape(2, -1),
            hidden=np.zeros(1, layout.HIDDEN),
            urns=np.zeros(1, layout.URNS),
            streams=np.zeros(1, layout.STREAM),
        )

    def begin(self, seen: State, hidden: Hidden, low: int, high: int, index: int = 0) -> None:
        """Take an observation, and the stream of a seed and an index."""
        stream = Stream()
        start_stream(stream, low, high, BOT, index)
        layout.store(self.states[0], seen)
        layout.store(self.hidden[0], hidden, HIDDEN_FIELDS)
        layout.store(self.streams[0], stream, tuple((word, ()) for word in "abcn"))
