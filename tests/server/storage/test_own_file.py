"""The file of an SQLite database: private, used by one server, and missed when it is gone."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing

import pytest

from impera import BadOptions
from impera.server.storage import StorageFailed
from impera.server.storage.own_file import SameFile, check_whole, held, make_private


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def test_only_its_owner_can_read_a_new_file(tmp_path):
    path = tmp_path / "new" / "tables.sqlite"
    make_private(path)
    assert mode(path) == 0o600


def test_an_old_file_and_what_lies_beside_it_are_closed_to_others_and_kept(tmp_path):
    files = [tmp_path / name for name in ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm")]
    for path in files:
        path.write_text("kept", encoding="utf-8")
        path.chmod(0o644)
    make_private(files[0])
    assert [(mode(path), path.read_text(encoding="utf-8")) for path in files] == [(0o600, "kept")] * 3


def test_a_file_is_held_by_one_server_and_then_by_the_next(tmp_path):
    path = tmp_path / "tables.sqlite"
    with held(path), pytest.raises(BadOptions, match=r"another server uses .*tables\.sqlite"), held(path):
        pass
    with held(path):
        pass


def test_a_file_that_is_deleted_or_replaced_is_missed(tmp_path):
    path = tmp_path / "tables.sqlite"
    path.write_text("first", encoding="utf-8")
    same = SameFile(path)
    same.check()
    path.rename(tmp_path / "moved")
    with pytest.raises(FileNotFoundError):
        same.check()
    path.write_text("second", encoding="utf-8")
    with pytest.raises(FileNotFoundError, match="was replaced"):
        same.check()
    (tmp_path / "moved").rename(path)
    same.check()


@pytest.fixture
def filled(tmp_path):
    """The file of a database of a hundred pages or so."""
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE things (name TEXT)")
        connection.executemany("INSERT INTO things VALUES (?)", [("x" * 1000,) for _ in range(400)])
        connection.commit()
    return path


def cut_off(path):
    with path.open("rb+") as file:
        file.truncate(path.stat().st_size // 2)


def overwrite(path):
    with path.open("rb+") as file:
        file.seek(8 * 4096)
        file.write(b"\xff" * 16_384)


def replace(path):
    path.write_bytes(b"This is no database at all, but a text that somebody copied here. " * 100)


def empty(path):
    path.with_name("tables.sqlite-wal").write_bytes(b"changes")
    path.write_bytes(b"")


@pytest.mark.parametrize("spoil", [cut_off, overwrite, replace, empty])
def test_damage_is_found_said_and_not_made_worse(filled, spoil):
    """Found at start, said clearly, with what to do; nothing overwritten."""
    spoil(filled)
    before = filled.read_bytes()
    with pytest.raises(StorageFailed, match=r"is damaged.*Nothing was changed.*impera admin restore"):
        check_whole(filled)
    assert filled.read_bytes() == before


def test_a_whole_file_a_new_one_and_none_are_fine(filled, tmp_path):
    check_whole(filled)
    (tmp_path / "new.sqlite").touch()
    check_whole(tmp_path / "new.sqlite")
    check_whole(tmp_path / "none.sqlite")
