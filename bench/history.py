"""What a table costs when its log is short, and when it is long: opening, joining, taking back, telling again.

A log is long because people take back what they decided, or because they come and go before the game or in a turn.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bench.timing import row
from impera.server.entries import Begin, SeatChange
from impera.server.operations.metrics import Metrics
from impera.server.storage import SeatRow, Store, TableRow
from impera.server.storage.migrate import migrate
from impera.server.tables import play as actions
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


async def make(hub: Hub, name: str) -> Room:
    """A table for three."""
    options = '{"players": 3}'
    secret = {"salt": "salt", "commitment": "promise", "host": "host", "invite": "invite"}
    terms = {"published": False, "aids": False, "clock": None, "away": None}
    made = TableRow(id=name, created=time.time(), options=options, seed="1", **secret, **terms)  # type: ignore[arg-type]
    await hub.store.make(made, [SeatRow(table_id=name, seat=seat, kind="person") for seat in range(3)])
    return await opened(hub, name)


async def play(room: Room, length: int) -> None:
    """Play until the log has this length: mostly decisions that are taken back and made again."""
    await room.change(lambda: Proposal([Begin()]))
    while room.state.number < length:
        await play_on(room)


async def come_and_go(room: Room, length: int) -> None:
    """Take and leave a seat until the log has this length."""
    while room.state.number < length:
        await room.change(lambda: Proposal([SeatChange(2, "open")]))
        await room.change(lambda: Proposal([SeatChange(2, "person")]))


async def come_and_go_in_a_turn(room: Room, length: int) -> None:
    """The same in the middle of a turn, where something can be taken back."""
    await room.change(lambda: Proposal([Begin()]))
    if room.state.game is not None:
        (seat,) = room.state.asked
        await decide(room, seat)
    await come_and_go(room, length)


async def decide(room: Room, seat: int) -> None:
    """The first legal decision of a seat."""
    game = room.state.game
    if game is not None:
        await actions.decide(room, seat, game.number_asked(seat) or 0, game.running.legal(seat)[0])


async def play_on(room: Room) -> None:
    """One decision; if it can be taken back, it is, as often as a turn allows."""
    game = room.state.game
    if game is None:
        return
    (seat,) = game.running.asked
    await decide(room, seat)
    for _ in range(UNDOS):
        if room.state.no_undo(seat) is None:
            await actions.undo(room, seat, game.number_asked(seat) or 0)
            await decide(room, seat)


async def take_back(room: Room) -> None:
    """Decide and take it back."""
    game = room.state.game
    if game is None:
        return
    (seat,) = game.running.asked
    game.undos.clear()
    await decide(room, seat)
    if room.state.no_undo(seat) is None:
        await actions.undo(room, seat, game.number_asked(seat) or 0)


async def cost(work: Callable[[], Awaitable[object]], before: Callable[[], object] = lambda: None) -> float:
    """The least CPU time of some work, in milliseconds."""
    took = []
    for _ in range(TIMES):
        before()
        began = time.process_time()
        await work()
        took.append(time.process_time() - began)
    return 1000 * min(took)


async def measure(hub: Hub, grow: Callable[[Room, int], Awaitable[None]], length: int) -> dict[str, float]:
    """What each thing costs at a table whose log has grown to this length."""
    name = f"{grow.__name__}{length}"
    room = await make(hub, name)
    await grow(room, length)
    missed = room.state.number - MISSED
    found = {
        "opening": await cost(lambda: hub.room(name), before=lambda: hub.forget(name)),
        "joining": await cost(lambda: room.join(Connection(Wire(), queue=8), None)),
        "telling again": await cost(lambda: room.join(Connection(Wire(), queue=8), missed)),
    }
    room.viewers.clear()
    return found if room.state.game is None else {**found, "taking back": await cost(lambda: take_back(room))}


async def compare(folder: Path) -> None:
    """Print what each thing costs at a short and at a long log."""
    url = f"sqlite:///{folder / 'tables.sqlite'}"
    await migrate(url)
    store, thinkers = Store(url), Thinkers(1)
    store.start()
    hub = Hub(store, Metrics(), thinkers, Offered({}, Limits(), 1))
    try:
        for grow in (play, come_and_go, come_and_go_in_a_turn):
            short, long = await measure(hub, grow, SHORT), await measure(hub, grow, LONG)
            for what, took in short.items():
                row(f"{grow.__name__}, {what}: {SHORT} and {LONG} entries", f"{took:.2f}, {long[what]:.2f} ms")
                row("  times as much", f"{long[what] / took:.2f}", "(2)")
    finally:
        await hub.stop()
        await thinkers.stop()
        await store.stop()


def run() -> None:
    """Measure in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="impera-bench-") as folder:
        asyncio.run(compare(Path(folder)))
