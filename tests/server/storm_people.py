"""The people of a storm: they play, take back, talk, share, move to other devices, and come back whenever sent away.

Some play a deal that others play too, against bots. At tables over days, people may lose their seats to bots.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter, defaultdict
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from impera.notation.cards import DOMAIN_NAMES
from impera.server.wire.messages import Phrase, Say
from tests.patience import PATIENCE
from tests.server import certificates
from tests.server.linear import Asked, History, Looks
from tests.server.process import SEED_HEADER

THOUGHT = 0.03
"""Seconds to think about a decision, on average."""
# How a person behaves, for each question; at tables over days people are gone for a while, and are told by a notice.
UNDOES, TALKS, LEAVES, MOVES = 0.05, 0.05, 0.03, 0.3
GONE = 3.0
ANSWERED = 30.0
"""Seconds in which a server answers, also on a machine so busy that everything takes ten times as long."""
KEPT = {"decision", "undo", "say", "share"}
"""The kinds of entries that people ask for here."""


def text_of(content):
    """What an entry says, as whoever asked for it remembers it."""
    return content.text if content.kind in {"decision", "say"} else content.kind


class Letterbox:
    """Where notices of all people go: it counts them, by the person and the table they are about."""

    def __init__(self):
        self.taken = Counter()

    @classmethod
    @asynccontextmanager
    async def opened(cls):
        letterbox = cls()
        async with await asyncio.start_server(letterbox._take, "127.0.0.1", 0) as server:
            letterbox._port = server.sockets[0].getsockname()[1]
            yield letterbox

    def address(self, key):
        return f"http://127.0.0.1:{self._port}/{key}"

    async def _take(self, reader, writer):
        with suppress(asyncio.IncompleteReadError, OSError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = int(head.lower().partition("content-length:")[2].split()[0])
            said = json.loads(await reader.readexactly(length))
            self.taken[head.split()[1][1:], said["link"].rpartition("/")[2]] += 1
            writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
            await writer.drain()
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


@dataclass
class Person:
    """A person at a table who plays whenever asked, and reconnects whenever disconnected."""

    address: str
    table: str
    seat: int
    token: str
    histories: defaultdict[str, History] = field(default_factory=lambda: defaultdict(History))
    """What all people did and saw, by table."""
    key: str = ""
    is_over_days: bool = False
    deal: str = ""
    """The deal that they play, and that others play too."""
    since: int = 0
    last: dict = field(default_factory=dict)
    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)
    shared: set[str] = field(default_factory=set)
    """The tables whose games this person has shared, and knows that it was done."""
    done: Counter[str] = field(default_factory=Counter)
    gaps: int = 0
    wrong: list[str] = field(default_factory=list)
    """What this person was told that cannot be."""
    refusals: list[str] = field(default_factory=list)
    returns: int = 0
    asked: dict | None = None
    sent: tuple[int, str] | None = None
    is_over: bool = False
    _former: str | None = None
    """The token of the device before: the next table may have been made before the move."""
    _pending: dict[str, Asked] = field(default_factory=dict)
    """What was asked for and has no answer yet, by the kind of its entry."""
    _undone: int = 0
    """The question at which this person last took back."""
    _looks: Looks = field(default_factory=Looks)
    _is_leaving: bool = False

    async def play(self, chance, is_enough):
        """Play until told to stop."""
        while not is_enough():
            is_cut_off = True
            with suppress(OSError, WebSocketException, TimeoutError, httpx.HTTPError):
                await self._visit(chance, is_enough)
                is_cut_off = False
                if self.is_over:
                    await self._play_again(chance, is_enough)
                elif chance.random() < MOVES:
                    await self._move(chance)
                elif self.is_over_days:
                    await asyncio.sleep(chance.uniform(0, GONE))
            # At a table over days nobody waits at the door: whoever is back at once may be faster than the clock.
            await asyncio.sleep(chance.uniform(1, GONE) if is_cut_off and self.is_over_days else 0.05)

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
        return connect(path, open_timeout=ANSWERED, close_timeout=1, ping_interval=None)

    async def _greet(self, socket):
        hello = {"type": "hello", "token": self.token, "seat": self.seat, "since": self.since}
        self._looks = Looks()
        self._looks.ask(time.monotonic())
        await socket.send(json.dumps(hello))

    async def _visit(self, chance, is_enough):
        self.returns += 1
        self._is_leaving = False
        async with self._connect() as socket:
            await self._greet(socket)
            while not (is_enough() or self.is_over or self._is_leaving):
                with suppress(TimeoutError):
                    await self._hear(socket, 0.5)
                if self.asked and self.asked["legal"]:
                    await asyncio.sleep(chance.uniform(0, 2 * THOUGHT))
                    await self._act(socket, chance)

    async def _act(self, socket, chance):
        """Answer a question, and now and then do something else."""
        what = chance.random()
        self._is_leaving = chance.random() < (0.5 if self.is_over_days else LEAVES)
        if what < TALKS and "say" not in self._pending:
            said = self._next_phrase()
            self._ask("say", msgspec.json.encode(said).decode())
            await socket.send(msgspec.json.encode(said).decode())
        if 1 - what < UNDOES and self.asked["undo"] and "undo" not in self._pending:
            self._undone, self.asked = self.asked["number"], None
            self._ask("undo", "undo")
            await socket.send(json.dumps({"type": "undo", "number": self._undone}))
        else:
            await self._decide(socket, chance)

    async def _decide(self, socket, chance):
        """Decide once for each question; after a return the same decision again, since it may have been lost."""
        number = self.asked["number"]
        if self.sent is None or self.sent[0] != number:
            self.sent = number, chance.choice(self.asked["legal"])
            self._ask("decision", self.sent[1])
        self.asked = None
        await socket.send(json.dumps({"type": "decide", "number": number, "decision": self.sent[1]}))

    def _next_phrase(self):
        """Each is said once, until all were: an answer is never taken for that to another one."""
        number = self.done["phrases"]
        self.done["phrases"] += 1
        phrases = Phrase.__args__
        domain = DOMAIN_NAMES[number // len(phrases) % len(DOMAIN_NAMES)]
        return Say(phrase=phrases[number % len(phrases)], seat=self.seat, domain=domain)

    def _ask(self, kind, text):
        self._pending[kind] = Asked(self.seat, text, time.monotonic())
        self.histories[self.table].asked.append(self._pending[kind])

    def _is_pending(self, kind, message):
        """Whether an entry is what was asked for last, and not something that was said on an earlier connection."""
        asked = self._pending.get(kind)
        if asked is None or kind != "say":
            return asked is not None
        said = json.loads(asked.text)
        return (said["phrase"], said["domain"]) == (message["phrase"], message["domain"])

    def _answered(self, kind, number, at):
        asked = self._pending.pop(kind)
        self.acknowledged[self.table, number] = asked.text
        self.done[kind] += 1
        if kind != "undo":  # it may be an earlier one of the same person, whose answer was lost
            asked.number, asked.ended = number, at

    async def _play_again(self, chance, is_enough):
        """When the game is over, perhaps share it, and go on at the table of the rematch."""
        if self.deal:
            await self._look_at_deal()
            return
        async with self._client() as client:
            if chance.random() < 0.5 and self.table not in self.shared:
                self._ask("share", "share")
                if (await client.post(f"/api/tables/{self.table}/share", json={})).status_code == 200:
                    self.shared.add(self.table)
                    self.done["share"] += 1
            if is_enough():
                return
            answer = await client.post(f"/api/tables/{self.table}/rematch")
        if answer.status_code == 200:
            self.table, self.since, self.is_over = answer.json()["table"], 0, False
            self.asked = self.sent = None
            self._pending.clear()
            self.done["rematch"] += 1

    async def _look_at_deal(self):
        """Ask for the table of the deal again, which is always the same, and how the deal ended for everybody."""
        async with self._client() as client:
            again = await client.post(f"/api/deals/{self.deal}/play", json={"name": "Again"})
            if again.status_code == 200 and again.json()["table"] != self.table:
                self.wrong.append("a second table for the same deal")
            self.done["deal"] += (await client.get(f"/api/deals/{self.deal}")).status_code == 200
        await asyncio.sleep(1)

    async def _move(self, chance):
        """Take the seat to another device: begin, and then ask for it until it is there."""
        async with self._client() as client:
            place = {"table": self.table, "token": self.token}
            begun = await client.post("/api/moves", json={"places": [place]})
            if begun.status_code != 201:
                return
            taken = "".join(chance.choices("abcdefghijklmnop", k=43))
            wanted = {"code": begun.json()["code"], "token": taken, "person": self.key or None}
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until:
                with suppress(httpx.HTTPError):
                    answer = await client.post("/api/moves/take", json=wanted)
                    if answer.status_code in (200, 404):
                        break
                await asyncio.sleep(0.1)
            else:
                self.wrong.append("a move that was begun does not end")
                return
        if answer.status_code == 404:  # perhaps it was done, and the answer lost
            self.done["expired"] += 1
            self.token, self._former = taken, self.token
            return
        if (self.table, self.seat) not in [(each["table"], each["seat"]) for each in answer.json()["seats"]]:
            self.wrong.append(f"moved nothing: {answer.text}")
        self.token, self._former = taken, self.token
        self.done["move"] += 1

    def _client(self):
        return httpx.AsyncClient(
            base_url=self.address,
            timeout=ANSWERED,
            headers={"Authorization": f"Bearer {self.token}"},
            verify=certificates.NONE,
        )

    async def _hear(self, socket, patience):
        message = json.loads(await asyncio.wait_for(socket.recv(), patience))
        kind, now = message["type"], time.monotonic()
        if "seating" in message:
            self.done["lost"] = int(message["seating"][self.seat]["lost"])
        if kind == "refused":
            await self._be_refused(socket, message["code"], message["number"])
        elif kind == "bye":
            if message["reason"] == "gone":
                self._use_former_token()
            raise OSError
        elif kind == "table":
            self.gaps += message["number"] < self.since or not self._looks.is_open  # answers come once
            if self._looks.is_open:
                self.histories[self.table].reads.append(self._looks.answer(message["number"], now))
            for lost in ("say", "undo"):  # what was not told until here never comes
                self._pending.pop(lost, None)
            self.since, self.last, self.asked = message["number"], message, message["ask"]
            self.is_over = message["status"] == "over"
        else:
            self.gaps += message["number"] != self.since + 1
            self.since, self.asked = message["number"], message["ask"]
            self.histories[self.table].hear(message["number"], now)
            entry = {"decided": "decision", "undone": "undo", "said": "say"}.get(kind)
            is_own = entry is not None and message["seat"] == self.seat and not message.get("bot")
            if is_own and self._is_pending(entry, message):
                self._answered(entry, message["number"], now)
            self.is_over |= message.get("reveal") is not None
        return message

    async def _be_refused(self, socket, code, number):
        self.refusals.append(code)
        if code == "no-seat":
            self._use_former_token()
        is_undo = "undo" in self._pending and number == self._undone
        if is_undo and code != "storage":
            self._pending.pop("undo").is_refused = True
        if is_undo or code == "storage":  # it did not happen, or that is unknown: ask again
            await asyncio.sleep(0.2)
            self._looks.ask(time.monotonic())
            await socket.send(json.dumps({"type": "look"}))

    def _use_former_token(self):
        """Where the token does not open the seat, perhaps the one before does."""
        if self._former is not None:
            self.token, self._former = self._former, self.token


async def set_deal(address, people, histories):
    """A deal that people play, each at a table of their own against a bot; returns them."""
    async with httpx.AsyncClient(base_url=address, timeout=30, verify=certificates.NONE) as client:
        wanted = {"options": {"players": 2, "max_turns": 6}, "level": "shepherd"}
        deal = (await client.post("/api/deals", json=wanted, headers={SEED_HEADER: "0"})).json()["deal"]
        playing = []
        for secret in (str(number) * 43 for number in range(people)):
            bearer = {"Authorization": f"Bearer {secret}"}
            made = await client.post(f"/api/deals/{deal}/play", json={"name": "Ada"}, headers=bearer)
            playing.append(Person(address, made.json()["table"], made.json()["seat"], secret, histories, deal=deal))
    return playing


async def set_tables(address, number, letterbox=None):
    """Tables of two, three and four people; returns all players. Those at tables over days are told by notices."""
    people, histories = [], defaultdict(History)
    async with httpx.AsyncClient(base_url=address, timeout=30, verify=certificates.NONE) as client:
        for index in range(number):
            players = 2 + index % 3
            options = {"players": players, "deal": "draft" if index % 2 else "basic"}
            if index % 5 == 1:
                options["max_turns"] = 2 * players  # its games end, and are shared and played again
            is_over_days = index % 4 == 0
            over_days = {"clock": 86_400, "per": "game", "late": "lost"} if is_over_days else {}
            keys = [f"{index:02}-{seat}-".ljust(43, "k") for seat in range(players)]
            body = {"options": options, "name": "P0", "away": None, "person": keys[0], **over_days}
            made = (await client.post("/api/tables", json=body, headers={SEED_HEADER: str(index)})).json()
            secrets = [made["token"]]
            for seat in range(1, players):
                taken = await client.post(
                    f"/api/tables/{made['table']}/seats/{seat}/take",
                    json={"name": f"P{seat}", "person": keys[seat]},
                    headers={"Authorization": f"Bearer {made['invite']}"},
                )
                secrets.append(taken.json()["token"])
            here = [
                Person(address, made["table"], seat, secret, histories, keys[seat], is_over_days)
                for seat, secret in enumerate(secrets)
            ]
            people += here
            if letterbox is not None and is_over_days:
                for person in here:
                    wanted = {"kind": "webhook", "target": letterbox.address(person.key), "language": "en"}
                    bearer = {"Authorization": f"Bearer {person.key}"}
                    assert (await client.post("/api/notices", json=wanted, headers=bearer)).status_code == 201
    return people
