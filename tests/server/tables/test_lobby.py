"""The lobby: tables where somebody is, and no more than a few of one party."""

from __future__ import annotations

import time
from types import SimpleNamespace

from impera.server.entries import Begin, Entry
from impera.server.tables.lobby import MOST_EMPTY, MOST_OF_ONE, lobby
from tests.server.storage.test_store import seats, table, use

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
    mine = {f"mine{number}": time.time() for number in range(MOST_OF_ONE + 3)}
    empty = {f"empty{number}": time.time() for number in range(MOST_EMPTY + 3)}
    parties = {**dict.fromkeys(mine, "192.0.2.1"), "other": "192.0.2.2"}
    found = shown(database, {"other": time.time() - 60, **empty, **mine}, parties)
    assert sum(name.startswith("mine") for name in found) == MOST_OF_ONE
    assert sum(name.startswith("empty") for name in found) == MOST_EMPTY
    assert found[-1] == "other"


def test_a_table_that_never_began_expires_and_one_that_did_stays(database):
    async def scene(store):
        await store.make(table("never", created=LONG_AGO), seats("never"))
        await store.make(table("begun", created=LONG_AGO), seats("begun"), [Entry(1, Begin(), LONG_AGO)])
        await store.make(table("open", created=LONG_AGO), seats("open"))
        await store.make(table("new"), seats("new"))
        await store.expire(time.time() - 1000, but=["open"])
        return set(await store.table_names())

    assert use(database, scene) == {"begun", "open", "new"}
