"""A pool of processes: for work that holds the interpreter's lock.

They are separate programs, not forks, so the calling script needs no `__main__` guard, and running threads do no harm.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
import tempfile
from contextlib import suppress
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

from impera.compiling import NOTICE
from impera.errors import WorkerLost
from impera.workers.threads import Threads

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from impera.workers.pool import Preparation
    from impera.workers.worker import Answer

_LAST_LINES = 4
_PATIENCE = 2.0
"""How long a process and its children may take to end, in seconds."""


class _Worker:
    """A process that does one piece after another."""

    def __init__(self) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the worker
        self._process = subprocess.Popen(
            [sys.executable, "-m", "impera.workers.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            start_new_session=True,  # Ctrl-C is for the process that opened the pool
        )
        assert self._process.stdin is not None  # noqa: S101 - both were asked for
        assert self._process.stdout is not None  # noqa: S101
        self._input, self._output = self._process.stdin, self._process.stdout

    def send(self, work: Callable[..., Any], piece: tuple[object, ...]) -> None:
        """Give the process a piece to do."""
        message = pickle.dumps((work, piece))
        with suppress(BrokenPipeError):  # `receive` reports how the process ended
            self._input.write(message)
            self._input.flush()

    def receive(self) -> Any:
        """The result of the piece; raises what the work raised, or WorkerLost if the process ended on its own."""
        what, value = self._hear()
        while what == "compiles":
            NOTICE.give(value)
            what, value = self._hear()
        if what == "raised":
            raise value
        return value

    def _hear(self) -> tuple[Answer, Any]:
        try:
            answer: tuple[Answer, Any] = pickle.load(self._output)  # noqa: S301 - written by our own process
        except EOFError:
            raise WorkerLost(self._last_words()) from None
        return answer

    def dismiss(self) -> None:
        """Tell the process to end, even in the middle of a piece."""
        with suppress(BrokenPipeError):  # it has ended already
            self._input.close()

    def end(self) -> None:
        """Wait for the process to end, but not for long."""
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def close(self) -> None:
        """Close what is left of a process that has ended."""
        self._output.close()
        self._errors.close()

    def _last_words(self) -> str:
        status = self._process.wait()
        self._errors.seek(0)
        said = self._errors.read().decode(errors="replace").strip().splitlines()[-_LAST_LINES:]
        last = " / ".join(line.strip() for line in said) or "it said nothing"
        return f"its process ended with status {status}: {last}"


class Processes(Threads):
    """Local processes, each driven by a thread."""

    def __init__(self, workers: int, prepare: Preparation | None = None) -> None:
        """A pool with this many processes; raises WorkerLost if one of them cannot be prepared."""
        super().__init__(workers)
        self._all: list[_Worker] = []
        self._idle: SimpleQueue[_Worker] = SimpleQueue()
        try:
            self._start(1, prepare)
            self._start(workers - 1, prepare)
        except BaseException:
            self._close()
            raise

    def _start(self, workers: int, prepare: Preparation | None) -> None:
        """Start some processes and wait until they are prepared."""
        started = [_Worker() for _ in range(workers)]
        self._all += started
        if prepare is not None:
            for worker in started:
                worker.send(*prepare)
            for worker in started:
                try:
                    worker.receive()
                except WorkerLost as error:
                    message = f"a worker was lost before its first piece: {error}"
                    raise WorkerLost(message) from error
        for worker in started:
            self._idle.put(worker)

    def _do(self, work: Callable[..., Any], piece: tuple[object, ...]) -> Any:
        worker = self._idle.get()
        try:
            worker.send(work, piece)
            return worker.receive()
        finally:
            self._idle.put(worker)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the processes, whatever they are doing."""
        self._close()

    def _close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)
        for worker in self._all:
            worker.dismiss()
        for worker in self._all:
            worker.end()
        self._executor.shutdown(wait=True)  # returns soon: their processes have ended
        for worker in self._all:
            worker.close()
