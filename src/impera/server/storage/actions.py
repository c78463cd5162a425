"""What administrators did, kept in the database that they did it to."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import insert, inspect, select

from impera.server.storage.database import connect
from impera.server.storage.failures import told_as_one
from impera.server.storage.schema import ACTIONS


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """One command of an administrator that was carried out."""

    at: float
    """In seconds since 1970."""
    by: str
    """The user of the machine who gave it."""
    what: str
    """The command."""
    about: str
    """A table, a file or a number; never a person, who may want to be forgotten."""


async def note(url: str, by: str, what: str, about: str) -> None:
    """Keep an action. A database of an earlier version has no place for it until it is migrated."""
    engine = connect(url, writes=True)
    try:
        with told_as_one():
            async with engine.begin() as connection:
                has_place = await connection.run_sync(lambda plain: inspect(plain).has_table(ACTIONS.name))
                if has_place:
                    values = {"at": time.time(), "by": by, "what": what, "about": about}
                    await connection.execute(insert(ACTIONS), values)
    finally:
        await engine.dispose()


async def actions(url: str, most: int) -> list[Action]:
    """The last actions, newest first, at most this many."""
    engine = connect(url, writes=False)
    try:
        with told_as_one():
            async with engine.connect() as connection:
                query = select(ACTIONS.c.at, ACTIONS.c.by, ACTIONS.c.what, ACTIONS.c.about)
                rows = await connection.execute(query.order_by(ACTIONS.c.number.desc()).limit(most))
                return [Action(**row) for row in rows.mappings()]
    finally:
        await engine.dispose()
