"""What a server process needs is there as soon as the database is."""

from __future__ import annotations

import asyncio

from impera.server import services
from impera.server.services import Services
from impera.server.settings import Settings
from impera.server.storage import StorageFailed
from impera.server.storage.migrate import migrate
from tests.patience import PATIENCE


def test_a_worker_starts_while_the_database_is_away_and_can_tell_people_once_it_is_back(tmp_path, monkeypatch):
    """The key that notices are signed with is in the database; a worker that died in an outage is replaced at once."""
    found, away = services.channels, [StorageFailed("the database cannot be used: it is away")]

    async def channels(*given):
        if away:
            raise away.pop()
        return await found(*given)

    monkeypatch.setattr(services, "channels", channels)
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def scene():
        await migrate(url)
        worker = Services(Settings(database=url), tmp_path / "numbers", lambda: None)
        await worker.start()
        before = dict(worker.channels)
        async with asyncio.timeout(PATIENCE):
            while not worker.channels:  # noqa: ASYNC110 - it notifies nobody
                await asyncio.sleep(0.01)
        after = sorted(worker.channels)
        await worker.stop()
        return before, after

    assert asyncio.run(scene()) == ({}, ["push", "webhook"])
