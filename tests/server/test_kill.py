"""Killed at random moments under load: every acknowledged decision is there, none is doubled, every view is right.

The same storm runs fifty times by `python -m tests.server.storm`.
"""

from __future__ import annotations

import asyncio

from tests.server.postgres import running_postgres
from tests.server.storm import NOTICES, kill_postgres, kill_server, kill_worker, storm

KILLS = 2


def test_a_killed_server_loses_nothing(start_server, make_database):
    server = start_server(make_database("sqlite"), **NOTICES)
    problems, numbers = asyncio.run(storm(server, kill_server(server), kills=KILLS, tables=6))
    assert problems == []
    assert numbers["acknowledged"] > 50


def test_a_killed_worker_loses_nothing(start_server, make_database):
    """Any number of workers on PostgreSQL may serve any table."""
    server = start_server(make_database("postgresql"), "--workers", "2", "--forked", **NOTICES)
    problems, numbers = asyncio.run(storm(server, kill_worker(server), kills=KILLS, tables=6, workers=2))
    assert problems == []
    assert numbers["acknowledged"] > 50


def test_a_killed_postgresql_loses_nothing(start_server):
    with running_postgres() as postgres:
        server = start_server(postgres.get_uri(), **NOTICES)
        problems, numbers = asyncio.run(storm(server, kill_postgres(postgres), kills=KILLS, tables=6))
        server.close()
    assert problems == []
    assert numbers["acknowledged"] > 50
