"""All access to the database: make tables, read them, add entries."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Executable, and_, bindparam, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from impera.notation.options import Options
from impera.server.entries import Entry, content_of
from impera.server.storage.commits import committer
from impera.server.storage.database import connect, is_shared
from impera.server.storage.failures import told_as_one
from impera.server.storage.schema import ENTRIES, SEATS, SNAPSHOTS, TABLES
from impera.server.storage.writer import Writer
from impera.server.wire.messages import SeatKind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.ext.asyncio import AsyncEngine

MOST_IN_LOBBY = 300
EXPIRED_AT_ONCE = 10
"""Tables that are deleted in one go, which takes some milliseconds."""
LATELY = 3600.0
"""Seconds for which a running table without an open seat stays in the lobby after the last thing that happened."""


class Conflict(Exception):  # noqa: N818 - it says what happened
    """Another worker has written an entry with this number."""


class TableRow(msgspec.Struct, kw_only=True):
    """A table as it was made. Tokens are digests; the seed and the salt are secret until the game is over."""

    id: str
    created: float
    options: str
    seed: str
    salt: str
    commitment: str
    published: bool
    aids: bool
    clock: int | None
    away: int | None
    host: str
    invite: str
    finished: bool = False

    @property
    def agreed(self) -> Options:
        """The options of its game."""
        return Options.from_json(msgspec.json.decode(self.options))


class SeatRow(msgspec.Struct, kw_only=True, frozen=True):
    """Who sits in a seat. The token of a bot's seat is that of the person who may take it back."""

    table_id: str
    seat: int
    kind: SeatKind = "open"
    name: str = ""
    level: str | None = None
    token: str | None = None
    seen: float = 0.0


_SEAT_COLUMNS = [column.name for column in SEATS.columns if not column.primary_key]
_CHANGE_SEAT = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.seat == bindparam("of_seat"))
    .values({name: bindparam(f"to_{name}") for name in _SEAT_COLUMNS})
)
_SEE = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.seat == bindparam("of_seat"))
    .values(seen=bindparam("to_seen"))
)
_FINISH = update(TABLES).where(TABLES.c.id == bindparam("of_table")).values(finished=True)
_DISOWN = (
    update(TABLES).where(TABLES.c.id == bindparam("of_table"), TABLES.c.host == bindparam("of_token")).values(host="")
)
_HAS_BEGUN = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.kind == "begin")
# Writes what is there already, on either database.
_TOUCH = text("UPDATE alembic_version SET version_num = version_num")
_HEALTH_SECONDS = 1.0
_KEEP: dict[str, Executable] = {
    "sqlite": sqlite.insert(SNAPSHOTS).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(SNAPSHOTS).on_conflict_do_nothing(),
}
_LAST = select(func.max(SNAPSHOTS.c.number)).where(SNAPSHOTS.c.table_id == bindparam("of_table")).scalar_subquery()
_CLEAR = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("of_table"), SNAPSHOTS.c.number < _LAST)


def change_of(seat: SeatRow) -> tuple[Executable, Any]:
    """The statement that writes a seat as it is now."""
    values = {f"to_{name}": getattr(seat, name) for name in _SEAT_COLUMNS}
    return _CHANGE_SEAT, {"of_table": seat.table_id, "of_seat": seat.seat, **values}


def disown(seat: SeatRow) -> tuple[Executable, Any]:
    """The statement that takes a table from its host, if the host's token is that of this seat."""
    return _DISOWN, {"of_table": seat.table_id, "of_token": seat.token or ""}


