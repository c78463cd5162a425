"""The records of the rules as NumPy types, and states moved between them and the interpreter."""

from __future__ import annotations

from typing import Any

import numpy as np

from impera.engines.compiled.redeal import URNS_FIELDS
from impera.rules.knowledge import MEMORY_FIELDS
from impera.rules.observe import HIDDEN_FIELDS
from impera.rules.state import CARD_FIELDS, FIELDS, SCALAR_FIELDS, State

MOST_TOLD = 256
"""More events than one decision can cause: it moves each of the 104 cards once at most, and a few things happen."""


def _state(scalar: type[np.signedinteger[Any]]) -> np.dtype[Any]:
    """The layout of the state with scalars of this width; cards are bytes, for fast copying."""
    return np.dtype(
        [(name, scalar, shape) for name, shape in SCALAR_FIELDS]
        + [(name, np.int8, shape) for name, shape in CARD_FIELDS],
        align=True,
    )


# Narrow scalars make a CPU a quarter slower; a GPU waits for memory, so they make it faster.
STATE = _state(np.int64)
GPU_STATE = _state(np.int32)
# A state that also holds what it was told since its log was last emptied.
TOLD_STATE = np.dtype(
    [(name, STATE[name].base, STATE[name].shape) for name in STATE.names or ()]
    + [("told", np.int64), ("log", np.int32, (MOST_TOLD, 4))],
    align=True,
)
STREAM = np.dtype([(word, np.int64) for word in "abcn"])
MEMORY = np.dtype([(name, np.int8, shape) for name, shape in MEMORY_FIELDS])
URNS = np.dtype([(name, np.int8, shape) for name, shape in URNS_FIELDS])
HIDDEN = np.dtype([(name, np.int8 if shape else np.int64, shape) for name, shape in HIDDEN_FIELDS], align=True)


def store(record: Any, source: Any, fields: tuple[tuple[str, tuple[int, ...]], ...] = FIELDS) -> None:
    """Write an interpreter's object into a NumPy record."""
    for name, _ in fields:
        record[name] = getattr(source, name)


def values(source: Any, fields: tuple[tuple[str, tuple[int, ...]], ...] = FIELDS) -> tuple[Any, ...]:
    """The fields of an interpreter's object in order: what a row of an array can be set to in one step.

    In half the time of `store`, but the array must have just these fields.
    """
    return tuple([getattr(source, name) for name, _ in fields])


def load(record: Any) -> State:
    """An interpreter's state with the content of a NumPy record."""
    state = State()
    for name, shape in FIELDS:
        value = record[name]
        setattr(state, name, value.tolist() if shape else int(value))
    return state
