"""What a table costs when its log is short, and when it is long: opening, joining, taking back, telling again."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bench.timing import row
from impera.server.entries import Begin
from impera.server.operations.metrics import Metrics
from impera.server.storage import SeatRow, Store, TableRow
from impera.server.storage.migrate import migrate
from impera.server.tables import play
from impera.server.tables.connection import Connection
from impera.server.tables.hub import Hub
from impera.server.tables.offered import Limits, Offered
from impera.server.tables.proposal import Proposal
from impera.server.tables.thinking import Thinkers

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from impera.server.tables.room import Room

SHORT, LONG = 10, 2000
TIMES = 20
MISSED = 5
UNDOS = 20


class Wire:
    """A viewer that reads everything."""

    is_free = True

    def __init__(self) -> None:
        """Nothing was written yet."""
        self.drained: Callable[[], object] = lambda: None

    def write(self, message: bytes) -> None:
        """Read it."""


async def opened(hub: Hub, name: str) -> Room:
    """The room of a table that was just made."""
    room = await hub.room(name)
    if room is None:
        raise KeyError(name)
    return room


async def grow(hub: Hub, name: str, length: int) -> Room:
    """A game of three with a log of this length: mostly decisions that are taken back and made again."""
    options = '{"players": 3}'
    secret = {"salt": "salt", "commitment": "promise", "host": "host", "invite": "invite"}
    terms = {"published": False, "aids": False, "clock": None, "away": None}
    made = TableRow(id=name, created=time.time(), options=options, seed="1", **secret, **terms)  # type: ignore[arg-type]
    await hub.store.make(made, [SeatRow(table_id=name, seat=seat, kind="person") for seat in range(3)])
    room = await opened(hub, name)
    await room.change(lambda: Proposal([Begin()]))
    while room.state.number < length:
        await play_on(room)
    return room


async def play_on(room: Room) -> None:
    """One decision; if it can be taken back, it is, as often as a turn allows."""
    game = room.state.game
    if game is None:
        return
    (seat,) = game.running.asked
    decision = game.running.legal(seat)[0]
    await play.decide(room, seat, game.number_asked(seat) or 0, decision)
    for _ in range(UNDOS):
        if room.state.no_undo(seat) is None:
            await play.undo(room, seat, game.number_asked(seat) or 0)
            await play.decide(room, seat, game.number_asked(seat) or 0, decision)


async def take_back(room: Room) -> None:
    """Decide and take it back."""
    game = room.state.game
    if game is None:
        return
    (seat,) = game.running.asked
    game.undos.clear()
    await play.decide(room, seat, game.number_asked(seat) or 0, game.running.legal(seat)[0])
    if room.state.no_undo(seat) is None:
        await play.undo(room, seat, game.number_asked(seat) or 0)


async def cost(work: Callable[[], Awaitable[object]], before: Callable[[], object] = lambda: None) -> float:
    """The least CPU time of some work, in milliseconds."""
    took = []
    for _ in range(TIMES):
        before()
        began = time.process_time()
        await work()
        took.append(time.process_time() - began)
    return 1000 * min(took)


async def measure(hub: Hub, name: str, length: int) -> dict[str, float]:
    """What each thing costs at a table with a log of this length."""
    room = await grow(hub, name, length)
    missed = room.state.number - MISSED
    found = {
        "opening": await cost(lambda: hub.room(name), before=lambda: hub.forget(name)),
        "joining": await cost(lambda: room.join(Connection(Wire(), queue=8), None)),
        "telling again": await cost(lambda: room.join(Connection(Wire(), queue=8), missed)),
    }
    room.viewers.clear()
    return {**found, "taking back": await cost(lambda: take_back(room))}


async def compare(folder: Path) -> None:
    """Print what each thing costs at a short and at a long log."""
    url = f"sqlite:///{folder / 'tables.sqlite'}"
    await migrate(url)
    store, thinkers = Store(url), Thinkers(1)
    store.start()
    hub = Hub(store, Metrics(), thinkers, Offered({}, Limits(), 1))
    try:
        short, long = await measure(hub, "short", SHORT), await measure(hub, "long", LONG)
    finally:
        await hub.stop()
        await thinkers.stop()
        await store.stop()
    for what, took in short.items():
        row(f"{what}: {SHORT} and {LONG} entries", f"{took:.2f}, {long[what]:.2f} ms")
        row("  times as much", f"{long[what] / took:.2f}", "(2)")


def run() -> None:
    """Measure in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="impera-bench-") as folder:
        asyncio.run(compare(Path(folder)))
