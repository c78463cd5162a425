"""The table server under load: each decision of many scripted seats is timed until it reaches the last seat."""

from __future__ import annotations

import asyncio
import functools
import gc
import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from bench.timing import row
from bench.wire import Wire, dial

TABLES = 500
SEATS = 4
RATE = 500
SECONDS = 20
SETTINGS = {
    "IMPERA_SERVER_WORK_PER_SECOND": "100000000",
    "IMPERA_SERVER_TABLES_PER_HOUR": "1000000",
    "IMPERA_SERVER_SOCKETS_PER_ADDRESS": "100000",
    "IMPERA_SERVER_LOG": "warning",
}


def cpu_of(pid: int) -> float:
    """Seconds of CPU time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Process:
    """A server as a separate process."""

    def __init__(self, *arguments: str, settings: dict[str, str] = SETTINGS) -> None:
        """Start it with these arguments and settings on a free port, and wait until it is ready."""
        self.folder = tempfile.mkdtemp(prefix="impera-bench-")
        command = [sys.executable, "-m", "impera", "serve", "--port", "0", *arguments]
        environment = {**os.environ, **settings, "IMPERA_DATA": self.folder, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, encoding="utf-8")  # noqa: S603
        while True:
            line = self.process.stdout.readline() if self.process.stdout else ""
            found = re.search(r"http://127\.0\.0\.1:(\d+)$", line.strip())
            if found:
                self.port = int(found[1])
                return
            if not line:
                message = "the server did not start"
                raise RuntimeError(message)

    @property
    def cpu(self) -> float:
        """Seconds of CPU time so far."""
        return cpu_of(self.process.pid)

    @property
    def memory(self) -> float:
        """The most memory so far, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(re.search(r"VmHWM:\s+(\d+)", status)[1]) / 1024  # type: ignore[index]

    def stop(self) -> None:
        """End it gracefully."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        shutil.rmtree(self.folder)


@dataclass
class Table:
    """A table with its four seats, as the load generator knows it."""

    name: str
    tokens: list[str]
    wires: list[Wire] = field(default_factory=list)
    asker: int | None = None
    ask: dict[str, Any] | None = None
    number: int = 0
    heard: int = 0
    sent: float = 0.0
    is_over: bool = False
    lost: int = 0
    seen: list[int] = field(default_factory=lambda: [0] * SEATS)


class Load:
    """Scripted seats at many tables."""

    def __init__(self, port: int, *, views: bool = False) -> None:
        """At the server on this port; with `views`, every seat gets a whole view with every entry."""
        self.port = port
        self.views = views
        self.tables: list[Table] = []
        self.took: list[float] = []
        self.refused = 0
        self.is_paced = True
        self._waiting = 0
        self._ready = asyncio.Event()
        self._one_is_over = asyncio.Event()

    async def set_tables(self, number: int) -> None:
        """Make tables, fill their seats, and connect everyone."""
        async with self.client() as client:
            turns = asyncio.Semaphore(20)

            async def make() -> None:
                async with turns:
                    self.tables.append(await self._make(client))

            await asyncio.gather(*(make() for _ in range(number)))
        self._waiting = number * SEATS
        for table in self.tables:
            await self._connect(table)
        await self._ready.wait()

    def client(self) -> httpx.AsyncClient:
        """Whoever makes the tables."""
        limits = httpx.Limits(max_connections=20)
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", limits=limits, timeout=60)

    async def _make(self, client: httpx.AsyncClient) -> Table:
        body = {"options": {"players": SEATS}, "name": "Ada", "away": None}
        made = (await client.post("/api/tables", json=body)).json()
        tokens = [made["token"]]
        for seat in range(1, SEATS):
            taken = await client.post(
                f"/api/tables/{made['table']}/seats/{seat}/take",
                json={"name": f"P{seat}"},
                headers={"Authorization": f"Bearer {made['invite']}"},
            )
            tokens.append(taken.json()["token"])
        return Table(made["table"], tokens)

    def source_of(self, table: Table) -> str | None:  # noqa: ARG002 - others have one for each table
        """The local address that the seats of a table connect from; None for any."""
        return None

    async def _connect(self, table: Table) -> None:
        for seat, token in enumerate(table.tokens):
            heard = functools.partial(self.hear, table, seat)
            path = f"/api/tables/{table.name}/socket"
            wire = await dial("127.0.0.1", self.port, path, heard, source=self.source_of(table))
            table.wires.append(wire)
            wire.send(json.dumps({"type": "hello", "token": token, "views": self.views}).encode())

    def hear(self, table: Table, seat: int, raw: bytes) -> None:
        """A seat hears a message."""
        message = json.loads(raw)
        if message["type"] == "refused":
            self.refused += 1
            return
        number = message["number"]
        if table.seen[seat] and number != table.seen[seat] + 1:
            table.lost += 1
        if not table.seen[seat]:
            self._waiting -= 1
            if not self._waiting:
                self._ready.set()
        table.seen[seat] = number
        if message["ask"] is not None:
            table.asker, table.ask = seat, message["ask"]
        if message["type"] != "decided":
            return
        if number != table.number:
            table.number, table.heard = number, 0
        table.heard += 1
        table.is_over |= message["reveal"] is not None
        if table.heard == SEATS:
            self.took.append(time.perf_counter() - table.sent)
            table.sent = 0.0
            if not self.is_paced:
                self.decide(table)

    def decide(self, table: Table) -> bool:
        """Let the seat that is asked decide, if nothing is pending; `end` if possible, to keep turns short."""
        if table.is_over:
            self._one_is_over.set()
        if table.sent or table.is_over or table.ask is None or table.asker is None:
            return False
        legal = table.ask["legal"]
        decision = "end" if legal[-1] == "end" else legal[0]
        table.sent = time.perf_counter()
        table.wires[table.asker].send(
            json.dumps({"type": "decide", "number": table.ask["number"], "decision": decision}).encode()
        )
        return True

    async def paced(self, rate: int, seconds: float) -> int:
        """Decide at this rate per second, taking the tables in turn; returns how many decisions were sent."""
        began, sent, turn = time.perf_counter(), 0, 0
        while (now := time.perf_counter() - began) < seconds:
            while sent < now * rate:
                for _ in self.tables:
                    turn = (turn + 1) % len(self.tables)
                    if self.decide(self.tables[turn]):
                        break
                sent += 1
            await asyncio.sleep(0.001)
        await self._settle()
        return sent

    async def flat_out(self, seconds: float, *, together: bool = False) -> None:
        """Every table decides as soon as the last decision has reached all its seats; `together`, until one is done."""
        self.is_paced = False
        for table in self.tables:
            self.decide(table)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._one_is_over.wait() if together else asyncio.sleep(seconds), seconds)
        self.is_paced = True
        await self._settle()

    async def _settle(self) -> None:
        for _ in range(100):
            if not any(table.sent for table in self.tables):
                return
            await asyncio.sleep(0.1)

    @property
    def lost(self) -> int:
        """Numbers that a seat missed, and decisions that did not reach everyone."""
        return sum(table.lost + bool(table.sent) for table in self.tables)


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


async def measure(process: Process, tables: int, rate: int, seconds: float) -> None:
    gc.disable()  # the load generator must not pause
    load = Load(process.port)
    began = time.perf_counter()
    await load.set_tables(tables)
    row(f"{tables} tables made, {tables * SEATS} sockets connected", f"{time.perf_counter() - began:.1f} s")
    before = process.cpu
    await load.paced(rate, seconds)
    number = len(load.took)
    row(f"paced: {rate} decisions/s for {seconds:g} s", f"{number / seconds:.0f}/s")
    row("  until the last seat has heard: median", f"{1000 * statistics.median(load.took):.1f} ms")
    row("  99 of 100", f"{1000 * percentile(load.took, 0.99):.1f} ms", "(100 ms)")
    row("  the slowest", f"{1000 * max(load.took):.1f} ms")
    row("  CPU per decision", f"{1000 * (process.cpu - before) / number:.3f} ms")
    load.took.clear()
    before = process.cpu
    began = time.perf_counter()
    await load.flat_out(seconds)
    number, elapsed = len(load.took), time.perf_counter() - began
    row("flat out", f"{number / elapsed:.0f}/s")
    row("  99 of 100", f"{1000 * percentile(load.took, 0.99):.1f} ms")
    row("  CPU per decision", f"{1000 * (process.cpu - before) / number:.3f} ms")
    row("  decisions per second of one core", f"{number / (process.cpu - before):.0f}/s")
    for table in load.tables:
        for wire in table.wires:
            wire.close()
    row("messages lost", str(load.lost), "(0)")
    row("refused", str(load.refused), "(0)")
    row("the server's largest memory", f"{process.memory:.0f} MB", "(600 MB)")
    load = Load(process.port, views=True)
    await load.set_tables(tables // 10)
    before = process.cpu
    await load.flat_out(seconds / 2)
    spent = 1000 * (process.cpu - before) / len(load.took)
    row("with a whole view for every seat after every decision", f"{spent:.3f} ms CPU")


def run() -> None:
    import uvloop  # noqa: PLC0415 - as the server does

    process = Process()
    try:
        uvloop.run(measure(process, TABLES, RATE, SECONDS))
    finally:
        process.stop()
