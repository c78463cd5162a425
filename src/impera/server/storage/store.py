"""All access to the database: make tables, read them, add entries."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Executable, and_, bindparam, case, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from impera.notation.options import Options
from impera.server.entries import Entry, content_of
from impera.server.operations.pacing import paced
from impera.server.storage.commits import committer
from impera.server.storage.condition import Condition
from impera.server.storage.database import connect, is_shared
from impera.server.storage.failures import StorageFailed
from impera.server.storage.schema import BARRED, CALLS, ENTRIES, SEATS, SNAPSHOTS, TABLES
from impera.server.storage.writer import Writer
from impera.server.wire.messages import SLOW, Late, Per, SeatKind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sqlalchemy import Select
    from sqlalchemy.ext.asyncio import AsyncEngine

LATELY = 3600.0
"""Seconds for which a running table without an open seat stays in the lobby after the last thing that happened."""
LATELY_OVER_DAYS = 3 * 86_400.0
"""The same for tables over days, and how much longer they are shown while they wait for people."""


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
    per: Per = "turn"
    late: Late = "bot"
    due: float | None = None
    delay: int = 0
    deal: str | None = None
    """A deal that others play too, each at a table of their own."""
    ended: str | None = None
    """How the game of such a deal ended."""
    maker: str | None = None
    maker_party: str | None = None
    """The digest of the party it was made by, until its game is over (`impera.server.tables.making`)."""

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
    person: str | None = None

    @property
    def sitter(self) -> str | None:
        """Who has this seat: the digest of a person's key or, if they gave none, of its token; None for nobody."""
        return None if self.token is None else self.person or self.token


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
_FINISH = update(TABLES).where(TABLES.c.id == bindparam("of_table")).values(finished=True, maker_party=None)
_WAKE = update(TABLES).where(TABLES.c.id == bindparam("of_table")).values(due=bindparam("to_due"))
# A worker that has not seen the latest entries does not set the time.
_BE_DUE = _WAKE.where(
    ~exists().where(ENTRIES.c.table_id == bindparam("of_table"), ENTRIES.c.number > bindparam("of_number"))
)
_END = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.ended.is_(None))
    .values(ended=bindparam("to_ended"))
)
_DISOWN = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.host == bindparam("of_token"))
    .values(host="", maker=None, maker_party=None)
)
_OTHERS = TABLES.alias()
# Nobody has two tables of one deal: a second one keeps its host, and only its seats change hands.
_REHOST = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.host == bindparam("of_token"))
    .where(~exists().where(_OTHERS.c.deal == TABLES.c.deal, _OTHERS.c.host == bindparam("to_token")))
    .values(host=bindparam("to_token"))
)
HAS_BEGUN = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.kind == "begin")
IS_SLOW = func.coalesce(TABLES.c.clock, 0) >= SLOW
# Writes what is there already, on either database.
_TOUCH = text("UPDATE alembic_version SET version_num = version_num")
_HEALTH_SECONDS = 1.0
# The patience is spent in pieces: a moment in which this process gets no processor, however long, is only one of them.
_HEALTH_PATIENCE, _HEALTH_PIECES = 3.0, 6
_KEEP: dict[str, Executable] = {
    "sqlite": sqlite.insert(SNAPSHOTS).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(SNAPSHOTS).on_conflict_do_nothing(),
}
_UNBAR = delete(BARRED).where(
    BARRED.c.table_id == bindparam("table_id"), BARRED.c.party == bindparam("party")
)  # no row twice
_LAST = select(func.max(SNAPSHOTS.c.number)).where(SNAPSHOTS.c.table_id == bindparam("of_table")).scalar_subquery()
_CLEAR = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("of_table"), SNAPSHOTS.c.number < _LAST)


def change_of(seat: SeatRow) -> tuple[Executable, Any]:
    """The statement that writes a seat as it is now."""
    values = {f"to_{name}": getattr(seat, name) for name in _SEAT_COLUMNS}
    return _CHANGE_SEAT, {"of_table": seat.table_id, "of_seat": seat.seat, **values}


def disown(seat: SeatRow) -> tuple[Executable, Any]:
    """The statement that takes a table from its host, if the host's token is that of this seat."""
    return _DISOWN, {"of_table": seat.table_id, "of_token": seat.token or ""}


def rehost(table_id: str, token: str, to: str) -> tuple[Executable, Any]:
    """The statement that makes another token the host's, if the host's is this one; both are digests."""
    return _REHOST, {"of_table": table_id, "of_token": token, "to_token": to}


