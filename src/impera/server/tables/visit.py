"""A viewer at a table: its first message identifies it, and each further one is answered or refused."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from impera.server.operations.limits import COSTS
from impera.server.storage import StorageFailed
from impera.server.tables import aids, planning, play
from impera.server.tables.seating import is_host, may_enter, seats_of
from impera.server.wire import tokens
from impera.server.wire.messages import (
    AskHint,
    AskThreats,
    Decide,
    FromViewer,
    Hello,
    Look,
    Plan,
    Refused,
    Say,
    Undo,
    encoded,
)
from impera.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from impera.server.operations.limits import Allowance, Payer, Work
    from impera.server.tables.connection import Connection
    from impera.server.tables.hub import Hub
    from impera.server.tables.room import Room
    from impera.server.wire.messages import Code

_DECODER = msgspec.json.Decoder(FromViewer)
# The messages that cost more than others, and what they ask for.
_DEAR: dict[type, Work] = {
    Look: "look",
    Undo: "undo",
    Say: "phrase",
    AskThreats: "threats",
    AskHint: "hint",
    Plan: "plan",
}
# Excess messages are answered late, so that flooding costs the sender more than us.
_PENALTY = 0.1


class Visit:
    """One connection and its requests."""

    def __init__(self, hub: Hub, connection: Connection, allowance: Allowance, payer: Payer) -> None:
        """Not identified yet; see `enter`. Whatever is asked for is paid from the allowance."""
        self._hub = hub
        self._connection = connection
        self._allowance = allowance
        self._payer = payer
        connection.party = payer.address
        self._room: Room | None = None

    async def enter(self, table_id: str, text: bytes) -> bool:
        """Handle the first message; returns whether the viewer was admitted. If not, it was told why."""
        try:
            hello = _decoded(text)
            if not isinstance(hello, Hello):
                raise Refusal("unreadable")
            if hello.token is not None:
                self._payer = self._payer._replace(token=tokens.digest(hello.token))
            self._pay("join")  # before the table is opened: that is most of the work
            room = await self._hub.room(table_id)
            if room is None or not may_enter(room, hello.token or hello.invite):
                self._connection.dismiss("gone")
                return False
            self._be(room, hello)
            self._pay("entry", room.missed(hello.since))
            await room.join(self._connection, hello.since)
        except (Refusal, StorageFailed) as reason:
            code = reason.code if isinstance(reason, Refusal) else "storage"
            self._refuse(code, None)
            if code == "storage":
                self._connection.dismiss("restart")  # the table may still exist: the viewer should reconnect
            return False
        self._room = room
        return True

    async def hear(self, text: bytes) -> None:
        """Handle a further message."""
        number: int | None = None
        try:
            self._pay("message")
            message = _decoded(text)
            number = getattr(message, "number", None)
            if type(message) in _DEAR:
                self._pay(_DEAR[type(message)])
            await self._answer(message)
        except Refusal as refusal:
            self._refuse(refusal.code, number)
            if refusal.code == "too-fast":
                await asyncio.sleep(_PENALTY)

    def leave(self) -> None:
        """The connection is gone."""
        if self._room is not None:
            self._room.leave(self._connection)

    def _be(self, room: Room, hello: Hello) -> None:
        """Make the connection a seat's viewer, or a spectator."""
        connection = self._connection
        if hello.token is not None:
            seats = seats_of(room, hello.token)
            if hello.seat is None and len(seats) > 1:
                raise Refusal("which-seat")
            if hello.seat is not None and hello.seat not in seats:
                raise Refusal("no-seat")
            connection.seat = hello.seat if hello.seat is not None else next(iter(seats), None)
            connection.holds = tokens.digest(hello.token)
            connection.is_host = is_host(room, hello.token)
        elif hello.seat is not None:
            raise Refusal("no-seat")
        connection.views = hello.views

    async def _answer(self, message: FromViewer) -> None:
        room, seat = self._room, self._connection.seat
        if room is None or isinstance(message, Hello):
            raise Refusal("unreadable")
        if isinstance(message, Look):
            self._connection.push(encoded(room.whole(self._connection)))
            return
        if isinstance(message, AskThreats):
            found = await aids.threats(room, seat, self._hub.thinkers, self._payer.address)
            self._connection.push(encoded(found))
            return
        if seat is None:
            raise Refusal("foreign")
        match message:
            case Decide():  # what it costs depends on who is told
                self._pay("told", len(room.viewers), more=room.shown * COSTS["view"])
                await play.decide(room, seat, message.number, message.decision)
            case Undo():
                await play.undo(room, seat, message.number)
            case Say():
                await play.say(room, seat, message)
            case Plan():
                self._connection.push(encoded(planning.planned(room, seat, message)))
            case AskHint():
                hint = await aids.hint(room, seat, message.number, self._hub.thinkers, self._payer.address)
                self._connection.push(encoded(hint))

    def _pay(self, work: Work, times: int = 1, *, more: float = 0.0) -> None:
        if not self._allowance.pays(self._payer, times * COSTS[work] + more):
            self._hub.metrics.count("too_fast")
            raise Refusal("too-fast")

    def _refuse(self, code: Code, number: int | None) -> None:
        self._hub.metrics.count("refusals", code)
        now = 0 if self._room is None else self._room.number_for(self._connection)
        self._connection.push(encoded(Refused(code=code, number=number, now=now)))


def _decoded(text: bytes) -> FromViewer:
    try:
        message: FromViewer = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal("unreadable") from error
    return message
