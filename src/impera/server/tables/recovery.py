"""Codes that give a person's seats, and the tables they host, back to them after a device is lost.

A code is written down and waits until it is needed; to move between two devices that are both at hand, see `moving`. It
works once: the seats get a new token, so the device that had them can do nothing any more.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from impera.server.entries import SeatChange
from impera.server.storage.notices import moving_notices
from impera.server.storage.people import (
    CodeRow,
    handing_over,
    is_known,
    keep_code,
    moving_blocks,
    opened_by,
    tables_of,
    take_code,
)
from impera.server.tables.proposal import Proposal
from impera.server.wire import tokens
from impera.server.wire.bodies import CodeMade, PlaceMoved
from impera.server.wire.refusals import Denied

if TYPE_CHECKING:
    from impera.server.storage import Store
    from impera.server.tables.hub import Hub
    from impera.server.tables.room import Room
    from impera.server.wire.bodies import UseCode

_ASKED_AGAIN = 3600.0
"""Seconds during which the person who used a code may repeat the request, in case the reply was lost."""


async def make_code(store: Store, key: str | None) -> CodeMade:
    """A new code for the person with this key; raises Denied if there is nothing that it could give back."""
    person = tokens.digest(key or "")
    if key is None or not await is_known(store, person):
        raise Denied(409, "no-seats", "nobody with this key has a seat or a table")
    code = tokens.new_code()
    await keep_code(store, CodeRow(person=person, code=tokens.digest(code), until=None, taken=None))
    return CodeMade(code=code)


async def use_code(store: Store, hub: Hub, wanted: UseCode) -> tuple[PlaceMoved, ...]:
    """Give all seats behind a code to the token and key in the request; raises Denied if it is wrong, used or ended.

    Should the server end in the middle, the same request goes on where it was.
    """
    code, token, person = tokens.read_code(wanted.code), tokens.digest(wanted.token), tokens.digest(wanted.person)
    taken = None if code is None else await take_code(store, tokens.digest(code), token, time.time() + _ASKED_AGAIN)
    if taken is None:
        raise Denied(404, "no-code", "there is no such code, or it was used or has ended")
    await store.writer.write([], [*moving_blocks(taken.person, person), *moving_notices(taken.person, person)])
    for table_id in await tables_of(store, taken.person):
        room = await hub.room(table_id)
        if room is not None:
            await _move(room, taken.person, person, token)
    return tuple([PlaceMoved(**opened._asdict()) for opened in await opened_by(store, token)])


async def _move(room: Room, person: str, to: str, token: str) -> None:
    """Give the seats of a person at a table, and the table if it is theirs, to a new key and token."""
    is_made = room.table.maker == person

    def propose() -> Proposal:
        own = [row for row in room.seats if row.person == person and row.token is not None]
        after = [msgspec.structs.replace(row, person=to, token=token) for row in own]
        # A host without a seat: other workers are told by an entry that changes no seat.
        told = after or room.seats[:1]
        return Proposal(
            [SeatChange(row.seat, row.kind) for row in told],
            seats=after,
            changes=[handing_over(room.table.id, token, to)] if is_made else [],
        )

    await room.change(propose)
    if is_made:
        room.table.host, room.table.maker = token, to
