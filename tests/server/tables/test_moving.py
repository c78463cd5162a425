"""A person takes their seats to another device by a code that works once and expires; nobody else can."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from sqlalchemy import select

from impera.server.storage import SeatRow, deals
from impera.server.storage.schema import MOVES
from impera.server.tables import moving, play
from impera.server.tables.seating import is_host, seats_of
from impera.server.wire import tokens
from impera.server.wire.bodies import Pack, PackedPlace
from impera.server.wire.refusals import Denied
from tests.server.client import http, make_table
from tests.server.storage.test_store import table
from tests.server.tables.house import ADA, BO, House

NEW, OTHER = "n" * 43, "o" * 43
HERE = [PackedPlace(table="one", token=ADA)]


@pytest.fixture
def house(make_database):
    return House(make_database("sqlite"))


def moved(house, scene, **changes):
    """Run a scene with a hub and Ada's table, of which she is the host."""

    async def run():
        await house.make(host=tokens.digest(ADA), **changes)
        async with house.open() as hub:
            return await scene(hub)

    return asyncio.run(run())


def test_the_seats_open_on_the_new_device_and_no_longer_on_the_old_one(house):
    async def scene(hub):
        code = await moving.pack(hub, HERE, "history")
        came = await moving.unpack(hub, code, NEW)
        room = await hub.room("one")
        return came, [seats_of(room, token) for token in (ADA, NEW, BO)], is_host(room, NEW), is_host(room, ADA)

    came, seats, new_host, old_host = moved(house, scene)
    assert ([(each.table, each.seat) for each in came.seats], came.luggage) == ([("one", 0)], "history")
    assert seats == [[], [0], [1]]
    assert (new_host, old_host) == (True, False)


def test_they_are_still_there_after_a_restart(house):
    async def scene(hub):
        await moving.unpack(hub, await moving.pack(hub, HERE, ""), NEW)
        hub.forget("one")
        room = await hub.room("one")
        return seats_of(room, NEW), is_host(room, NEW)

    assert moved(house, scene) == ([0], True)


def test_a_code_works_once(house):
    async def scene(hub):
        code = await moving.pack(hub, HERE, "history")
        await moving.unpack(hub, code, NEW)
        with pytest.raises(Denied, match="no-move"):
            await moving.unpack(hub, code, OTHER)
        return seats_of(await hub.room("one"), OTHER)

    assert moved(house, scene) == []


def test_of_two_who_ask_at_once_one_gets_everything(house):
    async def scene(hub):
        code = await moving.pack(hub, HERE, "history")
        return await asyncio.gather(
            moving.unpack(hub, code, NEW), moving.unpack(hub, code, OTHER), return_exceptions=True
        )

    answers = moved(house, scene)
    assert sorted(isinstance(answer, Denied) for answer in answers) == [False, True]


def test_who_did_not_hear_the_answer_asks_again_with_the_same_token(house):
    async def scene(hub):
        code = await moving.pack(hub, HERE, "history")
        return await moving.unpack(hub, code, NEW), await moving.unpack(hub, code, NEW)

    first, again = moved(house, scene)
    assert first == again


def test_who_asks_twice_at_once_with_the_same_token_gets_the_same_twice(house):
    """The first answer may only be late."""

    async def scene(hub):
        code = await moving.pack(hub, HERE, "history")
        return await asyncio.gather(moving.unpack(hub, code, NEW), moving.unpack(hub, code, NEW))

    first, again = moved(house, scene)
    assert first == again
    assert [(each.table, each.seat) for each in first.seats] == [("one", 0)]


def test_a_code_expires(house):
    async def scene(hub):
        code = await moving.pack(hub, HERE, "")
        states = [await moving.state_of(hub, code)]
        house.machine.seconds += moving.SECONDS + 1
        with pytest.raises(Denied, match="no-move"):
            await moving.unpack(hub, code, NEW)
        return [*states, await moving.state_of(hub, code)], seats_of(await hub.room("one"), ADA)

    assert moved(house, scene) == (["waiting", "gone"], [0])


def test_a_token_that_opens_nothing_packs_nothing(house):
    async def scene(hub):
        code = await moving.pack(hub, [PackedPlace(table="one", token=OTHER), PackedPlace(table="no", token=ADA)], "")
        return (await moving.unpack(hub, code, NEW)).seats

    assert moved(house, scene) == ()


def test_neither_the_code_nor_a_token_is_stored(house):
    async def scene(hub):
        code = await moving.pack(hub, HERE, "")
        await moving.unpack(hub, code, NEW)
        return code, str(await hub.store.read(select(MOVES)))

    code, stored = moved(house, scene)
    assert not any(secret in stored for secret in (code, ADA, NEW))


