"""Two weeks of a club, in minutes: people come, go, undo, talk and return, while the server restarts and is upgraded.

`python -m tests.server.weeks` plays 2,000 games over 14 days. The server is a process of its own, whose memory and CPU
time are measured from one start to the next, and whose clock is ours, so that a day takes as long as its games. With
`--keep FILE` it goes on with the day where it was stopped.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import mmap
import os
import random
import re
import struct
import tempfile
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from bench.server import cpu_of
from bench.wire import Wire
from impera.server.storage import Store
from impera.server.storage.migrate import migrate, newest
from impera.server.tables import hub, table_state
from impera.server.tables.table_state import TableState
from impera.server.wire.messages import Phrase
from tests.patience import PATIENCE
from tests.server import certificates
from tests.server.fuzz import errors
from tests.server.linear import Asked, History, Read, violations
from tests.server.postgres import quick_folder
from tests.server.process import SEED_HEADER, Server
from tests.server.storm import replay
from tests.server.tally import Tally

DAYS, GAMES = 14, 2000
DAY = 86_400.0
AT_ONCE = 12
"""Games that are played at the same time."""
EARLIER = "0007"
"""A version of the database to which each upgrade goes back first."""
RESTARTS = {7: False, 11: True}
"""The days in whose middle the server restarts, and whether it is upgraded then."""
MOST_GROWTH = 10
"""MB of memory from the first whole day of a server to its last."""
MOST_DEARER = 1.5
"""How many times the CPU time of its first whole day something may take on its last."""
TURNS = (8, 40)
# How a person behaves, for each question.
UNDOES, TALKS, LEAVES = 0.08, 0.06, 0.03


class Clock:
    """The time of the club, which passes faster than ours: a file that both processes see."""

    def __init__(self, path):
        path.write_bytes(bytes(8))
        with path.open("rb+") as file:
            self._ahead = mmap.mmap(file.fileno(), 8)

    def pass_by(self, seconds):
        (ahead,) = struct.unpack("d", self._ahead[:])
        self._ahead[:] = struct.pack("d", ahead + seconds)


def live_in_the_club():
    """In the server's process: its clock and its version are the club's.

    A day takes a minute or less, so it looks often for old tables, and soon closes those that nobody has open.
    """
    with Path(os.environ["CLUB_CLOCK"]).open("rb") as file:
        ahead = mmap.mmap(file.fileno(), 8, access=mmap.ACCESS_READ)
    usual = time.time
    time.time = lambda: usual() + struct.unpack("d", ahead[:])[0]
    hub._EXPIRE_EVERY = 2.0
    hub._SWEEP_EVERY, hub.IDLE_SECONDS = 0.5, 1.0
    table_state.VERSION = os.environ["CLUB_VERSION"]


class House:
    """The club's server, which can be closed and opened again over the same file."""

    def __init__(self, folder):
        self.database = f"sqlite:///{folder / 'club.sqlite'}"
        self.clock = Clock(folder / "clock")
        variables = {"CLUB_CLOCK": str(folder / "clock"), "CLUB_VERSION": "club"}
        self.server = Server(self.database, folder, before=live_in_the_club, **variables)
        self.door = asyncio.Lock()
        """Held while people are let in, and while the house is closed."""

    async def restart(self, upgrade=None):
        """Close it, so that everybody is told to come back, and open it again, perhaps as another version.

        Snapshots of another version are its own, and the database was taken back and brought up again.
        """
        await asyncio.to_thread(self.server.stop)
        if upgrade is not None:
            self.server._variables["CLUB_VERSION"] = f"club {upgrade}"
            await migrate(self.database, to=EARLIER)
            assert (await migrate(self.database))[1] == newest()
        await asyncio.to_thread(self.server.start)

    def client(self):
        return httpx.AsyncClient(base_url=self.server.address, timeout=PATIENCE, verify=certificates.NONE)

    async def socket(self, table):
        """A socket at a table; raises OSError while the house is closed."""
        loop, path = asyncio.get_running_loop(), f"/api/tables/{table}/socket"
        address = "127.0.0.1", self.server.port
        _, line = await loop.create_connection(lambda: Line(f"127.0.0.1:{self.server.port}", path), *address)
        await line.is_open
        return line


class Line(Wire):
    """A socket whose messages wait until they are heard; when it is lost, that is the last of them."""

    def __init__(self, host, path):
        self._waiting = asyncio.Queue()
        super().__init__(host, path, self._waiting.put_nowait)

    def connection_lost(self, exc):
        super().connection_lost(exc)
        self._waiting.put_nowait(b'{"type": "bye"}')

    async def hear(self):
        return json.loads(await asyncio.wait_for(self._waiting.get(), PATIENCE))

    def say(self, message):
        self.send(json.dumps(message).encode())


