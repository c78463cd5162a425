"""A player's side of the wire, for tests: requests by HTTP, and sockets that speak the messages of the server."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.patience import PATIENCE
from tests.server import certificates
from tests.server.process import SEED_HEADER, USUAL_SEED
from tests.valid import validator

# As patient as the sockets; each request has its own connection, because servers are killed in between.
http = httpx.Client(timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0), verify=certificates.NONE)


class Viewer:
    """A socket at a table. Whatever it is told must be as `impera schema viewer-told` says."""

    def __init__(self, address, table, *, headers=None, source=None, **hello):
        self.heard = []
        self.raw = []
        self.answered = None
        options = {} if source is None else {"source_address": (source, 0)}
        self._exits = ExitStack()
        self._socket = self._exits.enter_context(
            connect(
                f"{address.replace('http', 'ws')}/api/tables/{table}/socket",
                additional_headers=headers,
                open_timeout=PATIENCE,
                ping_interval=None,  # a busy machine is not a lost connection
                max_size=None,
                **options,
            )
        )
        self.send("hello", **hello)

    def send(self, kind, **values):
        self._socket.send(json.dumps({"type": kind, **values}))

    def send_raw(self, data):
        self._socket.send(data)

    def next(self, timeout=PATIENCE):
        """The next message."""
        raw = self._socket.recv(timeout=timeout)
        self.raw.append(raw)
        self.heard.append(json.loads(raw))
        validator("viewer-told").validate(self.heard[-1])
        return self.heard[-1]

    def until(self, *kinds, timeout=PATIENCE, **values):
        """The next message of some kind with these values; what comes before it is skipped."""
        while True:
            message = self.next(timeout)
            if message["type"] in kinds and all(message.get(name) == value for name, value in values.items()):
                return message

    def everything(self):
        """What was sent so far: everything that comes before the answer to an unreadable message."""
        self.send("anything else?")
        found = []
        while (message := self.next()).get("code") != "unreadable":
            found.append(message)
        self.heard.pop()
        return found

    def decide(self, ask, decision=None):
        self.send("decide", number=ask["number"], decision=ask["legal"][0] if decision is None else decision)

    def play(self, choose=lambda ask: ask["legal"][0], stop=lambda _: False, timeout=PATIENCE):
        """Decide whenever asked, until the game is over or `stop` accepts a message; returns that message."""
        message = self.heard[-1] if self.heard else self.next(timeout)
        while True:
            if message.get("reveal") or stop(message):
                return message
            ask = message.get("ask")
            if ask and ask["legal"] and ask["number"] != self.answered:
                self.answered = ask["number"]
                self.decide(ask, choose(ask))
            message = self.next(timeout)

    def close_code(self):
        """Wait for the end of the connection; returns its code."""
        with suppress(ConnectionClosed):
            while True:
                self.next()
        return self._socket.close_code

    def close(self):
        self._exits.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


@dataclass
class Seat:
    """A seat at a table and the token that opens it."""

    table: Table
    seat: int
    token: str

    def watch(self, **hello):
        return Viewer(self.table.address, self.table.name, token=self.token, seat=self.seat, **hello)

    @property
    def bearer(self):
        return {"Authorization": f"Bearer {self.token}"}

    def post(self, what, **body):
        url = f"{self.table.address}/api/tables/{self.table.name}/seats/{self.seat}/{what}"
        return http.post(url, json=body or {}, headers=self.bearer)


@dataclass
class Table:
    """A table that a test has made."""

    address: str
    name: str
    invite: str
    host: str
    commitment: str
    link: str
    seats: dict[int, Seat] = field(default_factory=dict)

    @property
    def invited(self):
        return {"Authorization": f"Bearer {self.invite}"}

    def get(self, what="", headers=None):
        return http.get(f"{self.address}/api/tables/{self.name}{what}", headers=headers or self.invited)

    def take(self, seat, name, secret=None, **more):
        """Sit down; returns the server's answer."""
        url = f"{self.address}/api/tables/{self.name}/seats/{seat}/take"
        bearer = {"Authorization": f"Bearer {secret or self.invite}"}
        answer = http.post(url, json={"name": name, **more}, headers=bearer)
        if answer.status_code == 200:
            self.seats[seat] = Seat(self, seat, answer.json()["token"])
        return answer

    def spectate(self, **hello):
        return Viewer(self.address, self.name, invite=self.invite, **hello)


def play_with_everyone(table):
    """Play a whole game with all people of a table at once; returns what each of them was sent."""
    viewers = {seat: place.watch() for seat, place in table.seats.items()}
    with ThreadPoolExecutor(len(viewers)) as pool:
        list(pool.map(Viewer.play, viewers.values()))
    for viewer in viewers.values():
        viewer.close()
    return {seat: viewer.heard for seat, viewer in viewers.items()}


def make_table(address, *, people=1, bots=0, level=None, seed=USUAL_SEED, **wanted):
    """A table with this many people, all seated, and bots in the seats after them; the seed fixes its deal."""
    names = ["Ada", "Bo", "Cy", "Di"][:people]
    seats = [{}] * people + [{"kind": "bot", "level": level}] * bots
    options = {"players": people + bots, **wanted.pop("options", {})}
    body = {"options": options, "seats": seats, "name": names[0] if names else None, **wanted}
    answer = http.post(f"{address}/api/tables", json=body, headers={SEED_HEADER: str(seed)})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    table = Table(address, made["table"], made["invite"], made["token"], made["commitment"], made["link"])
    if made["seat"] is not None:
        table.seats[made["seat"]] = Seat(table, made["seat"], made["token"])
    for seat, name in list(enumerate(names))[1:]:
        assert table.take(seat, name).status_code == 200
    return table
