"""Deals that several people play: the deal of each day, and deals that friends play in turn.

Everybody plays at a table of their own, in the same seat, against the same bots. Bots draw their chance from the deal,
so the same decisions lead to the same game. Until somebody has finished their game, they are told nothing that is not
in their own view: not how others did, and not the seed, which follows for a day from a secret of this server.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from impera.errors import BadOptions
from impera.game.commitment import commit
from impera.notation.options import Options
from impera.server import days
from impera.server.storage import StorageFailed, deals, keys
from impera.server.storage.deals import NOBODY, DealRow
from impera.server.tables import making
from impera.server.tables.endings import read_ending
from impera.server.tables.seating import checked_level
from impera.server.wire import tokens
from impera.server.wire.bodies import BestGame, Deal, DealLine, Ended
from impera.server.wire.refusals import Denied

if TYPE_CHECKING:
    from collections.abc import Callable

    from impera.server.storage import Store, TableRow
    from impera.server.tables.hub import Hub
    from impera.server.tables.making import Means
    from impera.server.tables.room import Room
    from impera.server.wire.bodies import NewDeal

TODAY = "today"
"""Stands for the deal of the current day."""
_OPEN_SECONDS = 31 * 86_400.0
"""How long the deal of a day stays available if nobody played it."""


class Deals:
    """The deals of one server."""

    def __init__(self, store: Store, means: Means, hub: Hub, clock: Callable[[], float] = time.time) -> None:
        """`clock` tells the time, in seconds since 1970."""
        self._store = store
        self._means = means
        self._hub = hub
        self._clock = clock

    async def make(self, wanted: NewDeal) -> str:
        """A new deal for friends; returns its name, which nobody can guess. Raises Denied."""
        try:
            options = Options.make(**wanted.options)
        except BadOptions as error:
            raise Denied(422, "bad-options", str(error)) from error
        if options.teams:
            raise Denied(422, "bad-options", "in teams nobody can be compared with others")
        chance = self._means.draw_chance()
        row = DealRow(
            id=tokens.new_table_name(),
            created=self._clock(),
            day=None,
            options=msgspec.json.encode(options.to_json()).decode(),
            seed=str(chance.seed),
            salt=chance.salt,
            level=checked_level(wanted.level, ()),
        )
        await deals.keep_deal(self._store, row)
        return row.id

    async def play(self, name: str, secret: str, player: str) -> TableRow:
        """The table at which somebody, known by their secret, plays a deal; it is made on the first request."""
        deal = await self._deal(name)
        if self._is_past(deal):
            raise Denied(409, "past-day", "this day is over; its deal is open to all")
        host = tokens.digest(secret)
        table = await deals.table_of(self._store, deal.id, host)
        if table is not None:
            return table
        try:
            return await making.make_deal_table(self._means, deal, secret, player)
        except StorageFailed:
            table = await deals.table_of(self._store, deal.id, host)
            if table is None:
                raise
            return table  # another request of the same person was faster

    async def known(self, name: str, secret: str | None) -> Deal:
        """What somebody may know about a deal: everything once they have finished it, or its day is over."""
        deal = await self._deal(name)
        options = deal.agreed
        room = await self._room_of(deal, secret)
        is_open = self._is_past(deal) or (room is not None and room.state.status == "over")
        if is_open and room is not None:
            await room.finish()
        return Deal(
            deal=deal.id,
            day=deal.day,
            ends=None if deal.day is None else days.end_of(deal.day),
            now=self._clock(),
            options=options,
            level=deal.level,
            seat=days.SEAT,
            commitment=commit(int(deal.seed), options, deal.salt).digest,
            table=None if room is None else room.table.id,
            status="past" if self._is_past(deal) else "new" if room is None else "over" if is_open else "running",
            yours=None if room is None or room.table.ended is None else _ended(room.table.ended, 1),
            endings=await self._endings(deal) if is_open else (),
            lines=await self._lines(deal, room.table.host) if is_open and room is not None and deal.day is None else (),
            best=await self._best(deal) if is_open else None,
        )

    async def opens(self, room: Room, secret: str | None) -> bool:
        """Whether somebody who is not at the table may see a finished game.

        They may if they have finished the same deal themselves, or if it is the strongest bot's game of a past day.
        """
        name = room.table.deal
        if name is None or room.state.status != "over":
            return False
        deal = await self._deal(name)
        if room.table.host == NOBODY and self._is_past(deal):
            return True
        own = await self._room_of(deal, secret)
        return own is not None and own.state.status == "over"

    # ------------------------------------------------------------------------------------------------------------------

    async def _deal(self, name: str) -> DealRow:
        """A deal by name; that of a day is made when it is first asked for. Raises Denied."""
        today = days.day_of(self._clock())
        name = today if name == TODAY else name
        found = await deals.deal(self._store, name)
        if found is None and days.is_day(name) and days.end_of(name) > self._clock() - _OPEN_SECONDS and name <= today:
            secret = await keys.secret(self._store, deals.DAILY, self._means.draw_chance().salt)
            seed, salt = days.chance_of(secret, name)
            found = DealRow(
                id=name,
                created=self._clock(),
                day=name,
                options=msgspec.json.encode(Options.make(players=days.PLAYERS).to_json()).decode(),
                seed=str(seed),
                salt=salt,
                level=days.opponents_of(name),
            )
            await deals.keep_deal(self._store, found)
        if found is None:
            raise Denied(404, "no-deal", "there is no such deal")
        return found

    def _is_past(self, deal: DealRow) -> bool:
        return deal.day is not None and self._clock() >= days.end_of(deal.day)

    async def _room_of(self, deal: DealRow, secret: str | None) -> Room | None:
        if secret is None:
            return None
        table = await deals.table_of(self._store, deal.id, tokens.digest(secret))
        return None if table is None else await self._hub.room(table.id)

    async def _endings(self, deal: DealRow) -> tuple[Ended, ...]:
        """How everybody's games ended, except games that were finished after the day."""
        counted = await deals.endings(self._store, deal.id)
        found = (_ended(text, people) for text, people in sorted(counted.items()) if not read_ending(text).is_late)
        return tuple(found)

    async def _lines(self, deal: DealRow, host: str) -> tuple[DealLine, ...]:
        """Who plays it, above all the host of one of its tables, and where those who have finished can be looked at."""
        return tuple(
            DealLine(name=name, table=None, ended=None)
            if ended is None
            else DealLine(name=name, table=table, ended=_ended(ended, 1))
            for table, name, ended in await deals.lines(self._store, deal.id, days.SEAT, host)
        )

    async def _best(self, deal: DealRow) -> BestGame | None:
        """What the strongest bot makes of a deal; None while it plays. It begins when somebody first may know."""
        table = await deals.table_of(self._store, deal.id, NOBODY)
        if table is None:
            try:
                table = await making.make_deal_table(self._means, deal, None, "")
            except StorageFailed:
                table = await deals.table_of(self._store, deal.id, NOBODY)  # another request was faster
                if table is None:
                    raise
        room = await self._hub.room(table.id)  # its bots play while it is open
        if room is None or room.state.status != "over":
            return None
        await room.finish()
        return None if room.table.ended is None else BestGame(table=table.id, ended=_ended(room.table.ended, 1))


def _ended(text: str, people: int) -> Ended:
    known = read_ending(text)
    return Ended(
        result=known.result,
        reason=known.reason,
        domain=known.domain,
        turn=known.turn,
        late=known.is_late,
        people=people,
    )
