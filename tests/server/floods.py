"""What one address can do to a server: every flood of the siege (`siege.py`)."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
import time
from contextlib import suppress
from dataclasses import dataclass, field

import httpx

from bench.wire import dial
from impera import Options
from impera.testing import random_game
from tests.server import certificates

REFUSED = 429
PING, PART, BEGUN = b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0", b"\x01\x80\0\0\0\0"


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
    lines: list = field(default_factory=list)
    """Connections without a protocol of ours."""

    @property
    def is_on(self):
        return time.monotonic() < self.until

    async def over(self):
        """Wait until the flood is over."""
        await asyncio.sleep(self.until - time.monotonic())

    def client(self):
        limits = httpx.Limits(max_connections=200)
        transport = httpx.AsyncHTTPTransport(verify=certificates.NONE, local_address=self.source, limits=limits)
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=30)

    async def socket(self, *, table=None, heard=lambda _: None, **hello):
        wire = await dial(
            "127.0.0.1", self.port, f"/api/tables/{table or self.watched}/socket", heard, source=self.source
        )
        self.wires.append(wire)
        say(wire, "hello", **hello)
        return wire

    def close(self, wire):
        """End a socket that was of use."""
        self.wires.remove(wire)
        wire.close()

    def hang_up(self):
        """End all sockets at once, also those that are full."""
        for line in (*self.lines, *(wire.transport for wire in self.wires)):
            line.abort()

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
                target.close(wire)
            await asyncio.sleep(0.005)

    await asyncio.gather(*(one() for _ in range(50)))


class Sitting:
    """The attacker in a seat of its own, who knows what it is asked."""

    def __init__(self, target, made):
        self._target = target
        self._made = made
        self._heard = asyncio.Event()
        self.ask = {}
        self.is_over = False
        self.wire = None
        self._answered = None

    async def sit(self, **hello):
        hello = {"token": self._made["token"], "seat": self._made["seat"], **hello}
        self.wire = await self._target.socket(table=self._made["table"], heard=self._hear, **hello)
        return self

    @property
    def is_on(self):
        return self._target.is_on and not self.wire.is_lost

    def _hear(self, raw):
        self._target.hear(raw)
        message = json.loads(raw)
        self.ask = message.get("ask") or self.ask
        if message.get("code") == "too-fast":
            self._answered = None
        self.is_over |= message["type"] == "decided" and not message["asked"]
        self._heard.set()

    async def wait(self):
        """Wait until something is heard, for a second at most."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._heard.wait(), 1)
        self._heard.clear()

    def decide(self):
        """Answer a question, once unless that was too fast: whoever is always told that it is stale gets nowhere."""
        if self.ask.get("legal") and self.ask["number"] != self._answered:
            self._answered = self.ask["number"]
            say(self.wire, "decide", number=self.ask["number"], decision=self.ask["legal"][-1])

    async def play(self):
        """Decide until the game is over."""
        while self.is_on and not self.is_over:
            await self.wait()
            self.decide()


async def undos(target):
    """Decisions that are taken back again and again, at a table of one's own."""
    own = await Sitting(target, target.own).sit()
    while own.is_on:
        await own.wait()
        if own.ask.get("undo"):
            say(own.wire, "undo", number=own.ask["number"])
        else:
            own.decide()
        await asyncio.sleep(0)


async def hints(target):
    """Hints for the same question, over many sockets."""

    async def one():
        own = await Sitting(target, target.own).sit()
        await own.wait()
        while own.is_on:
            say(own.wire, "ask-hint", number=own.ask.get("number", 1))
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one() for _ in range(20)))


async def histories(target):
    """A whole game, which many sockets want to be told again from its beginning."""
    own = await Sitting(target, target.own).sit()
    await own.play()

    async def one():
        while target.is_on:
            with suppress(OSError):
                again = await Sitting(target, target.own).sit(since=0)
                await again.wait()
                target.close(again.wire)
            await asyncio.sleep(0.005)

    await asyncio.gather(*(one() for _ in range(50)))


