"""The rules interpreted by Python, over plain objects: for single games, and for machines without a compiler."""

from __future__ import annotations

import functools
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from impera.engines.compiled import batch
from impera.engines.link import link

if TYPE_CHECKING:
    from types import FunctionType, ModuleType

    from impera.rules.state import State


def _lowest_bit(word: int) -> int:
    """`lowest_bit` in Python's arithmetic."""
    return (word & -word).bit_length() - 1


def _record(s: State, what: int, seat: int, first: int, second: int) -> None:
    """`tell` that appends to the log."""
    s.log.append((what, seat, first, second))


def _as_it_is(function: FunctionType) -> FunctionType:
    return function


_BITS: dict[str, Any] = {"count_bits": int.bit_count, "lowest_bit": _lowest_bit}


@functools.cache
def plain() -> SimpleNamespace:
    """All functions of the rules and engines, interpreted."""
    return SimpleNamespace(**link(_as_it_is, _BITS, (batch,)))


@functools.cache
def recording(*extra: ModuleType) -> SimpleNamespace:
    """The same, and the functions of extra modules, with everything that happens appended to `state.log`."""
    return SimpleNamespace(**link(_as_it_is, {**_BITS, "tell": _record}, extra))
