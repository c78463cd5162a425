"""People play at many tables while the server, a worker or the database is killed again and again.

`python -m tests.server.storm server 50` does it fifty times; also `worker` and `postgres`, or `all`. With `--keep FILE`
it goes on where it was stopped: `python -m tests.server.storm all 334 --keep storm.jsonl` makes 1,002 kills in all.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import tempfile
import time
from collections import defaultdict
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from impera.errors import BadRecord, ImperaError
from impera.server.finished.records import record_so_far
from impera.server.storage import Store
from impera.server.tables.table_state import TableState
from tests.patience import PATIENCE
from tests.server.linear import Asked, History, Looks, violations
from tests.server.postgres import running_postgres, start_again
from tests.server.process import SEED_HEADER, Server
from tests.server.tally import Tally

READY = '"what": "ready"'
THOUGHT = 0.03
"""Seconds to think about a decision, on average."""


@dataclass
class Person:
    """A person at a table who plays whenever asked, and reconnects whenever disconnected."""

    address: str
    table: str
    seat: int
    token: str
    histories: defaultdict[str, History] = field(default_factory=lambda: defaultdict(History))
    """What all people did and saw, by table."""
    since: int = 0
    last: dict = field(default_factory=dict)
    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)
    gaps: int = 0
    refusals: list[str] = field(default_factory=list)
    returns: int = 0
    asked: dict | None = None
    sent: tuple[int, str] | None = None
    is_over: bool = False
    _asked: Asked | None = None
    _looks: Looks = field(default_factory=Looks)

    async def play(self, chance, is_enough):
        """Play until told to stop."""
        while not is_enough():
            with suppress(OSError, WebSocketException, TimeoutError, httpx.HTTPError):
                await self._visit(chance, is_enough)
                await self._play_again(is_enough)
            await asyncio.sleep(0.05)

    async def look(self):
        """The table as it is in the end."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with self._connect() as socket:
                    await self._greet(socket)
                    while True:
                        message = await self._hear(socket, PATIENCE)
                        if message["type"] == "table":
                            return message
            await asyncio.sleep(0.1)
        raise TimeoutError

    def _connect(self):
        path = f"{self.address.replace('http', 'ws')}/api/tables/{self.table}/socket"
        return connect(path, open_timeout=5, close_timeout=1, ping_interval=None)

    async def _greet(self, socket):
        hello = {"type": "hello", "token": self.token, "seat": self.seat, "since": self.since}
        self._looks = Looks()
        self._looks.ask(time.monotonic())
        await socket.send(json.dumps(hello))

    async def _visit(self, chance, is_enough):
        self.returns += 1
        async with self._connect() as socket:
            await self._greet(socket)
            while not is_enough() and not self.is_over:
                with suppress(TimeoutError):
                    await self._hear(socket, 0.5)
                if self.asked and self.asked["legal"]:
                    await asyncio.sleep(chance.uniform(0, 2 * THOUGHT))
                    await self._decide(socket, chance)

    async def _play_again(self, is_enough):
        """When the game is over, go on at the table of the rematch."""
        if self.is_over and not is_enough():
            async with httpx.AsyncClient(base_url=self.address, timeout=5) as client:
                bearer = {"Authorization": f"Bearer {self.token}"}
                answer = await client.post(f"/api/tables/{self.table}/rematch", headers=bearer)
            if answer.status_code == 200:
                self.table, self.since, self.is_over = answer.json()["table"], 0, False
                self.asked = self.sent = None

    async def _hear(self, socket, patience):
        message = json.loads(await asyncio.wait_for(socket.recv(), patience))
        kind, now = message["type"], time.monotonic()
        if kind == "refused":
            self.refusals.append(message["code"])
            if message["code"] == "storage":  # it did not happen, or that is unknown: ask again
                await asyncio.sleep(0.2)
                self._looks.ask(time.monotonic())
                await socket.send(json.dumps({"type": "look"}))
        elif kind == "bye":
            raise OSError
        elif kind == "table":
            self.gaps += message["number"] < self.since or not self._looks.is_open  # answers come once
            if self._looks.is_open:
                self.histories[self.table].reads.append(self._looks.answer(message["number"], now))
            self.since, self.last, self.asked = message["number"], message, message["ask"]
            self.is_over = message["status"] == "over"
        else:
            self.gaps += message["number"] != self.since + 1
            self.since, self.asked = message["number"], message["ask"]
            self.histories[self.table].hear(message["number"], now)
            if kind == "decided" and message["seat"] == self.seat and self.sent is not None:
                self.acknowledged[self.table, message["number"]] = self.sent[1]
                self._asked.number, self._asked.ended = message["number"], now
            self.is_over |= message.get("reveal") is not None
        return message

    async def _decide(self, socket, chance):
        """Decide once for each question; after a return the same decision again, since it may have been lost."""
        number = self.asked["number"]
        if self.sent is None or self.sent[0] != number:
            self.sent = number, chance.choice(self.asked["legal"])
            self._asked = Asked(self.seat, self.sent[1], time.monotonic())
            self.histories[self.table].asked.append(self._asked)
        self.asked = None
        await socket.send(json.dumps({"type": "decide", "number": number, "decision": self.sent[1]}))


