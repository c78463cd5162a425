"""Whoever chose it is told once for each turn that it is theirs, whatever happens to the server meanwhile."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest

from impera.server.entries import SeatChange
from impera.server.notices.sending import MOST_TRIES, Sender
from impera.server.operations.metrics import Metrics
from impera.server.storage import notices
from impera.server.storage.notices import NoticeRow
from impera.server.tables.proposal import Proposal
from tests.server.conftest import DATABASES
from tests.server.tables.house import DAY, House
from tests.server.tables.test_clocks import play_turn


@pytest.fixture(params=DATABASES)
def house(request, make_database):
    return House(make_database(request.param))


class Channel:
    """A way out that notes what is sent."""

    def __init__(self):
        self.sent = []
        self.fate = "sent"

    async def send(self, row, table_id):
        self.sent.append((row.person, table_id))
        return self.fate


class Listening:
    """A viewer with the table open."""

    views, is_host, party, holds, blocked = False, False, "", None, ()

    def __init__(self, seat):
        self.seat = seat

    def push(self, *_):
        """Hear nothing."""


def row(person, name="secret", **changes):
    values = {"kind": "webhook", "target": "https://x.example", "language": "en", "site": "https://play.example"}
    return NoticeRow(id=name, person=person, created=1.0, **{**values, **changes})


class Club:
    """A table of two people over days, both of whom want to be told."""

    def __init__(self, hub):
        self.hub = hub
        self.channel = Channel()

    async def begin(self):
        """Both have keys, and choose."""
        for person in ("ada", "bo"):
            await notices.begin(self.hub.store, row(person, f"secret of {person}"))
        room = await self.room()
        seats = [
            msgspec.structs.replace(each, person=person) for each, person in zip(room.seats, ("ada", "bo"), strict=True)
        ]
        await room.change(lambda: Proposal([SeatChange(each.seat, each.kind) for each in seats], seats=seats))
        return self

    async def room(self):
        return await self.hub.room("one")

    async def asked(self):
        """Who has to decide: ada or bo."""
        (seat,) = (await self.room()).state.asked
        return ("ada", "bo")[seat]

    async def send(self, grace=0.0):
        """Send what waits; returns to whom anything was sent so far."""
        await self.hub.store.writer.write([], [])  # what is to be written soon is written before this
        sender = Sender(self.hub.store, Metrics(), self.hub.awaits, grace=grace, counted=self.hub.counted.now)
        await sender.send_waiting({"webhook": self.channel})
        return [person for person, _ in self.channel.sent]


def staged(house, scene):
    """Play a scene with a club."""

    async def run():
        await house.make()
        async with house.open() as hub:
            return await scene(await Club(hub).begin())

    return asyncio.run(run())


def test_each_is_told_once_when_their_turn_begins(house):
    async def scene(club):
        first = await club.asked()
        told = [await club.send(), await club.send()]
        await play_turn(await club.room())
        second = await club.asked()
        return first, second, told, [await club.send(), await club.send()]

    first, second, before, after = staged(house, scene)
    assert first != second
    assert before == [[first], [first]]
    assert after == [[first, second], [first, second]]


def test_a_way_out_that_fails_is_logged_and_ends_nothing(house, caplog):
    """Notices are for everybody: one that nobody foresaw costs itself only."""

    async def scene(club):
        club.channel.send = None  # it cannot be called
        await club.send()
        del club.channel.send
        await play_turn(await club.room())
        return await club.send(), await club.asked()

    told, asked = staged(house, scene)
    assert told == [asked]
    assert "a notice failed" in caplog.text


def test_two_workers_that_look_at_once_send_one_notice(house):
    async def scene(club):
        await asyncio.gather(*(club.send() for _ in range(4)))
        return club.channel.sent, await club.asked()

    sent, asked = staged(house, scene)
    assert sent == [(asked, "one")]


def test_a_call_that_waits_is_sent_after_a_restart_and_one_that_was_sent_is_not(house):
    async def run():
        await house.make()
        async with house.open() as hub:
            club = await Club(hub).begin()
            asked = await club.asked()
        async with house.open() as hub:
            first = await Club(hub).send()
        async with house.open() as hub:
            await hub.open_due()
            room = await hub.room("one")
            room.note_when_due()
            return asked, first, await Club(hub).send()

    asked, first, second = asyncio.run(run())
    assert (first, second) == ([asked], [])


def test_a_call_that_was_lost_with_the_server_is_made_up_for_when_the_table_is_due(house):
    """What is written after a change may be lost. With the change itself the table is marked as due."""

    async def scene(club):
        store = club.hub.store
        await club.send()
        be_due, store.be_due = store.be_due, lambda *_: None  # as if the server had died here
        room = await club.room()
        await play_turn(room)
        store.be_due = be_due
        before = await club.send()
        club.hub.forget("one")
        await club.hub.open_due()
        return await club.asked(), before, await club.send()

    asked, before, after = staged(house, scene)
    assert after == [*before, asked]


def test_a_turn_of_which_somebody_was_told_and_earlier_ones_are_not_told_again(house):
    """Whoever takes back and plays on does not make the next player's device ring again."""

    async def scene(club):
        store, told = club.hub.store, []
        seat = ("ada", "bo").index(await club.asked())
        for turn in (2000, 2000, 1999, 2001):
            called = notices.calling(store.dialect, "one", {seat: (("ada", "bo")[seat], turn)}, after=0.0)
            await store.writer.write([], called)
            told.append(len(await club.send()))
        return told

    assert staged(house, scene) == [1, 1, 1, 2]


