"""What a network says about an observation: how it would like each reply, and what it expects."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from impera.bots import library
from impera.bots.compiled.quantities import write_quantities
from impera.bots.compiled.replies import reply_of
from impera.bots.compiled.veil import draw_veil
from impera.bots.network import weights
from impera.bots.network.features import SIZE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from impera.rules.observe import Hidden
    from impera.rules.state import State


class Judgement(NamedTuple):
    """What a network said."""

    logits: NDArray[np.float64]
    """Of every reply, possible or not."""
    value: float
    """Its hyperbolic tangent is the expected reward, from -1 (lost) to 1 (won)."""

    def logit(self, seen: State, answer: int) -> float:
        """The logit of an answer to the current question."""
        return float(self.logits[reply_of(seen, answer)])


class Judge:
    """A network with the memory it needs."""

    def __init__(self, network: weights.Network | None = None, *, counts: bool = True) -> None:
        """By default the network of this package. One that does not count cards sees its quantities veiled."""
        self._counts = counts
        self._network = weights.shipped() if network is None else network
        self._room = weights.Room.make()
        self._quantities = np.zeros(SIZE, np.int8)

    def judge(self, seen: State, hidden: Hidden) -> Judgement:
        """What it says about an observation; the logits hold until it is asked again."""
        quantities = [0] * SIZE  # a list is written faster than an array while rules are interpreted
        write_quantities(seen, hidden, quantities)
        if not self._counts:
            draw_veil(quantities)
        self._quantities[:] = quantities
        library.functions()["forward_at"](self._network, self._quantities, self._room)
        return Judgement(self._room.logits, float(self._room.value[0]))
