"""Committing a batch of jobs, with the same statements on both databases.

SQLite's driver blocks, so a thread commits each whole batch in one call; asyncpg's driver runs in the event loop.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Protocol, cast

from sqlalchemy import insert, text
from sqlalchemy.dialects import postgresql, sqlite

from impera.server.storage.database import connect, connect_in_thread, file_of, is_shared
from impera.server.storage.failures import FAILURES
from impera.server.storage.own_file import SameFile
from impera.server.storage.schema import ENTRIES

if TYPE_CHECKING:
    from sqlalchemy import Connection, Executable
    from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL = "impera"
_NOTIFY = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")
_ADD = postgresql.insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.table_id, ENTRIES.c.number)
_COLUMNS = tuple(ENTRIES.columns.keys())
_values_of = itemgetter(*_COLUMNS)
_ADD_TO_FILE = str(sqlite.insert(ENTRIES).on_conflict_do_nothing().compile(dialect=sqlite.dialect(paramstyle="named")))


@dataclass(slots=True)
class Job:
    """Changes that are written together or not at all."""

    rows: list[dict[str, Any]]
    changes: list[tuple[Executable, Any]] = field(default_factory=list)
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Committer(Protocol):
    """Commits batches, one at a time."""

    async def commit(self, jobs: list[Job]) -> list[bool]:
        """Which jobs were written. They are all on disk when this returns; after an error, none are."""

    async def hang_up(self) -> None:
        """Drop the connection; the next commit opens another."""

    async def close(self) -> None:
        """Commit nothing more."""


def committer(url: str, seconds: float | None = None) -> Committer:
    """The committer for a database, which may take this many seconds for an answer."""
    return InLoop(url, seconds) if is_shared(url) else InThread(url)


class InLoop:
    """Commits in the event loop."""

    def __init__(self, url: str, seconds: float | None) -> None:
        """Connects on first use."""
        self._engine = connect(url, writes=True, seconds=seconds)
        self._connection: AsyncConnection | None = None

    async def commit(self, jobs: list[Job]) -> list[bool]:
        """Which jobs were written."""
        if self._connection is None:
            self._connection = await self._engine.connect()
        async with self._connection.begin():
            return await self._connection.run_sync(write, jobs)

    async def hang_up(self) -> None:
        """Drop the connection."""
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
    """Commits in its own thread."""

    def __init__(self, url: str) -> None:
        """Connects on first use."""
        self._engine = connect_in_thread(url)
        self._connection: Connection | None = None
        file = file_of(url)
        self._file = None if file is None else SameFile(file)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def commit(self, jobs: list[Job]) -> list[bool]:
        """Which jobs were written."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, jobs)

    async def hang_up(self) -> None:
        """Drop the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)

    async def close(self) -> None:
        """Close the connection and end the thread."""
        await self.hang_up()
        self._engine.dispose()
        self._thread.shutdown()

    def _commit(self, jobs: list[Job]) -> list[bool]:
        if self._file is not None:
            self._file.check()  # SQLite would go on writing to a deleted file, and make an empty one when it connects
        if self._connection is None:
            self._connection = self._engine.connect()
        if all(len(job.rows) == 1 and not job.changes for job in jobs) and _append(self._connection, jobs):
            return [True] * len(jobs)
        with self._connection.begin():
            return write(self._connection, jobs)

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*FAILURES):
                connection.invalidate()
                connection.close()


def _append(connection: Connection, jobs: list[Job]) -> bool:
    """Commit jobs of one entry each to a file, by its driver; False if a number is taken, and nothing has changed."""
    driver = cast("sqlite3.Connection", connection.connection.driver_connection)
    driver.execute("BEGIN IMMEDIATE")
    try:
        _insert(driver, [job.rows[0] for job in jobs])
    except sqlite3.IntegrityError:
        driver.rollback()
        return False
    driver.execute("COMMIT")
    return True


def _insert(driver: sqlite3.Connection, rows: list[dict[str, Any]]) -> None:
    """Insert entries into a file; raises IntegrityError, and nothing has changed, if one of them exists.

    One statement for all of them: with each statement, the thread of the event loop would get Python's lock in between,
    and have it for a while.
    """
    driver.execute(_inserting(len(rows)), [*chain.from_iterable(map(_values_of, rows))])


@cache
def _inserting(rows: int) -> str:
    """The statement that inserts so many entries into a file."""
    row = f"({', '.join('?' * len(_COLUMNS))})"
    return f"INSERT INTO entries ({', '.join(_COLUMNS)}) VALUES {', '.join([row] * rows)}"  # noqa: S608 - no values in it


def write(connection: Connection, jobs: list[Job]) -> list[bool]:
    """Write a batch in the open transaction; returns which jobs are new.

    The first entry of a job decides: a log has no gaps, so a job that gets the first number gets the following ones
    too. All workers write first entries in the same order, so that they cannot deadlock.
    """
    firsts: dict[tuple[str, int], Job] = {}
    for job in jobs:
        if job.rows:
            firsts.setdefault(_key(job.rows[0]), job)
    add = _added_to_file if connection.dialect.name == "sqlite" else _added
    new = add(connection, [firsts[key].rows[0] for key in sorted(firsts)]) if firsts else set()
    written = [not job.rows or (_key(job.rows[0]) in new and firsts[_key(job.rows[0])] is job) for job in jobs]
    for job, is_new in zip(jobs, written, strict=True):
        if is_new:
            _write_rest(connection, job)
    if new and connection.dialect.name == "postgresql":
        news = sorted(f"{firsts[key].rows[-1]['table_id']} {firsts[key].rows[-1]['number']}" for key in new)
        connection.execute(_NOTIFY, {"channel": CHANNEL, "news": news})
    return written


def _added(connection: Connection, rows: list[dict[str, Any]]) -> set[tuple[str, int]]:
    """Insert entries; returns the keys of the new ones."""
    return {(row[0], row[1]) for row in connection.execute(_ADD, rows)}


def _added_to_file(connection: Connection, rows: list[dict[str, Any]]) -> set[tuple[str, int]]:
    """The same for SQLite, by its driver: SQLAlchemy would take longer than the commit."""
    driver = cast("sqlite3.Connection", connection.connection.driver_connection)
    try:
        _insert(driver, rows)
    except sqlite3.IntegrityError:  # not all are new, or not all have a table
        return {_key(row) for row in rows if driver.execute(_ADD_TO_FILE, row).rowcount}
    return set(map(_key, rows))


def _write_rest(connection: Connection, job: Job) -> None:
    """Write what follows the first entry of a new job."""
    if len(job.rows) > 1:
        connection.execute(insert(ENTRIES), job.rows[1:])
    for statement, values in job.changes:
        connection.execute(statement, values)


def _key(row: dict[str, Any]) -> tuple[str, int]:
    return row["table_id"], row["number"]
