"""Random play on a GPU: whole games and single steps; every game compared with the CPU's."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np
from numba import cuda

import impera
from bench.timing import row
from impera.engines import gpu
from impera.notation.options import Options, new_state

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = 1 << 20
COMPARED = 8_192
STEPS = 100


def run() -> None:
    row("machine", cuda.get_current_device().name)
    for players in (2, 3, 4):
        same = _is_same(players)
        row(f"{COMPARED} games of {players} players like the CPU's, decision by decision", "yes" if same else "NO")
        _whole_games(players)
    _steps()


def _is_same(players: int) -> bool:
    by_gpu = impera.simulate(games=COMPARED, players=players, seed=1, engine="cuda")
    by_cpu = impera.simulate(games=COMPARED, players=players, seed=1, engine="numba")
    arrays = ("winners", "turns", "decisions", "reasons", "fingerprints")
    return all(np.array_equal(getattr(by_gpu, name), getattr(by_cpu, name)) for name in arrays)


def _whole_games(players: int) -> None:
    state = new_state(Options.make(players=players))
    decisions = int(gpu.play_games(state, 1, 0, GAMES)[1][:, 1].sum(dtype=np.int64))
    seconds = _fastest(gpu.Launch(state, 1, 0, GAMES))
    rate = f"{decisions / seconds / 1e9:.2f} G decisions/s"
    row(f"whole games, {players} players", rate, f"{GAMES / seconds / 1e6:.1f} M games/s; goal: 1.2 G")


def _steps() -> None:
    table = gpu.Games(new_state(Options.make(players=3)), 1, GAMES)

    def steps() -> None:
        for _ in range(STEPS):
            table.choose_uniformly()
            table.step()

    table.choose_uniformly()
    table.step()
    row("single steps with the set of legal answers, 3 players", f"{GAMES * STEPS / _fastest(steps, 1) / 1e6:.0f} M/s")


def _fastest(work: Callable[[], None], tries: int = 5) -> float:
    times = []
    for _ in range(tries):
        cuda.synchronize()
        began = time.perf_counter()
        work()
        cuda.synchronize()
        times.append(time.perf_counter() - began)
    return min(times)
