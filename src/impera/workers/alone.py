"""A pool without workers: the calling thread does everything, for work that is tied to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from impera.workers.pool import Pool

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from types import TracebackType

    from impera.workers.pool import Preparation


class _Task:
    """A piece that is done when its result is wanted."""

    def __init__(self, work: Callable[..., Any], piece: tuple[object, ...]) -> None:
        self.work = work
        self.piece = piece


class Alone(Pool):
    """The calling thread, one piece after another. Ctrl-C is raised within the work."""

    def __init__(self, prepare: Preparation | None = None) -> None:
        """A pool that is prepared."""
        super().__init__(1)
        if prepare is not None:
            work, piece = prepare
            work(*piece)

    def _begin(self, work: Callable[..., Any], piece: tuple[object, ...]) -> _Task:
        return _Task(work, piece)

    def _finished(self, tasks: Iterable[_Task]) -> Iterable[_Task]:
        return [next(iter(tasks))]

    def _result(self, task: _Task) -> Any:
        return task.work(*task.piece)

    def _give_up(self, task: _Task) -> None:
        """Nothing: it has not begun."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing is left to end."""
