"""Bots at a table: in their own seats, for people who are away, and when a clock has run out.

A bot gets the view of its seat, like any player. Several workers may ask a bot for the same decision; only one gets its
answer into the log. How long somebody takes or is away is measured here, not read off a clock that may be set.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import time
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from impera import bots
from impera.bots.roster import LEVELS, STAND_IN, can_sit, strength
from impera.bots.talk import reply
from impera.errors import BotFailure
from impera.server.entries import Away, Back, Lost
from impera.server.storage import StorageFailed
from impera.server.tables import play
from impera.server.tables.offered import Chair
from impera.server.tables.proposal import Proposal
from impera.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.bots.talk import Asked
    from impera.server.operations.metrics import Metrics
    from impera.server.storage import SeatRow, Store
    from impera.server.tables.offered import Offered
    from impera.server.tables.room import Room
    from impera.server.tables.table_game import TableGame
    from impera.server.tables.thinking import Thinkers
    from impera.views import View

_LOG = logging.getLogger("impera.server")
_PAUSE = 1.0
# How often a connected person is marked as seen within the time after which a bot would stand in.
_SEEN_TIMES = 3
# After this many failures in a game an offered bot is not asked again: people have waited for it long enough.
_MOST_FAILURES = 2


class StandIns:
    """The bots of one table."""

    def __init__(self, room: Room, store: Store, metrics: Metrics, thinkers: Thinkers, offered: Offered) -> None:
        """The stand-ins of one room."""
        self._room = room
        self._store = store
        self._metrics = metrics
        self._thinkers = thinkers
        self._offered = offered
        self._failures: Counter[int] = Counter()
        """How often the offered bot in each seat has failed."""
        self._mute: dict[int, Asked] = {}
        """What bots failed to answer, by seat."""
        now = time.monotonic()
        self._last_seen = {row.seat: now for row in room.seats}
        self._seen_elsewhere = {row.seat: row.seen for row in room.seats}
        self._marked = 0.0
        self._turn: int | None = None
        self._turn_seen = now

    async def run(self) -> None:
        """Play whenever a bot has to decide, as long as the room is open."""
        try:
            await self._run()
        finally:
            self._offered.leave(self._room.table.id, None)

    async def _run(self) -> None:
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
        if game is None:
            return None
        if game.running.is_over:
            self._offered.leave(self._room.table.id, game.running.game.outcome)
            return None
        asked = self._asked()
        if asked is not None:
            await self._answer(game, *asked)
            return 0
        now = time.monotonic()
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
            return self._first_late(game)
        people = [seat for seat in game.running.asked if not self._is_bots(self._room.seats[seat])]
        return None if people or not game.running.asked else game.running.asked[0]

    def _first_late(self, game: TableGame) -> int:
        """The seat whose clock has run out, or the first of them."""
        asked = game.running.asked
        if not self._room.state.terms.is_slow:
            return asked[0]
        return min(asked, key=lambda seat: (self._is_bots(self._room.seats[seat]), self._runs_out(seat)))

    def _runs_out(self, seat: int) -> float:
        """When the clock of a seat that is asked runs out, in counted time."""
        at = self._room.state.clocks.runs_out(seat, self._room.state.terms)
        return math.inf if at is None else at

    def _is_due(self, seat: int) -> bool:
        """Whether a bot still decides for a seat: the person may have come back while it thought."""
        game = self._room.state.game
        return game is not None and self._due(game, time.monotonic()) == seat

    def _until(self) -> float | None:
        """When the clock runs out.

        At a table over days it runs as long as any server does, otherwise as long as a process has the table open.
        """
        game, clock = self._room.state.game, self._room.table.clock
        if game is None or clock is None or game.running.is_over:
            return None
        if self._room.state.terms.is_slow:
            people = [seat for seat in game.running.asked if not self._is_bots(self._room.seats[seat])]
            ends = min(map(self._runs_out, people), default=math.inf)
            return None if math.isinf(ends) else time.monotonic() + ends - self._room.counted()
        if game.running.turn_began != self._turn:
            self._turn, self._turn_seen = game.running.turn_began, time.monotonic()
        return self._turn_seen + clock

    def _is_bots(self, row: SeatRow) -> bool:
        return row.kind == "bot" or row.seat in self._room.state.away

    async def _play(self, game: TableGame, seat: int) -> None:
        number = game.number_asked(seat)
        if number is None:
            return
        level = level_for(self._room.seats, seat)
        if self._room.state.terms.late == "lost" and not self._is_bots(self._room.seats[seat]):
            await self._lose(seat, level)
            return
        view = game.running.view(seat)
        decision = None if can_sit(level) else await self._offered_decision(level, seat, view)
        if decision is None:
            seed = _seed(self._room.table.salt, seat, game.running.game.decided)
            decision = await self._decision(level if can_sit(level) else STAND_IN, seed, view)
        await play.decide_for(self._room, seat, number, decision, lambda: self._is_due(seat))

    async def _lose(self, seat: int, level: str) -> None:
        """A person's time has run out, and by the table's terms their seat is a bot's for good."""

        def propose() -> Proposal:
            row = self._room.seats[seat]
            if not self._is_due(seat) or row.kind == "bot":
                raise Refusal("stale")
            return Proposal([Lost(seat)], seats=[msgspec.structs.replace(row, kind="bot", level=level)])

        with suppress(Refusal):  # they decided in the last moment, or the database does not answer
            await self._room.change(propose)

    async def _offered_decision(self, name: str, seat: int, view: View) -> str | None:
        """The decision of a bot that the host offers; None if it fails, or has failed too often in this game."""
        if self._failures[seat] >= _MOST_FAILURES:
            return None
        chair = Chair(self._room.table.id, seat, _seed(self._room.table.salt, seat, 0))
        try:
            return await self._offered.decide(name, chair, view, self._room.party)
        except BotFailure as failure:
            self._failures[seat] += 1
            self._metrics.count("bot_failures")
            told = {
                "bot": name,
                "problem": str(failure),
                "stand_in": STAND_IN,
                "is_asked_again": self._failures[seat] < _MOST_FAILURES,
            }
            _LOG.warning("an offered bot failed", extra={"data": told})
            return None

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

    # ------------------------------------------------------------------------------------------------------- answering

    def _asked(self) -> tuple[int, Asked] | None:
        """A bot of the roster that a phrase asks for something, and what; programs of others are not rehearsed."""
        for seat, asked in self._room.state.talks.unanswered.items():
            row = self._room.seats[seat]
            if row.kind == "bot" and row.level in LEVELS and self._mute.get(seat) != asked:
                return seat, asked
        return None

    async def _answer(self, game: TableGame, seat: int, asked: Asked) -> None:
        """Say whether the bot of a seat would do what it is asked."""
        level = level_for(self._room.seats, seat)
        seed = _seed(self._room.table.salt, seat, game.running.game.decided)
        view = game.running.view(seat)
        try:
            agrees = await self._thinkers.think(
                self._room.party,
                lambda: reply(bots.make(level, seed=seed), view, asked),
                searches=bots.searches(level),
                is_long=bots.takes_time(level),
            )
        except Exception:  # noqa: BLE001 - whatever a bot does wrong is logged, and the table goes on
            _LOG.exception("a bot could not answer", extra={"data": {"level": level}})
            self._metrics.count("bot_failures")
            self._mute[seat] = asked
            return
        await play.answer_for(self._room, seat, asked, agrees=agrees)

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
            await self._store.see(self._room.table.id, sorted(connected), time.time())
        absent = [seat for seat in people if seat not in connected and seat not in self._room.state.away]
        for seat in absent:
            if now - self._last_seen.get(seat, now) >= limit and not await self._was_seen(seat, now):
                await self._room.note(Away(seat))
        looks = [self._last_seen.setdefault(seat, now) + limit for seat in absent]
        if connected and self._store.is_shared:
            looks.append(self._marked + limit / _SEEN_TIMES)
        return min(looks, default=None)

    async def _was_seen(self, seat: int, now: float) -> bool:
        """Whether another worker has seen the person of a seat since this was last asked."""
        seen = (await self._store.seats(self._room.table.id))[seat].seen
        if seen == self._seen_elsewhere.get(seat):
            return False
        self._seen_elsewhere[seat] = seen
        self._last_seen[seat] = now
        return True


def level_for(seats: Sequence[SeatRow], seat: int) -> str:
    """The bot of a seat; for a person, one as strong as the strongest bot at the table."""
    levels = [row.level for row in seats if row.level is not None and can_sit(row.level)]
    return seats[seat].level or max(levels, key=strength, default=STAND_IN)


def _think(level: str, seed: int, view: View) -> str:
    return bots.make(level, seed=seed).decide(view)


def _seed(salt: str, seat: int, decided: int) -> int:
    """The seed for the next decision: the same in every worker, and unknown until the salt is revealed.

    Where a deal is played at several tables, the same decisions are answered in the same way, whatever was said or
    taken back meanwhile.
    """
    return int.from_bytes(hashlib.sha256(f"bot {salt} {seat} {decided}".encode()).digest()[:8])
