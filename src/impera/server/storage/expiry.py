"""Deleting tables that nobody needs any more, whatever the machine's clock says.

A clock can be wrong by years, for an hour or after a start. So tables age by the time that servers have counted, which
follows the clock but never leaps: a year cannot pass in an hour.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import and_, bindparam, delete, exists, insert, or_, select, update

from impera.server.storage.people import expiring
from impera.server.storage.schema import AGING, DEALS, ENTRIES, SEATS, TABLES
from impera.server.storage.store import HAS_BEGUN, IS_SLOW

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement

    from impera.server.storage.store import Store

EXPIRED_AT_ONCE = 10
"""Tables that are deleted in one go, which takes some milliseconds."""

PATIENCE_OVER_DAYS = 13 * 86_400.0
"""How much longer a table over days waits for people before play begins."""

_BEGIN_AGING = insert(AGING)
_AGE = update(AGING).values(until=bindparam("to_until"))


class Cutoffs(NamedTuple):
    """Before which times tables must have been left behind to be deleted."""

    unbegun: float
    """Where play has not begun: nobody was seen since."""
    untouched: float
    """Where it has: nobody was seen and nothing happened since."""


async def aged(store: Store, now: float, most: float) -> float:
    """The time up to which tables have aged; it becomes `now`, but at most `most` seconds later than it was."""
    rows = await store.read(select(AGING))
    if not rows:
        await store.writer.write([], [(_BEGIN_AGING, {"until": now})])
        return now
    until: float = min(now, rows[0]["until"] + most)
    await store.writer.write([], [(_AGE, {"to_until": until})])
    return until


async def expire(store: Store, cutoffs: Cutoffs, but: Sequence[str] = ()) -> None:
    """Delete the tables that were left behind, with what belongs to them, and deals that nobody plays any more.

    A few are deleted at once, because nobody's decision is written meanwhile.
    """
    is_played = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at >= cutoffs.untouched)
    is_over = or_(
        and_(_is_unseen(cutoffs.unbegun), ~IS_SLOW, ~HAS_BEGUN),
        and_(_is_unseen(cutoffs.unbegun - PATIENCE_OVER_DAYS), IS_SLOW, ~HAS_BEGUN),
        and_(_is_unseen(cutoffs.untouched), ~is_played),
    )
    found = [row["id"] for row in await store.read(select(TABLES.c.id).where(is_over, TABLES.c.id.not_in(but)))]
    await store.writer.write([], expiring(time.time()))
    for place in range(0, len(found), EXPIRED_AT_ONCE):
        some = TABLES.c.id.in_(found[place : place + EXPIRED_AT_ONCE])
        await store.writer.write([], [(delete(TABLES).where(some, is_over), {})])
    is_dealt = exists().where(TABLES.c.deal == DEALS.c.id)
    await store.writer.write([], [(delete(DEALS).where(DEALS.c.created < cutoffs.untouched, ~is_dealt), {})])


def _is_unseen(since: float) -> ColumnElement[bool]:
    """Whether a table was made before this time, and nobody was seen there since."""
    is_seen = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.seen >= since)
    return and_(TABLES.c.created < since, ~is_seen)
