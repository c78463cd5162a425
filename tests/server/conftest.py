"""Real servers on real databases: SQLite in a file, and a PostgreSQL that the tests start themselves."""

from __future__ import annotations

import asyncio
import itertools
import shutil

import asyncpg
import pytest

from impera.server.storage import database as connections
from impera.server.storage.migrate import migrate
from tests.patience import PATIENCE
from tests.server.postgres import running_postgres
from tests.server.process import Server

DATABASES = ("sqlite", "postgresql")
_numbers = itertools.count()

# For servers in the process of the tests; see `process.py` for the others.
connections._BUSY_MS = 1000 * PATIENCE


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server that many tests share, each with its own database."""
    with running_postgres() as server:
        yield server


def new_database(postgres):
    """The address of a new, empty database."""
    name = f"test_{next(_numbers)}"

    async def make():
        connection = await asyncpg.connect(postgres.get_uri())
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return postgres.get_uri(name)


@pytest.fixture(scope="session")
def migrated(tmp_path_factory):
    """A file of SQLite with an empty database of the current version, to be copied: that is quicker than migrating."""
    path = tmp_path_factory.mktemp("migrated") / "tables.sqlite"
    asyncio.run(migrate(f"sqlite:///{path}"))
    return path


@pytest.fixture(scope="session")
def make_database(request, tmp_path_factory, migrated):
    """Makes an empty database of a kind; returns its address. On PostgreSQL it has no tables yet."""

    def make(kind):
        if kind == "sqlite":
            return f"sqlite:///{shutil.copy(migrated, tmp_path_factory.mktemp('sqlite'))}"
        return new_database(request.getfixturevalue("postgres"))

    return make


@pytest.fixture(params=DATABASES)
def database(request, make_database):
    """An empty database of each kind, migrated to the current version."""
    url = make_database(request.param)
    asyncio.run(migrate(url))
    return url


@pytest.fixture(scope="session", params=DATABASES)
def server(request, make_database, tmp_path_factory):
    """A server that many tests share, each with its own tables; on each kind of database."""
    running = Server(make_database(request.param), tmp_path_factory.mktemp("server"))
    yield running
    running.close()


@pytest.fixture(scope="session")
def sqlite_server(make_database, tmp_path_factory):
    """A server on SQLite that many tests share, for what does not depend on the database."""
    running = Server(make_database("sqlite"), tmp_path_factory.mktemp("server"))
    yield running
    running.close()


@pytest.fixture
def start_server(tmp_path):
    """Starts servers for one test only."""
    begun = []

    def start(database, *arguments, **variables):
        begun.append(Server(database, tmp_path, *arguments, **variables))
        return begun[-1]

    yield start
    for running in begun:
        running.close()
