"""Taking seats, leaving them, giving them to bots and taking them back, and who may do what. Raises Denied.

At a published table, somebody the host removed cannot sit down again.
"""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from impera import bots
from impera.bots.roster import STAND_IN, can_sit
from impera.notation.names import printable
from impera.server.days import end_of, is_day
from impera.server.entries import Begin, SeatChange, Shared
from impera.server.storage.store import barring
from impera.server.tables.proposal import Proposal
from impera.server.tables.room import filled
from impera.server.tables.stand_ins import level_for
from impera.server.wire import tokens
from impera.server.wire.refusals import Denied

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from sqlalchemy import Executable

    from impera.server.storage import SeatRow
    from impera.server.tables.room import Room


def may_enter(room: Room, secret: str | None) -> bool:
    """Whether a secret lets its holder look at a table: a token, the invitation, or none if it is published."""
    return room.table.published or tokens.opens(secret, room.table.invite) or is_known(room, secret)


def may_read(room: Room, secret: str | None) -> bool:
    """Whether a secret lets its holder read a table's finished game: also without one, if a player has shared it."""
    return may_enter(room, secret) or (room.state.is_shared and room.state.status == "over")


def is_known(room: Room, secret: str | None) -> bool:
    """Whether a secret is the token of somebody at the table."""
    return is_host(room, secret) or any(tokens.opens(secret, row.token) for row in room.seats)


def is_host(room: Room, secret: str | None) -> bool:
    """Whether a secret is the token of the table's maker."""
    return tokens.opens(secret, room.table.host)


def seats_of(room: Room, secret: str | None) -> list[int]:
    """The seats that a token opens: one, or several when people share a device."""
    return [row.seat for row in room.seats if tokens.opens(secret, row.token)]


async def take(room: Room, seat: int, given: str, secret: str | None, person: str | None = None) -> str:
    """Take an open seat, or take a seat back from a bot; returns the token that opens it.

    The person is the digest of a key.
    """
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
            row,
            kind="person",
            name=name,
            level=None,
            token=tokens.digest(token),
            seen=time.time(),
            person=person or (row.person if is_own else None),
        )

    await _change(room, seat, change)
    return token


async def leave(room: Room, seat: int, secret: str | None) -> None:
    """A person leaves, and the seat becomes open."""

    def change(row: SeatRow) -> SeatRow:
        _check_own(row, secret)
        return vacated(row)

    await _change(room, seat, change)


async def give(room: Room, seat: int, level: str, secret: str | None) -> None:
    """Seat a bot: in a person's own seat, which they may take back, or in an open one if the host asks."""

    def change(row: SeatRow) -> SeatRow:
        if row.token is None:
            _check_host(room, secret)
        else:
            _check_own(row, secret)
        _check_own_deal(room)
        return msgspec.structs.replace(row, kind="bot", level=level)

    await _change(room, seat, change)


async def remove(room: Room, seat: int, secret: str | None) -> None:
    """The host removes a person. Their seat becomes open, or goes to a bot once the game has begun."""

    def change(row: SeatRow) -> SeatRow:
        _check_host(room, secret)
        if row.token is None:
            raise Denied(409, "nobody-there", "nobody sits there")
        if tokens.opens(secret, row.token):
            raise Denied(409, "own-seat", "hosts leave their own seats")
        if room.state.game is None:
            return vacated(row)
        level = row.level or level_for(room.seats, seat)
        return msgspec.structs.replace(vacated(row), kind="bot", level=level)

    parties = {viewer.party for viewer in room.viewers if viewer.seat == seat} if room.table.published else set()
    barred = [tokens.party_digest(party, room.table.salt) for party in sorted(parties)]
    await _change(room, seat, change, barring(room.table.id, barred))


async def share(room: Room, secret: str | None) -> None:
    """A player shares the finished game: anybody may read it. At a published table anybody may anyway."""
    own = seats_of(room, secret)
    if not own:
        raise Denied(403, "not-yours", "only those who played can share their game")

    def propose() -> Proposal:
        if room.state.is_shared:
            raise _Shared
        if room.state.status != "over":
            raise Denied(409, "running", "a game can be shared once it is over")
        deal = room.table.deal
        if deal is not None and not (is_day(deal) and time.time() >= end_of(deal)):
            raise Denied(409, "open-deal", "others may still play this deal, so its cards are not shown yet")
        return Proposal([Shared(own[0])])

    if not room.table.published:
        with suppress(_Shared):
            await room.change(propose)


class _Shared(Exception):  # noqa: N818 - not an error
    """Somebody has shared the game already."""


async def open_seat(room: Room, seat: int, secret: str | None) -> None:
    """The host removes a bot, so that a person can take the seat."""

    def change(row: SeatRow) -> SeatRow:
        _check_host(room, secret)
        _check_own_deal(room)
        if row.kind != "bot" or row.token is not None:
            raise Denied(409, "seat-taken", "only a bot that plays for nobody can be removed")
        return msgspec.structs.replace(row, kind="open", name="", level=None)

    await _change(room, seat, change)


def vacated(row: SeatRow) -> SeatRow:
    """A seat that has become free."""
    return msgspec.structs.replace(row, kind="open", name="", level=None, token=None, person=None)


def checked_level(level: str | None, offers: Collection[str]) -> str:
    """A bot of the roster, today's or a former one, or one that is offered; the default stand-in if none is named."""
    if level is None:
        return STAND_IN
    if not can_sit(level) and level not in offers:
        raise Denied(422, "no-such-bot", f"bots are {', '.join((*bots.names(), *offers))}")
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


def _check_own_deal(room: Room) -> None:
    """In a deal that others play too, people play for themselves, against the same bots."""
    if room.table.deal is not None:
        raise Denied(409, "own-deal", "others play this deal too, and compare: nobody else takes a seat")


def _check_host(room: Room, secret: str | None) -> None:
    if not is_host(room, secret):
        raise Denied(403, "not-host", "only the maker of the table can do this")


async def _change(
    room: Room, seat: int, change: Callable[[SeatRow], SeatRow], more: Sequence[tuple[Executable, Any]] = ()
) -> None:
    """Write the new state of a seat, and more with it. When no seat is open, the game begins."""

    def propose() -> Proposal:
        if not 0 <= seat < len(room.seats):
            raise Denied(404, "no-seat", "there is no such seat")
        if seat in room.state.lost:
            raise Denied(409, "seat-lost", "the time of this seat has run out; a bot plays there for good")
        row = change(room.seats[seat])
        if room.state.status == "over":  # who has no business here is not told so: they may have to wait for the end
            raise Denied(409, "over", "the game is over; ask for a rematch")
        proposal = Proposal([SeatChange(seat, row.kind)], seats=[row], changes=list(more))
        after = [row if each.seat == seat else each for each in room.seats]
        if room.state.game is None and filled(after):
            proposal.contents.append(Begin())
        return proposal

    await room.change(propose)
