"""Uniform random play including the deal, compared with OpenSpiel's C++ random play of hearts in the same run."""

from __future__ import annotations

import time
from typing import Any

import numba
import numpy as np
import pyspiel

import impera
from bench.timing import best_rates, row
from impera.engines import layout

GAMES = 20_000
HEARTS = 2_000


def run() -> None:
    rates = best_rates({"hearts": _hearts, **{f"numba {n}": _numba(n) for n in (2, 3, 4)}, "python": _python})
    hearts = rates["hearts"]
    row("OpenSpiel, hearts, uniform random bots, C++", f"{hearts / 1e6:.2f} M decisions/s")
    for players in (2, 3, 4):
        rate = rates[f"numba {players}"]
        row(
            f"numba, {players} players, one core",
            f"{rate / 1e6:.2f} M decisions/s",
            f"{rate / hearts:.1f} times hearts",
        )
    row("python, 3 players, one core", f"{rates['python'] / 1e3:.0f} k decisions/s", "goal: 100")
    _threads()
    row("copying a state in compiled code", f"{_copy_nanoseconds():.0f} ns", "goal: 50")


def _numba(players: int) -> Any:
    def play() -> int:
        result = impera.simulate(games=GAMES, players=players, seed=1, engine="numba", workers=1)
        return int(result.decisions.sum())

    return play


def _python() -> int:
    result = impera.simulate(games=300, players=3, seed=1, engine="python", workers=1)
    return int(result.decisions.sum())


def _hearts() -> int:
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(4)]
    for seed in range(HEARTS):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
    # Games of hearts differ in length only by the passing of cards.
    return HEARTS * sum(bool(item.player >= 0) for item in state.full_history())


def _threads() -> None:
    """Two threads against one, by wall time; the best of several tries, alternating."""
    best = {1: 0.0, 2: 0.0}
    for _ in range(8):
        for workers, rate in best.items():
            began = time.perf_counter()
            impera.simulate(games=8 * GAMES, players=3, seed=1, workers=workers)
            best[workers] = max(rate, 1 / (time.perf_counter() - began))
    row("two threads against one", f"{best[2] / best[1]:.2f} times", "goal: 1.8")


@numba.njit  # type: ignore[untyped-decorator]
def _copy(rows: Any, times: int) -> None:
    """Copy row 0 to the other rows in turn, so that no copy can be optimised away."""
    for i in range(times):
        target = 1 + i % (len(rows) - 1)
        for byte in range(rows.shape[1]):
            rows[target, byte] = rows[0, byte]


def _copy_nanoseconds() -> float:
    rows = np.zeros(64, layout.STATE).view(np.uint8).reshape(64, layout.STATE.itemsize)
    _copy(rows, 1)
    times = 2_000_000

    def copy() -> int:
        _copy(rows, times)
        return times

    return 1e9 / best_rates({"copy": copy})["copy"]
