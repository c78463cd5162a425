"""Committing a batch of jobs, with the same statements on both databases.

SQLite's driver blocks, so it gets a thread and a whole batch is one errand there; asyncpg's runs in the event loop.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy import text
from sqlalchemy.dialects import postgresql, sqlite

from impera.server.storage.database import connect, connect_in_thread, is_shared
from impera.server.storage.failures import FAILURES
from impera.server.storage.schema import ENTRIES

if TYPE_CHECKING:
    from sqlalchemy import Connection, Executable
    from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL = "impera"
_NOTIFY = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")
_NEW = (ENTRIES.c.table_id, ENTRIES.c.number)
_INSERTS: dict[str, Executable] = {
    "sqlite": sqlite.insert(ENTRIES).on_conflict_do_nothing().returning(*_NEW),
    "postgresql": postgresql.insert(ENTRIES).on_conflict_do_nothing().returning(*_NEW),
}


@dataclass(slots=True)
class Job:
    """What shall be written together or not at all."""

    rows: list[dict[str, Any]]
    changes: list[tuple[Executable, Any]] = field(default_factory=list)
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Committer(Protocol):
    """Whoever commits batches, one at a time."""

    async def commit(self, jobs: list[Job]) -> list[bool]:
        """Which jobs were written. All of them are on disk then, or none after an error."""

    async def hang_up(self) -> None:
        """Give the connection up; the next commit opens another."""

    async def close(self) -> None:
        """Commit nothing any more."""


def committer(url: str) -> Committer:
    """The committer for a database."""
    return InLoop(url) if is_shared(url) else InThread(url)


class InLoop:
    """Commits in the event loop."""

    def __init__(self, url: str) -> None:
        """Connects when it is first needed."""
        self._engine = connect(url, writes=True)
        self._connection: AsyncConnection | None = None

    async def commit(self, jobs: list[Job]) -> list[bool]:
        """Which jobs were written."""
        if self._connection is None:
            self._connection = await self._engine.connect()
        async with self._connection.begin():
            return await self._connection.run_sync(write, jobs)

    async def hang_up(self) -> None:
        """Give the connection up."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*FAILURES):
                await connection.invalidate()
                await connection.close()

    async def close(self) -> None:
        """Close the connection."""
        await self.hang_up()
        await self._engine.dispose()


class InThread:
    """Commits in a thread of its own."""

    def __init__(self, url: str) -> None:
        """Connects when it is first needed."""
        self._engine = connect_in_thread(url)
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def commit(self, jobs: list[Job]) -> list[bool]:
        """Which jobs were written."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, jobs)

    async def hang_up(self) -> None:
        """Give the connection up."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)

    async def close(self) -> None:
        """Close the connection and end the thread."""
        await self.hang_up()
        self._engine.dispose()
        self._thread.shutdown()

    def _commit(self, jobs: list[Job]) -> list[bool]:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            return write(self._connection, jobs)

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*FAILURES):
                connection.invalidate()
                connection.close()


def write(connection: Connection, jobs: list[Job]) -> list[bool]:
    """Write a batch in the transaction that is open; which jobs are new.

    Entries are written in one order by every worker, so that two workers never wait for each other in a circle.
    """
    kind = connection.dialect.name
    rows = sorted((row for job in jobs for row in job.rows), key=_key)
    new = {(row[0], row[1]) for row in connection.execute(_INSERTS[kind], rows)} if rows else set()
    written = [all(_key(row) in new for row in job.rows) for job in jobs]
    for job, is_new in zip(jobs, written, strict=True):
        for statement, values in job.changes if is_new else ():
            connection.execute(statement, values)
    if new and kind == "postgresql":
        news = [f"{table} {number}" for table, number in sorted(new)]
        connection.execute(_NOTIFY, {"channel": CHANNEL, "news": news})
    return written


def _key(row: dict[str, Any]) -> tuple[str, int]:
    return row["table_id"], row["number"]
