"""One address does its worst while others play: every flood, and what the others notice of it.

`python -m tests.server.siege` prints, for each flood, how long the others' decisions took, the server's memory, and how
soon everything was as before. `--seconds 5 looks pings` is a shorter one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field

import httpx

from bench.server import Load, Process, percentile
from bench.wire import dial
from impera import Options
from impera.testing import random_game

TABLES = 100
RATE = 100
"""Decisions of the others per second."""
SECONDS = 15.0
AFTERWARDS = 15.0
SLOW = 0.15
"""Seconds; the others' p99 should be less."""
SETTINGS = {"IMPERA_SERVER_LOG": "error"}

PING, PART, BEGUN = b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0", b"\x01\x80\0\0\0\0"


class Others(Load):
    """The other players, each table from an address of its own."""

    def source_of(self, table):
        place = self.tables.index(table)
        return f"127.1.{place // 200}.{place % 200 + 1}"


@dataclass
class Target:
    """The server as the attacker knows it: a published table to watch, and a table of its own."""

    port: int
    source: str
    """The attacker's address."""
    watched: str = ""
    own: dict = field(default_factory=dict)
    until: float = 0.0
    refused: int = 0
    wires: list = field(default_factory=list)

    @property
    def is_on(self):
        return time.monotonic() < self.until

    async def over(self):
        """Wait until the flood is over."""
        await asyncio.sleep(self.until - time.monotonic())

    def client(self):
        transport = httpx.AsyncHTTPTransport(local_address=self.source, limits=httpx.Limits(max_connections=200))
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=30)

    async def socket(self, *, table=None, heard=lambda _: None, **hello):
        wire = await dial(
            "127.0.0.1", self.port, f"/api/tables/{table or self.watched}/socket", heard, source=self.source
        )
        self.wires.append(wire)
        say(wire, "hello", **hello)
        return wire

    def hang_up(self):
        """End all sockets at once, also those that are full."""
        for wire in self.wires:
            wire.transport.abort()

    def hear(self, raw):
        self.refused += json.loads(raw).get("code") == "too-fast"


def say(wire, kind, **values):
    wire.send(json.dumps({"type": kind, **values}).encode())


async def flood(target, data, *, sockets, reads=True):
    """Send raw frames, as many as the connection takes, again from a new socket when one is cut off."""

    async def one():
        while target.is_on:
            with suppress(OSError):
                wire = await target.socket()
                if not reads:
                    wire.pause_reading()
                while target.is_on and not wire.is_lost:
                    if wire.transport.get_write_buffer_size() < 1 << 20:
                        wire.transport.write(data)
                    await asyncio.sleep(0)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(sockets)))


async def pings(target):
    await flood(target, PING * 5000, sockets=2, reads=False)


async def fragments(target):
    await flood(target, BEGUN + PART * 5000, sockets=2)


async def looks(target):
    """Looks of a hundred spectators."""

    async def one():
        with suppress(OSError):
            wire = await target.socket(heard=target.hear)
            while target.is_on and not wire.is_lost:
                say(wire, "look")
                await asyncio.sleep(0.005)

    await asyncio.gather(*(one() for _ in range(100)))


async def hellos(target):
    """New sockets that want to be told everything again."""

    async def one():
        while target.is_on:
            with suppress(OSError):
                wire = await target.socket(heard=target.hear, since=0)
                await asyncio.sleep(0.01)
                wire.close()
            await asyncio.sleep(0.005)

    await asyncio.gather(*(one() for _ in range(50)))


async def undos(target):
    """Decisions that are taken back again and again, at a table of one's own."""
    token = target.own["token"]
    asked = asyncio.Event()
    ask = {}

    def hear(raw):
        target.hear(raw)
        message = json.loads(raw)
        if message.get("ask"):
            ask.update(message["ask"])
        asked.set()

    wire = await target.socket(table=target.own["table"], heard=hear, token=token, seat=0)
    while target.is_on and not wire.is_lost:
        with suppress(TimeoutError):
            await asyncio.wait_for(asked.wait(), 1)
        asked.clear()
        if ask.get("undo"):
            say(wire, "undo", number=ask["number"])
        elif ask.get("legal"):
            say(wire, "decide", number=ask["number"], decision=ask["legal"][0])
        await asyncio.sleep(0)


async def asking(target, ask):
    """The same request over many connections at once."""
    async with target.client() as client:

        async def one():
            while target.is_on:
                with suppress(httpx.HTTPError):
                    target.refused += (await ask(client)).status_code == 429

        await asyncio.gather(*(one() for _ in range(100)))


async def requests(target):
    await asking(target, lambda client: client.get("/api/tables"))


