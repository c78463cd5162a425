"""Some twins of `python -m tests.server.twins`; and a server that leaks on purpose is caught every time."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import logging

import msgspec
import pytest

from impera.server.edge import http, previews
from impera.server.finished.sharing import Pictures
from impera.server.notices import mail, push, webhook
from impera.server.tables import aids
from impera.server.tables import room as rooms
from impera.server.tables.hub import Hub
from impera.server.tables.room import Room
from impera.server.tables.table_state import TableState
from impera.server.wire.refusals import Denied
from tests.server.twins import OVER_DAYS, WHOLE, compare, compare_all, pairs_after

PAIRS = 6


def test_twins_are_told_the_same_on_every_channel():
    problems, numbers = asyncio.run(compare(PAIRS, seed=0))
    assert problems == []
    assert numbers["messages"] > 100 * PAIRS
    assert numbers["notices"] >= 3  # of each kind


def test_twins_that_play_to_the_end_are_shown_the_same_picture():
    problems, numbers = asyncio.run(compare(1, seed=WHOLE - 1))
    assert problems == []
    assert numbers["to their end"] == numbers["pictures"] == 1


def letters(state):
    """Some letters that depend on the whole deck."""
    record = "" if state.game is None else state.game.running.game.record(["P"] * state.options.players).text()
    return hashlib.sha256(record.encode()).hexdigest()[:8]


def leak_by_name(patch):
    """A name has some more letters."""
    usual = TableState.seating

    def leaking(state, seats):
        first, *others = usual(state, seats)
        return (msgspec.structs.replace(first, name=first.name + letters(state)), *others)

    patch.setattr(TableState, "seating", leaking)


def leak_by_notice(channel):
    """A notice of one kind has some more letters."""

    def leak(patch):
        known, usual_awaits, usual_notice = {}, Hub.awaits, channel.notice

        async def awaits(hub, table_id, seat):
            waiting = await usual_awaits(hub, table_id, seat)
            known[table_id] = letters(hub.rooms[table_id].state)
            return waiting

        def notice(row, table_id):
            said = usual_notice(row, table_id)
            return msgspec.structs.replace(said, text=said.text + known[table_id])

        patch.setattr(Hub, "awaits", awaits)
        patch.setattr(channel, "notice", notice)

    return leak


def leak_by_picture(patch):
    """A picture shows some more letters."""
    usual = Pictures.of

    async def leaking(pictures, state, seats, *others):
        first, *rest = seats
        named = msgspec.structs.replace(first, name=first.name + letters(state))
        return await usual(pictures, state, [named, *rest], *others)

    patch.setattr(Pictures, "of", leaking)


def leak_by_link(patch):
    """What a link says has some more letters."""
    usual = previews.preview

    def leaking(state, seats, language):
        said = usual(state, seats, language)
        return None if said is None else said._replace(title=said.title + letters(state))

    patch.setattr(previews, "preview", leaking)


def leak_by_hint(patch):
    """The number in a hint says more than the number of its question."""
    usual = aids.hint

    async def leaking(room, *others):
        hint = await usual(room, *others)
        return msgspec.structs.replace(hint, number=hint.number + int(letters(room.state), 16))

    patch.setattr(aids, "hint", leaking)


def leak_by_threats(patch):
    """The number in an answer about threats says more than how far the table is."""
    usual = aids.threats

    async def leaking(room, *others):
        found = await usual(room, *others)
        return msgspec.structs.replace(found, number=found.number + int(letters(room.state), 16))

    patch.setattr(aids, "threats", leaking)


def when_refused(patch, leak):
    """Do something with a room each time that something is refused there; the result is added to the number."""
    usual = Room.number_for
    patch.setattr(Room, "number_for", lambda room, viewer: usual(room, viewer) + (leak(room) or 0))


def leak_by_refusal(patch):
    """The number in a refusal says more than how far the table is."""
    when_refused(patch, lambda room: int(letters(room.state), 16))


def leak_by_error(patch):
    """What is refused over HTTP is explained with some more letters."""

    def leaking(state, _):
        raise Denied(409, "running", f"the game is not over {letters(state)}")

    patch.setattr(http, "record_of", leaking)


def leak_by_metrics(patch):
    """The metrics have one more label."""
    when_refused(patch, lambda room: room._metrics.count("entries", letters(room.state)))


def leak_by_log(patch):
    """The log has one more line."""
    when_refused(patch, lambda room: logging.getLogger("impera.server").info(letters(room.state)))


def leak_by_size(patch):
    """The whole table is told with some more spaces, which no reader of JSON sees."""
    spaces, usual, encode = [b""], Room.whole, rooms.encoded

    def leaking(room, viewer):
        spaces[0] = b" " * (int(letters(room.state), 16) % 997)
        return usual(room, viewer)

    patch.setattr(Room, "whole", leaking)
    patch.setattr(rooms, "encoded", lambda message: encode(message) + spaces[0])


def asks_for_a_hint(worlds):
    """Whether the viewer is asked something when they want a hint."""
    return any(seat == worlds.viewer for seat in worlds.seats[4::7])


def is_long_enough(worlds):
    """Whether the viewer reads what HTTP says of the game."""
    return len(worlds.decisions) > 7


LEAKS = {
    "name": (leak_by_name, 1),
    "hint": (leak_by_hint, 1, asks_for_a_hint),
    "threats": (leak_by_threats, 1, is_long_enough),
    "refusal": (leak_by_refusal, 1, is_long_enough),
    "error": (leak_by_error, 1, is_long_enough),
    "metrics": (leak_by_metrics, 1, is_long_enough),
    "log": (leak_by_log, 1, is_long_enough),
    "size": (leak_by_size, 1),
    "push": (leak_by_notice(push), OVER_DAYS),
    "webhook": (leak_by_notice(webhook), OVER_DAYS),
    "mail": (leak_by_notice(mail), OVER_DAYS),
    "picture": (leak_by_picture, WHOLE),
    "link": (leak_by_link, WHOLE),
}


@pytest.mark.parametrize("channel", LEAKS)
def test_a_server_that_leaks_what_is_hidden_is_caught_every_time(channel, monkeypatch):
    leak, every, *is_told = LEAKS[channel]
    leak(monkeypatch)
    pairs = ((seed, worlds) for seed, worlds in pairs_after(0, every) if all(is_used(worlds) for is_used in is_told))
    two = list(itertools.islice(pairs, 2))
    # A label that a server counted once stays, so each pair has servers of its own.
    runs = [[pair] for pair in two] if channel == "metrics" else [two]
    problems = [problem for run in runs for problem in asyncio.run(compare_all(run))[0]]
    assert {problem.partition(":")[0] for problem in problems} == {f"seed {seed}" for seed, _ in two}
