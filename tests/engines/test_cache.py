"""Compiled code of other sources does not pile up in the user's cache, and only that is ever removed."""

import os
import time

import pytest

from impera.engines import cache, cpu

DAY = 24 * 60 * 60
OLD, YOUNG = "numba-0123456789abcdef", "numba-fedcba9876543210"


@pytest.fixture
def folder(monkeypatch, tmp_path):
    """A cache for one test."""
    monkeypatch.setenv("IMPERA_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def aged(path, days):
    """A folder with a file, last used this many days ago."""
    path.mkdir(parents=True)
    (path / "code.nbc").write_text("machine code")
    then = time.time() - days * DAY
    os.utime(path, (then, then))
    return path


def test_what_nobody_used_for_a_month_is_removed(folder):
    old, young = aged(folder / OLD, 31), aged(folder / YOUNG, 29)
    cache.use(cache.folder_for("a" * 16))
    assert (old.exists(), young.exists()) == (False, True)


def test_what_is_used_counts_as_young(folder):
    """Loading machine code writes nothing, so the folder itself is marked."""
    used = aged(folder / OLD, 400)
    cache.use(used)
    cache.use(cache.folder_for("a" * 16))
    assert used.exists()


@pytest.mark.parametrize("name", ["mine", "numba-mine", "numba-0123456789ABCDEF", f"{OLD}-2"])
def test_what_has_another_name_stays(folder, name):
    other = aged(folder / name, 400)
    cache.use(cache.folder_for("a" * 16))
    assert (other / "code.nbc").exists()


def test_a_file_and_a_link_stay_and_nothing_is_followed(folder, tmp_path):
    elsewhere = aged(tmp_path / "elsewhere", 400)
    folder.mkdir()
    (folder / OLD).symlink_to(elsewhere)
    (folder / YOUNG).write_text("a file")
    os.utime(folder / YOUNG, (0, 0))
    cache.use(cache.folder_for("a" * 16))
    assert (elsewhere / "code.nbc").exists()
    assert (folder / YOUNG).exists()


def test_nothing_is_removed_beside_a_temporary_folder(monkeypatch, tmp_path):
    """Without a writable cache the code lies among other people's files."""
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("IMPERA_CACHE", str(blocked))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    beside = aged(tmp_path / OLD, 400)
    cache.use(cache.folder_for("a" * 16))
    assert beside.exists()


def test_linking_marks_the_folder(folder, monkeypatch):
    """The compiler's folder is in use whenever its functions are linked."""
    used = []
    monkeypatch.setattr(cache, "use", used.append)
    cpu._linked.__wrapped__(cpu.RULES)
    assert used == [cpu.cache_folder()]
