"""The first message of a viewer: whoever cannot pay for joining makes the server open nothing."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

from impera.server.operations.limits import Allowance, Payer
from impera.server.operations.metrics import Metrics
from impera.server.tables.connection import Connection
from impera.server.tables.visit import Visit
from tests.server.tables.test_connection import Wire

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
