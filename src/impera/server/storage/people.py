"""What is kept of people across tables: whom they have blocked, and codes that give their seats to another device.

A person is the digest of a key that their device has made. Nobody else is ever told it.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import and_, bindparam, delete, exists, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from impera.server.storage.news import telling_of_person
from impera.server.storage.notices import expiring_notices, forgetting_notices
from impera.server.storage.schema import BLOCKS, CODES, SEATS, TABLES

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Executable

    from impera.server.storage.store import Store

Blocks = dict[str, dict[str, str]]
"""Whom each of some people has blocked, and the id of each block."""

MOST_MOVED = 200
"""Tables that one code gives to another device: those a person came to last."""

# Nobody blocks a person twice, also if they do it at two tables at once.
_BLOCK: dict[str, Executable] = {
    "sqlite": sqlite.insert(BLOCKS).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(BLOCKS).on_conflict_do_nothing(),
}
_LIFT = delete(BLOCKS).where(BLOCKS.c.by == bindparam("of_person"), BLOCKS.c.id == bindparam("of_block"))
_TAKE = (
    update(CODES)
    .where(CODES.c.code == bindparam("of_code"), CODES.c.taken.is_(None))
    .values(taken=bindparam("to_taken"), until=bindparam("to_until"))
)
_REPLACE = delete(CODES).where(CODES.c.person == bindparam("of_person"))
_HAND_OVER = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"))
    .values(host=bindparam("to_host"), maker=bindparam("to_maker"))
)
_EITHER = (BLOCKS.c.by, BLOCKS.c.of), (BLOCKS.c.of, BLOCKS.c.by)


class Opened(NamedTuple):
    """A table that somebody's token opens."""

    table: str
    seats: tuple[int, ...]
    """Their seats; none for a host who only watches."""
    is_over: bool


class CodeRow(msgspec.Struct, frozen=True, kw_only=True):
    """A code, whose text only its owner has."""

    person: str
    code: str
    until: float | None
    """Until when its user may repeat the request, in seconds since 1970; None for a code that has not been used."""
    taken: str | None
    """The digest of its user's token: they may repeat the request if the reply was lost."""


async def blocks_by(store: Store, people: Collection[str]) -> Blocks:
    """Whom these people have blocked."""
    found: Blocks = {}
    if people:
        for row in await store.read(select(BLOCKS).where(BLOCKS.c.by.in_(people))):
            found.setdefault(row["by"], {})[row["of"]] = row["id"]
    return found


async def apart(store: Store, person: str) -> set[str]:
    """Everybody whom a person has blocked, or who has blocked them."""
    rows = await store.read(select(BLOCKS).where(or_(BLOCKS.c.by == person, BLOCKS.c.of == person)))
    return {row["of"] if row["by"] == person else row["by"] for row in rows}


async def write_block(store: Store, block: str, by: str, of: str) -> None:
    """Write that one person blocks another, unless they do; other workers are told."""
    await _write_blocks(store, by, (_BLOCK[store.dialect], {"id": block, "by": by, "of": of}))


async def lift_block(store: Store, block: str, by: str) -> None:
    """Lift a block of this person, if there is one with this name; other workers are told."""
    await _write_blocks(store, by, (_LIFT, {"of_block": block, "of_person": by}))


async def _write_blocks(store: Store, by: str, change: tuple[Executable, Any]) -> None:
    await store.writer.write([], [change, *([telling_of_person(by)] if store.is_shared else [])])


async def is_known(store: Store, person: str) -> bool:
    """Whether a person has a seat or has made a table."""
    has_seat = exists().where(SEATS.c.person == person)
    has_table = exists().where(TABLES.c.maker == person)
    return bool(await store.read(select(TABLES.c.id).where(or_(has_seat, has_table)).limit(1)))


async def tables_of(store: Store, person: str) -> list[str]:
    """The tables where a person has a seat, or that they have made, the newest first."""
    has_seat = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == person)
    query = select(TABLES.c.id).where(or_(has_seat, TABLES.c.maker == person)).order_by(TABLES.c.created.desc())
    return [row["id"] for row in await store.read(query.limit(MOST_MOVED))]


