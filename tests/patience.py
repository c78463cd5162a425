"""How long tests wait for what must happen.

A wait ends as soon as the thing happens, so this limit matters only if it never does. It is long enough for a
machine that is busy with other work, and shorter than what pytest allows a test, so that the failure says what was
missing. No test fails because something was slow.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 240
"""Seconds."""
_PAUSE = 0.02


def wait_until(fact: Callable[[], object]) -> None:
    """Wait for something that must become true."""
    until = time.monotonic() + PATIENCE
    while not fact():
        assert time.monotonic() < until, "it did not become true"
        time.sleep(_PAUSE)
