"""Spectators of a table with a delay are told nothing that is newer, on any channel; players are told at once."""

from __future__ import annotations

import asyncio
import json

import pytest

from impera.server.entries import Away, Back
from impera.server.operations.limits import Payer
from impera.server.tables import aids, seating
from impera.server.tables.connection import Connection
from impera.server.tables.proposal import Proposal
from impera.server.tables.visit import Visit
from impera.server.wire.refusals import Denied
from tests.server.client import http, make_table
from tests.server.tables.house import ADA, House
from tests.server.tables.test_clocks import play_turn
from tests.server.tables.test_connection import Wire

DELAY = 300
NOW = {"clock": None, "due": None, "delay": DELAY}


@pytest.fixture
def house(make_database):
    return House(make_database("sqlite"))


def viewer(seat=None):
    """A connection that reads everything, and what it has read."""
    wire = Wire()
    connection = Connection(wire, queue=64)
    connection.views = True
    connection.seat = seat
    return connection, lambda: [json.loads(raw) for raw in wire.written]


def test_a_spectator_is_told_later_what_a_player_is_told_at_once(house):
    async def scene():
        await house.make(**NOW)
        async with house.open() as hub:
            room = await hub.room("one")
            house.machine.seconds += DELAY
            (watching, heard), (playing, told) = viewer(), viewer(0)
            playing.holds = room.seats[0].token
            await room.join(watching, None)
            await room.join(playing, None)
            await play_turn(room)
            early, at_once = len(heard()), len(told())
            house.machine.seconds += DELAY - 1
            room._show()
            almost = len(heard())
            house.machine.seconds += 1
            room._show()
            return early, at_once, almost, heard(), told()

    early, at_once, almost, heard, told = asyncio.run(scene())
    assert early == almost == 1
    assert at_once == len(heard) == len(told) > 2
    assert [message["number"] for message in heard] == [message["number"] for message in told]


def test_who_comes_back_is_told_no_more_than_who_stayed(house):
    async def scene():
        await house.make(**NOW)
        async with house.open() as hub:
            room = await hub.room("one")
            house.machine.seconds += DELAY
            await play_turn(room)
            watching, heard = viewer()
            await room.join(watching, 0)
            return [message["type"] for message in heard()], heard()[-1]["number"], room.state.number

    kinds, known, number = asyncio.run(scene())
    assert kinds == ["began", "table"]
    assert known == 1 < number


def test_a_restart_shows_nothing_early(house):
    async def scene():
        await house.make(**NOW)
        async with house.open() as hub:
            await play_turn(await hub.room("one"))
            house.machine.seconds += 100
        house.machine.seconds += 1_000_000
        async with house.open() as hub:
            room = await hub.room("one")
            before = (await room.seen_by(None)).state.number
            house.machine.seconds += DELAY - 99
            return before, (await room.seen_by(None)).state.number, room.state.number

    before, after, number = asyncio.run(scene())
    assert before == 0
    assert after == number


def test_a_long_table_is_shown_late_without_reading_its_whole_log(house):
    async def scene():
        await house.make(**NOW)
        async with house.open() as hub:
            room = await hub.room("one")
            for _ in range(40):
                await room.change(lambda: Proposal([Away(0), Back(0), Away(1), Back(1)]))
            house.machine.seconds += DELAY
            await play_turn(room)
            await hub.store.writer.write([], [])  # what is to be written soon is written before this
            read, entries = [], hub.store.entries

            async def reading(name, after=0):
                found = await entries(name, after)
                read.append(len(found))
                return found

            hub.store.entries = reading
            seen = await room.seen_by(None)
            return read, seen.state.number, seen.state.asked, room.state.number, room.state.asked

    read, known, asked, number, asked_now = asyncio.run(scene())
    assert known == 161 < number
    assert asked != asked_now
    assert sum(read) < 100


def test_no_other_answer_is_newer(house):
    """Threats, the number in a refusal, the whole table, and what is read by HTTP: the state, the end, the record."""

    async def scene():
        await house.make(**NOW, options='{"players": 2, "max_turns": 2}')
        async with house.open() as hub:
            room = await hub.room("one")
            house.machine.seconds += DELAY
            watching, heard = viewer()
            await room.join(watching, None)
            threats = await aids.threats(room, None, hub.thinkers, "nobody")
            while room.state.status != "over":
                await play_turn(room)
            seen = await room.seen_by(None)
            again = await aids.threats(room, None, hub.thinkers, "nobody")
            visit = Visit(hub, watching, None, Payer("nobody"))
            visit._room = room
            visit._refuse("foreign", None)
            with pytest.raises(Denied, match="seat-taken"):
                await seating.take(room, 0, "Eve", None)
            whole = room.whole(watching)
            own = await room.seen_by(ADA)
            return threats, again, seen.state.status, seen.state.asked, whole, heard()[-1], own.state.status

    threats, again, status, asked, whole, refused, own = asyncio.run(scene())
    assert threats == again
    assert (status, whole.status, whole.number, whole.reveal, refused["now"]) == ("running", "running", 1, None, 1)
    assert asked == whole.asked != ()
    assert own == "over"


def test_a_finished_game_is_read_by_others_after_the_delay(sqlite_server):
    """Also the picture, the preview and the lobby say nothing earlier."""
    table = make_table(
        sqlite_server.address, people=1, bots=1, options={"max_turns": 2}, published=True, delay=3600, name="Delia"
    )
    with table.seats[0].watch() as playing, table.spectate() as watching:
        playing.next()
        playing.play()
        assert watching.next()["status"] == "waiting"
        assert watching.everything() == []
    assert [table.get(what).status_code for what in ("/record", "/replay", "/picture", "/proof")] == [409] * 4
    assert table.get().json()["status"] == "waiting"
    assert table.get("/record", table.seats[0].bearer).status_code == 200
    address = sqlite_server.address
    assert "og:title" not in http.get(f"{address}/replay/{table.name}").text
    assert table.name in [listed["table"] for listed in http.get(f"{address}/api/tables").json()["tables"]]
