"""How a worker's process ends: at once, and everything it started with it."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable

_actions: list[Callable[[], object]] = []


def before_end(action: Callable[[], object]) -> None:
    """Run an action before a worker's process ends, such as ending the programs it started."""
    if action not in _actions:
        _actions.append(action)


def end(status: int) -> NoReturn:
    """End the process, even from a thread or in the middle of a piece.

    A normal exit would wait for the listening thread; Python then aborts, and its message hides the real cause.
    """
    for action in _actions:
        action()
    sys.stderr.flush()
    os._exit(status)
