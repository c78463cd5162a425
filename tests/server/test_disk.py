"""Disk full and read-only database: a clear refusal, nothing half-written, recovery when space returns."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import asyncpg
import httpx
import pytest

from impera.server.storage import Store
from tests.server.client import make_table
from tests.server.conftest import new_database


@pytest.fixture
def small_disk(tmp_path):
    """A folder on a disk of two megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)], check=False, capture_output=True
    )
    if mounted.returncode:
        pytest.skip("mounting a small disk needs root")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def remount(folder, how):
    subprocess.run(["mount", "-o", f"remount,{how}", str(folder)], check=True)


def decide_until_refused(viewers, messages, most=400):
    """Play on with two viewers until a decision is refused; its code and who was refused."""
    for _ in range(most):
        (asked,) = messages[0]["asked"]
        viewers[asked].decide(messages[asked]["ask"])
        for seat in (asked, 1 - asked):  # a refusal is told to whoever has decided only
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
    mend()
    number = messages[0]["number"]
    assert len(entries(server.database, table)) == number
    assert httpx.get(f"{server.address}/healthz").status_code == 200
    (asked,) = messages[0]["asked"]
    assert asked == seat
    viewers[asked].decide(messages[asked]["ask"])
    assert [viewer.until("decided")["number"] for viewer in viewers] == [number + 1] * 2
    for viewer in viewers:
        viewer.close()


def test_a_full_disk_refuses_and_recovers(start_server, small_disk):
    server = start_server(f"sqlite:///{small_disk / 'tables.sqlite'}")
    table = make_table(server.address, people=2, options={"max_turns": 400})
    filler = small_disk / "filler"

    def fill():
        with filler.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(b"x" * 4096)
            except OSError:
                return

    check_refusal_and_recovery(server, table, fill, filler.unlink)


def test_a_server_on_a_read_only_disk_says_so_and_starts_when_it_can_be_written(start_server, small_disk):
    server = start_server(f"sqlite:///{small_disk / 'tables.sqlite'}")
    table = make_table(server.address, people=2)
    server.stop()
    remount(small_disk, "ro")
    command = [sys.executable, "-m", "impera", "serve", "--database", server.database, "--port", "0"]
    refused = subprocess.run(command, check=False, capture_output=True, encoding="utf-8", timeout=60)
    assert refused.returncode == 1
    assert refused.stderr.startswith("The database cannot be used: ")
    assert refused.stderr.count("\n") == 1
    remount(small_disk, "rw")
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
