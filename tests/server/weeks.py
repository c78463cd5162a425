"""Two weeks of a club, in minutes: people come, go, undo, talk and return, while the server restarts and is upgraded.

`python -m tests.server.weeks` plays 2,000 games over 14 days. The server runs in this process without a network, and
its clock is ours, so that a day takes as long as its games. With `--keep FILE` it goes on with the day where it was
stopped.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import tempfile
import time
from collections import defaultdict
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from impera.server.edge.app import make_application
from impera.server.settings import Settings
from impera.server.storage.migrate import migrate, newest
from impera.server.tables import table_state
from impera.server.tables.table_state import TableState
from impera.server.wire.messages import Phrase
from tests.server.linear import Asked, History, Read, violations
from tests.server.postgres import quick_folder
from tests.server.storm import replay
from tests.server.tally import Tally
from tests.server.twins import Inside

DAYS, GAMES = 14, 2000
DAY = 86_400.0
AT_ONCE = 12
"""Games that are played at the same time."""
EARLIER = "0007"
"""A version of the database to which each upgrade goes back first."""
MOST_GROWTH = 40
"""MB of memory from the second day to the last."""
TURNS = (8, 40)
# How a person behaves, for each question.
UNDOES, TALKS, LEAVES = 0.08, 0.06, 0.03


class Clock:
    """The time of the club, which passes faster than ours."""

    def __init__(self):
        self.ahead = 0.0
        self._usual = time.time

    def now(self):
        return self._usual() + self.ahead


@contextmanager
def club_time():
    """While it lasts, the process lives in the time of the club."""
    clock = Clock()
    time.time = clock.now
    try:
        yield clock
    finally:
        time.time = clock._usual


class House:
    """The club's server, which can be closed and opened again over the same file."""

    def __init__(self, database):
        self._settings = Settings(database=database, work_per_second=10**8, tables_per_hour=10**6)
        self.gate = self.services = None
        self.door = asyncio.Lock()
        """Held while people are let in, and while the house is closed."""

    async def open(self):
        await migrate(self._settings.database)
        self.gate, self.services = make_application(self._settings, None)
        await self.services.start()

    async def close(self):
        """Everybody is told to come back."""
        self.gate = None
        while not self.services.nobody.is_set():  # somebody may just have been let in
            self.services.say_goodbye()
            await asyncio.sleep(0.02)
        await self.services.stop()

    async def upgrade(self, number):
        """Be another version: its snapshots are its own, and the database was taken back and brought up again."""
        table_state.VERSION = f"club {number}"
        await migrate(self._settings.database, to=EARLIER)
        assert (await migrate(self._settings.database))[1] == newest()

    def client(self):
        return httpx.AsyncClient(transport=httpx.ASGITransport(app=self.gate), base_url="http://127.0.0.1")


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
        if self.house.gate is None:
            return
        socket = await Inside().open(self.house.gate, self.table)
        hello = {"type": "hello", "token": self.token, "seat": self.seat, "since": self.since}
        self._looked, self._is_in = time.monotonic(), False
        await socket.send(json.dumps(hello))
        try:
            while not self.is_over and await self._hear(socket):
                if self._again is not None:
                    await socket.send(json.dumps(self._again))
                    self._again = None
                if self._is_in and self.ask and self.ask["legal"] and not self._pending:
                    if self.chance.random() < LEAVES:
                        self.done.add("left")
                        return
                    await self._act(socket)
        finally:
            await socket.close()

    async def _hear(self, socket):
        """Take the next message in; False when the connection ends."""
        message, now = json.loads(await asyncio.wait_for(socket.recv(), 60)), time.monotonic()
        match message["type"]:
            case "bye":
                return False
            case "refused":
                if message["code"] in ("no-undo", "over"):
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
        await socket.send(json.dumps(message))


async def play_game(house, chance, histories):
    """A game of two to four people at a new table; returns the people."""
    players = chance.randrange(2, 5)
    options = {"players": players, "deal": chance.choice(("basic", "draft")), "max_turns": chance.randrange(*TURNS)}
    async with house.door, house.client() as client:
        made = (await client.post("/api/tables", json={"options": options, "name": "P0", "away": None})).json()
        secrets = [made["token"]]
        for seat in range(1, players):
            path, invited = f"/api/tables/{made['table']}/seats/{seat}/take", f"Bearer {made['invite']}"
            answer = await client.post(path, json={"name": f"P{seat}"}, headers={"Authorization": invited})
            secrets.append(answer.json()["token"])
    history = histories[made["table"]]
    people = [Member(house, made["table"], seat, secret, history, chance) for seat, secret in enumerate(secrets)]
    await asyncio.gather(*(person.play() for person in people))
    return people


async def day(house, clock, games, seed):
    """A day of the club; returns problems and numbers. In its middle the server restarts, or is upgraded."""
    chance = random.Random(seed)  # noqa: S311 - chance of tests
    histories, people, left = defaultdict(History), [], games

    async def table():
        nonlocal left
        while left > 0:
            left -= 1
            clock.ahead += DAY / games
            people.extend(await play_game(house, chance, histories))

    playing = [asyncio.create_task(table()) for _ in range(min(AT_ONCE, games))]
    while left > games // 2:  # noqa: ASYNC110 - games end on their own and notify nobody
        await asyncio.sleep(0.01)
    await restart(house, seed if seed % 3 == 0 else None)
    await asyncio.gather(*playing)
    await house.services.hub.expire()
    return await checked(house, histories, people), figures(people)


async def restart(house, upgrade):
    """Close the house and open it again, perhaps as another version."""
    async with house.door:
        await house.close()
        if upgrade is not None:
            await house.upgrade(upgrade)
        await house.open()


WORDS = {"decision": "decided", "undo": "undone", "say": "said"}


async def checked(house, histories, people):
    """What the database says against what people did and were told."""
    problems = [f"{person.table} seat {person.seat}: {person.gaps} gaps" for person in people if person.gaps]
    store = house.services.store
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
    return problems


def figures(people):
    """How a day went."""
    waits = sorted(wait for person in people for wait in person.waits)
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return {
        "people": len(people),
        "heard": len(waits),
        "p50": round(1000 * waits[len(waits) // 2], 1),
        "p99": round(1000 * waits[len(waits) * 99 // 100], 1),
        "megabytes": int(re.search(r"VmRSS:\s+(\d+)", status)[1]) // 1024,
        "did": sorted({what for person in people for what in person.done}),
    }


@asynccontextmanager
async def open_house(folder):
    house = House(f"sqlite:///{folder / 'club.sqlite'}")
    await house.open()
    try:
        yield house
    finally:
        await house.services.stop()


async def weeks(days, games, tally):
    """Play the days that are left; the house of each start is new, as after a move."""
    with tempfile.TemporaryDirectory(prefix="impera-weeks-", dir=quick_folder()) as name, club_time() as clock:
        async with open_house(Path(name)) as house:
            usual, memory = table_state.VERSION, []
            try:
                for size in tally.pieces("games", games, -(-games // days)):
                    number = tally.done("games")
                    problems, numbers = await day(house, clock, size, seed=number)
                    memory.append(numbers["megabytes"])
                    if memory[-1] - memory[min(1, len(memory) - 1)] > MOST_GROWTH:
                        problems.append(f"memory has grown: {memory}")
                    tally.add("games", size, problems, numbers=numbers)
            finally:
                table_state.VERSION = usual


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
