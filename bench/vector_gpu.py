"""The vector environment on a GPU: steps with masks, with and without observations, by batch size.

The rates are kept in `build/vector-gpu.json`, because a machine with a GPU may lack matplotlib;

    python -m bench vector-gpu --draw build/vector-gpu.json

draws them anywhere.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda

from bench.timing import row
from impera.adapters import vector_env
from impera.rules.decisions import DECISIONS

if TYPE_CHECKING:
    import argparse

PLOT = Path(__file__).parent / "vector-gpu.png"
KEPT = Path("build/vector-gpu.json")
SIZES = tuple(1 << power for power in (10, 12, 14, 16, 17, 18, 20))
TOLD = (1 << 14, 1 << 17, 1 << 20)
STEPS = 50
TRIES = 4


@cuda.jit  # type: ignore[untyped-decorator]
def _choose(masks: Any, number: int, actions: Any) -> None:
    """A pseudo-random legal action for one game."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        legal = 0
        for action in range(DECISIONS):
            legal += masks[i, action]
        skip = (((i + number) * 2654435761) >> 8) % legal
        for action in range(DECISIONS):
            if masks[i, action]:
                if skip == 0:
                    actions[i] = action
                skip -= 1


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--draw", type=Path, metavar="FILE", help="only draw the rates of an earlier run")


def run(draw: Path | None = None) -> None:
    if draw is not None:
        _draw(json.loads(draw.read_text("utf-8")))
        return
    device = cuda.get_current_device().name
    row("machine", device)
    found: dict[str, dict[int, float]] = {}
    for observations in (False, True):
        what = "masks and observations" if observations else "masks"
        for games in SIZES:
            alone, chosen = _rates(games, observations=observations)
            found.setdefault(what, {})[games] = alone
            found.setdefault(f"{what}, with choice", {})[games] = chosen
            note = f"with choice {chosen / 1e6:.0f} M" + ("" if observations else "; goal: 200 M")
            if games in TOLD:
                row(f"{games} games of 3 players, {what}", f"{alone / 1e6:.0f} M steps/s", note)
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text(json.dumps({"device": device, "rates": found}), "utf-8")
    row("throughput against batch size", str(KEPT))


def _draw(kept: dict[str, Any]) -> None:
    from bench.plots import throughput  # noqa: PLC0415 - the machine with the GPU may lack matplotlib

    rates = {name: {int(size): rate for size, rate in by.items()} for name, by in kept["rates"].items()}
    throughput(rates, kept["device"], PLOT)
    row("throughput against batch size", PLOT.name)


def _rates(games: int, *, observations: bool) -> tuple[float, float]:
    """Steps per second, for the environment alone and with a separate kernel that chooses actions."""
    env = vector_env(games=games, players=3, seed=1, engine="cuda", observations=observations)
    batch, actions = env.reset(), cuda.to_device(np.zeros(games, np.int64))
    grid = (-(-games // 256), 256)
    _choose[grid](batch.masks, 0, actions)
    env.step(actions)
    alone = both = 0.0
    for _ in range(TRIES):
        spent, began = 0.0, time.perf_counter()
        for step in range(STEPS):
            _choose[grid](batch.masks, step, actions)
            cuda.synchronize()
            start = time.perf_counter()
            env.step(actions)
            cuda.synchronize()
            spent += time.perf_counter() - start
        alone, both = max(alone, games * STEPS / spent), max(both, games * STEPS / (time.perf_counter() - began))
    if np.any(batch.illegal.copy_to_host()):
        message = "an action was not legal: what was measured is not play"
        raise AssertionError(message)
    return alone, both