async def tables(target):
    await asking(target, lambda client: client.post("/api/tables", json={"published": True}))


async def replays(target):
    text = random_game(Options(players=4), seed=1, patient=True).record().text()
    await asking(target, lambda client: client.post("/api/replay", json={"record": text}))


async def emperors(target):
    """Tables of four bots that think long."""
    seats = [{}, *[{"kind": "bot", "level": "emperor"}] * 3]
    async with target.client() as client:
        body = {"options": {"players": 4}, "seats": seats, "name": "Eve"}
        made = [(await client.post("/api/tables", json=body)).json() for _ in range(20)]
        for table in made:
            with suppress(OSError, KeyError):
                await target.socket(table=table["table"], token=table["token"])
        await target.over()


async def idle(target):
    """Connections that say nothing."""
    opened = []
    for _ in range(5000):
        if not target.is_on:
            break
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(target.source, 0))
            opened.append(writer)
    await target.over()
    for writer in opened:
        writer.close()


async def nothing(target):
    """No flood, to compare with."""
    await target.over()


FLOODS = {
    each.__name__: each
    for each in (nothing, pings, fragments, looks, hellos, undos, requests, tables, replays, idle, emperors)
}


async def target_at(port, name):
    """What the attacker can reach, made by the attacker; each flood has an address, and so its own allowance."""
    found = Target(port, f"127.0.0.{10 + list(FLOODS).index(name)}")
    async with found.client() as client:
        watched = await client.post("/api/tables", json={"options": {"players": 2}, "published": True})
        own = await client.post(
            "/api/tables", json={"options": {"players": 2}, "name": "Eve", "seats": [{}, {"kind": "bot"}]}
        )
    found.watched, found.own = watched.json()["table"], own.json()
    return found


@dataclass
class Noticed:
    """What the others noticed of a flood."""

    took: list
    afterwards: list
    lost: int
    refused: int
    memory: float

    @property
    def recovery(self):
        """Seconds after the end until no decision took long."""
        return max((at for at, took in self.afterwards if took > SLOW), default=0.0)


async def endure(process, others, name, seconds, afterwards=AFTERWARDS):
    """Let another process flood the server while the others play; returns what they noticed."""
    command = (sys.executable, "-m", "tests.server.siege", "--port", str(process.port), "--seconds", str(seconds), name)
    attacker = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    await attacker.stdout.readline()  # it begins
    others.took.clear()
    await others.paced(RATE, seconds)
    took = list(others.took)
    refused, _ = await attacker.communicate()
    began, later = time.monotonic(), []
    while time.monotonic() - began < afterwards:
        others.took.clear()
        await others.paced(RATE, 0.5)
        later += [(time.monotonic() - began, each) for each in others.took]
    return Noticed(took, later, others.lost, int(refused), memory_of(process))


async def attack(port, name, seconds):
    """What the other process does: it says when it begins, and then how often it was refused."""
    target = await target_at(port, name)
    print("now", flush=True)  # noqa: T201
    target.until = time.monotonic() + seconds
    with suppress(TimeoutError):
        await asyncio.wait_for(FLOODS[name](target), seconds + 5)
    target.hang_up()
    print(target.refused)  # noqa: T201


def memory_of(process):
    """The server's memory now, in MB."""
    with open(f"/proc/{process.process.pid}/statm", encoding="ascii") as file:  # noqa: PTH123 - not a file of ours
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


async def besiege(process, names, seconds):
    others = Others(process.port)
    await others.set_tables(TABLES)
    await others.paced(RATE, 3)
    print(f"{'flood':12}{'p99':>10}{'worst':>10}{'lost':>6}{'refused':>9}{'memory':>9}{'recovery':>10}")  # noqa: T201
    for name in names:
        found = await endure(process, others, name, seconds)
        p99, worst = (f"{1000 * each:.0f} ms" for each in (percentile(found.took, 0.99), max(found.took, default=0)))
        sizes = f"{found.lost:>6}{found.refused:>9}{found.memory:>6.0f} MB{found.recovery:>8.1f} s"
        print(f"{name:12}{p99:>10}{worst:>10}{sizes}", flush=True)  # noqa: T201


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("floods", nargs="*", default=[*FLOODS], help=f"of {', '.join(FLOODS)}; default: all")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each lasts")
    parser.add_argument("--port", type=int, help="only flood the server there, with the first flood")
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if given.port is not None:
        asyncio.run(attack(given.port, given.floods[0], given.seconds))
        return
    process = Process(settings=SETTINGS)
    try:
        asyncio.run(besiege(process, given.floods, given.seconds))
    finally:
        process.stop()


if __name__ == "__main__":
    main()