def test_whoever_decides_in_time_is_not_told(house):
    async def scene(club):
        first = await club.asked()
        early = await club.send(grace=3600.0)
        await play_turn(await club.room())
        return first, early, await club.send()

    first, early, after = staged(house, scene)
    assert early == []
    assert first not in after
    assert len(after) == 1


def test_whoever_has_the_table_open_is_told_once_they_have_left(house):
    async def scene(club):
        room = await club.room()
        (seat,) = room.state.asked
        viewer = Listening(seat)
        room.viewers.add(viewer)
        here = await club.send()
        room.viewers.discard(viewer)
        house.machine.seconds += 61.0
        return here, await club.send(), await club.asked()

    here, gone, asked = staged(house, scene)
    assert here == []
    assert gone == [asked]


def test_what_cannot_be_sent_now_is_tried_again_later_and_not_for_ever(house):
    async def scene(club):
        club.channel.fate = "later"
        for _ in range(2 * MOST_TRIES):
            await club.send()
            house.machine.seconds += 3600.0
        return len(club.channel.sent)

    assert staged(house, scene) == MOST_TRIES


@pytest.mark.parametrize("days", [-1, 1])
def test_a_clock_that_jumps_by_a_day_neither_delays_nor_hurries_anybody(house, monkeypatch, days):
    async def scene(club):
        usual = time.time
        monkeypatch.setattr(time, "time", lambda: usual() + days * DAY)
        early = list(await club.send(grace=300.0))
        house.machine.seconds += 301.0
        return early, await club.send(grace=300.0), await club.asked()

    early, told, asked = staged(house, scene)
    assert (early, told) == ([], [asked])


def test_a_call_that_an_earlier_version_made_for_a_time_of_day_is_sent(house):
    """Both run for a moment during an upgrade."""

    async def scene(club):
        seat, store = ("ada", "bo").index(await club.asked()), club.hub.store
        called = notices.calling(store.dialect, "one", {seat: (("ada", "bo")[seat], 2000)}, after=time.time())
        await store.writer.write([], called)
        return await club.send(grace=300.0), await club.asked()

    told, asked = staged(house, scene)
    assert told == [asked]


def test_a_notice_whose_reader_is_gone_is_ended(house):
    async def scene(club):
        club.channel.fate = "gone"
        person = (await club.send())[0]
        return await notices.notices_of(club.hub.store, person)

    assert staged(house, scene) == []


def test_mail_that_nobody_has_confirmed_is_not_sent(house):
    async def scene(club):
        asked = await club.asked()
        await play_turn(await club.room())
        other = await club.asked()
        await notices.end(club.hub.store, f"secret of {asked}")
        await notices.begin(club.hub.store, row(asked, "unsure", code="code"))
        await play_turn(await club.room())
        told = await club.send()
        await notices.confirm(club.hub.store, "unsure", "wrong")
        wrong = await notices.find(club.hub.store, "unsure")
        await notices.confirm(club.hub.store, "unsure", "code")
        return other, told, wrong.code, (await notices.find(club.hub.store, "unsure")).code

    other, told, wrong, right = staged(house, scene)
    assert set(told) <= {other}
    assert (wrong, right) == ("code", None)


def test_notices_of_a_lost_device_end_and_others_follow_the_person(house):
    async def scene(club):
        store = club.hub.store
        await notices.begin(store, row("ada", "device", kind="push"))
        await store.writer.write([], notices.moving_notices("ada", "ada's new key"))
        return [each.id for each in await notices.notices_of(store, "ada's new key")]

    assert staged(house, scene) == ["secret of ada"]
