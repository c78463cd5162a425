"""Tells that code is being compiled, the first time that happens: on standard error, so also in logs.

A notebook shows a note in its place, which counts on until everything is compiled. The command line says it in the
person's language, and so turns this notice off. `IMPERA_QUIET` does so for any program.
"""

from __future__ import annotations

import functools
import os
import sys
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

MESSAGE = "impera compiles the rules for this machine. That happens once and takes up to a minute."
GPU_MESSAGE = "impera compiles the rules for the GPU. Each program that uses it waits for that, up to a minute."
_TELL_EVERY = 0.5
"""Minimum seconds between two states of a note."""


class Notice:
    """What is said once, and what a notebook is told after that."""

    def __init__(self) -> None:
        """Nothing has been said yet."""
        self.is_due = True
        self._note: Any = None
        self._message = MESSAGE
        self._began = self._told_at = 0.0
        self._functions = self._depth = 0

    def begin(self, message: str = MESSAGE) -> None:
        """A function is being compiled: say so, if that was not said before and nobody asked for silence."""
        self._depth += 1
        if not self.is_due or os.environ.get("IMPERA_QUIET"):
            return
        self._began = time.monotonic()
        self._message = message
        self._note = _note_of_notebook(message)
        if self._note is None and sys.stderr is not None:
            sys.stderr.write(f"{message}\n")
            sys.stderr.flush()
        self.is_due = self._note is None and sys.stderr is None

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


class Kernel:
    """A kernel of a GPU, which is compiled, and announced, when it is first launched."""

    def __init__(self, compiled: Any) -> None:
        """A kernel as numba-cuda knows it."""
        self.py_func = compiled.py_func
        self._compiled = compiled
        self._is_new = True

    def __getitem__(self, grid: tuple[int, int]) -> Callable[..., None]:
        """What launches it on a grid: blocks, and threads in each."""
        return functools.partial(self._launch, self._compiled[grid])

    def _launch(self, launch: Callable[..., None], *arguments: Any) -> None:
        if not self._is_new:
            launch(*arguments)
            return
        NOTICE.begin(GPU_MESSAGE)
        try:
            launch(*arguments)
        finally:
            NOTICE.end()
        self._is_new = False


def _note_of_notebook(message: str) -> Any:
    """A note below the cell that runs, whose text can be replaced; None outside notebooks."""
    ipython = sys.modules.get("IPython")
    shell = None if ipython is None else ipython.get_ipython()
    if ipython is None or not hasattr(shell, "kernel"):
        return None
    return ipython.display.display({"text/plain": message}, raw=True, display_id=True)


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