def barring(table_id: str, parties: Iterable[str]) -> list[tuple[Executable, Any]]:
    """The statements that bar parties from a table, each given as a digest."""
    rows = [{"table_id": table_id, "party": party} for party in parties]
    return [(statement, row) for row in rows for statement in (_UNBAR, insert(BARRED))]


def finishing(table_id: str) -> list[tuple[Executable, Any]]:
    """The statements that record that a table's game is over, and clear the snapshots that are not needed then."""
    return [(statement, {"of_table": table_id}) for statement in (_FINISH, _CLEAR)]


def waking(table_id: str, at: float) -> tuple[Executable, Any]:
    """The statement that makes a table due at this counted time."""
    return _WAKE, {"of_table": table_id, "to_due": at}


class Store:
    """A database of tables."""

    def __init__(
        self,
        url: str,
        *,
        measure: Callable[[int, float], object] = lambda _, __: None,
        seconds: float | None = None,
    ) -> None:
        """`measure` is called with the size and the duration of each commit. PostgreSQL gets `seconds` to answer."""
        self.reading: AsyncEngine = connect(url, writes=False, seconds=seconds)
        self.is_shared = is_shared(url)
        """Whether other processes may write too."""
        self.writer = Writer(committer(url, seconds), measure=measure)
        self._read = Condition("reading")
        self._answer = Condition("answering")
        self._health: asyncio.Future[None] | None = None
        self._checked = 0.0

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

    async def finish(self, table_id: str, ended: str | None = None) -> None:
        """Record that the game is over, so the lobby need not check; only the last snapshot is still needed.

        `ended` is how the game of a deal ended that others play too.
        """
        more = [] if ended is None else [(_END, {"of_table": table_id, "to_ended": ended})]
        await self.writer.write([], [*finishing(table_id), *more])

    def keep(self, table_id: str, number: int, text: str) -> None:
        """Keep a snapshot of a table after this entry, some time soon."""
        values = {"table_id": table_id, "number": number, "text": text}
        self.writer.write_later([(_KEEP[self.reading.dialect.name], values)])

    def be_due(
        self, table_id: str, number: int, due: float | None, more: Sequence[tuple[Executable, Any]] = ()
    ) -> None:
        """Note when a table is due after this entry, some time soon, and more with it."""
        self.writer.write_later([(_BE_DUE, {"of_table": table_id, "of_number": number, "to_due": due}), *more])

    @property
    def dialect(self) -> str:
        """What kind of database it is."""
        return self.reading.dialect.name

    async def delete(self, table_id: str) -> bool:
        """Delete a table with all that belongs to it; returns whether it existed."""
        if await self.table(table_id) is None:
            return False
        owned = [
            delete(CALLS).where(CALLS.c.table_id == table_id),
            delete(BARRED).where(BARRED.c.table_id == table_id),
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
        rows = await self.read(select(TABLES).where(TABLES.c.id == table_id))
        return _table(rows[0]) if rows else None

    async def seats(self, table_id: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        rows = await self.read(select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
        return [SeatRow(**row) for row in rows]

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number, in order."""
        query = select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.number > after)
        rows = await self.read(query.order_by(ENTRIES.c.number))
        return [_entry(row) async for row in paced(rows)]

    async def first_after(self, table_id: str, counted: float) -> int | None:
        """The number of the first entry of a table that was written after this counted time; None if there is none."""
        query = select(func.min(ENTRIES.c.number).label("first"))
        rows = await self.read(query.where(ENTRIES.c.table_id == table_id, ENTRIES.c.counted > counted))
        first: int | None = rows[0]["first"]
        return first

    async def is_barred(self, table_id: str, party: str) -> bool:
        """Whether a host has removed this party, given as a digest, from a table."""
        query = select(BARRED.c.party).where(BARRED.c.table_id == table_id, BARRED.c.party == party)
        return bool(await self.read(query))

    async def snapshot(self, table_id: str, most: int | None = None) -> str | None:
        """The last snapshot of a table, or the last one up to entry `most`."""
        query = select(SNAPSHOTS.c.text).where(SNAPSHOTS.c.table_id == table_id)
        if most is not None:
            query = query.where(SNAPSHOTS.c.number <= most)
        rows = await self.read(query.order_by(SNAPSHOTS.c.number.desc()).limit(1))
        return rows[0]["text"] if rows else None

    async def lobby(
        self, *, since: float, also: Sequence[str] = (), most: int, most_of_one: int
    ) -> list[tuple[TableRow, list[SeatRow], bool]]:
        """The newest published, unfinished tables, `most_of_one` at most of each maker's party, and whether play began.

        They have an open seat, and somebody made them or sat down after this time, or they are named. Or something
        happened there lately: nobody would watch a table that was left behind.
        """
        is_open = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open")
        is_seen = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.seen > since)
        is_new = TABLES.c.created > case((IS_SLOW, since - LATELY_OVER_DAYS), else_=since)
        is_alive = or_(is_new, is_seen, TABLES.c.id.in_(also))
        lately = time.time() - case((IS_SLOW, LATELY_OVER_DAYS), else_=LATELY)
        is_played = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at > lately)
        is_shown = or_(and_(is_open, is_alive), is_played)
        # Those who see a game late do not find out here that it is over.
        is_fresh = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at > time.time() - TABLES.c.delay)
        is_running = or_(~TABLES.c.finished, and_(TABLES.c.delay > 0, is_fresh))
        # Counted before the newest are chosen: whoever makes many tables crowds out only their own.
        place = func.row_number().over(partition_by=TABLES.c.maker_party, order_by=TABLES.c.created.desc())
        found = select(TABLES, HAS_BEGUN.label("has_begun"), place.label("place"))
        shown = found.where(TABLES.c.published, is_running, is_shown).subquery()
        query = select(shown).where(shown.c.place <= most_of_one).order_by(shown.c.created.desc()).limit(most)
        rows = await self.read(query)
        sitting = await self.read(
            select(SEATS).where(SEATS.c.table_id.in_([row["id"] for row in rows])).order_by(SEATS.c.seat)
        )
        seats: dict[str, list[SeatRow]] = {row["id"]: [] for row in rows}
        for seat in sitting:
            seats[seat["table_id"]].append(SeatRow(**seat))
        listed = []
        for row in rows:
            has_begun, _ = bool(row.pop("has_begun")), row.pop("place")
            listed.append((_table(row), seats[row["id"]], has_begun))
        return listed

    async def due(self, now: float, most: int) -> list[str]:
        """The tables that are due at this counted time, the first ones first, at most this many."""
        query = select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(most)
        return [row["id"] for row in await self.read(query)]

    async def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables that has any."""
        query = select(ENTRIES.c.table_id, func.max(ENTRIES.c.number).label("last")).group_by(ENTRIES.c.table_id)
        return {row["table_id"]: row["last"] for row in await self.read(query.where(ENTRIES.c.table_id.in_(tables)))}

    async def table_names(self) -> list[str]:
        """All tables, oldest first."""
        return [row["id"] for row in await self.read(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id))]

    async def latest(self, most: int) -> list[str]:
        """The tables where something happened last, at most this many."""
        last = func.coalesce(func.max(ENTRIES.c.at), TABLES.c.created)
        query = select(TABLES.c.id).outerjoin(ENTRIES, ENTRIES.c.table_id == TABLES.c.id)
        query = query.group_by(TABLES.c.id, TABLES.c.created).order_by(last.desc(), TABLES.c.id).limit(most)
        return [row["id"] for row in await self.read(query)]

    async def seats_named(self, name: str) -> list[SeatRow]:
        """Every seat whose person has this name."""
        query = select(SEATS).where(SEATS.c.name == name).order_by(SEATS.c.table_id, SEATS.c.seat)
        return [SeatRow(**row) for row in await self.read(query)]

    async def check(self) -> None:
        """Raise StorageFailed unless the database can be read and written. The answer is kept for a moment."""
        if self._health is None or (self._health.done() and time.monotonic() - self._checked > _HEALTH_SECONDS):
            self._checked = time.monotonic()
            self._health = asyncio.ensure_future(self._try())
        health, pieces = self._health, _HEALTH_PIECES
        while pieces and not health.done():
            await asyncio.wait({health}, timeout=_HEALTH_PATIENCE / _HEALTH_PIECES)
            pieces -= 1
        if not health.done():
            cause = StorageFailed("the database does not answer")
            self._answer.fails(cause)
            raise cause
        health.result()
        self._answer.works()

    async def _try(self) -> None:
        await self.read(select(TABLES.c.id).limit(1))
        await self.writer.write([], [(_TOUCH, {})])

    async def read(self, query: Select[Any]) -> list[dict[str, Any]]:
        """What is found, as rows by the names of their columns; raises StorageFailed."""
        with self._read.watched():
            async with self.reading.connect() as connection:
                return [dict(row) async for row in paced((await connection.execute(query)).mappings())]


def _row(table_id: str, entry: Entry) -> dict[str, Any]:
    content = entry.content
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": content.kind,
        "seat": content.seat,
        "text": content.text,
        "at": entry.at,
        "counted": entry.counted,
    }


def _entry(row: dict[str, Any]) -> Entry:
    return Entry(row["number"], content_of(row["kind"], row["seat"], row["text"]), row["at"], row["counted"])


def _table(row: dict[str, Any]) -> TableRow:
    return TableRow(**row)
