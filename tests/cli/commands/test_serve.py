"""`impera serve` and `impera admin` on the command line."""

from __future__ import annotations

import json
import shutil
import signal
import sqlite3
import sys
import urllib.request

import pytest

from impera import Record
from impera.server.storage.migrate import newest
from tests.cli.conftest import programs
from tests.patience import PATIENCE


@pytest.fixture(scope="module")
def stopped(tmp_path_factory):
    """The data folder of a server that had one table and was stopped, and what was told about the table."""
    data = tmp_path_factory.mktemp("served") / "data"
    with programs() as start:
        process = start("serve --port 0", IMPERA_DATA=str(data))  # unseeded: no test asks what was dealt
        lines = [process.stdout.readline() for _ in range(2)]
        address = lines[1].strip()
        body = {"options": {"players": 2}, "seats": [{"kind": "bot"}, {}], "name": "Augusta"}
        request = urllib.request.Request(  # noqa: S310 - our own server
            f"{address}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:  # noqa: S310
            made = json.load(answer)
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
    return data, made


@pytest.fixture
def served(stopped, folder):
    """What was told about the table of a stopped server, and a copy of its database where commands look for it."""
    data, made = stopped
    shutil.copytree(data, folder / "data")
    return made, folder / "data" / "tables.sqlite"


def test_the_address_is_printed_and_ctrl_c_ends_it_well(served):
    made, database = served
    assert made["link"].startswith("http://127.0.0.1:")
    assert database.exists()


def test_print_config_shows_the_settings_and_stops(impera):
    printed = impera("serve --port 9000 --print-config").stdout
    assert "port = 9000\n" in printed
    assert 'host = "127.0.0.1"\n' in printed


def test_a_bad_manifest_is_named_and_keeps_only_its_own_bot_away(impera, tmp_path, monkeypatch):
    monkeypatch.setenv("IMPERA_BOTS", str(tmp_path))
    for name, command in (("broken", []), ("builder", [sys.executable])):
        (tmp_path / name).mkdir()
        manifest = {"name": name, "sentence": "Plays.", "command": command}
        (tmp_path / name / "bot.json").write_text(json.dumps(manifest), encoding="utf-8")
    done = impera("serve --bot builder --print-config")
    assert 'bots = ["builder"]' in done.stdout
    assert "bot.json doesn’t describe a bot:" in " ".join(done.stderr.split())
    refused = impera("serve --bot broken --print-config")
    assert refused.exit_code == 1
    assert "bot.json doesn’t describe a bot:" in " ".join(refused.stderr.split())


def test_a_port_that_is_taken_is_told_in_a_sentence(start, impera):
    process = start("serve --port 0")  # unseeded: it has no tables
    process.stdout.readline()
    port = process.stdout.readline().strip().rpartition(":")[2]
    result = impera(f"serve --port {port}")
    assert result.exit_code == 1
    assert "already in use" in result.stderr


def test_a_check_tries_a_running_server_and_says_what_it_finds(start, impera):
    process = start("serve --port 0 --base-path /impera")  # unseeded: it has no tables
    process.stdout.readline()
    address = process.stdout.readline().strip()
    port = address.removesuffix("/impera").rpartition(":")[2]
    result = impera(f"serve --port {port} --base-path /impera --check")
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        f"Trying {address}",
        "The server answers and can write to its database.",
        "The page and all its files arrive.",
        "Live connections open.",
        "Everything works from this machine.",
    ]
    process.kill()
    process.wait()
    result = impera(f"serve --port {port} --check")
    assert result.exit_code == 1
    assert "Nobody answers" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("serve --workers 2", "Several workers need PostgreSQL"),
        ("serve --host 300.1.1.1", "This machine cannot listen at 300.1.1.1, port 8421"),
        ("serve --config nowhere.toml", "The file nowhere.toml can’t be used"),
        ("serve --database mysql://x/y", "The database must be sqlite or postgresql, not mysql."),
        ("admin export records", "There’s no database"),
        ("admin delete abc --database sqlite:///typo.sqlite", "There’s no database typo.sqlite."),
        ("admin restore nowhere", "The file nowhere can’t be used"),
        ("admin backup nowhere/file", "The folder of nowhere/file doesn’t exist."),
    ],
)
def test_a_mistake_is_one_sentence(impera, folder, monkeypatch, arguments, sentence):
    monkeypatch.chdir(folder)
    result = impera(arguments)
    assert result.exit_code == 1
    assert sentence in " ".join(result.stderr.split())


