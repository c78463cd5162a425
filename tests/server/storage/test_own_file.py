"""The file of an SQLite database: private, used by one server, and missed when it is gone."""

from __future__ import annotations

import stat

import pytest

from impera import BadOptions
from impera.server.storage.own_file import SameFile, held, make_private


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
