"""Two games that differ only in what a viewer cannot know: everything sent to that viewer is the same, byte for byte.

`python -m tests.server.twins 10000` compares that many pairs of games on every channel: sockets with and without views
(a spectator's is that of a television), resumed and moved to another device, HTTP with its headers, hints, threats,
plans, phrases, refusals, notices of every kind, metrics and logs; and where games are played to their end, the shared
picture and what a link says. The servers run in this process, without a network, so that a pair takes half a second.
With `--keep FILE` it goes on where it was stopped; with `--seed NUMBER` it compares other games than usual.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import logging
import random
import re
import tempfile
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from unittest import mock

import httpx
import msgspec

from impera import Options
from impera.notation.cards import DOMAIN_NAMES
from impera.notation.options import MOST_PLAYERS
from impera.server.edge.app import make_application
from impera.server.edge.previews import head_of
from impera.server.entries import Begin, Entry
from impera.server.notices.push import Subscription
from impera.server.notices.sending import Sender
from impera.server.operations.logs import Lines
from impera.server.settings import Settings
from impera.server.storage import SeatRow, TableRow, notices
from impera.server.storage.counted import CountedTime
from impera.server.storage.migrate import migrate
from impera.server.storage.notices import NoticeRow
from impera.server.tables import table_game
from impera.server.wire import tokens
from impera.server.wire.messages import SLOW, Phrase
from tests.patience import PATIENCE
from tests.server.notices.push_service import Browser
from tests.server.postgres import quick_folder
from tests.server.tally import Tally
from tests.server.worlds import Worlds

TABLE = "thesametable"
BESIDE = ("refused", "hint", "threats", "planned")
"""Answers that are no entries."""
INVITE = "i" * 43


NOW = 1.8e9
"""When everything happens, where clocks stand still."""


def token(seat):
    return str(seat) * 43


def key(seat):
    """The key of the person in a seat."""
    return f"k{seat}" * 22


class Ear:
    """A socket that keeps everything it hears."""

    def __init__(self, wire):
        self.wire = wire
        self.raw = []
        self.ask = None
        self.number = -1

    async def send(self, **message):
        await self.wire.send(json.dumps(message))

    async def next(self):
        raw = await asyncio.wait_for(self.wire.recv(), PATIENCE)
        self.raw.append(raw)
        message = json.loads(raw)
        self.number = message.get("number") if message["type"] not in BESIDE else self.number
        self.ask = message.get("ask", self.ask)
        return message

    async def reach(self, number):
        while self.number < number:
            await self.next()


class Scene:
    """One world, played over sockets; `sent` is everything the viewer was sent.

    `connect` opens a socket at the table, `client` makes a client for HTTP with the headers it is given, and `notices`
    sends the notices that wait, and returns them.
    """

    def __init__(self, worlds, connect, client, table=TABLE, notices=None):
        self.worlds = worlds
        self._connect = connect
        self._client = client
        self._table = table
        self._notices = notices or _no_notices
        self.sent = []
        self.ears = {}
        self.number = 1

    async def open(self, seat, **hello):
        ear = Ear(await self._connect())
        secret = {"invite": INVITE} if seat is None else {"token": token(seat), "seat": seat}
        await ear.send(type="hello", **{**secret, **hello})
        await ear.reach(self.number)
        return ear

    async def play(self):
        viewer = self.worlds.viewer
        seats = range(self.worlds.options.players)
        self.ears = {seat: await self.open(seat) for seat in seats}
        watching = [await self.open(viewer), await self.open(viewer, views=True)]
        for step, decision in enumerate(self.worlds.decisions):
            await self.decide(decision, watching, step)
            if step % 7 == 3:
                await self.disturb(watching[0], step)
            if step % 11 == 5:
                old = watching.pop(0)
                self.sent += old.raw
                await old.wire.close()
                watching.insert(0, await self.open(viewer, since=max(0, self.number - 6)))
            if step % 13 == 6 and not (self.worlds.is_over and step + 1 == len(self.worlds.decisions)):
                await self.read()  # in the end, the deal is open to all
        for ear in watching:
            self.sent += ear.raw
            await ear.wire.close()
        for ear in self.ears.values():
            await ear.wire.close()
        self.sent += await self._notices()
        if viewer is not None:
            await self.move_house()
        await self.share()

    async def decide(self, decision, watching, step):
        """The seat that is asked decides; now and then it takes the decision back and decides again."""
        seat = self.worlds.seats[step]
        await self.ears[seat].send(type="decide", number=self.ears[seat].ask["number"], decision=decision)
        await self.settle(watching)
        ask = self.ears[seat].ask
        if step % 5 == 2 and ask and ask["undo"]:
            await self.ears[seat].send(type="undo", number=ask["number"])
            await self.settle(watching)
            await self.ears[seat].send(type="decide", number=self.ears[seat].ask["number"], decision=decision)
            await self.settle(watching)

    async def settle(self, watching):
        self.number += 1
        for ear in (*self.ears.values(), *watching):
            await ear.reach(self.number)

    async def disturb(self, ear, step):
        """Nonsense, another's decision, a phrase, a hint, the threats, a plan of every legal decision."""
        legal = ear.ask["legal"] if ear.ask else ()
        answers = 4 + len(legal)
        await ear.wire.send("nonsense")
        await ear.send(type="decide", number=self.number, decision="fly")
        await ear.send(type="ask-hint", number=ear.ask["number"] if ear.ask else 0)
        await ear.send(type="ask-threats")
        for decision in legal:
            await ear.send(type="plan", number=ear.ask["number"], decisions=[decision])
        while answers:
            answers -= (await ear.next())["type"] in BESIDE
        speaker = self.ears[step % len(self.ears)]
        blanks = {"seat": step % len(self.ears), "domain": DOMAIN_NAMES[step % len(DOMAIN_NAMES)]}
        await speaker.send(type="say", phrase=Phrase.__args__[step % len(Phrase.__args__)], **blanks)
        self.number += 1
        for each in (*self.ears.values(), ear):
            await each.reach(self.number)

    async def read(self):
        """What the viewer can read by HTTP."""
        secret = INVITE if self.worlds.viewer is None else token(self.worlds.viewer)
        async with self._client({"Authorization": f"Bearer {secret}"}) as client:
            for path in READ:
                answer = await client.get(f"/api/tables/{self._table}{path}")
                self.sent.append(f"{answer.status_code} {answer.headers} {answer.text}")
            self.sent.append(without_time((await client.get("/metrics")).text))

    async def move_house(self):
        """The viewer takes their seat to another device, and looks from there."""
        seat, taken = self.worlds.viewer, "m" * 43
        place = {"table": self._table, "token": token(seat)}
        code = await self.ask("/api/moves", places=[place], luggage="some")
        await self.ask("/api/moves/state", code=code["code"])
        await self.ask("/api/moves/take", code=code["code"], token=taken)
        self.number += 1
        ear = await self.open(seat, token=taken)
        self.sent += ear.raw
        await ear.wire.close()

    async def ask(self, path, **body):
        """Ask for something by HTTP; returns the answer. What is random in it is not compared, but how long it is."""
        async with self._client({}) as client:
            answer = await client.post(path, json=body)
        found = answer.json()
        known = {**found, "code": len(found["code"])} if "code" in found else found
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        self.sent.append(f"{answer.status_code} {headers} {known}")
        return found

    async def share(self):
        """Somebody shares the game, and others see the picture, in a language, that a link to it shows.

        Before its end, all of it is refused.
        """
        sharer = next(seat for seat in range(self.worlds.options.players) if seat != self.worlds.viewer)
        async with self._client({"Authorization": f"Bearer {token(sharer)}"}) as client:
            shared = await client.post(f"/api/tables/{self._table}/share", json={})
        async with self._client({}) as client:
            picture = await client.get(f"/api/tables/{self._table}/picture", params={"language": "el"})
        self.sent.append(f"{shared.status_code} {shared.text}")
        self.sent.append(f"{picture.status_code} {picture.headers} {picture.content}")


