"""The lobby: published tables where somebody is, no more than a few that one party made."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from impera.server.storage import SeatRow, Store, TableRow
    from impera.server.tables.room import Room

MOST_SHOWN = 100
MOST_OF_ONE = 5
"""Tables of one party that are shown. Those whose makers are unknown, from before these were noted, count as one's."""
_ALIVE = 900.0
"""Seconds for which a table is shown though nobody is connected."""

Listed = tuple["TableRow", list["SeatRow"], bool]


async def lobby(store: Store, rooms: Mapping[str, Room]) -> list[Listed]:
    """The tables to show, newest first, with their seats and whether play has begun."""
    waiting = [name for name, room in rooms.items() if room.party and room.table.published]
    return await store.lobby(since=time.time() - _ALIVE, also=waiting, most=MOST_SHOWN, most_of_one=MOST_OF_ONE)
