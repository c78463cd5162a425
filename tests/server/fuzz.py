"""A fuzzer that knows the grammar of the socket and of HTTP. It sends what is right, nearly right, or wrong in any way.

`python -m tests.server.fuzz 100000` sends that many messages and requests. With `--keep FILE` it goes on where it was
stopped. The server is patient, so that whatever it says has failed is a failure, also on a busy machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import tempfile
import time
from collections import Counter
from pathlib import Path
from urllib.parse import quote

import httpx

from bench.wire import dial
from impera.server.finished import reviews, sharing
from impera.server.storage import store
from impera.server.wire.messages import Phrase
from tests.patience import PATIENCE
from tests.server import certificates
from tests.server.client import http, make_table, play_with_everyone
from tests.server.process import Server
from tests.server.tally import Tally

ODD = (
    None, True, 0, -1, 1, 2**31, 2**63, 2**200, -(2**70), 1.5, 1e308, "", "0", "end", "play M1", "\x00", "\ud83d",
    "é" * 50, "x" * 500, "../../etc", "'; DROP TABLE entries; --", "{{7*7}}", [], {}, [[[[]]]], {"a": {"b": {}}},
)  # fmt: skip
MOST_GROWTH = 20
"""MB."""
REQUESTS = 0.2
"""How much of all that is sent goes by HTTP."""
DONE, FAILED = 200, 500
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


def be_patient():
    """In the server's process: only what cannot be done is refused, not what takes long here."""
    store._HEALTH_PATIENCE = sharing._SECONDS = sharing._HUNG = PATIENCE
    reviews.MOST_WAITING = 1_000_000


class Fuzzer:
    """A seat that sends anything at all."""

    def __init__(self, chance):
        self.chance = chance
        self.ask = None
        self.number = 0
        self.heard = Counter()
        self.reached = Counter()
        """What was read of a game that is over."""
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


class Asker:
    """Somebody who asks by HTTP for anything that the server's own description names, and for what it does not."""

    def __init__(self, fuzzer, client, described, seat, finished):
        """`finished` is a seat of a game that is over and shared."""
        self.fuzzer = fuzzer
        self._chance = fuzzer.chance
        self._client = client
        self._parts = described["components"]["schemas"]
        self._operations = [
            (method, path, _body(operation))
            for path, operations in described["paths"].items()
            for method, operation in operations.items()
        ]
        self.seat = seat
        self._seats = (seat, finished)
        self._words = (seat.table.name, seat.token, finished.table.name, "Eve", "t" * 43, "shepherd", "end", "en")

    async def ask(self):
        """Send one request; what is answered is counted by its status."""
        chance = self._chance
        method, path, schema = chance.choice(self._operations)
        if chance.random() < 0.05:
            method = chance.choice(("get", "post", "put", "delete", "options"))
        seat = chance.choice(self._seats)
        secret = chance.choice((seat.token, seat.table.invite, "t" * 43, "", "\x7f"))
        headers = {"Authorization": f"Bearer {secret}"} if chance.random() < 0.8 else {}
        headers["Content-Type"] = (
            "application/json" if chance.random() < 0.95 else chance.choice(("text/plain", ";", ""))
        )
        content = None if schema is None else self._content(schema)
        address, began = self._address(path, seat.table.name), time.monotonic()
        try:
            answer = await self._client.request(method, address, headers=headers, content=content)
        except (httpx.InvalidURL, httpx.LocalProtocolError):  # no client can send it
            return
        told = str(answer.status_code)
        if answer.status_code >= FAILED:
            told = f"{told} {answer.text} for {method} {path} after {1000 * (time.monotonic() - began):.0f} ms"
        elif answer.status_code == DONE and seat.table is not self.seat.table and "table_id" in path:
            self.fuzzer.reached[path.rpartition("}")[2]] += 1
        self.fuzzer.heard[f"http {told}"] += 1

    def _address(self, path, table):
        values = {"table_id": table, "seat": str(self._chance.randrange(5)), "decisions": "3"}
        for name in re.findall(r"{(\w+)}", path):
            is_right = self._chance.random() < 0.8 and name in values
            path = path.replace(f"{{{name}}}", values[name] if is_right else self._odd_part())
        return path if self._chance.random() < 0.9 else f"{path}?language={self._odd_part()}&x={self._odd_part()}"

    def _odd_part(self):
        return quote(str(self._chance.choice((*ODD, *"./%?#"))).encode(errors="replace"), safe="")[:300]

    def _content(self, schema):
        dice = self._chance.random()
        value = self._like(schema) if dice < 0.9 else self._chance.choice(ODD)
        text = json.dumps(value).encode(errors="replace")
        return text if dice < 0.8 else self.fuzzer.broken(text)

    def _like(self, schema):
        """A value as a schema describes it, but for some odd ones."""
        chance = self._chance
        while "$ref" in schema or "oneOf" in schema:
            named = schema.get("$ref")
            schema = chance.choice(schema["oneOf"]) if named is None else self._parts[named.rpartition("/")[2]]
        kind = schema.get("type")
        if chance.random() < 0.08:
            return chance.choice(ODD)
        if kind == "object":
            needed, fields = schema.get("required", ()), schema.get("properties", {})
            chosen = [name for name in fields if chance.random() < (0.9 if name in needed else 0.4)]
            return {name: self._like(fields[name]) for name in chosen}
        if kind == "array":
            return [self._like(schema.get("items", {})) for _ in range(chance.randrange(3))]
        plain = {"integer": range(6), "number": (0.5, 1e9), "boolean": (True, False), "string": self._words}
        return chance.choice(schema.get("enum") or plain.get(kind, ODD))