async def decisions(target):
    """Whole games as fast as they go, from all four seats, before a crowd that wants a view with every entry."""
    async with target.client() as client:
        while target.is_on:
            with suppress(OSError, KeyError, httpx.HTTPError):  # too much was asked for
                made = (await client.post("/api/tables", json={"options": {"players": 4}, "name": "Eve"})).json()
                seats, path = [made], f"/api/tables/{made['table']}/seats"
                invited = {"Authorization": f"Bearer {made['invite']}"}
                for seat in (1, 2, 3):
                    taken = await client.post(f"{path}/{seat}/take", json={"name": "Eve"}, headers=invited)
                    seats.append(taken.json())
                playing = [await Sitting(target, each).sit(views=True) for each in seats]
                for _ in range(150):
                    await target.socket(table=made["table"], invite=made["invite"], views=True)
                await asyncio.gather(*(each.play() for each in playing))
            for wire in [*target.wires]:
                target.close(wire)
            await asyncio.sleep(0.05)


async def shepherds(target):
    """Many tables of bots that decide at once, where the attacker does, too."""

    async def one(client):
        body = {"options": {"players": 4}, "name": "Eve", "seats": [{}, *[{"kind": "bot", "level": "shepherd"}] * 3]}
        while target.is_on:
            with suppress(OSError, KeyError, httpx.HTTPError):
                made = (await client.post("/api/tables", json=body)).json()
                await (await Sitting(target, made).sit()).play()
            await asyncio.sleep(0.05)

    async with target.client() as client:
        await asyncio.gather(*(one(client) for _ in range(60)))


async def comings(target):
    """A seat that a bot takes and leaves: each time is an entry, which is kept for good."""
    turns = itertools.cycle(("open", "bot"))
    path, secret = f"/api/tables/{target.own['table']}/seats/1", f"Bearer {target.own['token']}"
    await asking(
        target,
        lambda client: client.post(f"{path}/{next(turns)}", json={}, headers={"Authorization": secret}),
    )


async def rematches(target):
    """Short games, each followed by another."""
    async with target.client() as client:
        body = {"options": {"players": 2, "max_turns": 1}, "name": "Eve", "seats": [{}, {"kind": "bot"}]}
        made = (await client.post("/api/tables", json=body)).json()
        headers = {"Authorization": f"Bearer {made['token']}"}
        while target.is_on:
            with suppress(OSError, httpx.HTTPError):
                sitting = await Sitting(target, made).sit()
                await sitting.play()
                target.close(sitting.wire)
                again = await client.post(f"/api/tables/{made['table']}/rematch", headers=headers)
                target.refused += again.status_code == REFUSED
                made["table"] = again.json().get("table", made["table"])


async def slow_bodies(target):
    """Requests whose bodies come one byte a second."""
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n"
    )

    async def one():
        while target.is_on:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(target.source, 0))
                writer.write(head)
                while target.is_on and not writer.is_closing():
                    writer.write(b" ")
                    await asyncio.sleep(1)
                writer.close()

    await asyncio.gather(*(one() for _ in range(500)))


async def slow_readers(target):
    """Spectators who ask for the whole table and never read it."""

    async def one():
        while target.is_on:
            with suppress(OSError):
                wire = await target.socket()
                wire.pause_reading()
                while target.is_on and not wire.is_lost:
                    say(wire, "look")
                    await asyncio.sleep(0.02)

    await asyncio.gather(*(one() for _ in range(100)))


async def asking(target, ask):
    """The same request over many connections at once."""
    async with target.client() as client:

        async def one():
            while target.is_on:
                with suppress(httpx.HTTPError):
                    target.refused += (await ask(client)).status_code == REFUSED

        await asyncio.gather(*(one() for _ in range(100)))


