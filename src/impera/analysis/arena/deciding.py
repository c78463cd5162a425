"""When a match is decided. No side effects.

An interval that is tested over and over excludes the true value sooner or later. So there are few checks, each after
1.5 times as many deals as the one before, and they share the error: check k gets 1/(k(k+1)) of the 5 %, which is less
than 5 % in total. So a match of equals is called decided in at most 5 % of arenas.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.analysis.arena.intervals import CONFIDENCE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from impera.analysis.arena.intervals import Tally

FIRST_CHECK = 20
"""Deals before the first check."""


def checks(deals: int) -> Iterator[int]:
    """After how many deals to check; the last check is at the end.

    >>> list(checks(60))
    [20, 30, 45, 60]
    """
    check = FIRST_CHECK
    while check < deals:
        yield check
        check += check // 2
    yield deals


def is_decided(tallies: Mapping[int, Tally], fair: Mapping[int, float], check: int) -> bool:
    """Whether some bot clearly wins more or less than its fair share. Checks count from 1."""
    error = (1 - CONFIDENCE) / (check * (check + 1)) / (len(tallies) - 1)
    rates = {entrant: tally.rate(1 - error) for entrant, tally in tallies.items()}
    return any(not rate.low <= fair[entrant] <= rate.high for entrant, rate in rates.items())
