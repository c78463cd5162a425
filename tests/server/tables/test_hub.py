"""One room for a table in a process, however many ask for it at once; and only the holder of a seat sees its view."""

from __future__ import annotations

import asyncio

import pytest

from impera.server.admin import close
from impera.server.entries import Begin, SeatChange
from impera.server.operations.metrics import Metrics
from impera.server.storage import Conflict, StorageFailed, Store
from impera.server.storage.migrate import migrate
from impera.server.tables import play
from impera.server.tables.connection import Connection
from impera.server.tables.hub import IDLE_SECONDS, Hub
from impera.server.tables.offered import Limits, Offered
from impera.server.tables.proposal import Proposal
from impera.server.tables.thinking import Thinkers
from impera.server.wire.messages import Say
from impera.server.wire.refusals import Refusal
from tests.server.storage.test_store import seats, table
from tests.server.tables.test_connection import Wire


def with_hub(database, scene, **changes):
    """Run a scene with a hub and one table; `changes` are made to its row."""

    async def run():
        await migrate(database)
        store = Store(database)
        store.start()
        await store.make(table("one", **changes), seats("one"))
        thinkers = Thinkers(1)
        hub = Hub(store, Metrics(), thinkers, Offered({}, Limits(), 1))
        try:
            return await scene(hub)
        finally:
            await hub.stop()
            await thinkers.stop()
            await store.stop()

    return asyncio.run(run())


@pytest.fixture
def file(make_database):
    return make_database("sqlite")


def test_who_asks_for_a_table_at_once_gets_the_same_room(file):
    async def scene(hub):
        return await asyncio.gather(*(hub.room("one") for _ in range(5)))

    rooms = with_hub(file, scene)
    assert len(set(rooms)) == 1


def test_after_a_failure_there_is_still_one_room_only(file, monkeypatch):
    """Those who waited for a room that could not be opened ask again, at the same time as others."""

    async def scene(hub):
        reading = hub.store.table
        answers = iter((StorageFailed("down"), None, None))

        async def read(name):
            await asyncio.sleep(0.01)
            answer = next(answers)
            if answer is not None:
                raise answer
            return await reading(name)

        monkeypatch.setattr(hub.store, "table", read)
        failed = await asyncio.gather(*(hub.room("one") for _ in range(3)), return_exceptions=True)
        return failed, await asyncio.gather(*(hub.room("one") for _ in range(3)))

    failed, rooms = with_hub(file, scene)
    assert [type(each) for each in failed] == [StorageFailed] * 3
    assert len(set(rooms)) == 1


def test_a_room_somebody_has_just_asked_for_is_not_closed(file):
    """Otherwise a viewer about to join would be alone in a room that nobody else can find."""

    async def scene(hub):
        room = await hub.room("one")
        room.idle_since -= 2 * IDLE_SECONDS
        await hub.room("one")
        hub.close_idle()
        is_kept = hub.rooms.get("one") is room
        room.idle_since -= 2 * IDLE_SECONDS
        hub.close_idle()
        return is_kept, dict(hub.rooms)

    assert with_hub(file, scene) == (True, {})


def test_whoever_has_lost_a_seat_while_connecting_does_not_look_from_it(file):
    """A token is checked at the hello message, and again when nothing more can happen in between."""

    async def scene(hub):
        room = await hub.room("one")
        late = Connection(Wire(), queue=8)
        late.seat, late.holds = 0, "the digest of a token that opened the seat a moment ago"
        with pytest.raises(Refusal, match="no-seat"):
            await room.join(late, None)
        return room.viewers

    assert with_hub(file, scene) == set()


def test_a_bot_does_not_decide_for_a_person_who_came_back_while_it_thought(file):
    """A seat that was taken back is its person's: a bot's pending answer is too late."""

    async def scene(hub):
        room = await hub.room("one")
        await room.change(lambda: Proposal([Begin()]))
        game = room.state.game
        (seat,) = game.running.asked
        asked = seat, game.number_asked(seat), game.running.legal(seat)[0]
        came = await play.decide_for(room, *asked, lambda: False), await play.decide_for(room, *asked, lambda: True)
        return came, room.state.number

    came, number = with_hub(file, scene)
    assert came == (False, True)
    assert number == 2


def test_what_all_may_know_is_encoded_once_for_all_who_are_not_asked(file):
    async def scene(hub):
        room = await hub.room("one")
        await room.change(lambda: Proposal([Begin()]))
        (seat,) = room.state.game.running.asked
        wires = {viewer: Wire() for viewer in (seat, 1 - seat, None)}
        for viewer, wire in wires.items():
            connection = Connection(wire, queue=8)
            connection.seat = viewer
            room.viewers.add(connection)
        await play.say(room, seat, Say(phrase="hello"))
        return [wires[viewer].written[-1] for viewer in (seat, 1 - seat, None)]

    asked, other, spectator = with_hub(file, scene)
    assert other is spectator
    assert asked != spectator


def test_a_table_that_is_closed_meanwhile_refuses_what_is_to_be_written(file):
    """It may still be open here: on SQLite, what `impera admin` writes is noticed within ten seconds."""

    async def scene(hub):
        room = await hub.room("one")
        assert await close(file, "one")
        with pytest.raises(Refusal, match="closed"):
            await room.note(SeatChange(0, "open"))
        assert await hub.room("one") is None

    with_hub(file, scene)


def test_a_change_that_others_always_forestall_is_refused_as_stale(file, monkeypatch):
    async def too_late(*_):
        raise Conflict

    async def scene(hub):
        room = await hub.room("one")
        monkeypatch.setattr(hub.store, "append", too_late)
        with pytest.raises(Refusal, match="stale"):
            await room.note(SeatChange(0, "open"))

    with_hub(file, scene)
