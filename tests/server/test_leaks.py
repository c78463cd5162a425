"""If two games differ only in what a viewer cannot know, everything sent to that viewer is the same, byte for byte.

Two servers play the same decisions over two deals (`worlds.py`). A viewer connects with and without views, loses the
connection and resumes, asks for hints and threats, sends nonsense, undoes, reads by HTTP; logs and metrics are
read too.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket

import httpx
import pytest
from websockets.asyncio.client import connect

from impera import Options
from impera.server.edge.run import make_server
from impera.server.entries import Begin, Entry
from impera.server.operations.logs import Lines
from impera.server.settings import Settings
from impera.server.storage import SeatRow, TableRow
from impera.server.storage.migrate import migrate
from impera.server.wire import tokens
from impera.server.wire.messages import Phrase
from tests.server.worlds import Worlds

TABLE = "thesametable"
INVITE = "i" * 43


def token(seat):
    return str(seat) * 43


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
        raw = await asyncio.wait_for(self.wire.recv(), 20)
        self.raw.append(raw)
        message = json.loads(raw)
        self.number = message.get("number") if message["type"] not in ("refused", "hint", "threats") else self.number
        self.ask = message.get("ask", self.ask)
        return message

    async def reach(self, number):
        while self.number < number:
            await self.next()


class Scene:
    """One world, played over sockets; `sent` is everything the viewer was sent."""

    def __init__(self, address, worlds):
        self.address = address
        self.worlds = worlds
        self.sent = []
        self.ears = {}
        self.number = 1

    async def open(self, seat, **hello):
        wire = await connect(f"{self.address.replace('http', 'ws')}/api/tables/{TABLE}/socket", ping_interval=None)
        ear = Ear(wire)
        secret = {"invite": INVITE} if seat is None else {"token": token(seat), "seat": seat}
        await ear.send(type="hello", **secret, **hello)
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
            if step % 13 == 6:
                await self.read()
        for ear in watching:
            self.sent += ear.raw
            await ear.wire.close()
        for ear in self.ears.values():
            await ear.wire.close()

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
        """Nonsense, another's decision, a phrase, a hint, the threats."""
        answers = 4
        await ear.wire.send("nonsense")
        await ear.send(type="decide", number=self.number, decision="fly")
        await ear.send(type="ask-hint", number=ear.ask["number"] if ear.ask else 0)
        await ear.send(type="ask-threats")
        while answers:
            answers -= (await ear.next())["type"] in ("refused", "hint", "threats")
        speaker = self.ears[step % len(self.ears)]
        await speaker.send(type="say", phrase=Phrase.__args__[step % 12])
        self.number += 1
        for each in (*self.ears.values(), ear):
            await each.reach(self.number)

    async def read(self):
        """What the viewer can read by HTTP."""
        secret = INVITE if self.worlds.viewer is None else token(self.worlds.viewer)
        async with httpx.AsyncClient(base_url=self.address, headers={"Authorization": f"Bearer {secret}"}) as client:
            for path in ("", "/record", "/replay", "/replay/0", "/review", "/seats/9/take", "/nothing"):
                answer = await client.get(f"/api/tables/{TABLE}{path}")
                self.sent.append(f"{answer.status_code} {answer.headers} {answer.text}")
            self.sent.append(without_time((await client.get("/metrics")).text))


def without_time(text):
    """Metrics and logs without timings."""
    text = re.sub(r"impera_commit(?:_seconds|ted)\S* \S+", "", text)
    return re.sub(r'"(?:at|ms)": ("[^"]*"|[\d.]+)', "", text)


async def serve(worlds, world, folder, monkeypatch):
    """Play a world on its own server; returns everything the viewer was sent, and the log."""
    settings = Settings(
        database=f"sqlite:///{folder / f'{world}.sqlite'}",
        work_per_second=10**8,
    )
    monkeypatch.setattr("impera.server.tables.table_game.Game.new", lambda **_: worlds.game(world), raising=True)
    await migrate(settings.database)
    listening = socket.create_server(("127.0.0.1", 0))
    started = asyncio.Event()
    server = make_server(settings, started.set)
    lines = []
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(without_time(Lines().format(record)))
    logger = logging.getLogger("impera.server")
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    await started.wait()
    options = worlds.options
    table = TableRow(
        id=TABLE,
        created=1.0,
        options=json.dumps(options.to_json()),
        seed="7",
        salt="salt",
        commitment="promise",
        published=False,
        aids=True,
        clock=None,
        away=None,
        host=tokens.digest("h" * 43),
        invite=tokens.digest(INVITE),
    )
    seats = [
        SeatRow(table_id=TABLE, seat=seat, kind="person", name=f"P{seat}", token=tokens.digest(token(seat)))
        for seat in range(options.players)
    ]
    await server.services.store.make(table, seats, [Entry(1, Begin(), 1.0)])
    scene = Scene(f"http://127.0.0.1:{listening.getsockname()[1]}", worlds)
    await scene.play()
    server.should_exit = True
    await running
    logger.removeHandler(handler)
    return scene.sent, lines


# What every viewer must have been sent, or the comparison would prove less than it claims.
WATCHED = {"table", "decided", "undone", "said", "refused"}
CASES = [
    (Options(players=2), 0),
    (Options(players=3), 1),
    (Options(players=3, deal="draft"), 2),
    (Options(players=4, teams=True, deal="draft"), 3),
    (Options(players=3, deal="draft"), None),
    (Options(players=4), None),
]


@pytest.mark.parametrize(("options", "viewer"), CASES)
def test_what_a_viewer_cannot_know_changes_no_byte(options, viewer, tmp_path, monkeypatch):
    worlds = Worlds(options, viewer, seed=17 + options.players, decisions=45)
    assert worlds.swaps >= 5
    heard = [asyncio.run(serve(worlds, world, tmp_path, monkeypatch)) for world in (0, 1)]
    assert len(heard[0][0]) > 100
    kinds = {json.loads(raw)["type"] for raw in heard[0][0] if raw.startswith("{")}
    assert kinds >= (WATCHED if viewer is None else WATCHED | {"hint"})
    assert heard[0][0] == heard[1][0]
    assert heard[0][1] == heard[1][1]
