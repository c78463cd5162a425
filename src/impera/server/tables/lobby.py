"""The lobby: published tables where somebody is, no more than a few of each party."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from impera.server.storage import SeatRow, Store, TableRow
    from impera.server.tables.room import Room

MOST_SHOWN = 100
MOST_OF_ONE = 5
"""Tables of one party that are shown."""
MOST_EMPTY = 30
"""Tables that are shown though nobody is connected."""
_ALIVE = 900.0
"""Seconds for which a table is shown though nobody is connected."""

Listed = tuple["TableRow", list["SeatRow"], bool]


async def lobby(store: Store, rooms: Mapping[str, Room]) -> list[Listed]:
    """The tables to show, newest first, with their seats and whether play has begun."""
    waiting = [name for name, room in rooms.items() if room.party and room.table.published]
    return _fair(await store.lobby(since=time.time() - _ALIVE, also=waiting), rooms)


def _fair(found: Iterable[Listed], rooms: Mapping[str, Room]) -> list[Listed]:
    """The first tables of each party, so that nobody fills the lobby."""
    shown: list[Listed] = []
    number: Counter[str] = Counter()
    for listed in found:
        room = rooms.get(listed[0].id)
        party = "" if room is None else room.party
        if number[party] < (MOST_OF_ONE if party else MOST_EMPTY) and len(shown) < MOST_SHOWN:
            number[party] += 1
            shown.append(listed)
    return shown
