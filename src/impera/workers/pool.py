"""What all pools have in common, and how to open one."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from itertools import islice
from typing import TYPE_CHECKING, Any, Literal, Self, TypeVar, get_args

from impera.errors import BadOptions, WorkerLost

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from types import TracebackType

    Preparation = tuple[Callable[..., object], tuple[object, ...]]

On = Literal["here", "ray"]
ON: tuple[On, ...] = get_args(On)

Result = TypeVar("Result")
Piece = TypeVar("Piece", bound=tuple[object, ...])


class Pool(ABC):
    """Workers that do pieces of work in parallel; use it in a `with` block."""

    def __init__(self, workers: int) -> None:
        """A pool with this many workers."""
        self.workers = workers

    def run(self, work: Callable[..., Result], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Result]]:
        """Yields each piece with its result as it finishes. Leaving the loop cancels the rest.

        Raises what the work raised. If a worker is lost, WorkerLost names the piece it had, by its `str`.
        """
        todo = iter(pieces)
        running: dict[Any, Piece] = {}
        try:
            while True:
                # One piece per worker is queued ahead, so no worker is ever idle.
                for piece in islice(todo, 2 * self.workers - len(running)):
                    running[self._begin(work, piece)] = piece
                if not running:
                    return
                for task in self._finished(running):
                    piece = running.pop(task)
                    try:
                        result = self._result(task)
                    except WorkerLost as error:
                        message = f"a worker was lost in {piece}: {error}"
                        raise WorkerLost(message) from error
                    yield piece, result
        finally:
            for task in running:
                self._give_up(task)

    @abstractmethod
    def _begin(self, work: Callable[..., Any], piece: tuple[object, ...]) -> Any:
        """Queues a piece; returns its task."""

    @abstractmethod
    def _finished(self, tasks: Iterable[Any]) -> Iterable[Any]:
        """Wait until some tasks are finished: those that have results before those that failed."""

    @abstractmethod
    def _result(self, task: Any) -> Any:
        """The result of a finished task; raises what the work raised, or WorkerLost."""

    @abstractmethod
    def _give_up(self, task: Any) -> None:
        """Cancel a task, or stop it if possible."""

    def __enter__(self) -> Self:
        """The pool itself; it is closed when the block is left."""
        return self

    @abstractmethod
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Cancel everything that is not done."""


def check(on: On, workers: int | None, *, alone: bool = False) -> None:
    """Raise BadOptions unless such a pool can be opened."""
    if on not in ON:
        message = f"on must be one of {', '.join(ON)}, not {on!r}"
        raise BadOptions(message)
    if workers is not None and (type(workers) is not int or workers < 1):
        message = f"workers must be a whole number of 1 or more: {workers!r}"
        raise BadOptions(message)
    if alone and (on == "ray" or workers not in {None, 1}):
        message = (
            "bots that are objects play in this process, one game after another: leave `on` and `workers` out, "
            "or give a class at the top of a file, which other processes can import"
        )
        raise BadOptions(message)
    if on == "ray" and workers is not None:
        message = "a Ray cluster brings its own workers: leave their number out"
        raise BadOptions(message)


def open_pool(
    on: On = "here",
    *,
    workers: int | None = None,
    processes: bool = False,
    alone: bool = False,
    prepare: Preparation | None = None,
) -> Pool:
    """A pool with this many workers; one per core by default.

    `here` means threads, which suit compiled work, since it runs without the interpreter's lock. Use `processes` for
    all other work, and for work that closing the pool should not wait for. A Ray cluster brings its own workers: their
    number cannot be chosen here. `alone` does everything in the calling thread, for work that cannot go elsewhere.

    `prepare`, a function and its arguments, is what every worker runs before its first piece. One worker runs it before
    the others start, so that they load what it compiled.
    """
    check(on, workers, alone=alone)
    if alone:
        from impera.workers.alone import Alone  # noqa: PLC0415

        return Alone(prepare)
    if on == "ray":
        from impera.workers.cluster import Cluster  # noqa: PLC0415 - an extra

        return Cluster(prepare)
    number = workers or os.cpu_count() or 1
    if processes:
        from impera.workers.processes import Processes  # noqa: PLC0415

        return Processes(number, prepare)
    from impera.workers.threads import Threads  # noqa: PLC0415

    return Threads(number, prepare)
