"""A table that a host deletes while people play at it: they are told, and no other table is affected."""

from __future__ import annotations

import asyncio

import pytest

from impera.server import admin
from impera.server.entries import Decision, Entry
from impera.server.storage import StorageFailed, Store
from tests.server.client import make_table
from tests.server.storage.test_store import seats, table


def test_whoever_plays_at_a_deleted_table_is_told_that_it_is_gone(server):
    deleted = make_table(server.address, people=2)
    viewers = [deleted.seats[seat].watch() for seat in (0, 1)]
    first = [viewer.next() for viewer in viewers]
    asyncio.run(admin.delete(server.database, deleted.name))
    (asked,) = first[0]["asked"]
    viewers[asked].decide(first[asked]["ask"])
    assert viewers[asked].next()["code"] == "storage"
    viewers[asked].decide(first[asked]["ask"])
    for viewer in viewers:
        assert viewer.until("bye")["reason"] == "gone"
        viewer.close()
    assert deleted.get().status_code == 404


def test_a_change_that_cannot_be_written_fails_no_other_of_its_batch(database):
    """A job for a table that is gone breaks a constraint; the other jobs of the batch are written all the same."""

    async def scene():
        store = Store(database)
        store.start()
        await store.make(table("one"), seats("one"))
        jobs = [store.append(name, [Entry(1, Decision(0, "end"), 1.0)]) for name in ("gone", "one")]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        written = await store.entries("one")
        await store.stop()
        return results, written

    results, written = asyncio.run(scene())
    assert isinstance(results[0], StorageFailed)
    assert results[1] is None
    assert len(written) == 1


def test_the_writer_survives_a_mistake_of_ours(database):
    """What no database can hold is refused, and the next change is written."""

    async def scene():
        store = Store(database)
        store.start()
        await store.make(table("one"), seats("one"))
        with pytest.raises(StorageFailed):
            await store.append("one", [Entry(1, Decision(0, object()), 1.0)])
        await store.append("one", [Entry(1, Decision(0, "end"), 1.0)])
        is_alive = store.writer.is_alive
        await store.stop()
        return is_alive

    assert asyncio.run(scene())
