"""Past selves of a network, to play against: a network that forgets how to beat them loses games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.notation.seeds import halves
from impera.rules.chance import BOT, below, start_stream
from impera.rules.state import Stream

if TYPE_CHECKING:
    from impera.training.network import Weights

# Of four games against the past one is against the newest past self.
_NEWEST = 4

# The oldest and the three newest are never let go.
_KEPT = 4


class PastSelves:
    """Some past selves, of all ages; they are kept in half precision."""

    def __init__(self, most: int, seed: int) -> None:
        """None yet."""
        self.selves: list[Weights] = []
        self._most = most
        self._stream = Stream()
        start_stream(self._stream, *halves(seed), BOT, 0)

    def add(self, weights: Weights) -> None:
        """One more; if there are too many, one in the middle goes."""
        self.selves.append({name: weight.half() for name, weight in weights.items()})
        if len(self.selves) > self._most:
            self.selves.pop(1 + below(self._stream, len(self.selves) - _KEPT))

    def choose(self, otherwise: Weights) -> Weights:
        """One of them, more often the newest; the weights given if there are none."""
        if not self.selves:
            return otherwise
        if below(self._stream, _NEWEST) == 0:
            return _whole(self.selves[-1])
        return _whole(self.selves[below(self._stream, len(self.selves))])


def _whole(weights: Weights) -> Weights:
    return {name: weight.float() for name, weight in weights.items()}
