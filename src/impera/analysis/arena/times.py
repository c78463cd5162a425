"""Decision times in little space: the sum, the maximum, and counts in steps of 2 %. No side effects."""

from __future__ import annotations

from math import floor, log
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

if TYPE_CHECKING:
    from collections.abc import Iterable

_STEP = 1.02
_LEAST = 0.0001
"""Shorter durations, in seconds, count as this one, so that the counts of fast bots stay small."""


Number = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]
_Step = Annotated[int, Meta(ge=-500, le=2000)]
"""From the shortest duration counted to longer than anybody would wait."""


class Times(msgspec.Struct, frozen=True, omit_defaults=True):
    """The durations of some decisions, in seconds. `counts[i]` decisions took from 1.02**i to 1.02**(i+1) seconds."""

    number: Number = 0
    total: Seconds = 0.0
    longest: Seconds = 0.0
    counts: dict[_Step, Number] = {}

    @property
    def mean(self) -> float:
        """The mean duration; 0 if there are none."""
        return self.total / self.number if self.number else 0.0

    def quantile(self, part: float) -> float:
        """The duration that this fraction of decisions does not exceed, at most 2 % or 0.1 ms too long; 0 for none."""
        passed = 0
        for step in sorted(self.counts):
            passed += self.counts[step]
            if passed >= part * self.number:
                return min(_STEP ** (step + 1), self.longest)
        return 0.0


def measured(durations: Iterable[float]) -> Times:
    """Durations as their times."""
    taken = list(durations)
    counts: dict[int, int] = {}
    for seconds in taken:
        step = floor(log(max(seconds, _LEAST), _STEP))
        counts[step] = counts.get(step, 0) + 1
    return Times(len(taken), round(sum(taken), 9), round(max(taken, default=0.0), 9), counts)


def together(parts: Iterable[Times]) -> Times:
    """Several of these added up."""
    number, total, longest = 0, 0.0, 0.0
    counts: dict[int, int] = {}
    for part in parts:
        number, total, longest = number + part.number, total + part.total, max(longest, part.longest)
        for step, count in part.counts.items():
            counts[step] = counts.get(step, 0) + count
    return Times(number, total, longest, counts)
