"""A crew of threads."""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import TYPE_CHECKING, Any, Self, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from types import TracebackType

Result = TypeVar("Result")
Piece = TypeVar("Piece", bound=tuple[object, ...])


class Threads:
    """Threads of this process; one piece waits for each thread, so that none has to."""

    def __init__(self, workers: int) -> None:
        """A crew of so many."""
        self.workers = workers
        self._pool = ThreadPoolExecutor(workers)

    def carry_out(self, work: Callable[..., Result], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Result]]:
        """Each piece with its result, as soon as it is there."""
        todo = iter(pieces)
        running: dict[Future[Result], Piece] = {}
        try:
            while True:
                for piece in islice(todo, 2 * self.workers - len(running)):
                    running[self._pool.submit(self._do, work, piece)] = piece
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        finally:
            for future in running:
                future.cancel()

    def _do(self, work: Callable[..., Any], piece: tuple[object, ...]) -> Any:
        return work(*piece)

    def __enter__(self) -> Self:
        """The crew itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Wait for the pieces that were begun, and begin no other."""
        self._pool.shutdown(wait=True, cancel_futures=True)
