"""A server without a network, for tests that pass its time."""

from __future__ import annotations

from contextlib import asynccontextmanager

from impera.server.entries import Begin
from impera.server.operations.metrics import Metrics
from impera.server.storage import SeatRow, Store
from impera.server.storage.counted import CountedTime
from impera.server.storage.migrate import migrate
from impera.server.tables.hub import Hub
from impera.server.tables.offered import Limits, Offered
from impera.server.tables.proposal import Proposal
from impera.server.tables.thinking import Thinkers
from impera.server.wire import tokens
from tests.server.storage.test_counted import Machine
from tests.server.storage.test_store import table

DAY = 86_400
ADA, BO = "a" * 43, "b" * 43


class House:
    """A server without a network, whose time a test passes."""

    def __init__(self, database):
        self.database = database
        self.machine = Machine()

    @asynccontextmanager
    async def open(self):
        """The server runs. Nobody has a table open, as if it had been restarted."""
        store, thinkers = Store(self.database), Thinkers(1)
        store.start()
        hub = Hub(store, Metrics(), thinkers, Offered({}, Limits(), 1))
        hub.counted = CountedTime(store, self.machine)
        await hub.counted.beat()
        try:
            yield hub
        finally:
            await hub.counted.beat()
            await hub.stop()
            await thinkers.stop()
            await store.stop()

    async def make(self, *, bots=0, **changes):
        """A table of Ada and Bo, and bots after them, where the cards are dealt."""
        await migrate(self.database)
        async with self.open() as hub:
            options = f'{{"players": {2 + bots}}}'
            people = [
                SeatRow(table_id="one", seat=seat, kind="person", name=name, token=tokens.digest(token))
                for seat, (name, token) in enumerate((("Ada", ADA), ("Bo", BO)))
            ]
            others = [SeatRow(table_id="one", seat=2 + seat, kind="bot", level="fisher") for seat in range(bots)]
            row = table(**{"options": options, "seed": "7", "clock": DAY, "due": 0.0, **changes})
            await hub.store.make(row, [*people, *others])
            room = await hub.room("one")
            await room.change(lambda: Proposal([Begin()]))
