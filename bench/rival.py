"""Our server compared with boardgame.io's (npm, 0.50.2), flat out: decisions per second of CPU time, in one run.

Theirs runs a comparable four-player game with hidden hands (`bench/boardgame`), in memory and with its disk storage.
Ours writes every decision to disk. Needs Node and npm, and fetches the packages into a temporary folder.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from pathlib import Path

from bench.server import Load, Process, cpu_of
from bench.timing import row

TABLES = 100
SECONDS = 10
TRIES = 2
GOALS = {"flatfile": 5.0, "memory": 1.5}
_SOURCES = Path(__file__).parent / "boardgame"
_PORT = 8766


def ours() -> float:
    """Decisions of our server per second of CPU time, while all tables play: our games end, theirs do not."""
    import uvloop  # noqa: PLC0415 - as the server does

    async def play() -> float:
        load = Load(process.port)
        await load.set_tables(TABLES)
        before = cpu_of(process.process.pid)
        await load.flat_out(SECONDS, together=True)
        return len(load.took) / (cpu_of(process.process.pid) - before)

    process = Process()
    try:
        return uvloop.run(play())
    finally:
        process.stop()


def theirs(folder: Path, storage: str) -> float:
    """Moves of boardgame.io's server per second of CPU time."""
    node = shutil.which("node") or "node"
    kept = tempfile.mkdtemp(prefix="impera-bench-")
    server = subprocess.Popen(  # noqa: S603
        [node, "server.cjs", storage, str(_PORT), kept], cwd=folder, stdout=subprocess.PIPE, encoding="utf-8"
    )
    try:
        assert server.stdout is not None  # noqa: S101
        server.stdout.readline()
        command = [node, "load.cjs", str(_PORT), str(TABLES), str(SECONDS)]
        load = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, encoding="utf-8")  # noqa: S603
        assert load.stdout is not None  # noqa: S101
        load.stdout.readline()
        before = cpu_of(server.pid)
        played = json.loads(load.stdout.readline())
        return float(played["moves"] / (cpu_of(server.pid) - before))
    finally:
        server.kill()
        server.wait()


def run() -> None:
    """Measure all three in turn, and print the best of each and the ratios."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        row("boardgame.io", "not measured", "(needs node and npm)")
        return
    folder = Path(tempfile.mkdtemp(prefix="impera-bench-"))
    for source in _SOURCES.iterdir():
        if source.is_file():
            shutil.copy(source, folder)
    subprocess.run([npm, "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)  # noqa: S603
    rates = dict.fromkeys(("ours", *GOALS), 0.0)
    for _ in range(TRIES):
        rates["ours"] = max(rates["ours"], ours())
        for storage in GOALS:
            rates[storage] = max(rates[storage], theirs(folder, storage))
    row(f"ours, on disk, {TABLES} tables", f"{1000 / rates['ours']:.3f} ms/decision")
    for storage, goal in GOALS.items():
        row(f"boardgame.io, {storage}", f"{1000 / rates[storage]:.3f} ms/move")
        row("  ours beside it, per core", f"{rates['ours'] / rates[storage]:.1f} times", f"({goal:g})")
