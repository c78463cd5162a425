"""The one task that writes: it takes all pending jobs, commits them together, and reports each result.

A job is some entries and the statements that go with them. Its statements run only if all its entries are new: the
second writer of a number gets False and has changed nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from impera.server.storage.commits import Committer, Job
from impera.server.storage.condition import Condition
from impera.server.storage.failures import BAD_CHANGES, FAILURES, StorageFailed, failure

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Executable

_LOG = logging.getLogger("impera.server")
MOST_JOBS = 128
"""That are committed together: their entries are one statement, and old versions of SQLite take 999 values in one."""


class Writer:
    """A queue of jobs and the task that commits them."""

    def __init__(self, committer: Committer, *, measure: Callable[[int, float], object]) -> None:
        """`measure` is called with the size and the duration of each commit."""
        self._committer = committer
        self._measure = measure
        self._written = Condition("writing")
        self._jobs: deque[Job] = deque()
        self._coming = asyncio.Event()
        self._is_idle = asyncio.Event()
        self._is_idle.set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start writing."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is pending, then stop."""
        if self._task is not None:
            await self._is_idle.wait()
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._committer.close()

    @property
    def is_alive(self) -> bool:
        """Whether jobs are accepted."""
        return self._task is not None and not self._task.done()

    async def write(self, rows: list[dict[str, Any]], changes: list[tuple[Executable, Any]] | None = None) -> bool:
        """Write entries and what goes with them; False if one of them already existed and nothing was written.

        Raises StorageFailed if the database fails. Then nothing is written, unless the failure came after the commit.
        """
        job = Job(rows, changes or [])
        self._add(job)
        return await job.done

    def write_later(self, changes: list[tuple[Executable, Any]]) -> None:
        """Write what nobody waits for and nobody misses."""
        job = Job([], changes)
        job.done.add_done_callback(lambda done: done.exception())
        self._add(job)

    def _add(self, job: Job) -> None:
        self._jobs.append(job)
        self._coming.set()
        self._is_idle.clear()

    async def _run(self) -> None:
        while True:
            await self._coming.wait()
            jobs = [self._jobs.popleft() for _ in range(min(len(self._jobs), MOST_JOBS))]
            for job, result in zip(jobs, await self._commit(jobs), strict=True):
                _settle(job, result)
            if not self._jobs:
                self._coming.clear()
                self._is_idle.set()

    async def _commit(self, jobs: list[Job]) -> list[bool | StorageFailed]:
        """The result of each job. If a batch fails because of its content, each job is retried alone."""
        began = time.perf_counter()
        try:
            written = await self._committer.commit(jobs)
        except Exception as error:  # noqa: BLE001 - the waiting caller gets the error, and the writer goes on
            await self._committer.hang_up()
            is_ours = not isinstance(error, FAILURES)
            if is_ours:
                _LOG.exception("a change failed")
            if len(jobs) > 1 and (is_ours or isinstance(error, BAD_CHANGES)):
                return [(await self._commit([job]))[0] for job in jobs]
            cause = failure(error)
            if isinstance(error, BAD_CHANGES):
                _LOG.warning("the database refused a change", extra={"data": {"why": str(cause)}})
            elif not is_ours:
                self._written.fails(cause)
            return [cause] * len(jobs)
        self._written.works()
        self._measure(len(jobs), time.perf_counter() - began)
        return list(written)


def _settle(job: Job, result: bool | StorageFailed) -> None:  # noqa: FBT001 - the result of the commit
    if job.done.done():
        return  # the caller has been cancelled
    if isinstance(result, StorageFailed):
        job.done.set_exception(result)
    else:
        job.done.set_result(result)
