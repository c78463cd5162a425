"""A fuzzer that knows the grammar of the socket: messages that are right, nearly right, and wrong in every way.

`python -m tests.server.fuzz 100000` sends that many. With `--keep FILE` it goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import tempfile
from collections import Counter
from pathlib import Path

from bench.wire import dial
from impera.server.wire.messages import Phrase
from tests.server.client import make_table
from tests.server.process import Server
from tests.server.tally import Tally

ODD = (
    None, True, 0, -1, 1, 2**31, 2**63, 2**200, -(2**70), 1.5, 1e308, "", "0", "end", "play M1", "\x00", "\ud83d",
    "é" * 50, "x" * 500, "../../etc", "'; DROP TABLE entries; --", "{{7*7}}", [], {}, [[[[]]]], {"a": {"b": {}}},
)  # fmt: skip
MOST_GROWTH = 20
"""MB."""
DOMAINS = ("military", "religion", "economy", "science", "culture", "utopia")
FIELDS = {
    "hello": ("token", "invite", "seat", "since", "views"),
    "decide": ("number", "decision"),
    "undo": ("number",),
    "say": ("phrase", "seat", "domain"),
    "ask-hint": ("number",),
    "ask-threats": (),
    "plan": ("number", "decisions"),
    "look": (),
}


class Fuzzer:
    """A seat that sends anything at all."""

    def __init__(self, chance):
        self.chance = chance
        self.ask = None
        self.number = 0
        self.heard = Counter()
        self.answers = 0

    def hear(self, raw):
        message = json.loads(raw)
        kind = message["type"]
        self.heard[kind if kind != "refused" else f"refused {message['code']}"] += 1
        self.answers += 1
        if "ask" in message:
            self.ask, self.number = message["ask"], message["number"]

    def message(self):
        """The next message as bytes; about one in six is a good decision, so that the game goes on."""
        chance = self.chance
        dice = chance.random()
        if dice < 0.17 and self.ask and self.ask["legal"]:
            good = {"type": "decide", "number": self.ask["number"], "decision": chance.choice(self.ask["legal"])}
            return json.dumps(good).encode()
        if dice < 0.6:
            return json.dumps(self.nearly_right()).encode(errors="replace")
        if dice < 0.8:
            return self.broken(json.dumps(self.nearly_right()).encode(errors="replace"))
        if dice < 0.9:
            return bytes(chance.randrange(256) for _ in range(chance.randrange(80)))
        return json.dumps(chance.choice(ODD)).encode(errors="replace")

    def nearly_right(self):
        chance = self.chance
        kind = chance.choice(list(FIELDS))
        message = {"type": kind}
        for name in FIELDS[kind]:
            if chance.random() < 0.85:
                message[name] = self.value(name)
        if chance.random() < 0.1:
            message[chance.choice(("extra", "type", "number", "seat"))] = chance.choice(ODD)
        return message

    def value(self, name):
        chance = self.chance
        if chance.random() < 0.25:
            return chance.choice(ODD)
        values = {
            "number": lambda: self.number + chance.choice((0, 0, 0, -1, 1, 5)),
            "since": lambda: self.number + chance.choice((0, -3, 1)),
            "decision": lambda: chance.choice(("end", "play M1", "use attack", "choose 1", "copy purge 2", "keep R1")),
            "decisions": lambda: chance.choices(("end", "play M1", "use attack", "choose 1"), k=chance.randrange(4)),
            "phrase": lambda: chance.choice(Phrase.__args__),
            "seat": lambda: chance.randrange(5),
            "domain": lambda: chance.choice(DOMAINS),
            "views": lambda: chance.random() < 0.5,
        }
        return values.get(name, lambda: "t" * 43)()

    def broken(self, text):
        """Cut, doubled, or with some bytes changed."""
        chance = self.chance
        data = bytearray(text)
        for _ in range(chance.randrange(1, 4)):
            place = chance.randrange(len(data))
            match chance.randrange(4):
                case 0:
                    data[place] = chance.randrange(256)
                case 1:
                    del data[place:]
                case 2:
                    data[place:place] = data[: chance.randrange(30)]
                case 3:
                    del data[place]
            if not data:
                return b""
        return bytes(data)


async def fuzz(server, *, messages, tables=4, seed=1):
    """Send this many messages at some tables; returns what was answered."""
    chance = random.Random(seed)  # noqa: S311 - chance of tests
    port = int(server.address.rpartition(":")[2])
    heard = Counter()
    left = messages
    while left > 0:
        made = [
            await asyncio.to_thread(make_table, server.address, people=2, bots=1, seed=deal) for deal in range(tables)
        ]
        share = min(left, 20_000) // (2 * tables)
        left -= max(1, share) * 2 * tables
        seats = [seat for table in made for seat in table.seats.values()]
        for answers in await asyncio.gather(*(_attack(port, seat, chance, max(1, share)) for seat in seats)):
            heard += answers
    return heard


async def _attack(port, seat, chance, messages):
    fuzzer, wire, sent = Fuzzer(chance), None, 0
    for _ in range(messages):
        if wire is None or wire.is_lost:  # bytes that are not text end a connection
            wire = await dial("127.0.0.1", port, f"/api/tables/{seat.table.name}/socket", fuzzer.hear)
            wire.send(json.dumps({"type": "hello", "token": seat.token, "seat": seat.seat}).encode())
            sent = fuzzer.answers
        message, dice = fuzzer.message()[:4000], chance.random()
        is_text = 0.5 < dice < 0.999  # otherwise, rarely, bytes that are not text are sent as text
        wire.send(message.decode(errors="ignore").encode() if is_text else message, binary=dice < 0.5)
        sent += 1
        while sent - fuzzer.answers > 20 and not wire.is_lost:  # noqa: ASYNC110 - a plain function counts answers
            await asyncio.sleep(0.001)
    await asyncio.sleep(0.2)
    wire.close()
    return fuzzer.heard


def memory(server):
    """Memory in use, in MB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024