@dataclass
class Member:
    """A person of the club at one table."""

    house: House
    table: str
    seat: int
    token: str
    history: History
    chance: random.Random
    since: int = 0
    ask: dict | None = None
    is_over: bool = False
    gaps: int = 0
    waits: list[float] = field(default_factory=list)
    """Seconds from each decision to hearing of it."""
    done: set[str] = field(default_factory=set)
    _pending: dict[str, Asked] = field(default_factory=dict)
    _decided: dict | None = None
    """The decision that was sent last: there is one for each question, sent again after a return."""
    _again: dict | None = None
    _is_in: bool = False
    _looked: float = 0.0

    async def play(self):
        """Play to the end of the game, coming back as often as needed."""
        while not self.is_over:
            await self._visit()
            await asyncio.sleep(self.chance.uniform(0, 0.02))

    async def _visit(self):
        try:
            socket = await self.house.socket(self.table)
        except OSError:
            return  # it is closed
        hello = {"type": "hello", "token": self.token, "seat": self.seat, "since": self.since}
        self._looked, self._is_in = time.monotonic(), False
        socket.say(hello)
        try:
            while not self.is_over and await self._hear(socket):
                if self._again is not None:
                    socket.say(self._again)
                    self._again = None
                if self._is_in and self.ask and self.ask["legal"] and not self._pending:
                    if self.chance.random() < LEAVES:
                        self.done.add("left")
                        return
                    await self._act(socket)
        finally:
            socket.close()

    async def _hear(self, socket):
        """Take the next message in; False when the connection ends."""
        message, now = await socket.hear(), time.monotonic()
        match message["type"]:
            case "bye":
                return False
            case "refused":
                if message["code"] in ("no-undo", "over", "said-enough"):
                    self._pending.clear()
            case "table":
                self.gaps += message["number"] < self.since
                self.history.reads.append(Read(message["number"], self._looked, now))
                for kind in ("undone", "said"):
                    self._pending.pop(kind, None)  # whether it happened is unknown
                self._follow(message)
                self._is_in = True
                self._again = self._decided if "decided" in self._pending else None
                self.is_over = message["status"] == "over"
            case "hint" | "threats" | "planned":
                pass
            case kind:
                self.gaps += message["number"] != self.since + 1
                self.history.hear(message["number"], now)
                if message.get("seat") == self.seat and kind in self._pending:
                    asked = self._pending.pop(kind)
                    asked.number, asked.ended = message["number"], now
                    self.waits.append(now - asked.began)
                self._follow(message)
                self.is_over |= message.get("reveal") is not None
        return True

    def _follow(self, message):
        self.since, self.ask = message["number"], message["ask"]
        if "decided" in self._pending and (self.ask is None or self.ask["number"] != self._decided["number"]):
            self._pending.pop("decided")

    async def _act(self, socket):
        """Decide; now and then take something back, or say something."""
        dice, number = self.chance.random(), self.ask["number"]
        if self.ask["undo"] and dice < UNDOES:
            await self._send(socket, "undone", "", {"type": "undo", "number": number})
        elif dice > 1 - TALKS:
            said = {"type": "say", "phrase": self.chance.choice(Phrase.__args__[:6])}
            await self._send(socket, "said", said["phrase"], said)
        else:
            decision = self.chance.choice(self.ask["legal"])
            self._decided = {"type": "decide", "number": number, "decision": decision}
            await self._send(socket, "decided", decision, self._decided)

    async def _send(self, socket, kind, text, message):
        self.done.add(kind)
        asked = Asked(self.seat, f"{kind} {text}", time.monotonic())
        self._pending[kind] = asked
        self.history.asked.append(asked)
        socket.say(message)


async def play_game(house, chance, histories):
    """A game of two to four people at a new table; returns the people."""
    players = chance.randrange(2, 5)
    options = {"players": players, "deal": chance.choice(("basic", "draft")), "max_turns": chance.randrange(*TURNS)}
    async with house.door, house.client() as client:
        deal = {SEED_HEADER: str(chance.randrange(2**32))}
        body = {"options": options, "name": "P0", "away": None}
        made = (await client.post("/api/tables", json=body, headers=deal)).json()
        secrets = [made["token"]]
        for seat in range(1, players):
            path, invited = f"/api/tables/{made['table']}/seats/{seat}/take", f"Bearer {made['invite']}"
            answer = await client.post(path, json={"name": f"P{seat}"}, headers={"Authorization": invited})
            secrets.append(answer.json()["token"])
    history = histories[made["table"]]
    people = [Member(house, made["table"], seat, secret, history, chance) for seat, secret in enumerate(secrets)]
    await asyncio.gather(*(person.play() for person in people))
    return people


