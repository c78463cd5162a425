"""What an administrator can do with the database: list and close tables, export records, delete, forget people."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Literal

import msgspec

from impera.server.entries import Close, Entry, SeatChange
from impera.server.finished.records import record_so_far
from impera.server.storage import Conflict, Store
from impera.server.storage.people import forgetting
from impera.server.storage.store import change_of, disown, finishing
from impera.server.tables.table_state import TableState

if TYPE_CHECKING:
    from pathlib import Path

    from impera.server.storage import SeatRow
    from impera.server.wire.messages import SeatKind

TableStatus = Literal["waiting", "running", "over", "closed"]


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the list of an administrator. It tells nothing of what is hidden in its game."""

    name: str
    created: float
    status: TableStatus
    published: bool
    people: tuple[str, ...]
    bots: int
    entries: int
    last: float
    """When something happened there last."""


async def list_tables(url: str, most: int) -> list[TableLine]:
    """The tables where something happened last, at most this many."""
    store = Store(url)
    try:
        return [await _line(store, name) for name in await store.latest(most)]
    finally:
        await store.stop()


async def _line(store: Store, name: str) -> TableLine:
    table, seats, entries = await store.table(name), await store.seats(name), await store.entries(name)
    kinds = {entry.content.kind for entry in entries}
    is_over = table is None or table.finished
    status: TableStatus = "over" if is_over else "running" if "begin" in kinds else "waiting"
    created = 0.0 if table is None else table.created
    return TableLine(
        name=name,
        created=created,
        status="closed" if Close.kind in kinds else status,
        published=table is not None and table.published,
        people=tuple(row.name for row in seats if row.name),
        bots=sum(row.kind == "bot" and not row.name for row in seats),
        entries=len(entries),
        last=max((entry.at for entry in entries), default=created),
    )


async def close(url: str, table_id: str) -> bool:
    """Close a table for good: everybody is sent away, nobody enters, its log stays. Returns whether it existed.

    A running server notices at once with PostgreSQL, and within ten seconds with SQLite.
    """
    store = Store(url)
    store.start()
    try:
        if await store.table(table_id) is None:
            return False
        while True:
            number = (await store.last_numbers([table_id])).get(table_id, 0)
            try:
                await store.append(table_id, [Entry(number + 1, Close(), time.time())], finishing(table_id))
            except Conflict:
                continue  # someone is playing there, and took the next number first
            return True
    finally:
        await store.stop()


async def export(url: str, folder: Path) -> int:
    """Write the record of every game that has begun to a folder; returns how many.

    Games in progress include their deals.
    """
    store = Store(url)
    number = 0
    try:
        for table_id in await store.table_names():
            table = await store.table(table_id)
            if table is None:
                continue  # deleted meanwhile
            state = TableState(table)
            for entry in await store.entries(table_id):
                state.add(entry)
            record = record_so_far(state, await store.seats(table_id))
            if record is not None:
                record.save(folder / f"{table_id}.jsonl")
                number += 1
    finally:
        await store.stop()
    return number


async def delete(url: str, table_id: str) -> bool:
    """Delete a table with everything that belongs to it; returns whether it existed."""
    store = Store(url)
    store.start()
    try:
        return await store.delete(table_id)
    finally:
        await store.stop()


async def forget(url: str, name: str) -> int:
    """Delete the name, the token and the key of everyone with this name; returns the number of seats.

    Their codes and blocks are deleted too. A token that was also the host's is the host's no longer.

    Their seats in games in progress become open. A running server notices at once with PostgreSQL, and within ten
    seconds with SQLite.
    """
    store = Store(url)
    store.start()
    try:
        seats = await store.seats_named(name)
        for row in seats:
            await _forget(store, row)
    finally:
        await store.stop()
    return len(seats)


async def _forget(store: Store, row: SeatRow) -> None:
    kind: SeatKind = "bot" if row.kind == "bot" else "open"
    after = msgspec.structs.replace(row, kind=kind, name="", token=None, person=None)
    while True:
        entries = await store.entries(row.table_id)
        entry = Entry(len(entries) + 1, SeatChange(row.seat, kind), time.time())
        people = [] if row.sitter is None else forgetting([row.sitter])
        try:
            await store.append(row.table_id, [entry], [change_of(after), disown(row), *people])
        except Conflict:
            continue  # someone is playing there, and took the next number first
        return
