"""Everything a server process needs, created once."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from impera.server.deals import Deals
from impera.server.finished.reviews import Reviews
from impera.server.finished.sharing import Pictures
from impera.server.notices.channels import channels
from impera.server.notices.sending import Sender
from impera.server.offers import read_offers
from impera.server.operations.limits import Allowance, Crowd
from impera.server.operations.metrics import Metrics
from impera.server.operations.worker_metrics import WorkerMetrics
from impera.server.storage import StorageFailed, Store
from impera.server.tables.hub import Hub
from impera.server.tables.making import Means
from impera.server.tables.offered import Limits, Offered
from impera.server.tables.thinking import Thinkers

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from impera.server.notices.channels import Channel
    from impera.server.operations.metrics import Numbers
    from impera.server.settings import Settings
    from impera.server.tables.chance import DrawChance
    from impera.server.tables.connection import Connection
    from impera.server.wire.notices import NoticeKind

_LOG = logging.getLogger("impera.server")

_HOUR = 3600.0
# How many seconds' worth of work may be asked for at once.
_BURST = 10


class Services:
    """The store, the hub, the limits and the metrics of one process."""

    def __init__(
        self,
        settings: Settings,
        numbers: Path | None,
        draw_chance: DrawChance,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Created but not started. A worker among several keeps its metrics in the file `numbers`.

        `clock` tells which day it is for the deal of the day, in seconds since 1970.
        """
        self.settings = settings
        self.metrics = Metrics(sockets=lambda: len(self.connections), rooms=lambda: len(self.hub.rooms))
        self.among_others = None if numbers is None else WorkerMetrics(self.metrics, numbers)
        self.store = Store(settings.database, measure=self.metrics.commit, seconds=settings.database_seconds)
        offers = read_offers(settings.bots)
        limits = Limits(settings.bot_seconds, settings.bot_megabytes, settings.bot_programs)
        self.offered = Offered(offers, limits, settings.thinkers)
        self.means = Means(self.store, self.metrics, draw_chance, offers)
        self.thinkers = Thinkers(settings.thinkers)
        self.reviews = Reviews(self.thinkers)
        self.pictures = Pictures(self.thinkers)
        self.hub = Hub(
            self.store,
            self.metrics,
            self.thinkers,
            self.offered,
            undos=settings.undos_per_turn,
            days=settings.retention,
        )
        self.deals = Deals(self.store, self.means, self.hub, clock)
        self.channels: dict[NoticeKind, Channel] = {}
        """The ways in which people can be told something, once they were found."""
        self._sender = Sender(
            self.store, self.metrics, self.hub.awaits, grace=settings.notice_seconds, counted=self.hub.counted.now
        )
        self._sending: asyncio.Task[None] | None = None
        self.work = Allowance(_BURST * settings.work_per_second, _BURST)
        self.tables = Allowance(settings.tables_per_hour, _HOUR)
        self.sockets = Crowd(settings.sockets_per_address)
        self.connections: set[Connection] = set()
        self.nobody = asyncio.Event()
        """Set while nobody is connected."""
        self.nobody.set()
        self._publishing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start writing and listening."""
        self.store.start()
        self.hub.start()
        try:
            await self.find_channels()
        except StorageFailed:  # a worker may start while the database is away; the sender asks again
            _LOG.warning("nobody can be told that it is their turn until the database is back")
        self._sending = asyncio.create_task(self._sender.run(self.find_channels))
        if self.among_others is None:
            self.thinkers.prepare_soon()  # with several workers, one compiles when the search is first needed
        else:
            self._publishing = asyncio.create_task(self.among_others.run())

    async def find_channels(self) -> dict[NoticeKind, Channel]:
        """The ways in which people can be told something; one needs a key from the database. Raises StorageFailed."""
        if not self.channels:
            self.channels.update(await channels(self.settings, self.store))
        return self.channels

    async def stop(self) -> None:
        """Write what is pending, then close everything."""
        if self._sending is not None:
            self._sending.cancel()
        await self.hub.stop()
        self.reviews.stop()
        await self.pictures.stop()
        await self.thinkers.stop()
        self.offered.stop()
        await self.store.stop()
        if self._publishing is not None:
            self._publishing.cancel()

    def numbers(self) -> Numbers:
        """The metrics of this server: of this process and of all other workers."""
        return self.metrics.numbers() if self.among_others is None else self.among_others.whole()

    def add(self, connection: Connection) -> None:
        """A viewer is connected."""
        self.connections.add(connection)
        self.nobody.clear()

    def remove(self, connection: Connection) -> None:
        """A viewer is gone."""
        self.connections.discard(connection)
        if not self.connections:
            self.nobody.set()

    def say_goodbye(self) -> None:
        """Tell every viewer to reconnect later."""
        for connection in list(self.connections):
            connection.dismiss("restart")