async def downloads(target):
    """A long game with everything open, unpacked, which many connections ask for and never read."""
    record = random_game(Options(players=4), seed=1, patient=True).record()
    body = {"record": record.text(), "decisions": len(record.decisions) - 1, "seat": 0, "name": "Eve"}
    async with target.client() as client:
        made = (await client.post("/api/branch", json=body)).json()
    await (await Sitting(target, made).sit()).play()
    secret = f"Authorization: Bearer {made['token']}"
    head = f"GET /api/tables/{made['table']}/replay HTTP/1.1\r\nHost: 127.0.0.1\r\n{secret}\r\n\r\n".encode()
    loop = asyncio.get_running_loop()

    async def one():
        while target.is_on:
            with suppress(OSError):
                place = {"host": "127.0.0.1", "port": target.port, "local_addr": (target.source, 0)}
                line, _ = await loop.create_connection(asyncio.Protocol, **place)
                target.lines.append(line)
                line.pause_reading()
                line.write(head)
            await asyncio.sleep(0.1)

    await asyncio.gather(*(one() for _ in range(20)))


async def requests(target):
    await asking(target, lambda client: client.get("/api/tables"))


async def tables(target):
    await asking(target, lambda client: client.post("/api/tables", json={"published": True}))


async def replays(target):
    text = random_game(Options(players=4), seed=1, patient=True).record().text()
    await asking(target, lambda client: client.post("/api/replay", json={"record": text}))


async def reviews(target):
    """Reviews of games that nobody has seen before."""
    texts = [random_game(Options(players=4), seed=seed, patient=True).record().text() for seed in range(6)]
    turns = itertools.cycle(texts)
    await asking(target, lambda client: client.post("/api/review", json={"record": next(turns)}))


async def branches(target):
    """Tables that continue from late moments of a long game."""
    record = random_game(Options(players=4), seed=1, patient=True).record()
    body = {"record": record.text(), "decisions": len(record.decisions) - 5, "seat": 0, "name": "Eve"}
    await asking(target, lambda client: client.post("/api/branch", json=body))


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


async def connections(target):
    """Connections as fast as they go, each hung up at once; now and then one that waits to see whether it stays."""
    while target.is_on:
        for _ in range(200):
            with suppress(OSError), socket.socket() as line:
                line.bind((target.source, 0))
                line.setblocking(False)
                line.connect_ex(("127.0.0.1", target.port))
        await asyncio.sleep(0)
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(target.source, 0))
            try:
                async with asyncio.timeout(0.05):
                    await reader.read(1)
            except TimeoutError:
                pass
            except OSError:
                target.refused += 1  # it was cut off
            writer.transport.abort()


async def dribbles(target):
    """Requests that come a byte at a time, as fast as they are taken in."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    request = head + b"Content-Length: 16000\r\n\r\n" + b" " * 16_000

    async def one():
        while target.is_on:
            with suppress(OSError):
                place = {"host": "127.0.0.1", "port": target.port, "local_addr": (target.source, 0)}
                reader, writer = await asyncio.open_connection(**place)
                writer.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                try:
                    for byte in request:
                        if not target.is_on or writer.is_closing():
                            break
                        writer.write(bytes((byte,)))
                        await writer.drain()
                    await asyncio.wait_for(reader.read(1), 1)
                except ConnectionError:
                    target.refused += 1
                except TimeoutError:
                    pass
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one() for _ in range(20)))


async def nothing(target):
    """No flood, to compare with."""
    await target.over()


FLOODS = {
    each.__name__: each
    for each in (
        nothing,
        pings,
        fragments,
        looks,
        hellos,
        histories,
        undos,
        decisions,
        comings,
        hints,
        requests,
        tables,
        rematches,
        branches,
        replays,
        reviews,
        shepherds,
        slow_bodies,
        slow_readers,
        downloads,
        idle,
        connections,
        dribbles,
        emperors,
    )
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
