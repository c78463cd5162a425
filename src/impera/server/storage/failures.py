"""One error for every way a database can fail."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from asyncpg import InterfaceError, PostgresError
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from impera.errors import ImperaError

if TYPE_CHECKING:
    from collections.abc import Iterator

# What both database libraries raise when the fault is in the database, not in the program.
FAILURES = (SQLAlchemyError, PostgresError, InterfaceError, sqlite3.Error, OSError, TimeoutError)
# Failures that one change of a batch causes by its content. SQLite's driver writes entries without SQLAlchemy.
BAD_CHANGES = (DataError, IntegrityError, sqlite3.DataError, sqlite3.IntegrityError)


class StorageFailed(ImperaError):  # noqa: N818 - named like the others of `impera.errors`
    """The database failed to write something, or did not say whether it did."""


@contextmanager
def told_as_one() -> Iterator[None]:
    """Turn every database error in this block into StorageFailed."""
    try:
        yield
    except FAILURES as error:
        raise failure(error) from error


def failure(error: BaseException) -> StorageFailed:
    """A database error as a short message, without the statement and its values."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    words = str(cause).partition("\n")[0] or type(cause).__name__
    if isinstance(cause, OSError) and cause.strerror:
        words = f"{cause.strerror} ({Path(cause.filename).name})" if cause.filename else cause.strerror
    message = f"the database cannot be used: {words}"
    return StorageFailed(message)
