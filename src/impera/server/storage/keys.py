"""Secrets of a server, by name. The first that is drawn stays, whichever worker drew it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from impera.server.storage.schema import KEYS

if TYPE_CHECKING:
    from sqlalchemy import Executable, Table

    from impera.server.storage.store import Store


async def secret(store: Store, name: str, drawn: str) -> str:
    """The secret of this name; if there is none, the one that was drawn."""
    query = select(KEYS.c.secret).where(KEYS.c.name == name)
    rows = await store.read(query)
    if not rows:
        await store.writer.write([], [(unless_there(store, KEYS), {"name": name, "secret": drawn})])
        rows = await store.read(query)
    found: str = rows[0]["secret"]
    return found


def unless_there(store: Store, table: Table) -> Executable:
    """The statement that writes a row, unless there is one with its key."""
    if store.reading.dialect.name == "sqlite":
        return sqlite.insert(table).on_conflict_do_nothing()
    return postgresql.insert(table).on_conflict_do_nothing()
