"""Notices when numba compiles, which `impera.compiling` then tells."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from impera.compiling import GPU_MESSAGE, NOTICE

if TYPE_CHECKING:
    from collections.abc import Callable


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