async def _no_notices():
    return []


READ = (
    "",
    "/record",
    "/replay",
    "/replay/0",
    "/review",
    "/proof",
    "/picture?language=pt-BR",
    "/seats/9/take",
    "/nothing",
)


def without_time(text):
    """Metrics and logs without timings."""
    text = re.sub(r"impera_commit(?:_seconds|ted)\S* \S+", "", text)
    return re.sub(r'"(?:at|ms)": ("[^"]*"|[\d.]+)', "", text)


_migrated = []


async def new_database(file):
    """The address of an empty database in a file of SQLite: the first one is migrated, the others are copies of it."""
    address = f"sqlite:///{file}"
    if not _migrated:
        await migrate(address)
        _migrated.append(file.read_bytes())
    file.write_bytes(_migrated[0])
    return address


async def set_table(store, options, name=TABLE, clock=None):
    """A table whose deal the scene decides, with people in all seats."""
    table = TableRow(
        id=name,
        created=1.0,
        options=json.dumps(options.to_json()),
        seed="7",
        salt="salt",
        commitment="promise",
        published=False,
        aids=True,
        clock=clock,
        away=None,
        host=tokens.digest("h" * 43),
        invite=tokens.digest(INVITE),
    )
    seats = [
        SeatRow(
            table_id=name,
            seat=seat,
            kind="person",
            name=f"P{seat}",
            token=tokens.digest(token(seat)),
            person=tokens.digest(key(seat)),
        )
        for seat in range(options.players)
    ]
    await store.make(table, seats, [Entry(1, Begin(), 1.0)])


