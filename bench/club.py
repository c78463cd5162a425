"""A club that plays for a year, 50 tables a day: how large its database is, and what its size costs."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bench.timing import row
from impera import Game, bots
from impera.server.entries import Begin, Decision, Entry
from impera.server.storage import SeatRow, Store, TableRow
from impera.server.storage.expiry import Cutoffs, expire
from impera.server.storage.migrate import migrate
from impera.server.tables.lobby import lobby
from impera.server.tables.table_state import TableState

if TYPE_CHECKING:
    import argparse

TABLES_A_DAY = 50
PLAYERS = 3
# Different games; the others repeat their decisions at tables of their own.
GAMES = 10
DAY = 86_400.0
# Entries between two snapshots, as at a table that is played.
KEPT_EVERY = 64


def add_options(parser: argparse.ArgumentParser) -> None:
    """How long the club plays."""
    parser.add_argument("--days", type=int, default=365, help="default: 365, which takes some minutes")


def made(name: str, seed: int, at: float) -> tuple[TableRow, list[SeatRow]]:
    """A table and its seats."""
    secret = {"salt": "s" * 43, "commitment": "c" * 64, "host": "h" * 64, "invite": "i" * 64}
    terms = {"published": False, "aids": True, "clock": None, "away": 120}
    options = f'{{"players":{PLAYERS},"deal":"basic","teams":false,"edition":"en"}}'
    table = TableRow(id=name, created=at, options=options, seed=str(seed), finished=True, **secret, **terms)  # type: ignore[arg-type]
    people = [SeatRow(table_id=name, seat=seat, kind="person", name="Ada", token="t" * 64) for seat in range(PLAYERS)]
    return table, people


def played(seed: int) -> tuple[list[Entry], str, int]:
    """The log of a whole game, and its last snapshot with its number."""
    game = Game.new(players=PLAYERS, seed=seed)
    state = TableState(made("one", seed, 0.0)[0])
    entries = [Entry(1, Begin(), 0.0)]
    state.add(entries[0])
    text, number = "", 0
    while game.seat is not None:
        decision = Decision(game.seat, bots.make("shepherd", seed=len(entries)).decide(game.view(game.seat)))
        game.play(decision.decision)
        entries.append(Entry(len(entries) + 1, decision, 0.0))
        state.add(entries[-1])
        snapshot = state.snapshot() if len(entries) - number >= KEPT_EVERY else None
        if snapshot is not None:
            text, number = msgspec.json.encode(snapshot).decode(), len(entries)
    return entries, text, number


async def fill(store: Store, days: int) -> int:
    """Play on every day; returns the number of entries."""
    games = [played(seed) for seed in range(1, GAMES + 1)]
    began, number = time.time() - days * DAY, 0
    for day in range(days):
        for place in range(TABLES_A_DAY):
            name, at = f"table{day:05}{place:02}", began + day * DAY
            entries, text, last = games[place % GAMES]
            table, people = made(name, place % GAMES + 1, at)
            await store.make(table, people, [msgspec.structs.replace(entry, at=at) for entry in entries])
            store.keep(name, last, text)
            number += len(entries)
    return number


async def measure(days: int) -> None:
    """Fill a database, and ask it what a running server asks."""
    with tempfile.TemporaryDirectory(prefix="impera-bench-") as folder:
        file = Path(folder, "tables.sqlite")
        url = f"sqlite:///{file}"
        await migrate(url)
        store = Store(url)
        store.start()
        number = await fill(store, days)
        await store.stop()
        size, tables = _size(file), days * TABLES_A_DAY
        row(f"{days} days, {tables} finished games, {number} entries", f"{size / 1e6:.0f} MB")
        row("  for each game", f"{size / tables / 1e3:.1f} kB")
        store = Store(url)
        store.start()
        for what, asked in (
            ("the lobby", lambda: lobby(store, {})),
            ("a table's log", lambda: store.entries("table0000000")),
            ("looking for tables to delete: none", lambda: expire(store, Cutoffs(unbegun=0.0, untouched=0.0))),
            ("deleting all that are older than half", lambda: _expire(store, days / 2)),
        ):
            before = time.perf_counter()
            await asked()
            row(f"  {what}", f"{1000 * (time.perf_counter() - before):.1f} ms")
        await store.stop()


def _size(file: Path) -> int:
    return file.stat().st_size


async def _expire(store: Store, days: float) -> None:
    await expire(store, Cutoffs(unbegun=0.0, untouched=time.time() - days * DAY))


def run(days: int = 365) -> None:
    asyncio.run(measure(days))
