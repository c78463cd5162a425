"""One address does its worst while others play: every flood, and what the others notice of it.

`python -m tests.server.siege` prints, for each flood, how long the others' decisions took, how much of a core the
server used, its memory at most and afterwards, and how soon everything was as before. It fails if a goal is missed.
`--seconds 5 looks pings` is a shorter one. What the floods are is in `floods.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import resource
import sys
import time
from contextlib import suppress
from dataclasses import dataclass

import httpx

from bench.server import Load, Process, percentile
from tests.server import certificates
from tests.server.floods import FLOODS, target_at

TABLES = 100
RATE = 100
"""Decisions of the others per second."""
SECONDS = 15.0
AFTERWARDS = 20.0
SLOW, WORST = 0.15, 1.0
"""Seconds; the others' p99 and their longest wait should be less."""
MEMORY = 400
"""MB that the server should not reach."""
BACK = 15.0
"""Seconds after the end of a flood in which everything should be as before."""
SETTINGS = {"IMPERA_SERVER_LOG": "error"}


class Others(Load):
    """The other players, each table from an address of its own."""

    def __init__(self, port, number=0):
        """The first of them, or others who come when most games of those before them are over."""
        super().__init__(port)
        self._number = number

    def client(self):
        """Tables are made from one address, which may not make many."""
        transport = httpx.AsyncHTTPTransport(verify=certificates.NONE, local_address=f"127.2.0.{self._number + 1}")
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=60)

    def source_of(self, table):
        place = self.tables.index(table)
        return f"127.1.{place // 200}.{place % 200 + 1}"


@dataclass
class Noticed:
    """What the others noticed of a flood."""

    took: list
    afterwards: list
    lost: int
    refused: int
    cpu: float
    """Of one core, which the server used during the flood; that does not depend on what else the machine does."""
    peak: float
    """MB of memory at most, during the flood and after it."""
    memory: float
    """In the end."""

    @property
    def recovery(self):
        """Seconds after the end until no decision took long."""
        return max((at for at, took in self.afterwards if took > SLOW), default=0.0)


def missed(name, found):
    """The goals that were missed during a flood."""
    took = {"p99": (percentile(found.took, 0.99), SLOW), "worst": (max(found.took, default=0.0), WORST)}
    goals = {**took, "MB": (found.peak, MEMORY), "recovery": (found.recovery, BACK), "lost": (found.lost, 1)}
    return [f"{name}: {goal} {was:g}, not below {most:g}" for goal, (was, most) in goals.items() if was >= most]


async def endure(process, others, name, seconds, afterwards=AFTERWARDS):
    """Let another process flood the server while the others play; returns what they noticed."""
    command = (sys.executable, "-m", "tests.server.siege", "--port", str(process.port), "--seconds", str(seconds), name)
    attacker = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    await attacker.stdout.readline()  # it begins
    sampled = []
    sampling = asyncio.create_task(sample_memory(process, sampled))
    others.took.clear()
    before = process.cpu
    await others.paced(RATE, seconds)
    took, cpu = list(others.took), (process.cpu - before) / seconds
    refused, _ = await attacker.communicate()
    began, later = time.monotonic(), []
    while time.monotonic() - began < afterwards:
        others.took.clear()
        await others.paced(RATE, 0.5)
        later += [(time.monotonic() - began, each) for each in others.took]
    sampling.cancel()
    return Noticed(took, later, others.lost, int(refused), cpu, max(sampled), memory_of(process))


async def attack(port, name, seconds):
    """What the other process does: it says when it begins, and then how often it was refused."""
    target = await target_at(port, name)
    print("now", flush=True)  # noqa: T201
    target.until = time.monotonic() + seconds
    with suppress(TimeoutError):
        await asyncio.wait_for(FLOODS[name](target), seconds + 5)
    target.hang_up()
    print(target.refused)  # noqa: T201


async def sample_memory(process, sampled):
    """Note the server's memory ten times a second."""
    while True:
        sampled.append(memory_of(process))
        await asyncio.sleep(0.1)


def memory_of(process):
    """The server's memory now, in MB."""
    with open(f"/proc/{process.process.pid}/statm", encoding="ascii") as file:  # noqa: PTH123 - not a file of ours
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


async def besiege(process, names, seconds):
    """Print what the others notice of each flood; returns the goals that were missed."""
    others, numbers, problems = None, itertools.count(), []
    heads = f"{'lost':>6}{'refused':>9}{'core':>6}{'peak':>9}{'memory':>9}{'recovery':>10}"
    print(f"{'flood':14}{'decisions':>10}{'p99':>10}{'worst':>10}{heads}")  # noqa: T201
    for name in names:
        if others is None or 2 * sum(table.is_over for table in others.tables) > TABLES:
            others = Others(process.port, next(numbers))
            await others.set_tables(TABLES)
            await others.paced(RATE, 3)
        found = await endure(process, others, name, seconds)
        p99, worst = (f"{1000 * each:.0f} ms" for each in (percentile(found.took, 0.99), max(found.took, default=0)))
        memory = f"{found.peak:>6.0f} MB{found.memory:>6.0f} MB"
        costs = f"{found.lost:>6}{found.refused:>9}{found.cpu:>6.0%}{memory}{found.recovery:>8.1f} s"
        print(f"{name:14}{len(found.took):>10}{p99:>10}{worst:>10}{costs}", flush=True)  # noqa: T201
        problems += missed(name, found)
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("floods", nargs="*", default=[*FLOODS], help=f"of {', '.join(FLOODS)}; default: all")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each lasts")
    parser.add_argument("--port", type=int, help="only flood the server there, with the first flood")
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if given.port is not None:
        asyncio.run(attack(given.port, given.floods[0], given.seconds))
        return
    process = Process(settings=SETTINGS)
    try:
        problems = asyncio.run(besiege(process, given.floods, given.seconds))
    finally:
        process.stop()
    print("\n".join(problems) or "every goal is met")  # noqa: T201
    raise SystemExit(bool(problems))


if __name__ == "__main__":
    main()