class Inside:
    """A socket of a server in this process, without a network."""

    is_free = True

    def __init__(self):
        self._to = asyncio.Queue()
        self._from = asyncio.Queue()
        self.drained = lambda: None

    async def open(self, gate, table):
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/socket",
            "query_string": b"",
            "headers": [(b"host", b"127.0.0.1")],
            "client": ("127.0.0.1", 1),
            "wire": self,
        }
        self._to.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(gate(scope, self._to.get, self._ignore))
        return self

    async def send(self, text):
        self._to.put_nowait({"type": "websocket.receive", "bytes": text.encode()})

    async def recv(self):
        return await self._from.get()

    async def close(self):
        self._to.put_nowait({"type": "websocket.disconnect"})
        await self._task

    def write(self, message):
        self._from.put_nowait(message.decode())

    async def _ignore(self, _):
        """The beginning and the end of the connection."""


class Post:
    """Where notices go: it keeps what they say, and how long what is encrypted, signed or random in them is."""

    def __init__(self, channels):
        self.sent = []
        self.browser = Browser()
        channels["push"]._outside.post = self._take
        channels["mail"]._deliver = self._take_mail

    def rows(self, seat):
        """The notices that the person in a seat has chosen: one of each kind."""
        given = Subscription("https://push.example/x", **self.browser.keys)
        targets = {
            "push": msgspec.json.encode(given).decode(),
            "webhook": "https://hook.example/x",
            "mail": "somebody@mail.example",
        }
        return [
            NoticeRow(
                id=f"{kind} of {seat}",
                person=tokens.digest(key(seat)),
                kind=kind,
                target=target,
                language="uk",
                site="https://play.example",
                created=NOW,
            )
            for kind, target in targets.items()
        ]

    async def _take(self, address, body, headers):
        lengths = {name: len(value) for name, value in headers.items()}
        text = self.browser.decrypt(body) if "push" in address else body
        self.sent.append(f"{address} {lengths} {len(body)} {text.decode()}")
        return 201

    async def _take_mail(self, message):
        del message["Message-ID"]
        self.sent.append(message.as_string())
        return "sent"


class Stage:
    """A server in this process, for scenes of one of the two worlds. Its clocks stand still."""

    def __init__(self, gate, services):
        self._gate = gate
        self._services = services
        self._post = Post(services.channels)
        # The server's own sender is patient for longer than a scene, so that this one sends everything.
        hub = services.hub
        self._sender = Sender(services.store, services.metrics, hub.awaits, grace=0.0, counted=hub.counted.now)

    @classmethod
    @asynccontextmanager
    async def opened(cls, folder, world):
        settings = Settings(
            database=await new_database(folder / f"{world}.sqlite"),
            work_per_second=10**8,
            tables_per_hour=10**6,
            address="https://play.example",
            mail_server="smtp://mail.example",
            mail_from="club@mail.example",
            notice_seconds=3600.0,
        )
        with mock.patch("time.time", return_value=NOW):
            gate, services = make_application(settings, None)
            services.hub.counted = CountedTime(services.store, clock=lambda: 0.0)
            await services.start()
            try:
                await services.find_channels()  # again, if the database was too busy
                stage = cls(gate, services)
                for row in (row for seat in range(MOST_PLAYERS) for row in stage._post.rows(seat)):
                    await notices.begin(services.store, row)
                yield stage
            finally:
                await services.stop()

    async def play(self, worlds, world, name, clock=None):
        """Play a world; returns everything the viewer was sent, and the log."""
        logger, handler = logging.getLogger("impera.server"), logging.Handler()
        lines = []
        handler.emit = lambda record: lines.append(without_time(Lines().format(record)))
        usual = table_game.Game.new
        table_game.Game.new = lambda **_: worlds.game(world)
        logger.addHandler(handler)
        logger.setLevel(logging.DEBUG)
        try:
            await set_table(self._services.store, worlds.options, name, clock)
            scene = Scene(worlds, lambda: Inside().open(self._gate, name), self._client, name, self._notices)
            await scene.play()
            scene.sent.append(await self._head(name))
            self._services.hub.forget(name)
        finally:
            table_game.Game.new = usual
            logger.removeHandler(handler)
        return scene.sent, lines

    async def _notices(self):
        """Send the notices that wait; returns them in an order that is always the same."""
        await self._services.store.writer.write([], [])  # what is to be written soon is written before this
        await self._sender.send_waiting(self._services.channels)
        sent, self._post.sent = sorted(self._post.sent), []
        return sent

    async def _head(self, name):
        """What a link to a game says to those who show links before they are opened."""
        scope = {"path": f"/replay/{name}", "query_string": b"language=ru", "headers": [], "client": ("127.0.0.1", 1)}
        return (await head_of(scope, self._services)).decode()

    def _client(self, headers):
        transport = httpx.ASGITransport(app=self._gate)
        return httpx.AsyncClient(transport=transport, base_url="https://play.example", headers=headers)


