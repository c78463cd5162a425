"""Moves in the database: which seats wait to be taken to another device, by the digest of a code."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from impera.server.storage.schema import MOVES

if TYPE_CHECKING:
    from impera.server.storage.store import Store

_CLAIM = (
    update(MOVES).where(MOVES.c.code == bindparam("of_code"), MOVES.c.taker == "").values(taker=bindparam("to_taker"))
)
_EXPIRE = delete(MOVES).where(MOVES.c.until < bindparam("now"))


class MovingSeat(msgspec.Struct, frozen=True):
    """A seat on its way, and the digest of the token that opened it when it was packed."""

    table: str
    seat: int
    token: str


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """Seats on their way, until a counted time. The code and the taker are digests; the taker is empty at first."""

    code: str
    until: float
    seats: str
    luggage: str
    taker: str = ""

    @property
    def moving(self) -> list[MovingSeat]:
        """The seats."""
        return msgspec.json.decode(self.seats, type=list[MovingSeat])


async def forget_old(store: Store, now: float) -> None:
    """Delete the moves whose time is over."""
    await store.writer.write([], [(_EXPIRE, {"now": now})])


async def begin(store: Store, move: Move) -> None:
    """Write a move down."""
    await store.writer.write([], [(insert(MOVES), msgspec.structs.asdict(move))])


async def find(store: Store, code: str, now: float) -> Move | None:
    """The move with this code, given as a digest; None if there is none or it has expired."""
    rows = await store.read(select(MOVES).where(MOVES.c.code == code, MOVES.c.until >= now))
    return Move(**rows[0]) if rows else None


async def claim(store: Store, code: str, taker: str) -> None:
    """Give a move to a taker, unless somebody has it."""
    await store.writer.write([], [(_CLAIM, {"of_code": code, "to_taker": taker})])
