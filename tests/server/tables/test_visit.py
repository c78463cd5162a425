"""What a viewer pays: who cannot pay for joining makes the server open nothing, and a decision is told to many."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import msgspec
import pytest

from impera.server.entries import Begin
from impera.server.operations.limits import Allowance, Payer
from impera.server.operations.metrics import Metrics
from impera.server.tables.connection import Connection
from impera.server.tables.proposal import Proposal
from impera.server.tables.visit import Visit
from impera.server.wire.messages import Decide
from tests.server.storage.test_store import seats
from tests.server.tables.test_connection import Wire
from tests.server.tables.test_hub import with_hub

HELLO = b'{"type": "hello", "since": 0}'


def test_a_table_is_opened_only_for_those_who_have_paid():
    """Half of an account pays for anything, so there is enough for two here."""
    opened, wires = [], [Wire() for _ in range(5)]

    async def room(name):
        opened.append(name)

    async def scene():
        allowance = Allowance(1, 1e9)
        hub = SimpleNamespace(room=room, metrics=Metrics())
        for wire in wires:
            await Visit(hub, Connection(wire, queue=8), allowance, Payer("192.0.2.1")).enter("one", HELLO)

    asyncio.run(scene())
    assert opened == ["one"] * 2
    assert [b"too-fast" in wire.written[0] for wire in wires] == [False, False, True, True, True]


class Purse:
    """An allowance that pays for everything, and remembers it."""

    def __init__(self):
        self.paid = 0.0

    def pays(self, _, cost):
        self.paid += cost
        return True


def test_a_decision_costs_more_the_more_people_are_told_of_it(make_database):
    """Whoever has a crowd of their own at their table pays for what the crowd is told."""

    async def scene(hub):
        room = await hub.room("one")
        await room.change(lambda: Proposal([Begin()]))
        room.seats = seats("one", kind="person")
        prices = []
        for crowd in (0, 100):
            for _ in range(crowd):
                watching = Connection(Wire(), queue=8)
                watching.views = True
                await room.join(watching, None)
            (seat,) = room.state.asked
            purse, wire = Purse(), Wire()
            visit = Visit(hub, Connection(wire, queue=8), purse, Payer("192.0.2.1"))
            visit._room, visit._connection.seat = room, seat
            game = room.state.game
            decide = Decide(number=game.number_asked(seat), decision=game.running.legal(seat)[0])
            await visit.hear(msgspec.json.encode(decide))
            assert wire.written == []  # nothing was refused
            prices.append(purse.paid)
        return prices

    few, many = with_hub(make_database("sqlite"), scene)
    assert few == 0.5
    assert many == pytest.approx(0.5 + 100 * 0.02 + 0.5)
