"""Blocking a person: their phrases are not heard, and at published tables the two are not seated together.

Blocked people are not told: no log says who has blocked whom. A person is known by the key of their device; without
one, by their token, which holds at one table and its rematches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.server.storage.people import apart, blocks_by, lift_block, write_block
from impera.server.tables.seating import seats_of
from impera.server.wire import tokens
from impera.server.wire.refusals import Denied

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.server.storage import SeatRow, Store
    from impera.server.tables.hub import Hub
    from impera.server.tables.room import Room

MOST_BLOCKED = 200
"""People whom one person may have blocked at a time."""


async def block(hub: Hub, room: Room, seat: int, secret: str | None) -> str:
    """Block the person in a seat; returns the name of the block."""
    by, of = _own(room, secret), _sitter(room, seat)
    if of is None:
        raise Denied(409, "nobody-there", "nobody sits there")
    if of == by:
        raise Denied(409, "own-seat", "nobody blocks themselves")
    known = await _blocked_by(hub.store, by)
    made = tokens.new_table_name()
    if of not in known:
        if len(known) >= MOST_BLOCKED:
            raise Denied(409, "too-many-blocked", f"one person blocks at most {MOST_BLOCKED}")
        await write_block(hub.store, made, by, of)
        known = await _blocked_by(hub.store, by)  # another request of theirs may have been faster
    await hub.read_blocks(by)
    return known.get(of, made)


async def unblock(hub: Hub, room: Room, seat: int, secret: str | None) -> None:
    """Lift the block of the person in a seat, if there is one."""
    by, of = _own(room, secret), _sitter(room, seat)
    name = None if of is None else (await _blocked_by(hub.store, by)).get(of)
    if name is not None:
        await lift_block(hub.store, name, by)
    await hub.read_blocks(by)


async def lift(hub: Hub, name: str, secret: str | None) -> None:
    """Lift a block of the person with this key, wherever it was made."""
    if secret is not None:
        by = tokens.digest(secret)
        await lift_block(hub.store, name, by)
        await hub.read_blocks(by)


async def check_company(store: Store, room: Room, person: str | None) -> None:
    """Raise Denied if somebody at a published table has blocked this person, or is blocked by them."""
    if person is None or not room.table.published:
        return
    others = await apart(store, person)
    if any(row.sitter in others for row in room.seats):
        raise Denied(409, "blocked", "one of you has blocked the other; sit down at another table")


def is_shown(seats: Sequence[SeatRow], others: set[str]) -> bool:
    """Whether a table is shown to somebody who does not want to meet these others."""
    return not any(row.sitter in others for row in seats)


def _own(room: Room, secret: str | None) -> str:
    """The person who has a seat here with this token; raises Denied."""
    own = next(iter(seats_of(room, secret)), None)
    by = None if own is None else room.seats[own].sitter
    if by is None:
        raise Denied(403, "not-yours", "only those who have a seat can do this")
    return by


def _sitter(room: Room, seat: int) -> str | None:
    return room.seats[seat].sitter if 0 <= seat < len(room.seats) else None


async def _blocked_by(store: Store, person: str) -> dict[str, str]:
    return (await blocks_by(store, [person])).get(person, {})
