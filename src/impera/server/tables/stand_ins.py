"""Bots at a table: in their own seats, for people who are away, and when a clock has run out.

A bot gets the view of its seat, like any player. Several workers may ask a bot for the same decision; only one gets its
answer into the log.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from typing import TYPE_CHECKING

from impera import bots
from impera.bots.roster import STAND_IN
from impera.server.entries import Away, Back
from impera.server.storage import StorageFailed
from impera.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.server.operations.metrics import Metrics
    from impera.server.storage import SeatRow, Store
    from impera.server.tables.room import Room
    from impera.server.tables.table_game import TableGame
    from impera.server.tables.thinking import Thinkers
    from impera.views import View

_LOG = logging.getLogger("impera.server")
_PAUSE = 1.0
# How often a connected person is marked as seen within the time after which a bot would stand in.
_SEEN_TIMES = 3


class StandIns:
    """The bots of one table."""

    def __init__(self, room: Room, store: Store, metrics: Metrics, thinkers: Thinkers) -> None:
        """The stand-ins of one room."""
        self._room = room
        self._store = store
        self._metrics = metrics
        self._thinkers = thinkers
        self._last_seen = {row.seat: max(row.seen, room.loaded) for row in room.seats}
        self._marked = 0.0

    async def run(self) -> None:
        """Play whenever a bot has to decide, as long as the room is open."""
        while not self._room.is_gone:
            self._room.changed.clear()
            try:
                wait = await self._act()
            except (Refusal, StorageFailed):
                wait = _PAUSE  # the database does not answer; people find out when they decide
            except Exception:  # noqa: BLE001 - whatever goes wrong here is logged, and the table goes on
                _LOG.exception("a stand-in failed")
                self._metrics.count("bot_failures")
                wait = _PAUSE
            if wait is None or wait > 0:
                await self._sleep(wait)

    async def _sleep(self, seconds: float | None) -> None:
        try:
            await asyncio.wait_for(self._room.changed.wait(), seconds)
        except TimeoutError:
            return

    async def _act(self) -> float | None:
        """Do what is due; returns the seconds until something else is due, None if nothing is."""
        game = self._room.state.game
        if game is None or game.running.is_over:
            return None
        now = time.time()
        waits = [await self._mind_the_absent(now), self._until()]
        seat = self._due(game, now)
        if seat is not None:
            await self._play(game, seat)
            return 0
        return min((max(0.01, at - now) for at in waits if at is not None), default=None)

    # -------------------------------------------------------------------------------------------------------- deciding

    def _due(self, game: TableGame, now: float) -> int | None:
        """The seat a bot decides for now. In a pick bots wait for all people, who choose at the same time."""
        until = self._until()
        if until is not None and now >= until:
            return game.running.asked[0]
        people = [seat for seat in game.running.asked if not self._is_bots(self._room.seats[seat])]
        return None if people or not game.running.asked else game.running.asked[0]

    def _is_due(self, seat: int) -> bool:
        """Whether a bot still decides for a seat: the person may have come back while it thought."""
        game = self._room.state.game
        return game is not None and self._due(game, time.time()) == seat

    def _until(self) -> float | None:
        """When the clock runs out. It stops while no process has the table open, as during a restart."""
        until, clock = self._room.state.until(), self._room.table.clock
        return None if until is None or clock is None else max(until, self._room.loaded + clock)

    def _is_bots(self, row: SeatRow) -> bool:
        return row.kind == "bot" or row.seat in self._room.state.away

    async def _play(self, game: TableGame, seat: int) -> None:
        number = game.number_asked(seat)
        if number is None:
            return
        level = level_for(self._room.seats, seat)
        seed = _seed(self._room.table.salt, seat, self._room.state.number)
        decision = await self._decision(level, seed, game.running.view(seat))
        await self._room.decide_for(seat, number, decision, lambda: self._is_due(seat))

    async def _decision(self, level: str, seed: int, view: View) -> str:
        try:
            return await self._thinkers.think(
                self._room.party,
                lambda: _think(level, seed, view),
                searches=bots.searches(level),
                is_long=bots.takes_time(level),
            )
        except Exception:  # noqa: BLE001 - whatever a bot does wrong is logged, and the table goes on
            _LOG.exception("a bot failed", extra={"data": {"level": level}})
            self._metrics.count("bot_failures")
            return _think(bots.names()[0], seed, view)

    # ------------------------------------------------------------------------------------------------------ who is here

    async def _mind_the_absent(self, now: float) -> float | None:
        """Mark connected people as seen and long-absent ones as away; returns when to check again."""
        limit = self._room.table.away
        if limit is None:
            return None
        connected = self._room.connected
        people = [row.seat for row in self._room.seats if row.kind == "person"]
        for seat in people:
            if seat in connected:
                self._last_seen[seat] = now
                if seat in self._room.state.away:
                    await self._room.note(Back(seat))
        if connected and self._store.is_shared and now - self._marked > limit / _SEEN_TIMES:
            self._marked = now
            await self._store.see(self._room.table.id, sorted(connected), now)
        absent = [seat for seat in people if seat not in connected and seat not in self._room.state.away]
        for seat in absent:
            if now - self._last_seen.get(seat, now) >= limit and not await self._was_seen(seat, now - limit):
                await self._room.note(Away(seat))
        looks = [self._last_seen.setdefault(seat, now) + limit for seat in absent]
        if connected and self._store.is_shared:
            looks.append(self._marked + limit / _SEEN_TIMES)
        return min(looks, default=None)

    async def _was_seen(self, seat: int, since: float) -> bool:
        """Whether another worker has seen the person of a seat."""
        row = (await self._store.seats(self._room.table.id))[seat]
        self._last_seen[seat] = max(self._last_seen.get(seat, 0.0), row.seen)
        return row.seen > since


def level_for(seats: Sequence[SeatRow], seat: int) -> str:
    """The bot of a seat; for a person, one as strong as the strongest bot at the table."""
    levels = [row.level for row in seats if row.level is not None]
    return seats[seat].level or max(levels, key=bots.names().index, default=STAND_IN)


def _think(level: str, seed: int, view: View) -> str:
    return bots.make(level, seed=seed).decide(view)


def _seed(salt: str, seat: int, number: int) -> int:
    """The seed for one decision: the same in every worker, and unknown to everybody until the salt is revealed."""
    return int.from_bytes(hashlib.sha256(f"bot {salt} {seat} {number}".encode()).digest()[:8])
