"""The one task that writes: it takes all that waits, commits it at once, and then tells each what became of it.

A job is some entries and the statements that go with them. Its statements are carried out only if all its entries are
new: whoever comes second with a number gets False and has changed nothing.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from impera.server.storage.commits import Committer, Job
from impera.server.storage.failures import FAILURES, StorageFailed, failure

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Executable

MOST_JOBS = 256


class Writer:
    """A queue of jobs and the task that commits them."""

    def __init__(self, committer: Committer, *, measure: Callable[[int, float], object]) -> None:
        """`measure` is told the size and the seconds of each commit."""
        self._committer = committer
        self._measure = measure
        self._queue: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Finish what waits, then stop."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._committer.close()

    @property
    def is_alive(self) -> bool:
        """Whether jobs are being taken."""
        return self._task is not None and not self._task.done()

    async def write(self, rows: list[dict[str, Any]], changes: list[tuple[Executable, Any]] | None = None) -> bool:
        """Write entries and what goes with them; False if one of them was there already, and nothing was written.

        Raises StorageFailed if the database fails. Then nothing is written, unless the failure came after the commit.
        """
        job = Job(rows, changes or [])
        self._queue.put_nowait(job)
        return await job.done

    async def _run(self) -> None:
        while True:
            jobs = [await self._queue.get()]
            while len(jobs) < MOST_JOBS and not self._queue.empty():
                jobs.append(self._queue.get_nowait())
            began = time.perf_counter()
            try:
                written = await self._committer.commit(jobs)
            except FAILURES as error:
                await self._committer.hang_up()
                for job in jobs:
                    _settle(job, failure(error))
            else:
                self._measure(len(jobs), time.perf_counter() - began)
                for job, is_new in zip(jobs, written, strict=True):
                    _settle(job, is_new)
            for _ in jobs:
                self._queue.task_done()


def _settle(job: Job, result: bool | StorageFailed) -> None:  # noqa: FBT001 - what became of it
    if job.done.done():
        return  # whoever asked has left
    if isinstance(result, StorageFailed):
        job.done.set_exception(result)
    else:
        job.done.set_result(result)
