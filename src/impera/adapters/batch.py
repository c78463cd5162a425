"""The arrays of an environment, as records that compiled code takes whole, and a check that a caller's arrays fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self

import numpy as np

from impera.adapters.observation.layout import SIZE
from impera.engines import layout
from impera.errors import BadOptions
from impera.rules.decisions import DECISIONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from numpy.typing import NDArray


class Batch(NamedTuple):
    """What a vector environment writes: arrays with one row per game.

    They are NumPy arrays, or whatever the caller supplied: PyTorch tensors, CuPy arrays.
    """

    observations: Any
    """int8, 619 numbers: what the seat that decides may know; no numbers if made with `observations=False`."""
    masks: Any
    """int8, 180 numbers: 1 for each legal action of that seat."""
    seats: Any
    """int8: which seat decides."""
    rewards: Any
    """float32, one number for each seat: the rewards of the game that this step ended, otherwise zeros."""
    ended: Any
    """int8: 1 if this step ended the game; everything else in the row then belongs to the next game."""
    illegal: Any
    """int8: 1 if the action was not legal; the game stays as it is."""


class Games(NamedTuple):
    """What an environment stores: arrays with one entry per game, and what all games share."""

    states: Any
    memories: Any
    """What the seats know; no entries if made with `observations=False`."""
    words: Any
    """int64: the legal answers, as a set."""
    episodes: Any
    """int64: how many games were dealt in the row."""
    low: int
    """The lower half of the seed."""
    high: int
    """The upper half of the seed."""
    goes_on: int
    """1 if a game that ends is followed by another."""


class Scratch(NamedTuple):
    """What one thread of the CPU needs while it steps games: arrays of one entry."""

    streams: NDArray[Any]
    seen: NDArray[Any]
    hidden: NDArray[Any]

    @classmethod
    def make(cls) -> Self:
        """Room for a thread."""
        return cls(np.zeros(1, layout.STREAM), np.zeros(1, layout.STATE), np.zeros(1, layout.HIDDEN))


def shapes(games: int, players: int, *, observations: bool) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Shape and type of each array of a batch."""
    return {
        "observations": ((games, SIZE if observations else 0), np.int8),
        "masks": ((games, DECISIONS), np.int8),
        "seats": ((games,), np.int8),
        "rewards": ((games, players), np.float32),
        "ended": ((games,), np.int8),
        "illegal": ((games,), np.int8),
    }


def require_reset(*, is_dealt: bool) -> None:
    """Raise BadOptions if no game has been dealt yet."""
    if not is_dealt:
        message = "there is no game yet: call reset first"
        raise BadOptions(message)


def check_batch(arrays: Iterable[Any], expected: Mapping[str, tuple[tuple[int, ...], Any]]) -> None:
    """Raise BadOptions unless the arrays of a batch match `shapes` and are writable."""
    for (name, (shape, dtype)), array in zip(expected.items(), arrays, strict=True):
        check(array, name, shape, dtype)
        if isinstance(array, np.ndarray) and not array.flags.writeable:
            message = f"{name} is read-only: the environment must write into it"
            raise BadOptions(message)


def check(array: Any, name: str, shape: tuple[int, ...], dtype: Any) -> None:
    """Raise BadOptions unless an array has the required shape and type and is contiguous."""
    found = (tuple(array.shape), np.dtype(array.dtype), bool(array.flags["C_CONTIGUOUS"]))
    if found != (shape, np.dtype(dtype), True):
        gaps = "contiguous" if found[2] else "not contiguous"
        message = (
            f"{name} must be {np.dtype(dtype)} of shape {shape} and contiguous, not {found[1]} of {found[0]}, {gaps}"
        )
        raise BadOptions(message)
