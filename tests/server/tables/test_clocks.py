"""Tables over days: a clock of hours or days runs while nobody is connected, and across restarts."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest

from impera.server.entries import BotDecision, Decision, Lost
from impera.server.storage.counted import CountedTime
from impera.server.tables import play, seating
from impera.server.tables.clocks import Clocks
from impera.server.wire.messages import Terms
from impera.server.wire.refusals import Denied
from tests.patience import PATIENCE
from tests.server.client import http, make_table
from tests.server.tables.house import ADA, BO, DAY, House


def terms(**changes):
    values = {"published": False, "aids": True, "clock": DAY, "away": None}
    return Terms(**{**values, **changes})


# --------------------------------------------------------------------------------------------- who is waited for


def test_a_clock_for_a_turn_begins_when_the_table_waits_for_the_seat():
    clocks = Clocks()
    clocks.go_on([0], 100, is_new_turn=True)
    clocks.go_on([0], 130, is_new_turn=False)
    clocks.go_on([1], 150, is_new_turn=False)
    assert clocks.runs_out(1, terms()) == 150 + DAY
    assert clocks.runs_out(0, terms()) is None


def test_a_new_turn_of_a_seat_that_was_waited_for_is_a_new_wait():
    clocks = Clocks()
    clocks.go_on([0, 1], 100, is_new_turn=True)
    clocks.go_on([0, 1], 130, is_new_turn=True)
    assert clocks.runs_out(0, terms()) == 130 + DAY


def test_a_clock_for_the_game_counts_all_waits_together():
    clocks = Clocks()
    clocks.go_on([0], 100, is_new_turn=True)
    clocks.go_on([1], 110, is_new_turn=True)
    clocks.go_on([0], 150, is_new_turn=True)
    assert clocks.runs_out(0, terms(per="game")) == 150 + DAY - 10
    assert clocks.used(1) == 40


def test_clocks_go_on_from_a_snapshot():
    clocks = Clocks()
    clocks.go_on([0], 100, is_new_turn=True)
    clocks.go_on([1], 110, is_new_turn=True)
    resumed = Clocks.resumed(msgspec.json.decode(msgspec.json.encode(clocks.snapshot()), type=type(clocks.snapshot())))
    for each in (clocks, resumed):
        each.go_on([0], 150, is_new_turn=True)
    assert resumed.snapshot() == clocks.snapshot()


# ---------------------------------------------------------------------------------------- tables that nobody has open


async def until(hub, is_so):
    """Wait until something is true of the log; returns the contents of its entries."""
    async with asyncio.timeout(PATIENCE):
        while not is_so(found := [entry.content for entry in await hub.store.entries("one")]):  # noqa: ASYNC110 - nobody is notified
            await asyncio.sleep(0.01)
    return found


def by_bots(found):
    return [content for content in found if isinstance(content, BotDecision)]


async def play_turn(room):
    """The seat that is asked plays its turn."""
    game = room.state.game
    (seat,) = game.running.asked
    while game.running.asked == (seat,):
        await play.decide(room, seat, game.number_asked(seat), game.running.legal(seat)[-1])


@pytest.fixture
def house(make_database):
    return House(make_database("sqlite"))


def test_when_the_time_of_a_turn_has_run_out_a_bot_plays_it_though_nobody_is_there(house):
    async def scene():
        await house.make()
        async with house.open() as hub:
            house.machine.seconds += DAY - 1
            await hub.open_due()
            too_early = dict(hub.rooms)
            house.machine.seconds += 2
            await hub.open_due()
            found = await until(hub, by_bots)
            first = next(content.seat for content in found if isinstance(content, Decision))
            # The whole turn is played, and the next person has a day again.
            room = await hub.room("one")
            async with asyncio.timeout(PATIENCE):
                while first in room.state.asked:  # noqa: ASYNC110 - nobody is notified
                    await asyncio.sleep(0.01)
            return too_early, first, room.state.due(room.seats) - hub.counted.now(), room.seats[first].kind

    too_early, first, left, kind = asyncio.run(scene())
    assert too_early == {}
    assert left == pytest.approx(DAY, abs=1)
    assert kind == "person"
    assert first in (0, 1)


def test_time_goes_on_after_a_restart_but_not_while_no_server_runs(house, monkeypatch):
    """A wrong clock of the machine changes nothing: here it is ten years ahead after the restart."""

    async def scene():
        await house.make()
        async with house.open():
            house.machine.seconds += DAY / 2
        house.machine.seconds += 30 * DAY
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 3650 * DAY)
        async with house.open() as hub:
            await hub.open_due()
            is_open = bool(hub.rooms)
            house.machine.seconds += DAY / 2 + 1
            await hub.open_due()
            return is_open, await until(hub, by_bots)

    is_open, found = asyncio.run(scene())
    assert not is_open
    assert found


def test_a_seat_can_be_lost_to_a_bot_for_good(house):
    async def scene():
        await house.make(late="lost")
        async with house.open() as hub:
            house.machine.seconds += DAY + 1
            await hub.open_due()
            found = await until(hub, by_bots)
            room = await hub.room("one")
            (seat,) = [content.seat for content in found if isinstance(content, Lost)]
            secret = (ADA, BO)[seat]
            with pytest.raises(Denied, match="seat-lost"):
                await seating.take(room, seat, "Ada", secret)
            with pytest.raises(Denied, match="seat-lost"):
                await seating.leave(room, seat, secret)
            shown = room.state.seating(room.seats)[seat]
            return shown.kind, shown.lost, shown.kept, seating.may_enter(room, secret)

    # Whoever lost it may still look on.
    assert asyncio.run(scene()) == ("bot", True, False, True)


def test_a_lost_seat_is_still_lost_after_a_restart(house):
    async def scene():
        await house.make(late="lost")
        async with house.open() as hub:
            house.machine.seconds += DAY + 1
            await hub.open_due()
            await until(hub, by_bots)
        async with house.open() as hub:
            room = await hub.room("one")
            return len(room.state.lost)

    assert asyncio.run(scene()) == 1


def test_a_clock_for_the_whole_game_is_used_up_turn_by_turn(house):
    async def scene():
        await house.make(per="game")
        async with house.open() as hub:
            room = await hub.room("one")
            (seat,) = room.state.asked
            house.machine.seconds += DAY / 2
            await play_turn(room)
            await play_turn(room)
            assert room.state.asked == (seat,)
        async with house.open() as hub:
            house.machine.seconds += DAY / 2 + 1
            await hub.open_due()
            return seat, by_bots(await until(hub, by_bots))[0].seat

    first, late = asyncio.run(scene())
    assert late == first


def test_what_is_taken_back_has_taken_time(house):
    async def scene():
        await house.make(per="game")
        async with house.open() as hub:
            room = await hub.room("one")
            (seat,) = room.state.asked
            game = room.state.game
            house.machine.seconds += 100
            await play.decide(room, seat, game.number_asked(seat), game.running.legal(seat)[0])
            house.machine.seconds += 100
            await play.undo(room, seat, game.number_asked(seat))
            used = room.state.clocks.used(seat)
        async with house.open() as hub:
            room = await hub.room("one")
            return used, room.state.clocks.used(seat)

    assert asyncio.run(scene()) == (pytest.approx(200), pytest.approx(200))


def test_a_bot_plays_on_after_a_kill_though_nobody_looks(house):
    """The server may be killed between a person's decision and the bot's answer."""

    async def scene():
        await house.make(bots=1)
        async with house.open() as hub:
            room = await hub.room("one")
            hub._drivers["one"].cancel()  # the bots are killed
            while room.state.asked[0] != 2:
                await play_turn(room)
        async with house.open() as hub:
            await hub.open_due()
            return await until(hub, by_bots)

    assert by_bots(asyncio.run(scene()))[0].seat == 2


def test_whoever_comes_before_the_first_beat_finds_the_time_run_out(house):
    """People are back at a table at once when a server has started, perhaps before it has read how late it is."""

    async def scene():
        await house.make()
        async with house.open():
            house.machine.seconds += 2 * DAY
        async with house.open() as hub:
            hub.counted = CountedTime(hub.store, house.machine)  # without its first beat
            await hub.room("one")
            return await until(hub, by_bots)

    assert by_bots(asyncio.run(scene()))


def test_a_table_that_is_not_due_is_not_opened(house):
    async def scene():
        await house.make()
        async with house.open() as hub:
            for _ in range(3):
                await hub.open_due()
            return dict(hub.rooms)

    assert asyncio.run(scene()) == {}


def test_a_game_that_is_over_is_never_due(house):
    async def scene():
        await house.make()
        async with house.open() as hub:
            room = await hub.room("one")
            game = room.state.game
            while not game.running.is_over:
                (seat,) = game.running.asked
                await play.decide(room, seat, game.number_asked(seat), game.running.legal(seat)[-1])
            house.machine.seconds += 100 * DAY
        async with house.open() as hub:
            return await hub.store.due(hub.counted.now() + 100 * DAY, 10)

    assert asyncio.run(scene()) == []


# --------------------------------------------------------------------------------------------------- over the network


def test_a_table_over_days_tells_whose_turn_it_is_and_until_when(sqlite_server):
    made = make_table(sqlite_server.address, people=2, clock=3 * DAY, late="lost")
    summary = made.get().json()
    assert summary["terms"]["away"] is None
    assert summary["terms"]["late"] == "lost"
    assert len(summary["asked"]) == 1
    assert time.time() < summary["until"] <= time.time() + 3 * DAY
    with made.seats[summary["asked"][0]].watch() as viewer:
        assert viewer.next()["ask"]["until"] == pytest.approx(summary["until"], abs=5)


@pytest.mark.parametrize("wish", [{"clock": 60, "per": "game"}, {"clock": 60, "late": "lost"}, {"late": "lost"}])
def test_only_a_table_over_days_has_a_clock_for_the_game_or_loses_seats(sqlite_server, wish):
    answer = http.post(f"{sqlite_server.address}/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-clock")