DECISIONS = 30
WHOLE = 20
"""Of how many pairs one is of games that are played to their end, with few turns."""
OVER_DAYS = 3
"""Of how many pairs one is of games over days."""
TRIES = 12
"""Swaps that are tried to make the second world; most that succeed concern cards in hands or on top of the deck."""
AT_ONCE = 50
"""Pairs of one piece of a long run; each piece has servers of its own."""
KINDS = (
    Options(players=2),
    Options(players=2, deal="draft"),
    Options(players=3),
    Options(players=3, deal="draft"),
    Options(players=4),
    Options(players=4, teams=True, deal="draft"),
)


def pairs_after(seed, every=1):
    """Pairs of games with seeds after this one: each seed and its worlds. Those that cannot differ are left out."""
    for number in itertools.count(seed + every, every):
        worlds = worlds_of(number)
        if worlds.swaps:  # otherwise the viewer has seen every card that was tried
            yield number, worlds


async def compare(pairs, seed):
    """Play this many pairs of games; returns where they differ, and some numbers."""
    return await compare_all(itertools.islice(pairs_after(seed), pairs))


async def compare_all(pairs):
    """The same for the pairs that are given, all on the same two servers."""
    problems = []
    numbers = dict.fromkeys(
        ("pairs", "messages", "bytes", "swapped", "over days", "to their end", "notices", "pictures"), 0
    )
    with tempfile.TemporaryDirectory(prefix="impera-twins-", dir=quick_folder()) as name:
        async with Stage.opened(Path(name), 0) as one, Stage.opened(Path(name), 1) as two:
            for seed, worlds in pairs:
                table, clock = f"twin{numbers['pairs']}", None if seed % OVER_DAYS else SLOW
                first, second = [
                    await stage.play(worlds, world, table, clock) for world, stage in enumerate((one, two))
                ]
                numbers["pairs"] += 1
                numbers["messages"] += len(first[0])
                numbers["bytes"] += sum(map(len, first[0]))
                numbers["swapped"] += worlds.swaps
                numbers["over days"] += clock is not None
                numbers["to their end"] += worlds.is_over
                numbers["notices"] += sum("/notices/" in sent for sent in first[0])
                numbers["pictures"] += sum("'content-type': 'image/png'" in sent for sent in first[0])
                problems += [f"seed {seed}: {what}" for what in differences(first, second)]
    return problems, numbers


@lru_cache(maxsize=50)
def worlds_of(seed):
    """The two worlds of a seed; the last ones are kept, because several tests play them."""
    options = KINDS[seed % len(KINDS)]
    viewer = random.Random(seed).choice([*range(options.players), None])  # noqa: S311 - chance of tests
    if seed % WHOLE:
        return Worlds(options, viewer, seed=seed, decisions=DECISIONS, tries=TRIES)
    short = msgspec.structs.replace(options, max_turns=2 * options.players)
    return Worlds(short, viewer, seed=seed, decisions=1000, tries=TRIES)


def differences(first, second):
    """Where two worlds differ for a viewer: in what was sent, in how much, or in the log."""
    for what, one, two in zip(("sent", "log"), first, second, strict=True):
        if len(one) != len(two):
            yield f"{len(one)} and {len(two)} things in {what}"
        yield from (f"{what}: {a[:200]} | {b[:200]}" for a, b in zip(one, two, strict=False) if a != b)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pairs", type=int, nargs="?", default=100)
    parser.add_argument("--keep", type=Path, help="a file that keeps what was done, to go on there")
    parser.add_argument("--seed", type=int, default=0, help="the games have this number and those after it")
    given = parser.parse_args()
    tally = Tally(given.keep)
    for pairs in tally.pieces("pairs", given.pairs, AT_ONCE):
        problems, numbers = asyncio.run(compare(pairs, seed=given.seed + 100 * tally.done("pairs")))
        tally.add("pairs", pairs, problems, numbers=numbers)
    print("\n".join(tally.problems[:20]) or "no byte differs")  # noqa: T201
    raise SystemExit(bool(tally.problems))


if __name__ == "__main__":
    main()