def test_a_backup_is_restored_into_another_database(impera, folder, served):
    _, database = served
    backup, copy = folder / "backup", folder / "copy.sqlite"
    assert impera(f"admin backup {backup}").exit_code == 0
    assert backup.stat().st_mode & 0o777 == 0o600
    assert impera(f"admin restore {backup} --database sqlite:///{copy}").exit_code == 0

    def rows(path):
        with sqlite3.connect(path) as connection:
            found = [connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in TABLES]  # noqa: S608
        connection.close()
        return found

    assert rows(copy) == rows(database)
    assert "has tables already" in impera(f"admin restore {backup}").stderr


TABLES = ("tables", "seats", "entries")


def test_a_backup_that_was_edited_is_refused(impera, folder, served):
    backup = folder / "backup"
    impera(f"admin backup {backup}")
    backup.write_text(backup.read_text(encoding="utf-8").replace("Augusta", "Eve"), encoding="utf-8")
    result = impera(f"admin restore {backup} --database sqlite:///{folder / 'copy.sqlite'}")
    assert result.exit_code == 1
    assert "cut off or was edited" in " ".join(result.stderr.split())


def test_all_records_are_exported(impera, folder, served):
    made, _ = served
    assert impera(f"admin export {folder / 'records'}").exit_code == 0
    record = Record.load(folder / "records" / f"{made['table']}.jsonl")
    assert record.names == ("", "Augusta")
    assert record.commitment.digest == made["commitment"]
    record.replay()


def test_a_table_is_deleted(impera, folder, served):
    made, database = served
    assert impera(f"admin delete {made['table']}").exit_code == 0
    with sqlite3.connect(database) as connection:
        counts = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in TABLES]  # noqa: S608
    connection.close()
    assert counts == [0, 0, 0]
    assert impera(f"admin delete {made['table']}").exit_code == 1


def test_a_person_s_data_is_deleted(impera, served):
    """Delete a person's data: no name and no token is left of them."""
    made, database = served
    assert impera("admin forget Augusta").exit_code == 0
    with sqlite3.connect(database) as connection:
        dump = "\n".join(connection.iterdump())
        seat = connection.execute("SELECT kind, name, token FROM seats WHERE seat = 1").fetchone()
    connection.close()
    assert "Augusta" not in dump
    assert seat == ("open", "", None)
    assert impera("admin forget Augusta").exit_code == 1
    assert made["table"] in dump


def test_tables_are_listed_and_closed(impera, served):
    made, _ = served
    assert f"{made['table']}, " in impera("admin list").stdout
    (line,) = json.loads(impera("admin list --json").stdout)
    assert (line["name"], line["people"], line["status"]) == (made["table"], ["Augusta"], "running")
    assert impera(f"admin close {made['table']}").exit_code == 0
    assert json.loads(impera("admin list --json").stdout)[0]["status"] == "closed"
    assert impera("admin close nothing").exit_code == 1


def test_every_action_is_kept_without_names_of_people(impera, folder, served):
    """Every admin action is logged; whoever is forgotten is not in the log either."""
    made, database = served
    impera(f"admin backup {folder / 'backup'}")
    impera("admin forget Augusta")
    impera(f"admin close {made['table']}")
    impera("admin delete nothing")  # there is no such table, so nothing was done
    found = json.loads(impera("admin audit --json").stdout)
    about = [(action["what"], action["about"]) for action in found]
    assert about[:3] == [("close", made["table"]), ("forget", "1"), ("backup", str(folder / "backup"))]
    assert all(action["by"] for action in found)
    assert f"close {made['table']}" in impera("admin audit").stdout
    with sqlite3.connect(database) as connection:
        assert "Augusta" not in "\n".join(connection.iterdump())
    connection.close()


def test_a_damaged_database_is_named_with_what_to_do(impera, folder):
    database = folder / "torn.sqlite"
    database.write_bytes(b"x" * 10_000)
    result = impera(f"serve --port 0 --database sqlite:///{database}")
    assert result.exit_code == 1
    told = " ".join(result.stderr.split())
    assert f"The database {database} is damaged" in told
    assert "impera admin restore BACKUP" in told
    assert database.read_bytes() == b"x" * 10_000


def test_migrating_says_the_versions(impera):
    version = newest()
    assert f"Created the database, with version {version}." in impera("admin migrate").stdout
    assert f"had version {version} and now has version {version}" in impera("admin migrate").stdout


def test_a_code_for_phones_is_shown_when_a_host_asks_for_it(start):
    process = start("serve --port 0 --qr")  # unseeded: it has no tables
    lines = [process.stdout.readline() for _ in range(4)]
    assert any("There’s no code for phones" in line for line in lines)
