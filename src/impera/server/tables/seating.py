"""Taking seats, leaving them, giving them to bots and taking them back, and who may do what. Raises Denied."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from impera import bots
from impera.bots.roster import STAND_IN
from impera.notation.names import printable
from impera.server.entries import Begin, SeatChange
from impera.server.tables.room import Proposal, filled
from impera.server.wire import tokens
from impera.server.wire.refusals import Denied, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from impera.server.storage import SeatRow
    from impera.server.tables.room import Room


def may_enter(room: Room, secret: str | None) -> bool:
    """Whether a secret lets its holder look at a table: a token, the invitation, or none if it is published."""
    return room.table.published or tokens.opens(secret, room.table.invite) or is_known(room, secret)


def is_known(room: Room, secret: str | None) -> bool:
    """Whether a secret is the token of somebody at the table."""
    return is_host(room, secret) or any(tokens.opens(secret, row.token) for row in room.seats)


def is_host(room: Room, secret: str | None) -> bool:
    """Whether a secret is the token of the table's maker."""
    return tokens.opens(secret, room.table.host)


def seats_of(room: Room, secret: str | None) -> list[int]:
    """The seats that a token opens: one, or several when people share a device."""
    return [row.seat for row in room.seats if tokens.opens(secret, row.token)]


async def take(room: Room, seat: int, given: str, secret: str | None) -> str:
    """Take an open seat, or take a seat back from a bot; returns the token that opens it."""
    name = checked_name(given)
    token = secret if secret is not None and is_known(room, secret) else tokens.new_secret()

    def change(row: SeatRow) -> SeatRow:
        is_own = tokens.opens(secret, row.token)
        is_among_strangers = room.table.published or room.state.game is not None
        if not is_own and is_among_strangers and _sits_with_others(room, secret):
            raise Denied(409, "second-seat", "nobody takes a second seat among strangers, or once play has begun")
        if row.kind == "person" and not is_own:
            raise Denied(409, "seat-taken", "somebody else sits there")
        if row.kind == "bot" and not is_own:
            raise Denied(409, "seat-taken", "a bot plays there")
        return msgspec.structs.replace(
            row, kind="person", name=name, level=None, token=tokens.digest(token), seen=time.time()
        )

    await _change(room, seat, change)
    return token


async def leave(room: Room, seat: int, secret: str | None) -> None:
    """A person leaves, and the seat becomes open."""

    def change(row: SeatRow) -> SeatRow:
        _check_own(row, secret)
        return msgspec.structs.replace(row, kind="open", name="", level=None, token=None)

    await _change(room, seat, change)


async def give(room: Room, seat: int, level: str | None, secret: str | None) -> None:
    """Seat a bot: in a person's own seat, which they may take back, or in an open one if the host asks."""
    chosen = checked_level(level)

    def change(row: SeatRow) -> SeatRow:
        if row.token is None:
            _check_host(room, secret)
        else:
            _check_own(row, secret)
        return msgspec.structs.replace(row, kind="bot", level=chosen)

    await _change(room, seat, change)


async def open_seat(room: Room, seat: int, secret: str | None) -> None:
    """The host removes a bot, so that a person can take the seat."""

    def change(row: SeatRow) -> SeatRow:
        _check_host(room, secret)
        if row.kind != "bot" or row.token is not None:
            raise Denied(409, "seat-taken", "only a bot that plays for nobody can be removed")
        return msgspec.structs.replace(row, kind="open", name="", level=None)

    await _change(room, seat, change)


def checked_level(level: str | None) -> str:
    """A bot of the roster; the default stand-in if none is named."""
    if level is None:
        return STAND_IN
    if level not in bots.names():
        raise Denied(422, "no-such-bot", f"bots are {', '.join(bots.names())}")
    return level


def checked_name(given: str) -> str:
    """A name that is fit for display."""
    name = printable(given)
    if not name:
        raise Denied(422, "no-name", "a name needs a letter that can be printed")
    return name


def _sits_with_others(room: Room, secret: str | None) -> bool:
    """Whether somebody has a seat here, and others do too: a second hand would show them cards of the game."""
    has_seat = [tokens.opens(secret, row.token) for row in room.seats if row.token is not None]
    return any(has_seat) and not all(has_seat)


def _check_own(row: SeatRow, secret: str | None) -> None:
    if not tokens.opens(secret, row.token):
        raise Denied(403, "not-yours", "this seat has another token")


def _check_host(room: Room, secret: str | None) -> None:
    if not is_host(room, secret):
        raise Denied(403, "not-host", "only the maker of the table can do this")


async def _change(room: Room, seat: int, change: Callable[[SeatRow], SeatRow]) -> None:
    """Write the new state of a seat. When no seat is open, the game begins."""

    def propose() -> Proposal:
        if room.state.status == "over":
            raise Denied(409, "over", "the game is over; ask for a rematch")
        if not 0 <= seat < len(room.seats):
            raise Denied(404, "no-seat", "there is no such seat")
        row = change(room.seats[seat])
        proposal = Proposal([SeatChange(seat, row.kind)], seats=[row])
        after = [row if each.seat == seat else each for each in room.seats]
        if room.state.game is None and filled(after):
            proposal.contents.append(Begin())
        return proposal

    try:
        await room.change(propose)
    except Refusal as refusal:
        raise Denied(503, refusal.code, "the table cannot be changed now; try again") from refusal
