"""Blocking a person: their phrases are not heard, and at published tables the two are not seated together.

Blocked people are not told. A person is known by the key of their device; without one, by their token, which holds at
one table and its rematches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from impera.server.entries import SeatChange
from impera.server.storage.people import apart, blocking, lifting
from impera.server.tables.proposal import Proposal
from impera.server.tables.seating import seats_of
from impera.server.wire import tokens
from impera.server.wire.refusals import Denied, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from impera.server.storage import SeatRow, Store
    from impera.server.storage.people import Blocks
    from impera.server.tables.room import Room

MOST_BLOCKED = 200
"""People whom one person may have blocked at a time."""


async def block(room: Room, seat: int, secret: str | None) -> str:
    """Block the person in a seat; returns the name of the block."""
    made = tokens.new_table_name()

    def propose() -> Proposal:
        own, by = _own(room, secret)
        of = room.seats[seat].sitter if 0 <= seat < len(room.seats) else None
        if of is None:
            raise Denied(409, "nobody-there", "nobody sits there")
        if of == by:
            raise Denied(409, "own-seat", "nobody blocks themselves")
        known = room.blocks.get(by, {})
        if of in known:
            raise _Known(known[of])
        if len(known) >= MOST_BLOCKED:
            raise Denied(409, "too-many-blocked", f"one person blocks at most {MOST_BLOCKED}")
        return _written(own, {**room.blocks, by: {**known, of: made}}, [blocking(made, by, of)])

    try:
        await _change(room, propose)
    except _Known as known:
        return known.block
    return made


async def unblock(room: Room, seat: int, secret: str | None) -> None:
    """Lift the block of the person in a seat, if there is one."""

    def propose() -> Proposal:
        own, by = _own(room, secret)
        of = room.seats[seat].sitter if 0 <= seat < len(room.seats) else None
        known = room.blocks.get(by, {})
        if of not in known:
            raise _Known("")
        left = {each: name for each, name in known.items() if each != of}
        return _written(own, {**room.blocks, by: left}, [lifting(known[of], by)])

    try:
        await _change(room, propose)
    except _Known:
        return


async def lift(store: Store, name: str, secret: str | None) -> None:
    """Lift a block of the person with this key, wherever it was made; open tables notice with their next change."""
    if secret is not None:
        await store.writer.write([], [lifting(name, tokens.digest(secret))])


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


class _Known(Exception):  # noqa: N818 - not an error
    """There is nothing to do."""

    def __init__(self, block: str) -> None:
        super().__init__(block)
        self.block = block


def _own(room: Room, secret: str | None) -> tuple[SeatRow, str]:
    """The seat of the person with this token, and who they are; raises Denied."""
    own = next(iter(seats_of(room, secret)), None)
    by = None if own is None else room.seats[own].sitter
    if own is None or by is None:
        raise Denied(403, "not-yours", "only those who have a seat can do this")
    return room.seats[own], by


def _written(own: SeatRow, blocks: Blocks, changes: list[tuple[Any, Any]]) -> Proposal:
    """Written as a change of the blocker's own seat, so all workers notice; the log does not say who was blocked."""
    return Proposal([SeatChange(own.seat, own.kind)], changes=changes, blocks=blocks)


async def _change(room: Room, propose: Callable[[], Proposal]) -> None:
    try:
        await room.change(propose)
    except Refusal as refusal:
        raise Denied(503, refusal.code, "this cannot be written now; try again") from refusal