async def day(house, games, seed, restart=None):
    """A day of the club; returns problems and numbers.

    In its middle the server may restart: as another version if `restart` is True, as the same if it is False.
    """
    chance = random.Random(seed)  # noqa: S311 - chance of tests
    histories, people, left = defaultdict(History), [], games

    async def table():
        nonlocal left
        while left > 0:
            left -= 1
            house.clock.pass_by(DAY / games)
            people.extend(await play_game(house, chance, histories))

    before = cpu_of(house.server.process.pid)
    playing = [asyncio.create_task(table()) for _ in range(min(AT_ONCE, games))]
    if restart is not None:
        while left > games // 2:  # noqa: ASYNC110 - games end on their own and notify nobody
            await asyncio.sleep(0.01)
        async with house.door:
            await house.restart(seed if restart else None)
    await asyncio.gather(*playing)
    used = cpu_of(house.server.process.pid) - before if restart is None else None
    problems = await checked(house, histories, people) + errors(house.server)
    return problems, figures(people, house.server.process.pid, used)


def grown(life):
    """What a server that ran for these whole days needs more of in the end than in the beginning."""
    if not life:
        return []
    first, last = life[0], life[-1]
    problems = []
    if last["megabytes"] - first["megabytes"] > MOST_GROWTH:
        problems.append(f"memory has grown: {[numbers['megabytes'] for numbers in life]} MB")
    if last["each"] > MOST_DEARER * first["each"]:
        problems.append(f"CPU time has grown: {[numbers['each'] for numbers in life]} ms")
    return problems


WORDS = {"decision": "decided", "undo": "undone", "say": "said"}


async def checked(house, histories, people):
    """What the database says against what people did and were told."""
    problems = [f"{person.table} seat {person.seat}: {person.gaps} gaps" for person in people if person.gaps]
    store = Store(house.database)
    for table, history in histories.items():
        row, seats, entries = await store.table(table), await store.seats(table), await store.entries(table)
        if row is None:
            problems.append(f"{table}: gone")
            continue
        replay(TableState(row), seats, entries)
        log = {entry.number: None for entry in entries}
        for entry in entries:
            content = entry.content
            if content.kind in WORDS:
                text = content.said.phrase if content.kind == "say" else content.text
                log[entry.number] = (content.seat, f"{WORDS[content.kind]} {text}")
        problems += [f"{table}: {wrong}" for wrong in violations(log, history)]
    await store.stop()
    return problems


def figures(people, server, used):
    """How a day went: latencies and the CPU time used for each thing done, in milliseconds, and the server's memory."""
    waits = sorted(wait for person in people for wait in person.waits)
    status = Path(f"/proc/{server}/status").read_text(encoding="ascii")
    return {
        "people": len(people),
        "heard": len(waits),
        "p50": round(1000 * waits[len(waits) // 2], 1),
        "p99": round(1000 * waits[len(waits) * 99 // 100], 1),
        "worst": round(1000 * waits[-1], 1),
        "each": None if used is None else round(1000 * used / len(waits), 3),
        "megabytes": int(re.search(r"VmRSS:\s+(\d+)", status)[1]) // 1024,
        "peak": int(re.search(r"VmHWM:\s+(\d+)", status)[1]) // 1024,
        "did": sorted({what for person in people for what in person.done}),
    }


async def weeks(days, games, tally, restarts=RESTARTS):
    """Play the days that are left; the house of each start is new, as after a move."""
    with tempfile.TemporaryDirectory(prefix="impera-weeks-", dir=quick_folder()) as name:
        house, life, size = House(Path(name)), [], -(-games // days)
        try:
            for games_today in tally.pieces("games", games, size):
                restart = restarts.get(1 + tally.done("games") // size)
                problems, numbers = await day(house, games_today, seed=tally.done("games"), restart=restart)
                life = [*life, numbers] if restart is None else []
                tally.add("games", games_today, problems + grown(life), numbers=numbers)
        finally:
            house.server.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    parser.add_argument("--days", type=int, default=DAYS)
    parser.add_argument("--keep", type=Path, help="a file that keeps which days were played, to go on there")
    given = parser.parse_args()
    tally = Tally(given.keep)
    asyncio.run(weeks(given.days, given.games, tally))
    for numbers in tally.of("games"):
        print(numbers)  # noqa: T201
    print("\n".join(tally.problems) or "nothing lost, nothing doubled, every history in order")  # noqa: T201
    raise SystemExit(bool(tally.problems))


if __name__ == "__main__":
    main()