async def set_tables(address, number):
    """Tables of two, three and four people; returns all players."""
    people, histories = [], defaultdict(History)
    async with httpx.AsyncClient(base_url=address, timeout=30) as client:
        for index in range(number):
            players = 2 + index % 3
            options = {"players": players, "deal": "draft" if index % 2 else "basic"}
            over_days = {"clock": 86_400, "per": "game", "late": "lost"} if index % 4 == 0 else {}
            body = {"options": options, "name": "P0", "away": None, **over_days}
            made = (await client.post("/api/tables", json=body, headers={SEED_HEADER: str(index)})).json()
            tokens = [made["token"]]
            for seat in range(1, players):
                taken = await client.post(
                    f"/api/tables/{made['table']}/seats/{seat}/take",
                    json={"name": f"P{seat}"},
                    headers={"Authorization": f"Bearer {made['invite']}"},
                )
                tokens.append(taken.json()["token"])
            people += [Person(address, made["table"], seat, token, histories) for seat, token in enumerate(tokens)]
    return people


async def storm(server, kill, *, kills, tables=12, seed=0, workers=1):  # noqa: PLR0913 - how hard it is
    """Let people play while `kill` strikes this many times; returns all problems found, and some numbers.

    With several workers, whoever looks may be told of fewer entries than another worker has already written.
    """
    chance = random.Random(seed)  # noqa: S311 - chance of tests
    people = await set_tables(server.address, tables)
    is_over = False
    playing = [asyncio.create_task(person.play(chance, lambda: is_over)) for person in people]
    for _ in range(kills):
        await _play_on(people, chance.randrange(20, 60))
        await asyncio.to_thread(kill, chance)
    await _play_on(people, 20)
    is_over = True
    await asyncio.gather(*playing)
    final = [await person.look() for person in people]
    if workers > 1:
        for history in people[0].histories.values():
            history.reads.clear()
    problems = await check(server.database, people, final)
    numbers = {
        "kills": kills,
        "people": len(people),
        "acknowledged": sum(len(person.acknowledged) for person in people),
        "returns": sum(person.returns for person in people),
        "refused": {
            code: sum(p.refusals.count(code) for p in people) for code in {c for p in people for c in p.refusals}
        },
    }
    return problems, numbers


async def _play_on(people, decisions):
    """Wait until this many more decisions were acknowledged."""

    def acknowledged():
        return sum(len(person.acknowledged) for person in people)

    enough = acknowledged() + decisions
    async with asyncio.timeout(PATIENCE):
        while acknowledged() < enough:  # noqa: ASYNC110 - people play on their own and notify nobody
            await asyncio.sleep(0.01)


def replay(state, seats, entries):
    """Apply a log to a table; raises ImperaError unless its record gives the same game."""
    for entry in entries:
        state.add(entry)
    if record_so_far(state, seats).replay().position() != state.game.running.game.position():
        message = "the record gives another game"
        raise BadRecord(message)


