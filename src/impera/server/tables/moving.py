"""Moving house: a person takes their seats to another device, by a code that works once and expires.

The code is told to the old device and stored as a digest. The new device thinks of its token before it asks, so that
nothing is lost with an answer: whoever asks again with the same token gets the same. From then on the seats open with
this token and no longer with the old ones.
"""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from impera.server.entries import SeatChange
from impera.server.storage import moves
from impera.server.storage.moves import Move, MovingSeat
from impera.server.storage.store import rehost
from impera.server.tables.proposal import Proposal
from impera.server.tables.seating import seats_of
from impera.server.wire import tokens
from impera.server.wire.bodies import MovedSeat, MoveState, Moving
from impera.server.wire.refusals import Denied

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.server.tables.hub import Hub
    from impera.server.tables.room import Room
    from impera.server.wire.bodies import PackedPlace

SECONDS = 600.0
"""How long a code works."""
# Without letters and digits that look alike; 12 of them are 58 bits, far more than can be tried in ten minutes.
_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456"
LENGTH = 12


def readable(typed: str) -> str:
    """A code in its usual form, however it was typed."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())


async def pack(hub: Hub, places: Sequence[PackedPlace], luggage: str) -> str:
    """Prepare seats for another device; returns the code. Seats that their token no longer opens stay behind."""
    moving: list[MovingSeat] = []
    for place in places:
        room = await hub.room(place.table)
        if room is not None:
            token = tokens.digest(place.token)
            moving += [MovingSeat(place.table, seat, token) for seat in seats_of(room, place.token)]
    code = "".join(secrets.choice(_LETTERS) for _ in range(LENGTH))
    now = hub.counted.now()
    packed = msgspec.json.encode(moving).decode()
    await moves.begin(hub.store, Move(code=tokens.digest(code), until=now + SECONDS, seats=packed, luggage=luggage))
    return code


async def state_of(hub: Hub, typed: str) -> MoveState:
    """Whether a move waits for its taker, has one, or is over."""
    found = await moves.find(hub.store, tokens.digest(readable(typed)), hub.counted.now())
    return "gone" if found is None else "taken" if found.taker else "waiting"


async def unpack(hub: Hub, typed: str, secret: str, key: str | None = None) -> Moving:
    """Take the seats of a move to the device with this token; raises Denied if the code does not work (any more)."""
    code, taker = tokens.digest(readable(typed)), tokens.digest(secret)
    before = await moves.find(hub.store, code, hub.counted.now())
    if before is not None and not before.taker:
        await moves.claim(hub.store, code, taker)
    found = await moves.find(hub.store, code, hub.counted.now())
    if before is None or found is None or found.taker != taker:
        raise Denied(404, "no-move", "this code does not work, or not any more; make another one on the old device")
    person = None if key is None else tokens.digest(key)
    taken = [await _take(hub, seat, taker, person) for seat in found.moving]
    return Moving(seats=tuple(seat for seat in taken if seat is not None), luggage=found.luggage)


async def _take(hub: Hub, moving: MovingSeat, taker: str, person: str | None) -> MovedSeat | None:
    """Let the taker's token open a seat, which is then the person's; None if it belongs to somebody else meanwhile."""
    room = await hub.room(moving.table)
    if room is None:
        return None
    if not await _hand_over(hub, room, moving, taker, person):
        return None
    return MovedSeat(table=moving.table, seat=moving.seat, deal=room.table.deal, is_over=room.state.status == "over")


async def _hand_over(hub: Hub, room: Room, moving: MovingSeat, taker: str, person: str | None) -> bool:
    """Write that a seat is the taker's; False if it belongs to somebody else meanwhile."""

    def propose() -> Proposal:
        row = room.seats[moving.seat]
        if row.token != moving.token:
            raise _Changed
        # Who plays a deal stays as unknown as they were.
        keeper = row.person if room.table.deal else person or row.person
        moved = msgspec.structs.replace(row, token=taker, seen=time.time(), person=keeper)
        return Proposal(
            [SeatChange(moving.seat, row.kind)], seats=[moved], changes=[rehost(moving.table, moving.token, taker)]
        )

    try:
        await room.change(propose)
    except _Changed:
        return room.seats[moving.seat].token == taker  # a repeated request: the first one moved it
    table = await hub.store.table(moving.table)
    if table is not None:
        room.table.host = table.host
    return True


class _Changed(Exception):  # noqa: N818 - not an error
    """The seat has another token by now."""