async def opened_by(store: Store, token: str) -> list[Opened]:
    """The tables that a token, given as a digest, opens, the newest first."""
    is_own = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.token == token)
    query = select(TABLES.c.id, TABLES.c.finished, SEATS.c.seat).outerjoin(SEATS, is_own)
    query = query.where(or_(SEATS.c.token == token, TABLES.c.host == token))
    found: dict[str, Opened] = {}
    for row in await store.read(query.order_by(TABLES.c.created.desc(), SEATS.c.seat)):
        before = found.get(row["id"], Opened(row["id"], (), bool(row["finished"])))
        more = () if row["seat"] is None else (row["seat"],)
        found[row["id"]] = before._replace(seats=(*before.seats, *more))
    return list(found.values())


def handing_over(table_id: str, host: str, maker: str) -> tuple[Executable, Any]:
    """The statement that makes somebody else the host of a table."""
    return _HAND_OVER, {"of_table": table_id, "to_host": host, "to_maker": maker}


async def keep_code(store: Store, row: CodeRow) -> None:
    """Keep a new code, in place of an earlier one."""
    replaced = (_REPLACE, {"of_person": row.person})
    await store.writer.write([], [replaced, (insert(CODES), msgspec.structs.asdict(row))])


async def take_code(store: Store, code: str, token: str, until: float) -> CodeRow | None:
    """Use a code, given as a digest, and keep it for a while; None if it does not exist or somebody else used it."""
    found = await _code(store, code)
    if found is not None and found.taken is None:
        await store.writer.write([], [(_TAKE, {"of_code": code, "to_taken": token, "to_until": until})])
        found = await _code(store, code)
    return found if found is not None and found.taken == token else None


async def _code(store: Store, code: str) -> CodeRow | None:
    rows = await store.read(select(CODES).where(CODES.c.code == code))
    row = CodeRow(**rows[0]) if rows else None
    return None if row is None or (row.until is not None and row.until < time.time()) else row


def moving_blocks(person: str, to: str) -> list[tuple[Executable, Any]]:
    """The statements after which a person has blocked, and is blocked, by their new key."""
    statements: list[tuple[Executable, Any]] = []
    for own, other in _EITHER:
        known = BLOCKS.alias()
        has_both = select(known.c[other.name]).where(known.c[own.name] == to)
        statements += [
            (delete(BLOCKS).where(own == person, or_(other.in_(has_both), other == to)), {}),
            (update(BLOCKS).where(own == person).values({own.name: to}), {}),
        ]
    return statements


def forgetting(people: Collection[str]) -> list[tuple[Executable, Any]]:
    """The statements after which nothing is kept of these people but their games."""
    return [
        (delete(BLOCKS).where(or_(BLOCKS.c.by.in_(people), BLOCKS.c.of.in_(people))), {}),
        (delete(CODES).where(CODES.c.person.in_(people)), {}),
        forgetting_notices(people),
    ]


def expiring(now: float) -> list[tuple[Executable, Any]]:
    """The statements that delete codes that have ended, and whatever is about people who are at no table any more."""
    at_tables = [
        select(SEATS.c.person).where(SEATS.c.person.is_not(None)),
        select(SEATS.c.token).where(SEATS.c.token.is_not(None)),
        select(TABLES.c.maker).where(TABLES.c.maker.is_not(None)),
    ]
    is_anywhere = [or_(*(column.in_(people) for people in at_tables)) for column in (BLOCKS.c.by, BLOCKS.c.of)]
    has_code_for = or_(*(CODES.c.person.in_(people) for people in at_tables))
    return [
        (delete(CODES).where(or_(CODES.c.until < now, ~has_code_for)), {}),
        (delete(BLOCKS).where(~and_(*is_anywhere)), {}),
        expiring_notices(now),
    ]
