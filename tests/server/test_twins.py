"""Some twins of `python -m tests.server.twins`; and a server that leaks on purpose is caught every time."""

from __future__ import annotations

import asyncio
import hashlib
import itertools

import msgspec
import pytest

from impera.server.edge import previews
from impera.server.finished.sharing import Pictures
from impera.server.notices import mail, push, webhook
from impera.server.tables.hub import Hub
from impera.server.tables.table_state import TableState
from tests.server.twins import OVER_DAYS, WHOLE, compare, worlds_of

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


LEAKS = {
    "name": (leak_by_name, 1),
    "push": (leak_by_notice(push), OVER_DAYS),
    "webhook": (leak_by_notice(webhook), OVER_DAYS),
    "mail": (leak_by_notice(mail), OVER_DAYS),
    "picture": (leak_by_picture, WHOLE),
    "link": (leak_by_link, WHOLE),
}


@pytest.mark.parametrize("channel", LEAKS)
def test_a_server_that_leaks_what_is_hidden_is_caught_every_time(channel, monkeypatch):
    leak, every = LEAKS[channel]
    leak(monkeypatch)
    seeds = (seed for seed in itertools.count(every, every) if worlds_of(seed).swaps)
    for seed in itertools.islice(seeds, 2):
        assert asyncio.run(compare(1, seed - 1))[0]
