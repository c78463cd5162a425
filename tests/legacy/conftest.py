"""Servers that open the databases of earlier versions, and empty databases for their backups."""

from __future__ import annotations

import shutil

import pytest

from tests.legacy.tables import DATABASE
from tests.server.conftest import make_database, migrated, postgres  # noqa: F401 - fixtures
from tests.server.process import Server


@pytest.fixture(scope="module")
def open_database(tmp_path_factory):
    """Starts a server on a copy of a version's database, once for all tests of a file; returns the server."""
    begun = {}

    def start(folder):
        if folder not in begun:
            work = tmp_path_factory.mktemp("legacy")
            shutil.copy(folder / DATABASE, work)
            begun[folder] = Server(f"sqlite:///{work / DATABASE}", work)
        return begun[folder]

    yield start
    for server in begun.values():
        server.close()
