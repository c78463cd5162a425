"""How long the searching bots think with their default budgets: the emperor, one second on two threads, and the consul.

Whole games, one at a time. A decision is timed by wall time, from the view to the answer; most are forced or nearly so,
and count too.
"""

from __future__ import annotations

import time

import numpy as np

import impera
from bench.timing import row
from impera import bots

GAMES = (
    ("emperor", 2, 2, 1.5),
    ("emperor", 4, 1, 1.5),
    ("consul", 2, 4, 0.2),
    ("consul", 3, 4, 0.2),
    ("consul", 4, 4, 0.2),
)
"""A bot, the number of players, how many games, and the goal for 95 of 100 decisions in seconds."""
GAME_GOAL = 20


def run() -> None:
    for name in ("emperor", "consul"):
        _play(name, 2, seed=0, most=1)  # loads or compiles the search
    for name, players, games, goal in GAMES:
        spent = [_play(name, players, seed) for seed in range(1, games + 1)]
        every = np.concatenate(spent)
        late, latest = np.quantile(every, 0.95), every.max()
        row(f"{name}, {players} players: 95 of 100, and all", f"{late:.3f} and {latest:.3f} s", f"goal: {goal} s of 95")
        if (name, players) == ("consul", 4):
            row("a game of four consuls", f"{max(map(sum, spent)):.1f} s", f"goal: {GAME_GOAL} s")


def _play(name: str, players: int, seed: int, most: int | None = None) -> list[float]:
    """The seconds each decision took in a game between copies of one bot."""
    game = impera.Game.new(players=players, seed=seed)
    seats = [bots.make(name, seed=seat) for seat in range(players)]
    spent: list[float] = []
    while game.seat is not None and len(spent) != most:
        view = game.view(game.seat)
        began = time.perf_counter()
        decision = seats[game.seat].decide(view)
        spent.append(time.perf_counter() - began)
        game.play(decision)
    return spent
