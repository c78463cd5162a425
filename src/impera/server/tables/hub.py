"""All rooms of this process: opened when a table is needed, closed after a while without viewers."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from impera.server.settings import USUAL_RETENTION, USUAL_UNDOS, Retention
from impera.server.storage import StorageFailed
from impera.server.storage.counted import BEAT, CountedTime
from impera.server.storage.expiry import Cutoffs, aged, expire
from impera.server.storage.moves import forget_old
from impera.server.storage.news import News
from impera.server.tables.room import Room
from impera.server.tables.stand_ins import StandIns
from impera.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from impera.server.operations.metrics import Metrics
    from impera.server.storage import Store
    from impera.server.storage.notices import Waiting
    from impera.server.tables.offered import Offered
    from impera.server.tables.thinking import Thinkers

_LOG = logging.getLogger("impera.server")
IDLE_SECONDS = 60.0
_SWEEP_EVERY = 10.0
# How often the database is asked which tables over days are due, and how many are opened then.
_LOOK_EVERY = 5.0
_DUE_AT_ONCE = 20
_ANY_NUMBER = 2**31 - 1
_EXPIRE_EVERY = 600.0
_DAY = 86_400.0
# How much tables age after a start, however long the server was off, and then each time.
_LEAP = 7 * _DAY
_STEP = 2 * _EXPIRE_EVERY


class Hub:
    """Rooms by the names of their tables."""

    def __init__(  # noqa: PLR0913 - what all tables share
        self,
        store: Store,
        metrics: Metrics,
        thinkers: Thinkers,
        offered: Offered,
        *,
        undos: int = USUAL_UNDOS,
        days: Retention = USUAL_RETENTION,
    ) -> None:
        """Bots think in `thinkers`, or as programs in `offered`, so that no request waits for them.

        A seat may undo `undos` times in a turn. `days` says how long tables are kept that never began or that nobody
        uses any more.
        """
        self.store = store
        self.metrics = metrics
        self.thinkers = thinkers
        self._offered = offered
        self._undos = undos
        self._days = days
        self.counted = CountedTime(store)
        self._most_aging = _LEAP
        self.rooms: dict[str, Room] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Start closing idle rooms, deleting old tables and, if other workers may write, listening to them."""
        self._spawn(self._sweep())
        self._spawn(self._expire())
        self._spawn(self._mind_clocks())
        if self.store.is_shared:
            news = News(
                self.store.reading, heard=self._hear, heard_of_person=self._hear_of_person, lost=self._look_again
            )
            self._spawn(news.run())

    async def stop(self) -> None:
        """Stop all background tasks."""
        running = [*self._tasks, *self._drivers.values(), *self._opening.values()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def room(self, table_id: str) -> Room | None:
        """The room of a table; None if there is none, or it is closed. Raises StorageFailed or Refusal("storage")."""
        room = self.rooms.get(table_id)
        if room is not None and not room.is_gone:
            room.idle_since = time.monotonic()  # the caller needs it for a while
            return room
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.create_task(self._open(table_id))
            opening.add_done_callback(lambda _: self._opening.pop(table_id))
        return await asyncio.shield(opening)  # others may wait for the same room

    async def awaits(self, table_id: str, seat: int) -> Waiting:
        """Whether a table waits for the person in a seat, and whether they have it open here."""
        try:
            room = await self.room(table_id)
        except Refusal as refusal:
            raise StorageFailed(refusal.code) from refusal
        if room is None or seat not in room.state.asked or room.seats[seat].kind != "person":
            return "no"
        return "here" if seat in room.connected else "yes"

    def forget(self, table_id: str) -> None:
        """Close a room."""
        self.rooms.pop(table_id, None)
        driver = self._drivers.pop(table_id, None)
        if driver is not None:
            driver.cancel()

    def close_idle(self) -> None:
        """Close the rooms that nobody has used for a while."""
        limit = time.monotonic() - IDLE_SECONDS
        for table_id, room in list(self.rooms.items()):
            if not room.viewers and room.idle_since < limit:
                self.forget(table_id)

    async def _open(self, table_id: str) -> Room | None:
        if not self.counted.is_known:  # people may be faster than the first beat, and clocks may have run out
            await self.counted.beat()
        self.forget(table_id)  # a deleted table may still have its room
        table = await self.store.table(table_id)
        if table is None:
            return None
        room = Room(
            table,
            await self.store.seats(table_id),
            self.store,
            self.metrics,
            undos=self._undos,
            counted=self.counted.now,
        )
        await room.catch_up()
        if room.is_gone:
            return None
        self.rooms[table_id] = room
        stand_ins = StandIns(room, self.store, self.metrics, self.thinkers, self._offered)
        self._drivers[table_id] = asyncio.create_task(stand_ins.run())
        return room

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_EVERY)
            self.close_idle()
            if not self.store.is_shared:
                await self.look_around()

    async def look_around(self) -> None:
        """Notice what `impera admin` wrote to the file; on PostgreSQL, every worker is notified of it."""
        try:
            last = await self.store.last_numbers(list(self.rooms))
        except StorageFailed:
            return  # people find out when they decide
        for table_id, number in last.items():
            self._hear(table_id, number)

    async def _expire(self) -> None:
        while True:
            await asyncio.sleep(_EXPIRE_EVERY)
            await self.expire()

    async def expire(self) -> None:
        """Delete old tables, but none that is open here."""
        try:
            until = await aged(self.store, time.time(), self._most_aging)
            cutoffs = Cutoffs(*(until - days * _DAY for days in self._days))
            await expire(self.store, cutoffs, but=list(self.rooms))
            self._most_aging = _STEP
            await forget_old(self.store, self.counted.now())
        except StorageFailed as failure:
            _LOG.warning("old tables were not deleted", extra={"data": {"why": str(failure)}})

    async def _mind_clocks(self) -> None:
        """Count time, and open the tables over days where it has run out or a bot has to play."""
        beaten = -math.inf
        while True:
            try:
                if time.monotonic() - beaten >= BEAT:
                    await self.counted.beat()
                    beaten = time.monotonic()
                await self.open_due()
            except (Refusal, StorageFailed) as failure:
                why = {"why": str(failure)}
                _LOG.warning("the clocks of tables over days were not looked at", extra={"data": why})
            await asyncio.sleep(_LOOK_EVERY)

    async def open_due(self) -> None:
        """Open the tables that are due, a few at a time: the stand-ins of an open table do what has to be done."""
        for table_id in await self.store.due(self.counted.now(), _DUE_AT_ONCE):
            room = await self.room(table_id)
            if room is None:
                self.store.be_due(table_id, _ANY_NUMBER, None)
            else:
                room.note_when_due()

    def _hear(self, table_id: str, number: int) -> None:
        room = self.rooms.get(table_id)
        if room is not None and room.state.number < number:
            self._spawn(_try_to_catch_up(room, number))

    async def read_blocks(self, person: str) -> None:
        """Make all open tables of a person know whom they have blocked, also those that are being opened."""
        if self._opening:
            await asyncio.wait(self._opening.values())
        for room in [room for room in self.rooms.values() if any(row.sitter == person for row in room.seats)]:
            with suppress(Refusal):  # the room knows that it may be out of date
                await room.read_blocks()

    def _hear_of_person(self, person: str) -> None:
        self._spawn(self.read_blocks(person))

    def _look_again(self) -> None:
        for room in self.rooms.values():
            self._spawn(_try_to_catch_up(room, None))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _try_to_catch_up(room: Room, number: int | None) -> None:
    try:
        await room.catch_up(number)
    except Refusal:
        return  # the room knows that it may be out of date and re-reads the log first
