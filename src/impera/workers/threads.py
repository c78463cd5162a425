"""A pool of threads."""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import TYPE_CHECKING, Any

from impera.workers.pool import Pool

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from types import TracebackType

    from impera.workers.pool import Preparation


class Threads(Pool):
    """Threads of this process."""

    def __init__(self, workers: int, prepare: Preparation | None = None) -> None:
        """A pool with this many threads; preparing once prepares them all."""
        super().__init__(workers)
        if prepare is not None:
            work, piece = prepare
            work(*piece)
        self._executor = ThreadPoolExecutor(workers)

    def _do(self, work: Callable[..., Any], piece: tuple[object, ...]) -> Any:
        return work(*piece)

    def _begin(self, work: Callable[..., Any], piece: tuple[object, ...]) -> Future[Any]:
        return self._executor.submit(self._do, work, piece)

    def _finished(self, tasks: Iterable[Future[Any]]) -> Iterable[Future[Any]]:
        done = wait(tasks, return_when=FIRST_COMPLETED).done
        # In the order they were begun: once a worker is lost, the pieces queued for it fail too.
        return sorted(filter(done.__contains__, tasks), key=lambda task: task.exception() is not None)

    def _result(self, task: Future[Any]) -> Any:
        return task.result()

    def _give_up(self, task: Future[Any]) -> None:
        task.cancel()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Wait for the pieces that were started, and start no more."""
        self._executor.shutdown(wait=True, cancel_futures=True)
