"""Nothing long is done in the event loop without letting others work in between."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from impera.server.entries import Begin, Entry, Talk
from impera.server.operations import pacing
from impera.server.operations.pacing import STEP, paced
from impera.server.tables.connection import Connection
from impera.server.tables.replaying import replayed
from impera.server.tables.table_state import TableState
from impera.server.wire.messages import Say
from tests.server.storage.test_store import seats, table, use
from tests.server.tables.test_connection import Wire
from tests.server.tables.test_hub import with_hub

HELLO = Talk(0, Say(phrase="hello"))


@pytest.fixture
def pauses(monkeypatch):
    """Every item takes too long; how often others come first."""
    found = []

    async def give_way():
        found.append(1)

    monkeypatch.setattr(pacing, "perf_counter", itertools.count(0, 2 * STEP).__next__)
    monkeypatch.setattr(pacing, "give_way", give_way)
    return found


def test_others_come_first_after_at_most_five_milliseconds(monkeypatch):
    """Each item takes one millisecond here; somebody else waits for a turn all the time."""
    clock = [0.0]
    monkeypatch.setattr(pacing, "perf_counter", lambda: clock[0])
    turns = []

    async def work():
        async for _ in paced(range(20)):
            clock[0] += 0.001

    async def scene():
        working = asyncio.create_task(work())
        while not working.done():
            await asyncio.sleep(0)
            turns.append(clock[0])

    asyncio.run(scene())
    assert max(later - earlier for earlier, later in itertools.pairwise(turns)) <= 0.0051
    assert turns[-1] == pytest.approx(0.02)


def log(length):
    """A log where something is said again and again."""
    return [Entry(number, Begin() if number == 1 else HELLO, float(number)) for number in range(1, length + 1)]


def test_a_log_is_read_in_steps(make_database, pauses):
    async def scene(store):
        await store.make(table(), seats(), log(10))
        pauses.clear()
        return len(await store.entries("one"))

    assert use(make_database("sqlite"), scene) == 10
    assert len(pauses) == 20  # as rows, then as entries


def test_a_log_is_replayed_in_steps(pauses):
    async def scene():
        return [entry.number async for entry in replayed(TableState(table()), log(10))]

    assert asyncio.run(scene()) == list(range(1, 11))
    assert len(pauses) == 10


def test_what_other_workers_wrote_is_told_in_steps(make_database, pauses):
    wire = Wire()

    async def scene(hub):
        room = await hub.room("one")
        await room.join(Connection(wire, queue=8), None)
        await hub.store.append("one", log(10))
        pauses.clear()
        await room.catch_up()
        return room.state.number

    assert with_hub(make_database("sqlite"), scene) == 10
    assert len(wire.written) == 1 + 10
    assert len(pauses) == 20 + 10
