"""Databases and backups of earlier versions, handled with `impera admin`, as by the operator of a server."""

from __future__ import annotations

import json
import shutil

import pytest
from click.testing import CliRunner

from impera.cli import main
from tests.legacy import kept
from tests.legacy.tables import BACKUP, DATABASE, FILE
from tests.server.conftest import DATABASES


def admin(*arguments):
    result = CliRunner().invoke(main, ["admin", *map(str, arguments)])
    assert result.exit_code == 0, result.output


def exported(database, folder):
    """The records of all games of a database, by the names of their tables."""
    admin("export", "--database", database, folder)
    return {path.stem: path.read_text(encoding="utf-8") for path in folder.iterdir()}


def expected(folder):
    tables = kept.read(folder / FILE).values()
    return {table["table"]: table["record"] for table in tables if table["record"] is not None}


@kept.each_version()
def test_every_game_of_a_migrated_database_has_the_same_record(folder, tmp_path):
    """ "A game is its record" (ARCHITECTURE.md): even one that is still running, or that is a branch."""
    shutil.copy(folder / DATABASE, tmp_path)
    database = f"sqlite:///{tmp_path / DATABASE}"
    admin("migrate", "--database", database)
    assert exported(database, tmp_path / "records") == expected(folder)


@pytest.mark.parametrize("kind", DATABASES)
@kept.each_version()
def test_a_backup_is_restored(folder, kind, make_database, tmp_path):
    """Backups are "the same for both kinds, so that one can be moved to the other", and to a later version."""
    database = make_database(kind)
    admin("restore", "--database", database, folder / BACKUP)
    assert exported(database, tmp_path / "records") == expected(folder)


@kept.each_version()
def test_a_restored_backup_is_backed_up_with_the_same_rows(folder, make_database, tmp_path):
    """Nothing that a row held is lost: a later version may only add to a row."""
    database = make_database("sqlite")
    admin("restore", "--database", database, folder / BACKUP)
    admin("backup", "--database", database, tmp_path / BACKUP)
    now, then = (rows(path / BACKUP) for path in (tmp_path, folder))
    assert kept.holds(now, then)


def rows(path):
    """The rows of a backup by table and key."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines()[1:-1]:
        ((table, row),) = json.loads(line).items()
        found[table, row.get("id", row.get("table_id")), row.get("number", row.get("seat"))] = row
    return found
