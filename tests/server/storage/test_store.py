"""Truth and storage: append-only entries with the primary key (table, number), the same on both databases."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from impera.server.entries import Decision, Entry
from impera.server.storage import Conflict, SeatRow, StorageFailed, Store, TableRow
from impera.server.storage import store as stores
from impera.server.storage.database import connect
from impera.server.storage.migrate import migrate, newest
from impera.server.storage.schema import ENTRIES, METADATA
from impera.server.storage.writer import MOST_JOBS


def table(name="one", **changes):
    values = {
        "id": name,
        "created": time.time(),
        "options": '{"players": 2}',
        "seed": str(2**64 - 1),
        "salt": "salt",
        "commitment": "promise",
        "published": True,
        "aids": True,
        "clock": None,
        "away": None,
        "host": "host",
        "invite": "invite",
    }
    return TableRow(**{**values, **changes})


def seats(name="one", kind="open"):
    return [SeatRow(table_id=name, seat=seat, kind=kind) for seat in (0, 1)]


def entry(number, decision="play M1"):
    return Entry(number, Decision(0, decision), 1.5)


def use(database, scene):
    """Run a scene with an open store; returns its result."""

    async def run():
        store = Store(database)
        store.start()
        try:
            return await scene(store)
        finally:
            await store.stop()

    return asyncio.run(run())


def test_what_is_written_is_read(database):
    async def scene(store):
        await store.make(table(), seats())
        await store.append("one", [entry(1), entry(2, "end")])
        return await store.table("one"), await store.seats("one"), await store.entries("one", 1)

    row, sitting, entries = use(database, scene)
    assert row.seed == str(2**64 - 1)
    assert sitting == seats()
    assert entries == [entry(2, "end")]


def test_the_first_entry_after_a_time_is_found(database):
    async def scene(store):
        await store.make(table(), seats(), [msgspec.structs.replace(entry(n), counted=10.0 * n) for n in (1, 2, 3)])
        return [await store.first_after("one", counted) for counted in (0.0, 10.0, 29.0, 30.0)]

    assert use(database, scene) == [1, 2, 3, None]


def test_a_number_is_written_once(database):
    async def scene(store):
        await store.make(table(), seats())
        await store.append("one", [entry(1, "play M1")])
        with pytest.raises(Conflict):
            await store.append("one", [entry(1, "play R1")])
        return await store.entries("one")

    assert use(database, scene) == [entry(1, "play M1")]


def test_of_many_at_once_one_wins_and_the_others_of_the_batch_are_written(database):
    """One writer task with group commit; one bad job fails no other."""

    async def scene(store):
        for name in ("one", "two"):
            await store.make(table(name), seats(name))
        jobs = [store.append("one", [entry(1, f"try {attempt}")]) for attempt in range(10)]
        jobs += [store.append("two", [entry(number)]) for number in range(1, 11)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        return results, await store.entries("one"), await store.entries("two")

    results, one, two = use(database, scene)
    assert sum(isinstance(result, Conflict) for result in results) == 9
    assert len(one) == 1
    assert len(two) == 10


def test_of_several_entries_all_are_written_or_none(database):
    """Another writer has taken the first number: the second one must not be written alone."""

    async def scene(store):
        await store.make(table(), seats())
        await store.append("one", [entry(1)])
        with pytest.raises(Conflict):
            await store.append("one", [entry(1), entry(2)])
        results = await asyncio.gather(
            store.append("one", [entry(2, "a"), entry(3, "a")]),
            store.append("one", [entry(2, "b"), entry(3, "b"), entry(4, "b")]),
            return_exceptions=True,
        )
        return results, [each.content.decision for each in await store.entries("one")]

    results, texts = use(database, scene)
    assert results[0] is None
    assert isinstance(results[1], Conflict)
    assert texts == ["play M1", "a", "a"]


def test_what_goes_with_an_entry_is_written_with_it_or_not_at_all(database):
    async def scene(store):
        await store.make(table(), seats())
        await store.append("one", [entry(1)], store.making(table("two"), seats("two")))
        with pytest.raises(Conflict):
            await store.append("one", [entry(1)], store.making(table("three"), seats("three")))
        return await store.table_names()

    assert use(database, scene) == ["one", "two"]


def test_an_error_in_a_batch_leaves_nothing_half_written(database):
    async def scene(store):
        await store.make(table(), seats())
        with pytest.raises(StorageFailed):
            await store.append("one", [entry(1)], [(text("INSERT INTO nowhere VALUES (1)"), {})])
        assert await store.entries("one") == []
        await store.append("one", [entry(1)])
        return await store.entries("one")

    assert use(database, scene) == [entry(1)]


def test_a_commit_is_told_with_its_size(database):
    sizes = []

    async def run():
        store = Store(database, measure=lambda jobs, _: sizes.append(jobs))
        store.start()
        await store.make(table(), seats())
        await asyncio.gather(*(store.append("one", [entry(number)]) for number in range(1, 50)))
        await store.stop()

    asyncio.run(run())
    assert sum(sizes) == 50
    assert len(sizes) < 50


def test_sqlite_commits_to_the_disk_and_does_not_block_readers(make_database):
    """SQLite (WAL, synchronous FULL)."""
    url = make_database("sqlite")
    asyncio.run(migrate(url))

    async def read():
        engine = connect(url, writes=True)
        async with engine.connect() as connection:
            found = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        await engine.dispose()
        return found

    assert asyncio.run(read()) == ["wal", 2, 1]


def test_the_migrations_make_the_schema(database):
    """The same code and migrations (Alembic) for both."""

    async def differences():
        engine = connect(database, writes=True)
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda plain: compare_metadata(MigrationContext.configure(plain), METADATA)
            )
        await engine.dispose()
        return found

    assert asyncio.run(differences()) == []


def test_migrating_twice_changes_nothing(database):
    assert asyncio.run(migrate(database)) == (newest(), newest())


@pytest.mark.parametrize(
    ("options", "needs_card"), [('{"edition": "pt"}', False), ('{"edition": "pt", "revision": 2}', True)]
)
def test_an_edition_means_what_it_meant_when_the_table_was_made(options, needs_card):
    """D-13: rows of 0.1.0 have no revision."""
    assert table(options=options).agreed.democracy_needs_card is needs_card


def test_a_moment_without_the_processor_is_no_failure_of_the_database(make_database, monkeypatch):
    """On a busy machine, this process may stand still for longer than it would wait for the database."""
    monkeypatch.setattr(stores, "_HEALTH_PATIENCE", 0.2)

    async def scene(store):
        async def answer():
            for _ in range(5):
                await asyncio.sleep(0)

        store._try = answer
        asked = asyncio.create_task(store.check())
        await asyncio.sleep(0)
        time.sleep(0.5)  # noqa: ASYNC251 - it stands still
        await asked

    use(make_database("sqlite"), scene)


def test_a_database_that_does_not_answer_is_a_failure(make_database, monkeypatch):
    monkeypatch.setattr(stores, "_HEALTH_PATIENCE", 0.2)

    async def scene(store):
        store._try = asyncio.Event().wait
        with pytest.raises(StorageFailed, match="does not answer"):
            await store.check()
        store._health.cancel()

    use(make_database("sqlite"), scene)


def test_as_many_as_are_committed_together_are_no_more_than_an_old_database_takes():
    """SQLite before 3.32 takes 999 values in one statement."""
    assert MOST_JOBS * len(ENTRIES.columns) < 1000
