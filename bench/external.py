"""Own bots: how long a program takes to start, what asking it and whole games cost, and the first compiled bot.

With `PYTHONPATH=OTHER/src` before it, `python -m bench.external BOT...` measures another version of impera in the same
way. CPU time is that of impera and its programs together, so that a busy machine does not change it much.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bench.startup import seconds
from bench.timing import row
from impera.bots.external import External
from impera.game import Game

if TYPE_CHECKING:
    from collections.abc import Sequence

PROGRAM = Path(__file__).parents[1] / "examples" / "external" / "builder.py"
BUILDER = (sys.executable, str(PROGRAM))
BOTS = ("senator", "consul", "sage")
GAMES = 20
PLAY_GAMES = """
from impera.bots.external import External
from impera.game import Game
for seed in range({games}):
    game = Game.new(players=2, seed=seed)
    seats = [External({command!r}, seed=seat) for seat in range(2)]
    while game.seat is not None:
        game.play(seats[game.seat].decide(game.view(game.seat)))
    for bot in seats:
        bot.over(game.outcome)
"""
FIRST_DECISION = """
import impera
game = impera.Game.new(players=2, seed=7)
impera.bots.make({bot!r}, seed=1).decide(game.view(game.seat))
"""


def run(bots: Sequence[str] = BOTS) -> None:
    nothing = seconds("pass")
    started = min(_first_decision() for _ in range(7))
    row("a program in Python, start to first decision", f"{started:.3f} s", f"an empty Python: {nothing:.3f} s")
    decisions, spent = max((_asked(seed) for seed in range(5)), key=lambda pair: pair[0] / pair[1])
    row("a program that runs, asked over pipes", f"{decisions / spent:,.0f} decisions/s", f"{decisions} decisions")
    with tempfile.TemporaryDirectory() as folder:
        stays = Path(folder) / "stays.py"
        text = PROGRAM.read_text("utf-8").replace('"decision": best', '"decision": best, "stay": True')
        stays.write_text(text, "utf-8")
        for name, command in (("starts again", BUILDER), ("asks to stay", (sys.executable, str(stays)))):
            loaded, played = (_cpu(PLAY_GAMES.format(games=games, command=command)) for games in (0, GAMES))
            row(f"a game between two programs, each {name}", f"{(played - loaded) / GAMES * 1000:.0f} ms of CPU time")
    for bot in bots:
        with tempfile.TemporaryDirectory() as folder:
            spent = _cpu(FIRST_DECISION.format(bot=bot), IMPERA_CACHE=folder)
        row(f"first decision of {bot} in a new process, nothing cached", f"{spent:.2f} s of CPU time")


def _cpu(code: str, **environment: str) -> float:
    """The CPU time that a fresh interpreter and all it starts take for some code."""

    def spent() -> float:
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    before = spent()
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, **environment})  # noqa: S603 - our own code
    return spent() - before


def _first_decision() -> float:
    view = Game.new(players=2, seed=7, first=0).view(0)
    began = time.perf_counter()
    with External(BUILDER, seed=1) as bot:
        bot.decide(view)
        return time.perf_counter() - began


def _asked(seed: int) -> tuple[int, float]:
    """How often a program was asked in a game against itself, and how long all of that took, without its start."""
    game, spent = Game.new(players=2, seed=seed), 0.0
    with External(BUILDER, seed=1) as bot:
        while game.seat is not None:
            view = game.view(game.seat)
            began = time.perf_counter()
            decision = bot.decide(view)
            spent += (time.perf_counter() - began) if game.decisions else 0.0
            game.play(decision)
    return len(game.decisions) - 1, spent


if __name__ == "__main__":
    run(sys.argv[1:] or BOTS)
