"""How the result of an arena is told while it is played."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from impera.analysis.arena.result import Result

    Progress = Callable[[Result], object]

_EVERY = 0.3


class Teller:
    """Tells the result so far now and then. Making one takes time, so at most a tenth of the time is spent on it."""

    def __init__(self, progress: Progress | None) -> None:
        """`progress` is given each result."""
        self._progress = progress
        self._next = time.monotonic()

    def tell(self, make: Callable[[], Result]) -> None:
        """Tell the result so far, unless one was told a moment ago."""
        now = time.monotonic()
        if self._progress is not None and now >= self._next:
            self._progress(make())
            self._next = now + max(_EVERY, 10 * (time.monotonic() - now))
