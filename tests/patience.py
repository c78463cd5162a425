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
# A node that ended itself is waited for as long, and then started again.
FOR_RAY = {"RAY_raylet_start_wait_time_s": "60", "RAY_agent_register_timeout_ms": "300000"}
"""Variables of a program that starts a cluster of Ray, which gives up sooner without them."""


def wait_until(fact: Callable[[], object]) -> None:
    """Wait for something that must become true."""
    until = time.monotonic() + PATIENCE
    while not fact():
        assert time.monotonic() < until, "it did not become true"
        time.sleep(_PAUSE)
