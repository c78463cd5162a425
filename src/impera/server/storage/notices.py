"""Notices in the database: how people want to be told that it is their turn, and whom that concerns now.

A *call* is one notice to be sent about one turn. Its row stays after that, so that nobody is told of a turn twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from sqlalchemy import and_, bindparam, delete, exists, func, insert, literal, null, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from impera.server.storage.schema import CALLS, NOTICES, SEATS, TABLES
from impera.server.wire.notices import NoticeKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Executable, Select

    from impera.server.storage.store import Store

Waiting = Literal["yes", "here", "no"]
"""Whether a table waits for a seat: it does, it does but its person has the table open, or it does not."""

MOST_NOTICES = 8
"""That one person has: some devices, some addresses."""
NEEDLESS = "-"
"""No sender took it: the person has decided, or cannot be reached."""
_UNUSED = 30 * 86_400.0
"""Seconds after which a notice is deleted whose person is at no table."""

# Calls of an earlier version, which may still run during an upgrade, wait for a time since 1970. They are due at once.
_SINCE_1970 = 1e9

_THIS = and_(
    CALLS.c.table_id == bindparam("of_table"),
    CALLS.c.seat == bindparam("of_seat"),
    CALLS.c.notice == bindparam("of_notice"),
)
_TAKE = update(CALLS).where(_THIS, CALLS.c.taken.is_(None)).values(taken=bindparam("to_taken"))
_PUT_OFF = (
    update(CALLS)
    .where(_THIS, CALLS.c.taken == bindparam("of_taken"))
    .values(taken=None, after=bindparam("to_after"), tries=bindparam("to_tries"))
)
_END = delete(NOTICES).where(NOTICES.c.id == bindparam("of_id"))
_CONFIRM = (
    update(NOTICES).where(NOTICES.c.id == bindparam("of_id"), NOTICES.c.code == bindparam("of_code")).values(code=None)
)


class NoticeRow(msgspec.Struct, frozen=True, kw_only=True):
    """A way in which a person wants to be told. Its id is a secret that ends it."""

    id: str
    person: str
    kind: NoticeKind
    target: str
    language: str
    site: str
    created: float
    code: str | None = None


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """A notice to be sent about a turn."""

    table_id: str
    seat: int
    tries: int
    notice: NoticeRow

    @property
    def key(self) -> dict[str, Any]:
        """Which row it is."""
        return {"of_table": self.table_id, "of_seat": self.seat, "of_notice": self.notice.id}


# ------------------------------------------------------------------------------------------------------------- notices


async def begin(store: Store, row: NoticeRow) -> None:
    """Keep a new notice."""
    await store.writer.write([], [(insert(NOTICES), msgspec.structs.asdict(row))])


async def find(store: Store, notice: str) -> NoticeRow | None:
    """A notice by its id."""
    rows = await store.read(select(NOTICES).where(NOTICES.c.id == notice))
    return NoticeRow(**rows[0]) if rows else None


async def notices_of(store: Store, person: str) -> list[NoticeRow]:
    """How a person wants to be told, the first choice first."""
    rows = await store.read(select(NOTICES).where(NOTICES.c.person == person).order_by(NOTICES.c.created))
    return [NoticeRow(**row) for row in rows]


async def asked_about(store: Store, kind: NoticeKind, target: str, since: float) -> int:
    """How many notices to this address await confirmation, of those asked for since this time."""
    is_this = and_(NOTICES.c.kind == kind, NOTICES.c.target == target, NOTICES.c.code.is_not(None))
    rows = await store.read(select(func.count().label("number")).where(is_this, NOTICES.c.created > since))
    return int(rows[0]["number"])


async def confirm(store: Store, notice: str, code: str) -> None:
    """Confirms a notice by the code from its mail."""
    await store.writer.write([], [(_CONFIRM, {"of_id": notice, "of_code": code})])


async def end(store: Store, notice: str) -> None:
    """End a notice, with all its calls; one that has ended stays so."""
    await store.writer.write([], [(_END, {"of_id": notice})])


def moving_notices(person: str, to: str) -> list[tuple[Executable, Any]]:
    """The statements after which a person is told under their new key, but not on devices that they have lost."""
    return [
        (delete(NOTICES).where(NOTICES.c.person == person, NOTICES.c.kind == "push"), {}),
        (update(NOTICES).where(NOTICES.c.person == person).values(person=to), {}),
    ]


def forgetting_notices(people: Iterable[str]) -> tuple[Executable, Any]:
    """The statement after which these people are told nothing."""
    return delete(NOTICES).where(NOTICES.c.person.in_(list(people))), {}


def expiring_notices(now: float) -> tuple[Executable, Any]:
    """The statement that deletes the notices of people who are at no table any more."""
    is_somewhere = or_(
        exists().where(SEATS.c.person == NOTICES.c.person), exists().where(TABLES.c.maker == NOTICES.c.person)
    )
    return delete(NOTICES).where(NOTICES.c.created < now - _UNUSED, ~is_somewhere), {}


# --------------------------------------------------------------------------------------------------------------- calls


def calling(
    dialect: str, table_id: str, turns: dict[int, tuple[str | None, int]], after: float
) -> list[tuple[Executable, Any]]:
    """The statements that call exactly those whose turn it is; `turns` has the person and the turn by seat.

    They are called after a counted time. People who were told of this turn, or of a later one that was undone, are not
    called again.
    """
    is_other = and_(CALLS.c.table_id == table_id, CALLS.c.seat.not_in(list(turns)), CALLS.c.taken.is_(None))
    statements: list[tuple[Executable, Any]] = [(update(CALLS).where(is_other).values(taken=NEEDLESS), {})]
    for seat, (person, turn) in turns.items():
        found = select(
            literal(table_id), literal(seat), NOTICES.c.id, literal(turn), literal(after), literal(0), null()
        ).where(NOTICES.c.person == person, NOTICES.c.code.is_(None))
        statements.append((_upsert(dialect, found), {}))
    return statements


def _upsert(dialect: str, found: Select[Any]) -> Executable:
    """The statement that calls those who are found, unless they were called for this turn or a later one."""
    insert_into = sqlite.insert if dialect == "sqlite" else postgresql.insert
    statement = insert_into(CALLS).from_select([column.name for column in CALLS.columns], found)
    new = statement.excluded
    changed = {"turn": new.turn, "after": new.after, "tries": new.tries, "taken": new.taken}
    key = [CALLS.c.table_id, CALLS.c.seat, CALLS.c.notice]
    return statement.on_conflict_do_update(index_elements=key, set_=changed, where=CALLS.c.turn < new.turn)


async def waiting(store: Store, now: float, most: int) -> list[Call]:
    """The calls that are due at this counted time, the oldest first, at most this many."""
    query = select(CALLS.c.table_id, CALLS.c.seat, CALLS.c.tries, NOTICES).join(NOTICES, NOTICES.c.id == CALLS.c.notice)
    is_due = or_(CALLS.c.after <= now, CALLS.c.after > _SINCE_1970)
    query = query.where(CALLS.c.taken.is_(None), is_due).order_by(CALLS.c.after).limit(most)
    return [_call_of(row) for row in await store.read(query)]


async def take(store: Store, calls: Sequence[Call], sender: str) -> list[Call]:
    """Those of some calls that nobody else has taken: from now on they are this sender's."""
    values = [{**call.key, "to_taken": sender} for call in calls]
    await store.writer.write([], [(_TAKE, values)])
    query = select(CALLS.c.table_id, CALLS.c.seat, CALLS.c.notice).where(CALLS.c.taken == sender)
    own = {(row["table_id"], row["seat"], row["notice"]) for row in await store.read(query)}
    return [call for call in calls if (call.table_id, call.seat, call.notice.id) in own]


async def put_off(store: Store, call: Call, sender: str, after: float, tries: int) -> None:
    """Put a call off until this counted time; `tries` is how often it has been tried."""
    values = {**call.key, "of_taken": sender, "to_after": after, "to_tries": tries}
    await store.writer.write([], [(_PUT_OFF, values)])


def _call_of(row: dict[str, Any]) -> Call:
    own = {name: row.pop(name) for name in ("table_id", "seat", "tries")}
    return Call(**own, notice=NoticeRow(**row))
