"""PostgreSQL is away for some seconds: people are told, the health check too, and nothing is lost.

For a minute, by `python -m tests.server.outage all 60`.
"""

from __future__ import annotations

import asyncio

import pytest

from tests.server.outage import WAYS, outage, people_at

SECONDS = 3.0


@pytest.mark.parametrize("way", WAYS)
def test_while_postgresql_is_away_people_are_told_and_nothing_is_lost(way):
    with people_at(way, SECONDS) as (server, postgres):
        problems, numbers = asyncio.run(outage(server, postgres, way, seconds=SECONDS, tables=4))
    assert problems == []
    assert numbers["health"] == (200, 503, 200)
    assert "storage" in numbers["told"]