async def check(database, people, final):
    """What the database says against what people were told."""
    problems = []
    store = Store(database)
    for table in {person.table for person in people} | {key[0] for person in people for key in person.acknowledged}:
        row, seats, entries = await store.table(table), await store.seats(table), await store.entries(table)
        numbers = [entry.number for entry in entries]
        if numbers != list(range(1, len(numbers) + 1)):
            problems.append(f"{table}: numbers {numbers}")
        state = TableState(row)
        try:
            replay(state, seats, entries)
        except ImperaError as error:
            problems.append(f"{table}: the log does not replay: {error}")
            continue
        written = {entry.number: (entry.content.seat, entry.content.text) for entry in entries}
        asked = {entry.number: written[entry.number] if entry.content.kind == "decision" else None for entry in entries}
        problems += [f"{table}: {wrong}" for wrong in violations(asked, people[0].histories[table])]
        for person, whole in zip(people, final, strict=True):
            mine = {number: text for (name, number), text in person.acknowledged.items() if name == table}
            lost = [number for number, text in mine.items() if written.get(number) != (person.seat, text)]
            if lost:
                problems.append(f"{table} seat {person.seat}: acknowledged but not written: {lost}")
            if person.table != table:
                continue
            if person.gaps:
                problems.append(f"{table} seat {person.seat}: {person.gaps} numbers missed or heard twice")
            if whole["view"] != state.game.running.view(person.seat).to_json():
                problems.append(f"{table} seat {person.seat}: another view than the log gives")
    await store.stop()
    return problems


def kill_server(server):
    """Kills the only process and starts it again."""

    def kill(_):
        server.kill()
        server.start()

    return kill


def children_of(pid):
    """The processes that a process has started and that still run."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [int(child) for child in children]


def workers_of(server):
    """The workers of a server, without Python's own helper process."""
    found = []
    for pid in children_of(server.process.pid):
        with suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


def kill_worker(server):
    """Kills one of the workers; the server starts another."""

    def kill(chance):
        workers = workers_of(server)
        ready = server.log.read_text(encoding="utf-8").count(READY)
        os.kill(chance.choice(workers), signal.SIGKILL)
        until = time.monotonic() + PATIENCE
        while server.log.read_text(encoding="utf-8").count(READY) == ready and time.monotonic() < until:
            time.sleep(0.05)

    return kill


def kill_postgres(postgres):
    """Kills PostgreSQL with all its processes and starts it again."""

    def kill(_):
        pid = int((postgres.pgdata / "postmaster.pid").read_text(encoding="ascii").split()[0])
        for each in (pid, *children_of(pid)):
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        start_again(postgres)

    return kill


VICTIMS = ("server", "worker", "postgres")
AT_ONCE = 20
"""Kills of one piece of a long storm."""


def strike(victim, kills, seed):
    """A storm of its own against one kind of victim; returns all problems found, and some numbers."""
    with ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="impera-storm-")))
        postgres = None if victim == "server" else opened.enter_context(running_postgres())
        database = f"sqlite:///{folder / 'tables.sqlite'}" if postgres is None else postgres.get_uri()
        server = Server(database, folder, *(("--workers", "2") if victim == "worker" else ()))
        opened.callback(server.close)
        kill = {"server": kill_server, "worker": kill_worker}.get(victim)
        killer = kill_postgres(postgres) if kill is None else kill(server)
        workers = 2 if victim == "worker" else 1
        return asyncio.run(storm(server, killer, kills=kills, seed=seed, workers=workers))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("victim", choices=(*VICTIMS, "all"))
    parser.add_argument("kills", type=int, nargs="?", default=50, help="of each kind of victim")
    parser.add_argument("--keep", type=Path, help="a file that keeps what was done, to go on there")
    given = parser.parse_args()
    tally = Tally(given.keep)
    for victim in VICTIMS if given.victim == "all" else (given.victim,):
        for kills in tally.pieces(victim, given.kills, AT_ONCE):
            problems, numbers = strike(victim, kills, seed=tally.done(victim))
            tally.add(victim, kills, problems, numbers=numbers)
    print("\n".join(tally.problems) or "nothing lost, nothing doubled, every view right")  # noqa: T201
    raise SystemExit(bool(tally.problems))


if __name__ == "__main__":
    main()
