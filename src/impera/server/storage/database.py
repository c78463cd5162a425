"""Connections to the database: one engine that writes, one that reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from impera.errors import BadOptions
from impera.server.storage.own_file import make_private

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_READERS = 4
# How long a connection waits while another program has the file locked.
_BUSY_MS = 5000


def address(url: str) -> URL:
    """A database's address with our driver; raises BadOptions for any other kind of database."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        message = "the database must be an address such as sqlite:///tables.sqlite or postgresql://user@host/name"
        raise BadOptions(message) from error
    kind = parsed.get_backend_name()
    if kind not in _DRIVERS:
        message = f"the database must be sqlite or postgresql, not {kind}"
        raise BadOptions(message)
    if kind == "sqlite" and not parsed.database:
        message = "the database must be a file: sqlite:///tables.sqlite"
        raise BadOptions(message)
    if "@" in (parsed.host or ""):
        message = "a password in the address of the database is written with %40 for each @ in it"
        raise BadOptions(message)
    return parsed.set(drivername=_DRIVERS[kind])


def missing_file(url: str) -> str | None:
    """The file of an SQLite database if it does not exist; connecting would create an empty one."""
    parsed = address(url)
    is_missing = parsed.get_backend_name() == "sqlite" and not Path(str(parsed.database)).exists()
    return parsed.database if is_missing else None


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    parsed = address(url)
    return Path(str(parsed.database)).absolute() if parsed.get_backend_name() == "sqlite" else None


def is_shared(url: str) -> bool:
    """Whether several processes may share this database, each notified of what the others write."""
    return address(url).get_backend_name() == "postgresql"


def connect(url: str, *, writes: bool, seconds: float | None = None) -> AsyncEngine:
    """An SQLAlchemy engine for this database. The writing one has a single connection, because there is one writer.

    PostgreSQL may take this many seconds for an answer: it can hang, and nobody should wait for it as long as it does.
    """
    parsed = address(url)
    size: dict[str, Any] = {"pool_size": 1 if writes else _READERS, "max_overflow": 0}
    if parsed.get_backend_name() == "postgresql":
        limits = {} if seconds is None else {"timeout": seconds, "command_timeout": seconds}
        return create_async_engine(parsed, pool_pre_ping=not writes, connect_args=limits, **size)
    file = file_of(url)
    if file is not None and not file.exists() and writes:
        make_private(file)
    engine = create_async_engine(parsed if writes else _existing(parsed), **size)
    _settle_sqlite(engine.sync_engine, writes=writes)
    return engine


def connect_in_thread(url: str) -> Engine:
    """An SQLAlchemy engine that writes to SQLite and blocks meanwhile."""
    engine = create_engine(_existing(address(url)).set(drivername="sqlite"), poolclass=NullPool)
    _settle_sqlite(engine, writes=True)
    return engine


def _existing(parsed: URL) -> URL:
    """The address of a file that must exist: an empty one would be made otherwise, should ours be deleted."""
    path = Path(str(parsed.database)).absolute().as_posix()
    return parsed.set(database=f"file:{quote(path)}", query={"mode": "rw", "uri": "true"})


def _settle_sqlite(engine: Engine, *, writes: bool) -> None:
    event.listen(engine, "connect", _settle)
    event.listen(engine, "begin", _begin_to_write if writes else _begin_to_read)


def _settle(connection: Any, _: Any) -> None:
    """Make commits durable, and let readers and the writer work at the same time."""
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout = {_BUSY_MS}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_to_write(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_to_read(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")
