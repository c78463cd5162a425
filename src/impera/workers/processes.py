"""A crew of processes: for work that holds the interpreter's lock.

They are programs of their own and not forks, so that whatever script gathers them needs no precautions, and threads
that run meanwhile do no harm.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
import tempfile
from contextlib import suppress
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

from impera.errors import WorkerLost
from impera.workers.threads import Threads

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

_LAST_LINES = 4


class _Worker:
    """A process that does one piece after the other."""

    def __init__(self) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the worker
        self._process = subprocess.Popen(
            [sys.executable, "-m", "impera.workers.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            start_new_session=True,  # Ctrl-C is for the one who gathered the crew
        )

    def do(self, work: Callable[..., Any], piece: tuple[object, ...]) -> Any:
        """The result of a piece; raises what the work raised, or WorkerLost if the process ended by itself."""
        assert self._process.stdin is not None  # noqa: S101 - it was asked for
        assert self._process.stdout is not None  # noqa: S101
        with suppress(BrokenPipeError):  # reading tells how the process ended
            pickle.dump((work, piece), self._process.stdin)
            self._process.stdin.flush()
        try:
            error, result = pickle.load(self._process.stdout)  # noqa: S301 - written by our own process
        except EOFError:
            raise WorkerLost(self._last_words()) from None
        if error is not None:
            raise error
        return result

    def close(self) -> None:
        """End the process, and with it the piece it may be doing."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()
        self._errors.close()

    def _last_words(self) -> str:
        status = self._process.wait()
        self._errors.seek(0)
        said = self._errors.read().decode(errors="replace").strip().splitlines()[-_LAST_LINES:]
        last = " / ".join(line.strip() for line in said) or "it said nothing"
        return f"a process that carried out work ended with status {status}: {last}"


class Processes(Threads):
    """Processes of this machine, each led by a thread."""

    def __init__(self, workers: int) -> None:
        """A crew of so many; their processes start at once."""
        super().__init__(workers)
        self._all = [_Worker() for _ in range(workers)]
        self._idle: SimpleQueue[_Worker] = SimpleQueue()
        for worker in self._all:
            self._idle.put(worker)

    def _do(self, work: Callable[..., Any], piece: tuple[object, ...]) -> Any:
        worker = self._idle.get()
        try:
            return worker.do(work, piece)
        finally:
            self._idle.put(worker)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the processes, whatever they are doing."""
        for worker in self._all:
            worker.close()
        with suppress(WorkerLost):  # those that were just ended
            super().__exit__(kind, error, trace)
