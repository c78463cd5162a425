"""How long a person waits: importing, the first compiled game, and the first decision of a bot that searches."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

from bench.timing import row

IMPORT = "import impera"
FIRST_GAME = "import impera; impera.simulate(games=1, players=3, seed=1)"
# So few simulations that starting is what takes time.
FIRST_DECISION = """
import impera
game = impera.Game.new(players=3, seed=1)
impera.bots.make("emperor", seed=1, simulations=128).decide(game.view(game.seat))
"""
# As on a machine of another kind, for which there is no library.
BY_NUMBA = f"""
from impera.bots import library
from impera.engines import native
library._shipped = lambda: None
native.has_compiler = lambda: False
{FIRST_DECISION}
"""


def run() -> None:
    nothing = seconds("pass")
    row("import impera", f"{seconds(IMPORT) - nothing:.3f} s", "goal: 0.15")
    with tempfile.TemporaryDirectory() as folder:
        environment = {"IMPERA_CACHE": folder}
        row("first compiled game, nothing on disk", f"{seconds(FIRST_GAME, environment, 1):.2f} s", "goal: 20")
        row("first compiled game, compiled code on disk", f"{seconds(FIRST_GAME, environment):.2f} s", "goal: 1")
    with tempfile.TemporaryDirectory() as folder:
        environment = {"IMPERA_CACHE": folder}
        row("an emperor's first decision, by the library", f"{seconds(FIRST_DECISION, environment):.2f} s", "goal: 1")
        row("an emperor's first decision by numba, nothing on disk", f"{seconds(BY_NUMBA, environment, 1):.2f} s")
        row("an emperor's first decision by numba, code on disk", f"{seconds(BY_NUMBA, environment):.2f} s")


def seconds(code: str, environment: dict[str, str] | None = None, tries: int = 7) -> float:
    """The shortest time a fresh interpreter takes for some code, with its bytecode on disk."""
    variables = {**os.environ, **(environment or {})}
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    times = []
    for _ in range(tries):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, env=variables)  # noqa: S603 - our own code
        times.append(time.perf_counter() - began)
    return min(times)