def test_a_finished_game_moves_too(house):
    async def scene(hub):
        room = await hub.room("one")
        game = room.state.game
        while not game.running.is_over:
            (seat,) = game.running.asked
            await play.decide(room, seat, game.number_asked(seat), game.running.legal(seat)[-1])
        came = await moving.unpack(hub, await moving.pack(hub, HERE, ""), NEW)
        return seats_of(room, NEW), [each.is_over for each in came.seats]

    assert moved(house, scene, options='{"players": 2, "max_turns": 2}') == ([0], [True])


async def deal_table(hub, name, token, deal="2026-11-17"):
    """A table where somebody plays a deal that others play too."""
    host = tokens.digest(token)
    row = table(name, deal=deal, host=host, seed="7")
    people = [SeatRow(table_id=name, seat=seat, kind="bot", level="fisher") for seat in (0, 1)]
    people[0] = SeatRow(table_id=name, seat=0, kind="person", name="Ada", token=host)
    await hub.store.make(row, people)


def test_a_deal_is_found_by_the_new_token_and_no_longer_by_the_old_key(house):
    async def scene(hub):
        await deal_table(hub, "day", OTHER)
        code = await moving.pack(hub, [PackedPlace(table="day", token=OTHER)], "")
        came = await moving.unpack(hub, code, NEW, key="k" * 43)
        found = [await deals.table_of(hub.store, "2026-11-17", tokens.digest(key)) for key in (OTHER, NEW)]
        return came.seats, [each and each.id for each in found], (await hub.store.seats("day"))[0].person

    (seat,), found, person = moved(house, scene)
    assert (seat.table, seat.deal, seat.is_over) == ("day", "2026-11-17", False)
    assert found == [None, "day"]
    assert person is None  # nobody learns who plays a deal


def test_two_games_of_one_deal_move_together(house):
    """Somebody played it on two devices. One token finds one of them; both seats open with it."""

    async def scene(hub):
        await deal_table(hub, "first", ADA)
        await deal_table(hub, "second", BO)
        places = [PackedPlace(table="first", token=ADA), PackedPlace(table="second", token=BO)]
        came = await moving.unpack(hub, await moving.pack(hub, places, ""), NEW)
        opened = [seats_of(await hub.room(name), NEW) for name in ("first", "second")]
        found = await deals.table_of(hub.store, "2026-11-17", tokens.digest(NEW))
        return [each.table for each in came.seats], opened, found.id

    assert moved(house, scene) == (["first", "second"], [[0], [0]], "first")


def test_200_places_are_packed_at_once():
    """As many as the page sends (frontend/src/pages/move/moving.ts)."""
    place = {"table": "one", "token": ADA}
    assert len(msgspec.convert({"places": [place] * 200}, Pack).places) == 200
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"places": [place] * 201}, Pack)


@pytest.mark.parametrize("typed", ["abcd efgh jkmn", "ABCD-EFGH-JKMN", " abcdefghjkmn\n"])
def test_a_code_is_read_however_it_is_typed(typed):
    assert moving.readable(typed) == "ABCDEFGHJKMN"


def test_a_person_moves_over_the_network_and_the_old_device_is_sent_away(sqlite_server):
    made = make_table(sqlite_server.address, people=2)
    api = f"{sqlite_server.address}/api/moves"
    with made.seats[0].watch() as old:
        old.next()
        begun = http.post(api, json={"places": [{"table": made.name, "token": made.host}]}).json()
        assert len(begun["code"]) == moving.LENGTH
        came = http.post(f"{api}/take", json={"code": begun["code"].lower(), "token": NEW})
        assert came.json()["seats"] == [{"table": made.name, "seat": 0, "deal": None, "is_over": False}]
        assert old.close_code() == 4404
    assert http.post(f"{api}/state", json={"code": begun["code"]}).json() == {"state": "taken"}
    assert http.post(f"{api}/take", json={"code": "AAAAAAAAAAAA", "token": OTHER}).json()["code"] == "no-move"


def test_codes_cannot_be_tried_one_after_another(start_server, make_database):
    """An address may try a few codes in a second, of which there are more than 10 to the 17th."""
    slow = start_server(make_database("sqlite"), IMPERA_SERVER_WORK_PER_SECOND="250")
    body = {"code": "AAAAAAAAAAAA", "token": NEW}
    codes = [http.post(f"{slow.address}/api/moves/take", json=body).json()["code"] for _ in range(30)]
    assert codes.count("no-move") < 20
    assert codes[-1] == "too-fast"
