"""Tells whoever waits at a terminal or in a notebook that code is being compiled, the first time that happens.

The command line says so in the person's language, and so turns this notice off.
"""

from __future__ import annotations

import functools
import sys
from typing import Any

MESSAGE = "impera compiles the rules for this machine. That happens once and takes up to a minute."


class Notice:
    """What is said once."""

    def __init__(self) -> None:
        """Nothing has been said yet."""
        self.is_due = True

    def give(self) -> None:
        """Say it, if it was not said before and somebody is there to read it."""
        if self.is_due and _is_watched():
            self.is_due = False
            sys.stderr.write(f"{MESSAGE}\n")
            sys.stderr.flush()


NOTICE = Notice()


@functools.cache
def watch() -> None:
    """Give the notice when numba begins to compile; it does not when it finds the machine code on disk."""
    from numba.core import event  # noqa: PLC0415 - only who compiles has loaded it

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:  # noqa: ARG002 - numba's signature
            NOTICE.give()

        def on_end(self, event: Any) -> None:
            """Nothing is said."""

    event.register("numba:compile", Listener())


def _is_watched() -> bool:
    return sys.stderr.isatty() or "ipykernel" in sys.modules
