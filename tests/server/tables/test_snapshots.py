"""Snapshots: a table is opened and told again without replaying its whole log, and is the same table."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from impera import Options
from impera.game import RunningGame
from impera.server.entries import Away, Back, Begin, Decision, Entry, SeatChange, Shared, TakenBack, Talk
from impera.server.settings import USUAL_UNDOS
from impera.server.tables import play
from impera.server.tables.connection import Connection
from impera.server.tables.proposal import Proposal
from impera.server.tables.replaying import replayed
from impera.server.tables.table_game import LastDecision
from impera.server.tables.table_state import TableState, read_snapshot, taken_back
from impera.server.wire.messages import Say, encoded
from impera.server.wire.refusals import Refusal
from tests.server.storage.test_store import seats, table
from tests.server.tables.test_connection import Wire
from tests.server.tables.test_hub import with_hub

HELLO = Say(phrase="hello")


def played(options, *, seed, entries):
    """A log of random play, with things taken back, said, and bots that stand in; its row too."""
    row = table("one", options=msgspec.json.encode(options.to_json()).decode())
    state, chance, log = TableState(row), random.Random(seed), []  # noqa: S311 - chance of tests

    def add(content):
        log.append(Entry(len(log) + 1, content, float(len(log))))
        state.add(log[-1])

    add(Begin())
    while len(log) < entries and not state.game.running.is_over:
        seat = chance.choice(state.asked)
        add(Decision(seat, chance.choice(state.game.running.legal(seat))))
        if state.no_undo(seat) is None and chance.random() < 0.3:
            add(TakenBack(seat))
        if chance.random() < 0.1:
            add(chance.choice((Talk(seat, HELLO), Away(seat), Back(seat))))
    return row, log


def told(state, entry, players):
    """Everything that can be told of the last entry, to everyone."""
    viewers = (*range(players), None)
    rows = seats("one")
    return [encoded(state.telling(entry, viewer, rows, views=True)) for viewer in viewers]


def test_what_was_decided_last_is_kept_as_before():
    """Databases have snapshots of earlier versions."""
    assert msgspec.json.encode(LastDecision(7, "end")) == b'{"asked":7,"decision":"end"}'


def resumed(row, state):
    """The table of a snapshot that is kept now."""
    again = TableState(row)
    again.resume(read_snapshot(msgspec.json.encode(state.snapshot()).decode()))
    return again


@pytest.mark.parametrize("options", [Options(players=3), Options(players=4, deal="draft", teams=True)])
def test_a_table_goes_on_from_a_snapshot_of_any_moment_as_it_would_have(options):
    """Also in the middle of a turn or a pick, where something can be taken back."""
    row, log = played(options, seed=5, entries=60)
    state, others = TableState(row), []
    for entry in log:
        state.add(entry)
        for other in others:
            other.add(entry)
            assert told(other, entry, options.players) == told(state, entry, options.players)
        others = [*others[-2:], resumed(row, state)]


@pytest.mark.parametrize("options", [Options(players=2), Options(players=3, deal="draft", max_turns=6)])
def test_a_snapshot_of_any_moment_is_the_same_table(options):
    """From before the game until after its end."""
    row, log = played(options, seed=3, entries=1000)
    state = TableState(row)
    for entry in [*log, Entry(len(log) + 1, Shared(0), 0.0)]:
        again = resumed(row, state)
        for viewer in (0, 1, None):
            whole = encoded(state.whole(viewer, seats("one"), is_host=False))
            assert encoded(again.whole(viewer, seats("one"), is_host=False)) == whole
        assert again.snapshot() == state.snapshot()
        state.add(entry)
    assert state.status == "over"
    assert resumed(row, state).is_shared


@pytest.mark.parametrize("options", [Options(players=3), Options(players=4, deal="draft", teams=True)])
def test_what_was_taken_back_is_not_played_again_and_leaves_the_same_table(options, monkeypatch):
    row, log = played(options, seed=6, entries=60)
    state, quick, decided = TableState(row), TableState(row), []
    for entry in log:
        state.add(entry)
    decide = RunningGame.decide
    monkeypatch.setattr(RunningGame, "decide", lambda *given, **named: decided.append(1) or decide(*given, **named))

    async def replay():
        async for _ in replayed(quick, log, taken_back(log)):
            pass

    asyncio.run(replay())
    undone = sum(isinstance(entry.content, TakenBack) for entry in log)
    assert undone > 5
    assert len(decided) == sum(isinstance(entry.content, Decision) for entry in log) - undone
    whole = [encoded(state.whole(viewer, seats("one"), is_host=False)) for viewer in (0, 1, None)]
    assert [encoded(quick.whole(viewer, seats("one"), is_host=False)) for viewer in (0, 1, None)] == whole


def test_a_snapshot_of_another_version_is_not_read():
    row, log = played(Options(players=2), seed=1, entries=1)
    state = TableState(row)
    state.add(log[0])
    snapshot = state.snapshot()
    assert read_snapshot(msgspec.json.encode(snapshot).decode()) == snapshot
    other = msgspec.structs.replace(snapshot, version="0.0.1")
    assert read_snapshot(msgspec.json.encode(other).decode()) is None
    assert read_snapshot('{"version": "9"}') is None


@pytest.mark.parametrize("before", ["nothing", "the deal", "a decision that can be taken back"])
def test_a_long_table_is_opened_and_told_again_from_a_snapshot(make_database, monkeypatch, before):
    """Wherever its log has grown: people may come and go as often as they like."""

    async def scene(hub):
        room = await hub.room("one")
        if before != "nothing":
            await room.change(lambda: Proposal([Begin()]))
        if before == "a decision that can be taken back":
            (seat,) = room.state.asked
            await room.change(lambda: Proposal([Decision(seat, room.state.game.running.legal(seat)[0])]))
            assert room.state.no_undo(seat) is None
        for _ in range(50):
            await room.change(lambda: Proposal([Talk(0, HELLO), SeatChange(1, "open"), SeatChange(1, "bot")]))
        whole = encoded(room.state.whole(0, room.seats, is_host=False))
        hub.forget("one")
        read, entries = [], hub.store.entries

        async def reading(name, after=0):
            found = await entries(name, after)
            read.append(len(found))
            return found

        monkeypatch.setattr(hub.store, "entries", reading)
        again = await hub.room("one")
        assert encoded(again.state.whole(0, again.seats, is_host=False)) == whole
        wire = Wire()
        last = room.state.number
        await again.join(Connection(wire, queue=8), since=last - 10)
        return read, [msgspec.json.decode(message)["number"] - last for message in wire.written]

    read, numbers = with_hub(make_database("sqlite"), scene)
    assert max(read) < 70
    assert numbers == [*range(-9, 1), 0]


def test_a_seat_takes_back_only_so_much_in_a_turn(make_database):
    async def scene(hub):
        room = await hub.room("one")
        await room.change(lambda: Proposal([Begin()]))
        room.seats = seats("one", kind="person")
        game = room.state.game
        (seat,) = room.state.asked
        reasons = []
        for _ in range(USUAL_UNDOS + 1):
            await play.decide(room, seat, game.number_asked(seat), game.running.legal(seat)[0])
            reasons.append(room.state.ask(seat, views=False).no_undo)
            if reasons[-1] is None:
                await play.undo(room, seat, game.number_asked(seat))
        with pytest.raises(Refusal, match="no-undo"):
            await play.undo(room, seat, game.number_asked(seat))
        return reasons

    assert with_hub(make_database("sqlite"), scene) == [None] * USUAL_UNDOS + ["enough"]
