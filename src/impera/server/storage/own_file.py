"""The file of an SQLite database: whole, readable by its owner only, used by one server, and noticed if it is gone."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING
from urllib.parse import quote

from impera.errors import BadOptions
from impera.server.storage.failures import StorageFailed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_OWNER_ONLY = 0o600
_OTHERS = 0o077
# What SQLite keeps beside the file.
_BESIDE = ("", "-wal", "-shm")


def make_private(path: Path) -> None:
    """Make the file if it does not exist, so that only its owner can read it and what lies beside it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, _OWNER_ONLY))
    for ending in _BESIDE:
        beside = path.with_name(path.name + ending)
        if beside.exists() and beside.stat().st_mode & _OTHERS:
            beside.chmod(_OWNER_ONLY)


def check_whole(path: Path) -> None:
    """Raise StorageFailed if the file is damaged or cut off. It is only read, so that nothing gets worse."""
    if not path.exists():
        return
    beside = path.with_name(f"{path.name}-wal")
    if not path.stat().st_size:
        if beside.exists() and beside.stat().st_size:
            raise _damage(path, "it is empty, but its last changes are not")
        return
    try:
        with closing(sqlite3.connect(f"file:{quote(path.as_posix())}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError:
        raise  # it cannot be opened or read now, which says nothing about what is in it
    except sqlite3.DatabaseError as error:
        raise _damage(path, str(error)) from error
    if found != "ok":
        raise _damage(path, " ".join(found.split()))


def _damage(path: Path, found: str) -> StorageFailed:
    restored = path.with_name("restored.sqlite")
    message = (
        f"the database {path} is damaged: {found}. Nothing was changed. Restore the last backup into another file with "
        f'"impera admin restore BACKUP --database sqlite:///{restored}", and keep this one'
    )
    return StorageFailed(message)


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Keep other servers away from the file meanwhile; raises BadOptions if one has it already.

    The system lets go of the file when this process ends, however it ends.
    """
    if sys.platform == "win32":
        yield  # there another server is not noticed
        return
    import fcntl  # noqa: PLC0415 - not on Windows

    path.parent.mkdir(parents=True, exist_ok=True)
    holding = os.open(path.with_name(f"{path.name}.lock"), os.O_CREAT | os.O_RDWR, _OWNER_ONLY)
    try:
        fcntl.flock(holding, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(holding)
        message = f"another server uses {path}; stop it first, or choose another file with --database"
        raise BadOptions(message) from error
    try:
        yield
    finally:
        os.close(holding)


class SameFile:
    """Notices that a file which is in use was deleted or replaced: what is written to it would be lost."""

    def __init__(self, path: Path) -> None:
        """The file as it is when it is first checked."""
        self._path = path
        self._first: tuple[int, int] | None = None

    def check(self) -> None:
        """Raise FileNotFoundError unless it is still the same file."""
        found = self._path.stat()
        now = found.st_dev, found.st_ino
        self._first = self._first or now
        if now != self._first:
            message = f"{self._path} was replaced while the server was running; restart the server"
            raise FileNotFoundError(message)
