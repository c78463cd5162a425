"""Deals that several people play, each at a table of their own, and how their games ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import func, select

from impera.notation.options import Options
from impera.server.storage.keys import unless_there
from impera.server.storage.schema import DEALS, SEATS, TABLES
from impera.server.storage.store import TableRow

if TYPE_CHECKING:
    from impera.server.storage.store import Store

NOBODY = ""
"""The host of the table at which the strongest bot plays a deal."""
MOST_LINES = 40
"""People whose games of one deal are compared: whoever asks, and those who began first."""
DAILY = "daily"
"""The name of the secret that the deals of days follow from."""


class DealRow(msgspec.Struct, kw_only=True, frozen=True):
    """A deal. Its seed and its salt are secret as long as somebody may still play it."""

    id: str
    created: float
    day: str | None
    """The day whose deal it is; None for one that friends play."""
    options: str
    seed: str
    salt: str
    level: str
    """The level of the bots."""

    @property
    def agreed(self) -> Options:
        """The options of its games."""
        return Options.from_json(msgspec.json.decode(self.options))


class LineRow(NamedTuple):
    """A person's game of a deal: its table, their name, and how it ended; None while it runs."""

    table: str
    name: str
    ended: str | None


async def deal(store: Store, deal_id: str) -> DealRow | None:
    """A deal by its name."""
    rows = await store.read(select(DEALS).where(DEALS.c.id == deal_id))
    return DealRow(**rows[0]) if rows else None


async def keep_deal(store: Store, row: DealRow) -> None:
    """Write a deal, unless there is one of this name."""
    await store.writer.write([], [(unless_there(store, DEALS), msgspec.structs.asdict(row))])


async def table_of(store: Store, deal_id: str, host: str) -> TableRow | None:
    """The table at which somebody, known by the digest of their token, plays a deal."""
    rows = await store.read(select(TABLES).where(TABLES.c.deal == deal_id, TABLES.c.host == host))
    return TableRow(**rows[0]) if rows else None


async def endings(store: Store, deal_id: str) -> dict[str, int]:
    """How the games of all people ended who finished theirs, and how many games ended in each way."""
    query = select(TABLES.c.ended, func.count().label("games")).where(
        TABLES.c.deal == deal_id, TABLES.c.host != NOBODY, TABLES.c.ended.is_not(None)
    )
    return {row["ended"]: row["games"] for row in await store.read(query.group_by(TABLES.c.ended))}


async def lines(store: Store, deal_id: str, seat: int, host: str) -> list[LineRow]:
    """The games of the people who play a deal, in the order in which they began; that of the host is always there."""
    query = (
        select(TABLES.c.id, SEATS.c.name, TABLES.c.ended, TABLES.c.created)
        .join(SEATS, (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == seat))
        .where(TABLES.c.deal == deal_id, TABLES.c.host != NOBODY)
        .order_by(TABLES.c.host != host, TABLES.c.created, TABLES.c.id)
        .limit(MOST_LINES)
    )
    rows = sorted(await store.read(query), key=lambda row: (row["created"], row["id"]))
    return [LineRow(row["id"], row["name"], row["ended"]) for row in rows]
