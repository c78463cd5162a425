"""Seeds: 64-bit integers, which streams take as two halves (`impera.rules.chance`)."""

from __future__ import annotations

import operator
from secrets import randbits
from typing import SupportsIndex

from impera.errors import BadOptions
from impera.rules.chance import WORD

MOST_SEED = 2**64 - 1
SHORT_BITS = 32


def halves(seed: int) -> tuple[int, int]:
    """The low and the high half of a seed; raises BadOptions for anything else."""
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        message = f"seed must be a whole number from 0 to 2**64 - 1, not {seed!r}"
        raise BadOptions(message)
    return seed & WORD, seed >> 32


def whole(seed: SupportsIndex) -> int:
    """A seed of any integer type, such as NumPy's, as an int; raises BadOptions for anything else."""
    try:
        return operator.index(seed)
    except TypeError as error:
        message = f"seed must be a whole number from 0 to 2**64 - 1, not {seed!r}"
        raise BadOptions(message) from error


def new_seed() -> int:
    """A seed from the operating system."""
    return randbits(64)


def short_seed() -> int:
    """A seed from the operating system, short enough to be typed again."""
    return randbits(SHORT_BITS)
