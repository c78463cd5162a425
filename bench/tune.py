"""How the weights of `impera.bots.styles.TUNED` were found: the cross-entropy method over whole games.

Each generation draws styles around the present one, lets each play 2, 3 and 4 player games against STEADY and earlier
results, and moves to the mean of the best. Thousands of games take a second, so all cores are busy for some minutes.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from typing import TYPE_CHECKING

import numpy as np

from bench import heuristic_games
from bench.timing import row
from impera.bots.compiled import heuristic
from impera.bots.styles import STEADY
from impera.engines import cpu, layout
from impera.notation.options import Options, new_state

if TYPE_CHECKING:
    from numpy.typing import NDArray

GENERATIONS = 75
STYLES, BEST = 96, 16
GAMES = 2_400
# Winning outweighs everything, and lapses help nobody.
FREE = [weight for weight in range(heuristic.WEIGHTS) if weight not in {heuristic.LAPSE, heuristic.WIN}]
# Half of the games have two players.
TABLES = {2: 0.5, 3: 0.25, 4: 0.25}


def run() -> None:
    chance = np.random.default_rng(1)
    base = np.array(STEADY, np.int64)
    mean = base[FREE].astype(float)
    width = np.maximum(abs(mean) / 2, 40.0)
    rivals = [base]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for generation in range(1, GENERATIONS + 1):
            drawn = chance.normal(mean, width, (STYLES, len(FREE)))
            styles = [_style(base, weights) for weights in drawn]
            scores = list(pool.map(_score, styles, repeat(rivals), repeat(1_000 + generation)))
            best = drawn[np.argsort(scores)[-BEST:]]
            mean = 0.3 * mean + 0.7 * best.mean(0)
            width = 0.3 * width + 0.7 * best.std(0) + 2
            if generation % 10 == 0:
                rivals = [*rivals[-2:], _style(base, mean)]
                against = _score(_style(base, mean), [base], 7)
                row(f"generation {generation}", f"{100 * against:.1f} %", f"{_style(base, mean).tolist()}")


def _style(base: NDArray[np.int64], weights: NDArray[np.float64]) -> NDArray[np.int64]:
    style = base.copy()
    style[FREE] = weights.round()
    return style


def _score(style: NDArray[np.int64], rivals: list[NDArray[np.int64]], seed: int) -> float:
    """How often a style wins, from every seat, against copies of each rival; a fair share counts as one half."""
    score = 0.0
    for players, part in TABLES.items():
        states, streams = np.zeros(1, layout.STATE), np.zeros(1, layout.STREAM)
        layout.store(states[0], new_state(Options.make(players=players)))
        winners = np.zeros(int(GAMES * part / players / len(rivals)), np.int64)
        for rival in rivals:
            table = np.array([style] + [rival] * (players - 1))
            for turned in range(players):
                play = cpu.functions((heuristic, heuristic_games))["play_by_thumb"]
                play(states, streams, table, seed, turned, winners)
                won = (winners >> (-turned % players) & 1).mean()
                score += part * won / 2 / len(rivals)
    return score
