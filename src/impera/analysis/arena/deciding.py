"""When a match is decided. No side effects.

An interval that is tested over and over excludes the true value sooner or later. So there are few looks, each after
1.5 times as many deals as the one before, and they share the error: look k gets 1/(k(k+1)) of the 5 %, which is less
than 5 % in total. So a match of equals is called decided in at most 5 % of arenas.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.analysis.arena.intervals import CONFIDENCE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from impera.analysis.arena.intervals import Tally

FIRST_LOOK = 20
"""Deals before the first look."""


def looks(deals: int) -> Iterator[int]:
    """After how many deals to look; the last look is at the end.

    >>> list(looks(60))
    [20, 30, 45, 60]
    """
    look = FIRST_LOOK
    while look < deals:
        yield look
        look += look // 2
    yield deals


def is_decided(tallies: Mapping[int, Tally], fair: Mapping[int, float], look: int) -> bool:
    """Whether some bot clearly wins more or less than its fair share. Looks count from 1."""
    error = (1 - CONFIDENCE) / (look * (look + 1)) / (len(tallies) - 1)
    rates = {entrant: tally.rate(1 - error) for entrant, tally in tallies.items()}
    return any(not rate.low <= fair[entrant] <= rate.high for entrant, rate in rates.items())
