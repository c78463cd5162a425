"""Counted time goes on where it stopped, leaps with no clock, and is counted once however many processes there are."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import select

from impera.server.storage.counted import CountedTime
from impera.server.storage.schema import COUNTED
from tests.server.storage.test_store import use


class Machine:
    """A machine whose time a test passes."""

    def __init__(self):
        self.seconds = 1000.0

    def __call__(self):
        return self.seconds


def test_it_goes_on_where_it_stopped_however_long_no_server_ran(database):
    async def scene(store):
        machine = Machine()
        before = CountedTime(store, machine)
        await before.beat()
        machine.seconds += 50
        await before.beat()
        machine.seconds += 1_000_000
        after = CountedTime(store, machine)
        await after.beat()
        machine.seconds += 5
        return after.now()

    assert use(database, scene) == pytest.approx(55)


def test_the_clock_of_the_machine_does_not_matter(database, monkeypatch):
    async def scene(store):
        counted = CountedTime(store)
        await counted.beat()
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 10 * 365 * 86_400)
        await counted.beat()
        return counted.now()

    assert use(database, scene) < 3600


def test_several_processes_count_the_same_time_once(database):
    async def scene(store):
        machine = Machine()
        workers = [CountedTime(store, machine) for _ in range(3)]
        for worker in workers:
            await worker.beat()
        for _ in range(4):
            machine.seconds += 10
            for worker in workers:
                await worker.beat()
        return [worker.now() for worker in workers], await store.read(select(COUNTED))

    times, rows = use(database, scene)
    assert times == [pytest.approx(40)] * 3
    assert [row["seconds"] for row in rows] == [pytest.approx(40)]
