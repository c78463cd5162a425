"""Tells that code is being compiled, the first time that happens: on standard error, so also in logs.

A notebook shows a note in its place, which counts on until everything is compiled. The command line says it in the
person's language instead, and worker processes have the process say it that started them. `IMPERA_QUIET` turns it off.
"""

from __future__ import annotations

import os
import sys
import time
from threading import Lock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

MESSAGE = "impera compiles the rules for this machine. That happens once and takes up to a minute."
GPU_MESSAGE = "impera compiles the rules for the GPU. Each program that uses it waits for that, up to a minute."
CLUSTER_MESSAGE = "The Ray cluster compiles the rules first, where it has not yet. That takes up to a minute."
_TELL_EVERY = 0.5
"""Minimum seconds between two states of a note."""


class Notice:
    """What is said once, and what a notebook is told after that."""

    def __init__(self) -> None:
        """Nothing has been said yet."""
        self.is_due = True
        self.tell: Callable[[str], object] | None = None
        """What says a message in another way, for programs that have one."""
        self._telling = Lock()
        self._note: Any = None
        self._message = MESSAGE
        self._began = self._told_at = 0.0
        self._functions = self._depth = 0

    def begin(self, message: str = MESSAGE) -> None:
        """A function is being compiled: say so, if that was not said before and nobody asked for silence."""
        self._depth += 1
        self.give(message)

    def give(self, message: str = MESSAGE) -> None:
        """Say that something will be compiled, if that was not said before and nobody asked for silence."""
        with self._telling:
            if not self.is_due or os.environ.get("IMPERA_QUIET"):
                return
            self._began = time.monotonic()
            self._message = message
            self.is_due = not self._say(message)

    def _say(self, message: str) -> bool:
        """Whether there is a way to say a message, which is used."""
        if self.tell is not None:
            self.tell(message)
            return True
        self._note = _note_of_notebook(message)
        if self._note is None and sys.stderr is not None:
            sys.stderr.write(f"{message}\n")
            sys.stderr.flush()
        return self._note is not None or sys.stderr is not None

    def end(self) -> None:
        """A function is compiled, perhaps inside another one."""
        self._depth -= 1
        self._functions += 1
        now = time.monotonic()
        if self._note is not None and (self._depth == 0 or now - self._told_at >= _TELL_EVERY):
            self._told_at = now
            said = f"{self._message} {self._functions} functions are compiled, after {now - self._began:.0f} s."
            self._note.update({"text/plain": said}, raw=True)


NOTICE = Notice()


def _note_of_notebook(message: str) -> Any:
    """A note below the cell that runs, whose text can be replaced; None outside notebooks."""
    ipython = sys.modules.get("IPython")
    shell = None if ipython is None else ipython.get_ipython()
    if ipython is None or not hasattr(shell, "kernel"):
        return None
    return ipython.display.display({"text/plain": message}, raw=True, display_id=True)
