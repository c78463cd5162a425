"""How a worker's process ends: at once, but not without ending what it started."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable

_actions: list[Callable[[], object]] = []


def before_end(action: Callable[[], object]) -> None:
    """Let the process of a worker do something before it ends, such as ending the programs it started."""
    if action not in _actions:
        _actions.append(action)


def end(status: int) -> NoReturn:
    """End the process, also from a thread and in the middle of a piece.

    An exit in good order would wait for the thread that listens, and Python gives that up with an abort whose message
    hides the cause.
    """
    for action in _actions:
        action()
    sys.stderr.flush()
    os._exit(status)
