"""PostgreSQL goes away while people play, and comes back: stopped, frozen, or replaced by its standby.

`python -m tests.server.outage stop 60` stops it for a minute; also `freeze` and `failover`, or `all`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import pwd
import random
import signal
import subprocess
import tempfile
import time
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import asyncpg
import httpx

from tests.patience import PATIENCE, wait_until
from tests.server import certificates
from tests.server.postgres import run_tool, running_postgres, start_again
from tests.server.process import Server
from tests.server.storm import check, children_of
from tests.server.storm_people import set_tables

DATABASE_SECONDS = 1.0
"""How long PostgreSQL may hang before people are told."""


class Postgres:
    """A PostgreSQL that can be taken away; its address is a link, which another server can take over."""

    def __init__(self, server, folder):
        self._server = server
        self._folder = folder
        self._home = folder / "current"
        uri = server.get_uri()
        self._sockets = Path(uri.rpartition("host=")[2])
        self._home.symlink_to(self._sockets)
        self.address = uri.replace(str(self._sockets), str(self._home))
        self._standby = None

    def stop(self):
        """As an administrator does."""
        self._run("pg_ctl", "-w", "-m", "fast", "-D", self._server.pgdata, "stop")

    def start(self):
        start_again(self._server)
        self._wait()

    def freeze(self):
        """As a machine that swaps, or a network that swallows everything: connections stay and nothing comes."""
        self._signal(signal.SIGSTOP)

    def thaw(self):
        self._signal(signal.SIGCONT)
        self._wait()

    def add_standby(self):
        """A standby that has every commit before anybody hears of it."""
        self._standby = self._folder / "standby"
        self._standby.mkdir(mode=0o700)
        if self._server.system_user is not None:
            owner = pwd.getpwnam(self._server.system_user)
            for folder in (self._folder, self._standby):
                os.chown(folder, owner.pw_uid, owner.pw_gid)
        self._run("pg_basebackup", "-D", self._standby, "-h", self._sockets, "-U", "postgres", "-R", "-c", "fast")
        options = f'-h "" -k {self._folder}'
        self._run("pg_ctl", "-w", "-o", options, "-l", self._standby / "log", "-D", self._standby, "start")
        self._execute(self._sockets, "ALTER SYSTEM SET synchronous_standby_names = '*'")
        self._execute(self._sockets, "SELECT pg_reload_conf()")
        wait_until(lambda: self._execute(self._sockets, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"))

    def lose(self):
        """The first server dies, as its machine would."""
        self._signal(signal.SIGKILL)

    def fail_over(self):
        """The standby takes its place and its address."""
        self._run("pg_ctl", "-w", "-D", self._standby, "promote")
        link = self._folder / "next"
        link.symlink_to(self._folder)
        link.replace(self._home)
        self._wait()

    def close(self):
        if self._standby is not None:
            with suppress(subprocess.SubprocessError):
                self._run("pg_ctl", "-w", "-m", "immediate", "-D", self._standby, "stop")

    def _run(self, name, *arguments):
        return run_tool(self._server, name, *arguments)

    def _signal(self, number):
        pid = int((self._server.pgdata / "postmaster.pid").read_text(encoding="ascii").split()[0])
        for each in (pid, *children_of(pid)):
            with suppress(ProcessLookupError):
                os.kill(each, number)

    def _execute(self, sockets, statement):
        async def ask():
            connection = await asyncpg.connect(host=str(sockets), user="postgres", database="postgres")
            try:
                return await connection.fetch(statement)
            finally:
                await connection.close()

        return asyncio.run(ask())

    def _wait(self):
        """Wait until it takes connections."""

        def answers():
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                return self._execute(self._home, "SELECT 1")
            return False

        wait_until(answers)


WAYS = {
    "stop": (lambda postgres: postgres.stop(), lambda postgres: postgres.start()),
    "freeze": (lambda postgres: postgres.freeze(), lambda postgres: postgres.thaw()),
    "failover": (lambda postgres: postgres.lose(), lambda postgres: postgres.fail_over()),
}
"""How PostgreSQL goes away, and how it comes back."""


@contextmanager
def people_at(way, seconds):
    """A server whose PostgreSQL can go away this way."""
    with ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="impera-outage-")))
        folder.chmod(0o755)
        postgres = Postgres(opened.enter_context(running_postgres()), folder)
        opened.callback(postgres.close)
        if way == "failover":
            postgres.add_standby()
        variables = {"IMPERA_SERVER_DATABASE_SECONDS": str(min(DATABASE_SECONDS, seconds))}
        server = Server(postgres.address, folder, **variables)
        opened.callback(server.close)
        yield server, postgres


async def outage(server, postgres, way, *, seconds, tables=6):
    """Let people play while PostgreSQL is away for some seconds; returns all problems found, and what was seen."""
    leave, come_back = WAYS[way]
    chance = random.Random(0)  # noqa: S311 - chance of tests
    people = await set_tables(server.address, tables)
    is_over = False
    playing = [asyncio.create_task(person.play(chance, lambda: is_over)) for person in people]
    await _play_on(people, 30)
    before = await _health(server)
    await asyncio.to_thread(leave, postgres)
    began = time.monotonic()
    during = [await _health(server)]
    while time.monotonic() - began < seconds or during[-1] == 200:
        await asyncio.sleep(0.2)
        during.append(await _health(server))
    told = {code for person in people for code in person.refusals}
    await asyncio.to_thread(come_back, postgres)
    back = time.monotonic()
    await _play_on(people, 30)
    recovered = time.monotonic() - back
    after = await _healthy_again(server)
    is_over = True
    await asyncio.gather(*playing)
    problems = await check(server.database, people)
    errors = [line for line in server.log.read_text(encoding="utf-8").splitlines() if '"level": "error"' in line]
    acknowledged = sum(len(person.acknowledged) for person in people)
    return problems + errors, {
        "health": (before, during[-1], after),
        "told": sorted(told),
        "acknowledged": acknowledged,
        "recovered": round(recovered, 1),
    }


async def _play_on(people, decisions):
    """Wait until this many more decisions were acknowledged."""
    enough = sum(len(person.acknowledged) for person in people) + decisions
    async with asyncio.timeout(PATIENCE):
        while sum(len(person.acknowledged) for person in people) < enough:  # noqa: ASYNC110 - they notify nobody
            await asyncio.sleep(0.02)


async def _health(server):
    """The status of /healthz, which answers within seconds whatever PostgreSQL does."""
    async with httpx.AsyncClient(timeout=PATIENCE, verify=certificates.NONE) as client:
        return (await client.get(f"{server.address}/healthz")).status_code


async def _healthy_again(server):
    """The status of /healthz once it is 200, or whatever it stays: for a second each answer is given again."""
    until = time.monotonic() + PATIENCE
    while (status := await _health(server)) != 200 and time.monotonic() < until:  # noqa: ASYNC110 - it notifies nobody
        await asyncio.sleep(0.2)
    return status


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("way", choices=(*WAYS, "all"))
    parser.add_argument("seconds", type=float, nargs="?", default=60.0)
    given = parser.parse_args()
    failed = False
    for way in WAYS if given.way == "all" else (given.way,):
        with people_at(way, given.seconds) as (server, postgres):
            problems, numbers = asyncio.run(outage(server, postgres, way, seconds=given.seconds))
        failed |= bool(problems)
        print(way, numbers, *problems or ["nothing lost, nothing doubled, every view right"], sep="\n  ", flush=True)  # noqa: T201
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