def errors(server):
    """The lines of the log that report a failure."""
    return [line for line in server.log.read_text(encoding="utf-8").splitlines() if '"level": "error"' in line]


def plays_on(server):
    """Whether a new table is played to its end."""
    table = make_table(server.address, people=1, bots=1)
    with table.seats[0].watch() as viewer:
        return viewer.play()["reveal"] is not None


AT_ONCE = 50_000
"""Messages of one piece of a long run; each piece has a server of its own."""


def attack(messages, seed):
    """Send this many messages to a new server; returns all problems, how often what was heard, and the memory."""
    with tempfile.TemporaryDirectory(prefix="impera-fuzz-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        server = Server(f"sqlite:///{folder / 'tables.sqlite'}", folder)
        try:
            asyncio.run(fuzz(server, messages=5000, seed=0))
            before = memory(server)
            heard = asyncio.run(fuzz(server, messages=messages, seed=seed))
            after = memory(server)
            is_well = plays_on(server)
            problems = errors(server)
        finally:
            server.close()
    if not is_well:
        problems.append("a table is dead")
    if after - before > MOST_GROWTH:
        problems.append("memory has grown")
    return problems, heard, (round(before), round(after))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("messages", type=int, nargs="?", default=100_000)
    parser.add_argument("--keep", type=Path, help="a file that keeps what was done, to go on there")
    given = parser.parse_args()
    tally = Tally(given.keep)
    for messages in tally.pieces("messages", given.messages, AT_ONCE):
        problems, heard, megabytes = attack(messages, seed=1 + tally.done("messages"))
        tally.add("messages", messages, problems, heard=dict(heard.most_common()), megabytes=megabytes)
    print("\n".join(tally.problems[:20]) or "nothing failed")  # noqa: T201
    raise SystemExit(bool(tally.problems))


if __name__ == "__main__":
    main()
