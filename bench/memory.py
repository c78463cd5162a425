"""How much memory ten million games take."""

from __future__ import annotations

import subprocess
import sys

from bench.timing import row

CODE = """
import resource, impera
result = impera.simulate(games=10_000_000, players=4, seed=1)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024, result.elapsed)
"""


def run() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], check=True, capture_output=True, text=True)  # noqa: S603
    megabytes, seconds = done.stdout.split()
    row("10 million games of 4 players, largest memory", f"{megabytes} MB", f"goal: 500, in {float(seconds):.0f} s")