class Store:
    """A database of tables."""

    def __init__(self, url: str, *, measure: Callable[[int, float], object] = lambda _, __: None) -> None:
        """`measure` is called with the size and the duration of each commit."""
        self.reading: AsyncEngine = connect(url, writes=False)
        self.is_shared = is_shared(url)
        """Whether other processes may write too."""
        self.writer = Writer(committer(url), measure=measure)
        self._health: asyncio.Future[None] | None = None
        self._asked = 0.0

    def start(self) -> None:
        """Start writing."""
        self.writer.start()

    async def stop(self) -> None:
        """Write what is pending and close all connections."""
        await self.writer.stop()
        await self.reading.dispose()

    # ----------------------------------------------------------------------------------------------------- writing

    async def make(self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()) -> None:
        """A new table."""
        await self.writer.write([], self.making(table, seats, entries))

    def making(
        self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()
    ) -> list[tuple[Executable, Any]]:
        """The statements that make a table, to be written together with others."""
        statements: list[tuple[Executable, Any]] = [
            (insert(TABLES), msgspec.structs.asdict(table)),
            (insert(SEATS), [msgspec.structs.asdict(seat) for seat in seats]),
        ]
        if entries:
            statements.append((insert(ENTRIES), [_row(table.id, entry) for entry in entries]))
        return statements

    async def append(
        self, table_id: str, entries: Sequence[Entry], changes: list[tuple[Executable, Any]] | None = None
    ) -> None:
        """Add entries to a table's log, and the changes that go with them. Raises Conflict or StorageFailed."""
        if not await self.writer.write([_row(table_id, entry) for entry in entries], changes):
            raise Conflict

    async def see(self, table_id: str, seats: Sequence[int], at: float) -> None:
        """Record that the people of these seats were seen at this time."""
        values = [{"of_table": table_id, "of_seat": seat, "to_seen": at} for seat in seats]
        await self.writer.write([], [(_SEE, values)])

    async def finish(self, table_id: str) -> None:
        """Record that the game is over, so that the lobby need not check; only the last snapshot is still needed."""
        await self.writer.write([], [(statement, {"of_table": table_id}) for statement in (_FINISH, _CLEAR)])

    def keep(self, table_id: str, number: int, text: str) -> None:
        """Keep a snapshot of a table after this entry, some time soon."""
        values = {"table_id": table_id, "number": number, "text": text}
        self.writer.write_later([(_KEEP[self.reading.dialect.name], values)])

    async def delete(self, table_id: str) -> bool:
        """Delete a table with all that belongs to it; returns whether it existed."""
        if await self.table(table_id) is None:
            return False
        owned = [
            delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id),
            delete(ENTRIES).where(ENTRIES.c.table_id == table_id),
            delete(SEATS).where(SEATS.c.table_id == table_id),
        ]
        await self.writer.write(
            [], [(statement, {}) for statement in (*owned, delete(TABLES).where(TABLES.c.id == table_id))]
        )
        return True

    # ----------------------------------------------------------------------------------------------------- reading

    async def table(self, table_id: str) -> TableRow | None:
        """A table by name."""
        rows = await self._read(select(TABLES).where(TABLES.c.id == table_id))
        return _table(rows[0]) if rows else None

    async def seats(self, table_id: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        rows = await self._read(select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
        return [SeatRow(**row) for row in rows]

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number, in order."""
        asked = select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.number > after)
        rows = await self._read(asked.order_by(ENTRIES.c.number))
        return [_entry(row) for row in rows]

    async def snapshot(self, table_id: str, most: int | None = None) -> str | None:
        """The last snapshot of a table, or the last one up to entry `most`."""
        asked = select(SNAPSHOTS.c.text).where(SNAPSHOTS.c.table_id == table_id)
        if most is not None:
            asked = asked.where(SNAPSHOTS.c.number <= most)
        rows = await self._read(asked.order_by(SNAPSHOTS.c.number.desc()).limit(1))
        return rows[0]["text"] if rows else None

    async def lobby(self, *, since: float, also: Sequence[str] = ()) -> list[tuple[TableRow, list[SeatRow], bool]]:
        """Published, unfinished tables, newest first, and whether play has begun.

        They have an open seat, and somebody made them or sat down after this time, or they are named. Or something
        happened there lately: nobody would watch a table that was left behind.
        """
        is_open = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open")
        is_seen = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.seen > since)
        is_alive = or_(TABLES.c.created > since, is_seen, TABLES.c.id.in_(also))
        is_played = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at > time.time() - LATELY)
        is_shown = or_(and_(is_open, is_alive), is_played)
        asked = select(TABLES, _HAS_BEGUN.label("has_begun")).where(TABLES.c.published, ~TABLES.c.finished, is_shown)
        rows = await self._read(asked.order_by(TABLES.c.created.desc()).limit(MOST_IN_LOBBY))
        sitting = await self._read(
            select(SEATS).where(SEATS.c.table_id.in_([row["id"] for row in rows])).order_by(SEATS.c.seat)
        )
        seats: dict[str, list[SeatRow]] = {row["id"]: [] for row in rows}
        for seat in sitting:
            seats[seat["table_id"]].append(SeatRow(**seat))
        found = []
        for row in rows:
            begun = bool(row.pop("has_begun"))
            found.append((_table(row), seats[row["id"]], begun))
        return found

    async def expire(self, *, unbegun: float, untouched: float, but: Sequence[str] = ()) -> None:
        """Delete the tables where play has not begun and nobody was seen since `unbegun`, with what belongs to them.

        Also the others where nobody was seen and nothing happened since `untouched`. Both are times. A few are deleted
        at once, because nobody's decision is written meanwhile.
        """
        is_played = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at >= untouched)
        is_over = or_(
            and_(_is_unseen(unbegun), ~_HAS_BEGUN),
            and_(_is_unseen(untouched), ~is_played),
        )
        found = [row["id"] for row in await self._read(select(TABLES.c.id).where(is_over, TABLES.c.id.not_in(but)))]
        for place in range(0, len(found), EXPIRED_AT_ONCE):
            some = TABLES.c.id.in_(found[place : place + EXPIRED_AT_ONCE])
            await self.writer.write([], [(delete(TABLES).where(some, is_over), {})])

    async def table_names(self) -> list[str]:
        """All tables, oldest first."""
        return [row["id"] for row in await self._read(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id))]

    async def seats_named(self, name: str) -> list[SeatRow]:
        """Every seat whose person has this name."""
        asked = select(SEATS).where(SEATS.c.name == name).order_by(SEATS.c.table_id, SEATS.c.seat)
        return [SeatRow(**row) for row in await self._read(asked)]

    async def check(self) -> None:
        """Raise StorageFailed unless the database can be read and written. Whoever asks often gets the same answer."""
        if self._health is None or (self._health.done() and time.monotonic() - self._asked > _HEALTH_SECONDS):
            self._asked = time.monotonic()
            self._health = asyncio.ensure_future(self._try())
        await asyncio.shield(self._health)

    async def _try(self) -> None:
        await self._read(select(TABLES.c.id).limit(1))
        await self.writer.write([], [(_TOUCH, {})])

    async def _read(self, asked: Select[Any]) -> list[dict[str, Any]]:
        with told_as_one():
            async with self.reading.connect() as connection:
                return [dict(row) for row in (await connection.execute(asked)).mappings()]


def _is_unseen(since: float) -> ColumnElement[bool]:
    """Whether a table was made before this time, and nobody was seen there since."""
    is_seen = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.seen >= since)
    return and_(TABLES.c.created < since, ~is_seen)


def _row(table_id: str, entry: Entry) -> dict[str, Any]:
    content = entry.content
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": content.kind,
        "seat": content.seat,
        "text": content.text,
        "at": entry.at,
    }


def _entry(row: dict[str, Any]) -> Entry:
    return Entry(row["number"], content_of(row["kind"], row["seat"], row["text"]), row["at"])


def _table(row: dict[str, Any]) -> TableRow:
    return TableRow(**row)
