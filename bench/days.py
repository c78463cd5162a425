"""What tables over days cost while nobody looks: memory, CPU time, and asking the database which of them are due."""

from __future__ import annotations

import asyncio
import re
import tempfile
import time
from pathlib import Path

from bench.server import Process
from bench.timing import row
from impera.server.entries import Begin, Entry
from impera.server.storage import SeatRow, Store, TableRow
from impera.server.storage.migrate import migrate

TABLES = 10_000
DAY = 86_400
SECONDS = 30
TIMES = 20


async def fill(url: str, number: int) -> float:
    """Make tables whose games have begun; returns how many milliseconds it takes to ask which of them are due."""
    await migrate(url)
    store = Store(url)
    store.start()
    secret = {"salt": "salt", "commitment": "promise", "host": "host", "invite": "invite"}
    for index in range(number):
        name = f"t{index}"
        made = TableRow(
            id=name,
            created=time.time(),
            options='{"players": 3}',
            seed=str(index),
            published=False,
            aids=False,
            clock=DAY,
            away=None,
            due=DAY + index,
            **secret,  # type: ignore[arg-type]
        )
        seats = [SeatRow(table_id=name, seat=seat, kind="person") for seat in range(3)]
        await store.make(made, seats, [Entry(1, Begin(), time.time())])
    took = []
    for _ in range(TIMES):
        began = time.process_time()
        await store.due(0.0, 20)
        took.append(time.process_time() - began)
    await store.stop()
    return 1000 * min(took)


def measure(number: int) -> tuple[float, float, float]:
    """Megabytes of a server with this many tables, its CPU milliseconds in a minute, and those of one look."""
    with tempfile.TemporaryDirectory(prefix="impera-days-") as folder:
        url = f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        look = asyncio.run(fill(url, number))
        process = Process("--database", url)
        time.sleep(SECONDS)
        before = process.cpu
        time.sleep(SECONDS)
        used = process.cpu - before
        status = Path(f"/proc/{process.process.pid}/status").read_text(encoding="ascii")
        memory = int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024  # type: ignore[index]
        process.stop()
        return memory, 1000 * used * 60 / SECONDS, look


def run() -> None:
    """Compare a server without tables and one with many."""
    for number in (0, TABLES):
        memory, cpu, look = measure(number)
        row(f"{number} tables over days: memory", f"{memory:.1f} MB")
        row("CPU time in a minute", f"{cpu:.0f} ms")
        row("asking which are due", f"{look:.2f} ms")
