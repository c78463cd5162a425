"""Disk full and read-only database: a clear refusal, nothing half-written, recovery when space returns.

A limit on file sizes stands in for a full disk, so that this needs no special rights. Where a small disk can be
mounted, there is one more test, which fills it.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from impera.server.storage import Store
from impera.server.storage import database as connections
from tests.patience import PATIENCE, wait_until
from tests.server.capabilities import CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, give_up
from tests.server.client import http, make_table
from tests.server.conftest import new_database


def path_of(server):
    return Path(server.database.removeprefix("sqlite:///"))


def decide_until_refused(viewers, messages, most=400):
    """Play on with two viewers until a decision is refused; returns the code and the refused seat."""
    for _ in range(most):
        (asked,) = messages[0]["asked"]
        viewers[asked].decide(messages[asked]["ask"])
        for seat in (asked, 1 - asked):  # only the seat that decided gets the refusal
            message = viewers[seat].next()
            if message["type"] == "refused":
                return message["code"], seat
            messages[seat] = message
    pytest.fail("nothing was refused")


def entries(database, table):
    async def read():
        store = Store(database)
        found = await store.entries(table.name)
        await store.stop()
        return found

    return asyncio.run(read())


def check_refusal_and_recovery(server, table, spoil, mend):
    """Play, spoil the database, be refused, see that nothing has changed, mend it, and play on."""
    viewers = [table.seats[seat].watch() for seat in (0, 1)]
    messages = [viewer.next() for viewer in viewers]
    spoil()
    code, seat = decide_until_refused(viewers, messages)
    assert code == "storage"
    assert [viewer.everything() for viewer in viewers] == [[], []]
    refused = http.post(f"{server.address}/api/tables", json={})
    assert (refused.status_code, refused.json()["code"]) == (503, "storage")
    mend()
    number = messages[0]["number"]
    assert len(entries(server.database, table)) == number
    assert http.get(f"{server.address}/healthz").status_code == 200
    (asked,) = messages[0]["asked"]
    assert asked == seat
    viewers[asked].decide(messages[asked]["ask"])
    assert [viewer.until("decided")["number"] for viewer in viewers] == [number + 1] * 2
    for viewer in viewers:
        viewer.close()
    check_what_was_logged(server)


def check_what_was_logged(server):
    """The host finds the cause in the log, once, however many were refused; and that it is over."""
    lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines() if line[0] == "{"]
    told = [line for line in lines if line.get("work") == "writing"]
    assert [line["what"] for line in told] == ["the database fails", "the database works again"]
    assert told[0]["level"] == "warning"
    assert len(told[0]["why"].removeprefix("the database cannot be used: ")) > len("failed")


def test_when_files_cannot_grow_a_decision_is_refused_and_taken_later(start_server, make_database):
    server = start_server(make_database("sqlite"))
    table = make_table(server.address, people=2, options={"max_turns": 400})
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)

    def spoil():
        size = path_of(server).with_name("tables.sqlite-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, before[1]))

    def mend():
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)

    check_refusal_and_recovery(server, table, spoil, mend)


def mount_small_disk(folder):
    """Mount a disk of two megabytes at a folder; returns whether that was allowed."""
    command = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


def unmount(folder):
    subprocess.run(["umount", "-l", str(folder)], check=True)


def can_mount():
    with tempfile.TemporaryDirectory() as folder:
        is_mounted = mount_small_disk(folder)
        if is_mounted:
            unmount(folder)
    return is_mounted


if can_mount():

    def test_a_full_disk_refuses_and_recovers(start_server, tmp_path):
        assert mount_small_disk(tmp_path)
        try:
            server = start_server(f"sqlite:///{tmp_path / 'tables.sqlite'}")
            table = make_table(server.address, people=2, options={"max_turns": 400})
            filler = tmp_path / "filler"

            def fill():
                with filler.open("wb", buffering=0) as file:
                    try:
                        while True:
                            file.write(b"x" * 4096)
                    except OSError:
                        return

            check_refusal_and_recovery(server, table, fill, filler.unlink)
            server.close()
        finally:
            unmount(tmp_path)


def obey_permissions():
    """Root may write everywhere, but not without two capabilities."""
    give_up(CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH)


def forbid_writing(path):
    for file in path.parent.glob(f"{path.name}*"):
        file.chmod(0o444)
    path.parent.chmod(0o555)


def allow_writing(path):
    path.parent.chmod(0o755)
    for file in path.parent.glob(f"{path.name}*"):
        file.chmod(0o644)


@pytest.fixture
def files(start_server, make_database):
    """A server that obeys permissions, with a table, stopped; and the file of its database."""
    server = start_server(make_database("sqlite"), before=obey_permissions)
    table = make_table(server.address, people=2)
    assert server.stop() == 0
    yield server, table, path_of(server)
    allow_writing(path_of(server))


def test_a_read_only_file_refuses_and_recovers(files):
    """The server has not written yet since its start, so it opens the file when it is read-only."""
    server, table, path = files
    with closing(sqlite3.connect(path)) as holder:
        holder.execute("SELECT count(*) FROM entries").fetchone()  # its side files stay while someone reads
        server.start()
        check_refusal_and_recovery(server, table, lambda: forbid_writing(path), lambda: allow_writing(path))


def test_a_file_that_is_gone_refuses_and_recovers_when_it_is_back(start_server, make_database):
    """SQLite itself would go on writing to a deleted file, and everything would be lost."""
    server = start_server(make_database("sqlite"))
    table = make_table(server.address, people=2)
    path = path_of(server)
    away = path.with_name("away")

    def mend():
        assert not path.exists()
        assert http.get(f"{server.address}/healthz").status_code == 503
        away.rename(path)
        wait_until(lambda: http.get(f"{server.address}/healthz").status_code == 200)

    check_refusal_and_recovery(server, table, lambda: path.rename(away), mend)


def be_impatient():
    """Wait less long than usual while another program has the file locked."""
    connections._BUSY_MS = 200


def test_a_locked_file_refuses_and_recovers(start_server, make_database):
    server = start_server(make_database("sqlite"), before=be_impatient)
    table = make_table(server.address, people=2)
    with closing(sqlite3.connect(path_of(server), isolation_level=None)) as other:

        def mend():
            assert http.get(f"{server.address}/healthz").status_code == 503
            other.execute("ROLLBACK")
            wait_until(lambda: http.get(f"{server.address}/healthz").status_code == 200)

        check_refusal_and_recovery(server, table, lambda: other.execute("BEGIN IMMEDIATE"), mend)


def refused_server(database, **more):
    """A server that is started on a database that it cannot use, once it has ended."""
    command = [sys.executable, "-m", "impera", "serve", "--database", database, "--port", "0"]  # unseeded: no tables
    return subprocess.run(command, check=False, capture_output=True, encoding="utf-8", timeout=PATIENCE, **more)


def test_a_second_server_on_the_same_file_does_not_start_and_says_why(sqlite_server):
    refused = refused_server(sqlite_server.database)
    assert refused.returncode != 0
    said = " ".join(refused.stderr.split())
    assert said.startswith(f"Another server uses {path_of(sqlite_server)}; stop it first, or choose another file")
    assert http.get(f"{sqlite_server.address}/healthz").status_code == 200


def test_a_server_on_a_read_only_file_says_so_and_starts_when_it_can_be_written(files):
    server, table, path = files
    forbid_writing(path)
    refused = refused_server(server.database, preexec_fn=obey_permissions)
    assert refused.returncode == 1
    assert refused.stderr.startswith("The database cannot be used: ")
    assert refused.stderr.count("\n") == 1
    allow_writing(path)
    server.start()
    with table.seats[0].watch() as viewer:
        assert viewer.next()["status"] == "running"


def test_a_read_only_postgresql_refuses_and_recovers(start_server, postgres):
    database = new_database(postgres)
    server = start_server(database)
    table = make_table(server.address, people=2)
    name = database.partition("?")[0].rpartition("/")[2]

    def make(read_only):
        async def change():
            connection = await asyncpg.connect(postgres.get_uri())
            await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {read_only}")
            await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
            await connection.close()

        asyncio.run(change())

    check_refusal_and_recovery(server, table, lambda: make("on"), lambda: make("off"))
