"""Rate limits: each key has a bucket that refills over time, and every request takes a unit out of it."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_KEYS = 20_000


class Rate:
    """At most `number` in `seconds` for each key. The keys that have been quiet longest are forgotten first."""

    def __init__(self, number: int, seconds: float, *, clock: Callable[[], float] = time.monotonic) -> None:
        """A bucket holds `number` units and is full again after `seconds`."""
        self._most = float(number)
        self._per_second = number / seconds
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Take a unit from this key's bucket; False if there is none."""
        now = self._clock()
        level, since = self._buckets.pop(key, (self._most, now))
        level = min(self._most, level + (now - since) * self._per_second)
        is_allowed = level >= 1
        self._buckets[key] = (level - 1 if is_allowed else level, now)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return is_allowed


class Crowd:
    """How many of something each key has at the same time."""

    def __init__(self, most: int) -> None:
        """At most this many for each key."""
        self._most = most
        self._here: dict[str, int] = {}

    def enters(self, key: str) -> bool:
        """Count one more; False if that is not allowed."""
        if self._here.get(key, 0) >= self._most:
            return False
        self._here[key] = self._here.get(key, 0) + 1
        return True

    def leaves(self, key: str) -> None:
        """Count one less."""
        self._here[key] -= 1
        if not self._here[key]:
            del self._here[key]

    def __len__(self) -> int:
        """The number over all keys."""
        return sum(self._here.values())
