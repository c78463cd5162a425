"""The one task that writes: it takes all that waits, commits it at once, and then tells each what became of it.

A job is some entries and the statements that go with them. Its statements are carried out only if all its entries are
new: whoever comes second with a number gets False and has changed nothing. The entries of a batch are written in one
order by every worker, so that two workers never wait for each other in a circle.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy import text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from impera.server.storage.schema import ENTRIES

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Executable
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

MOST_JOBS = 256
CHANNEL = "impera"
_NOTIFY = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")


class StorageFailed(Exception):  # noqa: N818 - it says what happened
    """The database did not take it, or did not say whether it did."""


@dataclass(slots=True)
class Job:
    """What shall be written together or not at all."""

    rows: list[dict[str, Any]]
    changes: list[tuple[Executable, Any]] = field(default_factory=list)
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """A queue of jobs and the task that commits them."""

    def __init__(self, engine: AsyncEngine, *, measure: Callable[[int, float], object]) -> None:
        """`measure` is told the size and the seconds of each commit."""
        self._engine = engine
        self._measure = measure
        self._is_shared = engine.dialect.name == "postgresql"
        insert = postgresql.insert if self._is_shared else sqlite.insert
        self._insert = insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.table_id, ENTRIES.c.number)
        self._queue: asyncio.Queue[Job] = asyncio.Queue()
        self._connection: AsyncConnection | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Finish what waits, then stop."""
        if self._task is None:
            return
        await self._queue.join()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        await self._hang_up()

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
                written = await self._commit(jobs)
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                await self._hang_up()
                for job in jobs:
                    _settle(job, StorageFailed(_cause(error)))
            else:
                self._measure(len(jobs), time.perf_counter() - began)
                for job, is_new in zip(jobs, written, strict=True):
                    _settle(job, is_new)
            for _ in jobs:
                self._queue.task_done()

    async def _commit(self, jobs: list[Job]) -> list[bool]:
        """Which jobs were written. All of them, or none after an error."""
        connection = await self._connected()
        async with connection.begin():
            rows = sorted((row for job in jobs for row in job.rows), key=lambda row: (row["table_id"], row["number"]))
            new: set[tuple[str, int]] = set()
            if rows:
                new = {(row[0], row[1]) for row in await connection.execute(self._insert, rows)}
            written = [all(_key(row) in new for row in job.rows) for job in jobs]
            for job, is_new in zip(jobs, written, strict=True):
                for statement, values in job.changes if is_new else ():
                    await connection.execute(statement, values)
            if new and self._is_shared:
                news = [f"{table} {number}" for table, number in sorted(new)]
                await connection.execute(_NOTIFY, {"channel": CHANNEL, "news": news})
        return written

    async def _connected(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self._engine.connect()
        return self._connection

    async def _hang_up(self) -> None:
        """Give the connection up; the next commit opens another."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
                await connection.close()


def _key(row: dict[str, Any]) -> tuple[str, int]:
    return row["table_id"], row["number"]


def _settle(job: Job, result: bool | StorageFailed) -> None:  # noqa: FBT001 - what became of it
    if job.done.done():
        return  # whoever asked has left
    if isinstance(result, StorageFailed):
        job.done.set_exception(result)
    else:
        job.done.set_result(result)


def _cause(error: BaseException) -> str:
    """What the database said, without the statement and its values."""
    return str(error.orig) if isinstance(error, DBAPIError) else type(error).__name__
