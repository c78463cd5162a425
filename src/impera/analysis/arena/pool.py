"""Workers: processes that play games, as many at once as asked for."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import suppress
from itertools import islice
from queue import SimpleQueue
from typing import TYPE_CHECKING, Self

import msgspec

from impera.analysis.arena.playing import ArenaGame
from impera.errors import WorkerLost

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path
    from types import TracebackType

    from impera.analysis.arena.schedule import Fixture
    from impera.analysis.arena.settings import Settings

_LAST_LINES = 4
_PATIENCE = 2.0
"""How long a worker may take to end the programs it started, in seconds."""


class Worker:
    """A process that plays one game after the other."""

    def __init__(self, settings: Settings, records: Path | None) -> None:
        """Start the process; it prepares itself until `ready`."""
        folder = [] if records is None else [str(records)]
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the worker
        self._process = subprocess.Popen(  # noqa: S603 - our own module, by this interpreter
            [sys.executable, "-m", "impera.analysis.arena.worker", *folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            start_new_session=True,  # Ctrl-C is for the arena to hear
        )
        self._send(settings)

    def ready(self) -> None:
        """Wait until the bots are loaded."""
        self._receive("while it loaded the bots")

    def play(self, fixture: Fixture) -> ArenaGame:
        """Play a game; raises WorkerLost if the process ends by itself."""
        self._send(fixture)
        doing = f"while it played deal {fixture.deal}, match {fixture.match}, seating {fixture.seating}"
        return msgspec.json.decode(self._receive(doing), type=ArenaGame)

    def close(self) -> None:
        """End the process, and with it the game it may be playing."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):  # it has ended already
                    pipe.close()
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._errors.close()

    def _send(self, message: msgspec.Struct) -> None:
        assert self._process.stdin is not None  # noqa: S101 - it was asked for
        with suppress(BrokenPipeError):  # `_receive` tells how the process ended
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()

    def _receive(self, doing: str) -> bytes:
        assert self._process.stdout is not None  # noqa: S101
        line = self._process.stdout.readline()
        if not line:
            status = self._process.wait()
            self._errors.seek(0)
            said = self._errors.read().decode(errors="replace").strip().splitlines()[-_LAST_LINES:]
            last = " / ".join(line.strip() for line in said) or "it said nothing"
            message = f"a process of the arena ended with status {status} {doing}: {last}"
            raise WorkerLost(message)
        return line


class Pool:
    """Some workers, to be used in a `with` block."""

    def __init__(self, settings: Settings, workers: int, records: Path | None) -> None:
        """Start the workers. The first is waited for: what it compiles, the others load."""
        self._number = workers
        self._workers: list[Worker] = []
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        self._threads = ThreadPoolExecutor(workers)
        try:
            self._workers.append(Worker(settings, records))
            self._workers[0].ready()
            self._workers += [Worker(settings, records) for _ in range(workers - 1)]
            for worker in self._workers[1:]:
                worker.ready()
        except BaseException:
            self._close()
            raise
        for worker in self._workers:
            self._idle.put(worker)

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[ArenaGame]:
        """Play games, and give each as soon as it is over."""
        todo = iter(fixtures)
        running: set[Future[ArenaGame]] = set()
        while True:
            running |= {self._threads.submit(self._play, each) for each in islice(todo, self._number - len(running))}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda each: each.exception() is not None):  # games before a lost worker
                yield future.result()

    def __enter__(self) -> Self:
        """The pool itself; its workers are ended when the block is left."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End all workers, and with them the games they may be playing."""
        self._close()

    def _play(self, fixture: Fixture) -> ArenaGame:
        worker = self._idle.get()
        try:
            return worker.play(fixture)
        finally:
            self._idle.put(worker)

    def _close(self) -> None:
        with ThreadPoolExecutor(max(1, len(self._workers))) as closing:
            list(closing.map(Worker.close, self._workers))
        self._threads.shutdown(wait=True, cancel_futures=True)