def _body(operation):
    """The schema of what an operation is sent; None if it is sent nothing."""
    contents = operation.get("requestBody", {}).get("content", {})
    return next((content["schema"] for content in contents.values()), None)


def finish_a_game(address, seed):
    """A seat at a table whose game is over and shared."""
    table = make_table(address, people=1, bots=1, seed=seed, options={"max_turns": 4})
    play_with_everyone(table)
    headers = table.seats[0].bearer
    assert http.post(f"{address}/api/tables/{table.name}/share", headers=headers).status_code == DONE
    return table.seats[0]


async def fuzz(server, *, messages, tables=4, seed=1):
    """Send this many messages and requests at some tables; returns what was answered, and what was read in the end."""
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, verify=certificates.NONE) as client:
        described = (await client.get("/api/schema/openapi.json")).json()
        return await _fuzz(server, client, described, messages=messages, tables=tables, seed=seed)


async def _fuzz(server, client, described, *, messages, tables, seed):  # noqa: PLR0913 - how much, and where
    chance = random.Random(seed)  # noqa: S311 - chance of tests
    port = int(server.address.rpartition(":")[2])
    heard, reached = Counter(), Counter()
    left = messages
    while left > 0:
        made = [
            await asyncio.to_thread(make_table, server.address, people=2, bots=1, seed=deal) for deal in range(tables)
        ]
        share = min(left, 20_000) // (2 * tables)
        left -= max(1, share) * 2 * tables
        seats = [seat for table in made for seat in table.seats.values()]
        finished = await asyncio.to_thread(finish_a_game, server.address, seed)
        fuzzers = [Fuzzer(chance) for _ in seats]
        askers = [Asker(fuzzer, client, described, seat, finished) for fuzzer, seat in zip(fuzzers, seats, strict=True)]
        await asyncio.gather(*(_attack(port, asker, max(1, share)) for asker in askers))
        heard += sum((fuzzer.heard for fuzzer in fuzzers), Counter())
        reached += sum((fuzzer.reached for fuzzer in fuzzers), Counter())
    return heard, reached


async def _attack(port, asker, messages):
    fuzzer, seat, wire, sent = asker.fuzzer, asker.seat, None, 0
    chance = fuzzer.chance
    for _ in range(messages):
        if chance.random() < REQUESTS:
            await asker.ask()
            continue
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
    if wire is not None:
        wire.close()


def memory(server):
    """Memory in use, in MB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024


def errors(server, level="error"):
    """The lines of the log that report a failure; with the level of warnings, what may have led to it."""
    return [line for line in server.log.read_text(encoding="utf-8").splitlines() if f'"level": "{level}"' in line]


def failures(heard):
    """The answers by which the server says that it failed."""
    return [f"{number} times {what}" for what, number in heard.items() if what.startswith("http 5")]


def plays_on(server):
    """Whether a new table is played to its end."""
    table = make_table(server.address, people=1, bots=1)
    with table.seats[0].watch() as viewer:
        return viewer.play()["reveal"] is not None


AT_ONCE = 50_000
"""Messages of one piece of a long run; each piece has a server of its own."""


def attack(messages, seed):
    """Send this many messages to a new server; returns all problems, how often what was heard and read, and memory."""
    with tempfile.TemporaryDirectory(prefix="impera-fuzz-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        server = Server(f"sqlite:///{folder / 'tables.sqlite'}", folder, before=be_patient)
        try:
            asyncio.run(fuzz(server, messages=5000, seed=0))
            before = memory(server)
            heard, reached = asyncio.run(fuzz(server, messages=messages, seed=seed))
            after = memory(server)
            is_well = plays_on(server)
            problems = errors(server) + failures(heard)
            if problems:
                problems += errors(server, "warning")
        finally:
            server.close()
    if not is_well:
        problems.append("a table is dead")
    if after - before > MOST_GROWTH:
        problems.append("memory has grown")
    return problems, heard, reached, (round(before), round(after))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("messages", type=int, nargs="?", default=100_000)
    parser.add_argument("--keep", type=Path, help="a file that keeps what was done, to go on there")
    given = parser.parse_args()
    tally = Tally(given.keep)
    for messages in tally.pieces("messages", given.messages, AT_ONCE):
        problems, heard, reached, megabytes = attack(messages, seed=1 + tally.done("messages"))
        counted = {"heard": dict(heard.most_common()), "reached": dict(reached.most_common())}
        tally.add("messages", messages, problems, **counted, megabytes=megabytes)
    print("\n".join(tally.problems[:20]) or "nothing failed")  # noqa: T201
    raise SystemExit(bool(tally.problems))


if __name__ == "__main__":
    main()
