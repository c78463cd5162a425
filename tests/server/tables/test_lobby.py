"""The lobby: tables where somebody is, and no more than a few of one party."""

from __future__ import annotations

import time
from types import SimpleNamespace

import msgspec

from impera.server.entries import Begin, Decision, Entry
from impera.server.operations.metrics import Metrics
from impera.server.storage.expiry import EXPIRED_AT_ONCE, Cutoffs, aged, expire
from impera.server.storage.schema import TABLES
from impera.server.tables.chance import Chance
from impera.server.tables.lobby import MOST_OF_ONE, MOST_SHOWN, lobby
from impera.server.tables.making import Means, make_table
from impera.server.wire import tokens
from impera.server.wire.bodies import NewTable
from tests.server.storage.test_store import seats, table, use
from tests.server.tables.test_hub import with_hub

LONG_AGO = time.time() - 100_000


def shown(database, tables, parties):
    """The names of the tables that are shown, given when each was made and whose viewers are connected to it."""

    async def scene(store):
        for number, (name, created) in enumerate(tables.items()):
            await store.make(table(name, created=created + number), seats(name))
        rooms = {
            name: SimpleNamespace(party=party, table=SimpleNamespace(published=True)) for name, party in parties.items()
        }
        return [row.id for row, _, _ in await lobby(store, rooms)]

    return use(database, scene)


def test_an_old_table_is_shown_only_while_somebody_is_connected(database):
    tables = {"new": time.time(), "old": LONG_AGO, "waiting": LONG_AGO}
    assert shown(database, tables, {"old": "", "waiting": "192.0.2.1"}) == ["new", "waiting"]


def test_nobody_fills_the_lobby(database):
    """However many tables one party makes, with people at them or not, the older ones of others are shown."""

    async def scene(store):
        for number in range(MOST_SHOWN + 10):
            made_by = "flood" if number > 3 else f"other {number}"
            await store.make(
                table(f"table{number}", created=time.time() - 300 + number, maker_party=made_by),
                seats(f"table{number}"),
            )
        return [row.maker_party for row, _, _ in await lobby(store, {})]

    assert use(database, scene) == ["flood"] * MOST_OF_ONE + ["other 3", "other 2", "other 1", "other 0"]


def test_a_table_knows_the_address_it_was_made_from_as_a_digest_until_it_is_over(make_database):
    """Tables from one address have the same, and nobody can read the address off it."""

    async def scene(hub):
        means = Means(hub.store, Metrics(), lambda: Chance(1, "salt"), {})
        made = [await make_table(means, NewTable(), party) for party in ("192.0.2.1", "192.0.2.1", "192.0.2.2")]
        await hub.store.finish(made[1].table.id)
        return [each.table.maker_party for each in made], await hub.store.table(made[1].table.id)

    (one, same, other), over = with_hub(make_database("sqlite"), scene)
    assert one == same != other
    assert one != tokens.party_digest("192.0.2.1", "")
    assert over.maker_party is None


def test_a_table_that_never_began_expires_and_one_that_did_stays(database):
    async def scene(store):
        await store.make(table("never", created=LONG_AGO), seats("never"))
        await store.make(table("begun", created=LONG_AGO), seats("begun"), [Entry(1, Begin(), LONG_AGO)])
        await store.make(table("open", created=LONG_AGO), seats("open"))
        await store.make(table("new"), seats("new"))
        await expire(store, Cutoffs(unbegun=time.time() - 1000, untouched=0), but=["open"])
        return set(await store.table_names())

    assert use(database, scene) == {"begun", "open", "new"}


def test_however_many_tables_expire_few_are_deleted_at_once(database, monkeypatch):
    """Nobody's decision waits for it long."""
    commits = []

    async def scene(store):
        for number in range(EXPIRED_AT_ONCE + 1):
            await store.make(table(f"never{number}", created=LONG_AGO), seats(f"never{number}"))
        write = store.writer.write
        monkeypatch.setattr(
            store.writer, "write", lambda rows, changes: commits.append(changes) or write(rows, changes)
        )
        await expire(store, Cutoffs(unbegun=time.time() - 1000, untouched=0))
        return await store.table_names()

    assert use(database, scene) == []
    assert [statement.table for changes in commits for statement, _ in changes].count(TABLES) == 2


def test_a_table_that_nobody_touched_expires_and_one_that_is_played_or_visited_stays(database):
    """However long ago it was made, and whether its game is over or not."""
    visited = [msgspec.structs.replace(seat, seen=time.time()) for seat in seats("visited")]

    async def scene(store):
        begun = [Entry(1, Begin(), LONG_AGO)]
        await store.make(table("left", created=LONG_AGO), seats("left"), begun)
        await store.make(table("over", created=LONG_AGO, finished=True), seats("over"), begun)
        await store.make(table("visited", created=LONG_AGO), visited, begun)
        played = [*begun, Entry(2, Decision(0, "end"), time.time())]
        await store.make(table("played", created=LONG_AGO), seats("played"), played)
        await store.make(table("open", created=LONG_AGO), seats("open"), begun)
        await expire(store, Cutoffs(unbegun=0, untouched=time.time() - 1000), but=["open"])
        left = await store.entries("left")
        return set(await store.table_names()), left

    assert use(database, scene) == ({"visited", "played", "open"}, [])


def test_a_clock_that_leaps_ahead_deletes_nothing(database):
    """Clock jumps. A table of yesterday survives ten years that pass in an hour, and ages on afterwards."""

    async def scene(store):
        now, year = time.time(), 365 * 86_400.0
        await store.make(table("mine", created=now - 100), seats("mine"), [Entry(1, Begin(), now - 100)])
        assert await aged(store, now, 60) == now
        leaps = [await aged(store, now + 10 * year, 60) for _ in range(3)]
        assert leaps == [now + 60, now + 120, now + 180]
        await expire(store, Cutoffs(leaps[-1] - year, leaps[-1] - year))
        assert await aged(store, now - 50, 60) == now - 50  # the clock was set right, and a little too far
        return await store.table_names()

    assert use(database, scene) == ["mine"]
