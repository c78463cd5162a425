"""Migrating is all or nothing."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing

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


def test_a_database_is_not_taken_back_to_what_never_was(tmp_path):
    url = f"sqlite:///{tmp_path / DATABASE}"
    asyncio.run(migrate(url))
    with pytest.raises(BadOptions, match="cannot be taken back to 0000"):
        asyncio.run(migrate(url, to="0000"))
