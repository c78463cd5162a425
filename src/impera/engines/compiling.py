"""Tells that code is being compiled, the first time that happens: on standard error, so also in logs.

A notebook shows a note in its place, which counts on until everything is compiled. The command line says it in the
person's language, and so turns this notice off. `IMPERA_QUIET` does so for any program.
"""

from __future__ import annotations

import functools
import os
import sys
import time
from typing import Any

MESSAGE = "impera compiles the rules for this machine. That happens once and takes up to a minute."
_TELL_EVERY = 0.5
"""Minimum seconds between two states of a note."""


class Notice:
    """What is said once, and what a notebook is told after that."""

    def __init__(self) -> None:
        """Nothing has been said yet."""
        self.is_due = True
        self._note: Any = None
        self._began = self._told_at = 0.0
        self._functions = self._depth = 0

    def begin(self) -> None:
        """A function is being compiled: say so, if that was not said before and nobody asked for silence."""
        self._depth += 1
        if not self.is_due or os.environ.get("IMPERA_QUIET"):
            return
        self._began = time.monotonic()
        self._note = _note_of_notebook()
        if self._note is None and sys.stderr is not None:
            sys.stderr.write(f"{MESSAGE}\n")
            sys.stderr.flush()
        self.is_due = self._note is None and sys.stderr is None

    def end(self) -> None:
        """A function is compiled, perhaps inside another one."""
        self._depth -= 1
        self._functions += 1
        now = time.monotonic()
        if self._note is not None and (self._depth == 0 or now - self._told_at >= _TELL_EVERY):
            self._told_at = now
            said = f"{MESSAGE} {self._functions} functions are compiled, after {now - self._began:.0f} s."
            self._note.update({"text/plain": said}, raw=True)


NOTICE = Notice()


def _note_of_notebook() -> Any:
    """A note below the cell that runs, whose text can be replaced; None outside notebooks."""
    ipython = sys.modules.get("IPython")
    shell = None if ipython is None else ipython.get_ipython()
    if ipython is None or not hasattr(shell, "kernel"):
        return None
    return ipython.display.display({"text/plain": MESSAGE}, raw=True, display_id=True)


@functools.cache
def watch() -> None:
    """Give the notice when numba begins to compile; it does not when it finds the machine code on disk."""
    from numba.core import event  # noqa: PLC0415 - only who compiles has loaded it

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:  # noqa: ARG002 - numba's signature
            NOTICE.begin()

        def on_end(self, event: Any) -> None:  # noqa: ARG002
            NOTICE.end()

    event.register("numba:compile", Listener())
