"""Backups: all rows of the database as lines of JSON, the same for both kinds of database, so data can be moved.

The lines are::

    {"impera": "backup", "version": 1}
    {"tables": {...}}                                one line per row, in the order of the tables
    {"rows": 57, "sha256": "..."}

The last line has the number of rows and a digest of all lines before it. A backup contains the deals of games in
progress.
"""

from __future__ import annotations

import hashlib
import json
import os
from typing import IO, TYPE_CHECKING, Any

from sqlalchemy import insert, select

from impera.errors import BadRecord
from impera.server.storage.counted import CATCH_UP
from impera.server.storage.database import connect
from impera.server.storage.failures import told_as_one
from impera.server.storage.migrate import migrate
from impera.server.storage.schema import BARRED, BLOCKS, CODES, DEALS, ENTRIES, KEYS, METADATA, SEATS, TABLES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncConnection

VERSION = 1
_ORDER = (KEYS, DEALS, TABLES, SEATS, ENTRIES, BARRED, BLOCKS, CODES)
_AT_ONCE = 500


async def back_up(url: str, path: Path) -> int:
    """Write a consistent copy of everything to a file that only its owner may read; returns the number of rows."""
    written = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(written, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            lines = _Lines(file)
            lines.write({"impera": "backup", "version": VERSION})
            await _read_all(url, lines)
            lines.end()
            os.fsync(file.fileno())
        written.replace(path)
    finally:
        written.unlink(missing_ok=True)
    return lines.rows


async def _read_all(url: str, lines: _Lines) -> None:
    engine = connect(url, writes=False)
    try:
        with told_as_one():
            async with engine.connect() as connection:
                if engine.dialect.name == "postgresql":
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                for table in _ORDER:
                    result = await connection.stream(select(table))
                    async for row in result.mappings():
                        lines.write({table.name: dict(row)})
    finally:
        await engine.dispose()


async def restore(url: str, path: Path) -> int:
    """Read a backup into an empty database; returns the number of rows. If it raises BadRecord, nothing has changed."""
    rows = list(_checked(path))
    await migrate(url)
    engine = connect(url, writes=True)
    try:
        with told_as_one():
            async with engine.begin() as connection:
                await _write_all(connection, rows)
    finally:
        await engine.dispose()
    return len(rows)


async def _write_all(connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
    if (await connection.execute(select(TABLES.c.id).limit(1))).first() is not None:
        message = "the database has tables already; restore into an empty one"
        raise BadRecord(message)
    for table in _ORDER:
        of_table = [row[table.name] for row in rows if table.name in row]
        for start in range(0, len(of_table), _AT_ONCE):
            await connection.execute(insert(table), of_table[start : start + _AT_ONCE])
    await connection.execute(CATCH_UP)


class _Lines:
    """Writes lines of JSON, counting and digesting them."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file
        self._digest = hashlib.sha256()
        self.rows = -1  # the first line is not a row

    def write(self, data: dict[str, Any]) -> None:
        line = json.dumps(data, ensure_ascii=False) + "\n"
        self._digest.update(line.encode())
        self._file.write(line)
        self.rows += 1

    def end(self) -> None:
        self._file.write(json.dumps({"rows": self.rows, "sha256": self._digest.hexdigest()}) + "\n")
        self._file.flush()


def _checked(path: Path) -> Iterator[dict[str, Any]]:
    """The rows of a backup; raises BadRecord unless it is complete."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        parts = [json.loads(line) for line in lines]
    except ValueError as error:
        message = f"{path} is not a backup: it is not lines of JSON"
        raise BadRecord(message) from error
    if not parts or parts[0] != {"impera": "backup", "version": VERSION}:
        message = f"{path} is not a backup of version {VERSION}"
        raise BadRecord(message)
    digest = hashlib.sha256("".join(lines[:-1]).encode()).hexdigest()
    if parts[-1] != {"rows": len(parts) - 2, "sha256": digest}:
        message = f"{path} is cut off or was edited"
        raise BadRecord(message)
    known = set(METADATA.tables)
    for part in parts[1:-1]:
        if not known.issuperset(part):
            message = f"{path} has rows of a later version"
            raise BadRecord(message)
        yield part
