"""What an administrator can do with the database: export records, delete tables, forget people."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from impera.server.entries import Entry, SeatChange
from impera.server.finished.records import record_so_far
from impera.server.storage import Conflict, Store
from impera.server.storage.store import change_of, disown
from impera.server.tables.table_state import TableState

if TYPE_CHECKING:
    from pathlib import Path

    from impera.server.storage import SeatRow
    from impera.server.wire.messages import SeatKind


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
    """Delete the name and the token of everyone with this name; returns the number of seats.

    A token that was also the host's is the host's no longer.

    Their seats in games in progress become open. A running server notices at once with PostgreSQL, and at the table's
    next change with SQLite.
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
    after = msgspec.structs.replace(row, kind=kind, name="", token=None)
    while True:
        entries = await store.entries(row.table_id)
        entry = Entry(len(entries) + 1, SeatChange(row.seat, kind), time.time())
        try:
            await store.append(row.table_id, [entry], [change_of(after), disown(row)])
        except Conflict:
            continue  # someone is playing there, and took the next number first
        return
