"""Migrating is all or nothing."""

# ruff: noqa: S608 - the names are those of our own tables

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing

import asyncpg
import pytest

from impera import BadOptions
from impera.server.storage.migrate import migrate, newest
from tests.legacy import kept
from tests.legacy.tables import DATABASE

KILLED_BEFORE_ITS_COMMIT = """
import asyncio, os, sys
from alembic import command
from impera.server.storage import migrate

upgrade = command.upgrade
def upgrade_and_die(*arguments):
    upgrade(*arguments)
    os.kill(os.getpid(), 9)
command.upgrade = upgrade_and_die
asyncio.run(migrate.migrate(sys.argv[1]))
"""


def tables_of(path):
    with closing(sqlite3.connect(path)) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


@kept.each_version()
def test_a_server_killed_while_migrating_leaves_the_database_as_it_was(folder, tmp_path):
    """Killed at any moment, also in the middle of a migration. The next start migrates it."""
    path = tmp_path / DATABASE
    shutil.copy(folder / DATABASE, path)
    before = tables_of(path)
    url = f"sqlite:///{path}"
    killed = subprocess.run([sys.executable, "-c", KILLED_BEFORE_ITS_COMMIT, url], check=False)
    assert killed.returncode == -9
    assert tables_of(path) == before
    assert asyncio.run(migrate(url))[1] == newest()
    assert tables_of(path) > before


def dump(path):
    """Everything in a database but its indexes of their own."""
    with closing(sqlite3.connect(path)) as connection:
        return sorted(connection.iterdump())


@kept.each_version()
def test_a_rollback_leaves_an_earlier_version_the_database_it_had(folder, tmp_path):
    """A rollback is documented and tried."""
    path = tmp_path / DATABASE
    shutil.copy(folder / DATABASE, path)
    before, url = dump(path), f"sqlite:///{path}"
    version, _ = asyncio.run(migrate(url))
    assert dump(path) != before
    assert asyncio.run(migrate(url, to=version)) == (newest(), version)
    assert dump(path) == before


def rows_of(path):
    """All rows of a database, by table."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        return {name: [dict(row) for row in connection.execute(f'SELECT * FROM "{name}"')] for name in tables_of(path)}


async def fill(url, rows):
    """Write rows into the empty tables of PostgreSQL, those first that others refer to."""
    connection = await asyncpg.connect(url)
    try:
        for name in sorted(rows, key=lambda name: name != "tables"):
            asked = "SELECT column_name, data_type FROM information_schema.columns WHERE table_name = $1"
            booleans = {column for column, kind in await connection.fetch(asked, name) if kind == "boolean"}
            await connection.execute(f'DELETE FROM "{name}"')
            for row in rows[name]:
                values = [bool(value) if column in booleans else value for column, value in row.items()]
                columns = ", ".join(f'"{column}"' for column in row)
                places = ", ".join(f"${place}" for place in range(1, len(row) + 1))
                await connection.execute(f'INSERT INTO "{name}" ({columns}) VALUES ({places})', *values)
    finally:
        await connection.close()


async def found_in(url, names):
    connection = await asyncpg.connect(url)
    try:
        return {name: [dict(row) for row in await connection.fetch(f'SELECT * FROM "{name}"')] for name in names}
    finally:
        await connection.close()


def in_order(rows):
    return {name: sorted(map(sorted_text, found)) for name, found in rows.items()}


def sorted_text(row):
    """A row as text; SQLite has numbers for truth values."""
    return str(sorted((column, int(value) if isinstance(value, bool) else value) for column, value in row.items()))


@kept.each_version()
def test_on_postgresql_every_row_of_an_earlier_version_is_migrated_as_on_sqlite(folder, tmp_path, make_database):
    path = tmp_path / DATABASE
    shutil.copy(folder / DATABASE, path)
    before = rows_of(path)
    ((version,),) = (row.values() for row in before["alembic_version"])
    url = make_database("postgresql")
    asyncio.run(migrate(url))
    asyncio.run(migrate(url, to=version))
    asyncio.run(fill(url, before))
    for database in (url, f"sqlite:///{path}"):
        assert asyncio.run(migrate(database)) == (version, newest())
    after = rows_of(path)
    assert all(after[name] for name in ("tables", "seats", "entries"))
    assert in_order(asyncio.run(found_in(url, after))) == in_order(after)


def test_a_database_is_not_taken_back_to_what_never_was(tmp_path):
    url = f"sqlite:///{tmp_path / DATABASE}"
    asyncio.run(migrate(url))
    with pytest.raises(BadOptions, match="cannot be taken back to 0000"):
        asyncio.run(migrate(url, to="0000"))
