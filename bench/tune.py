"""How the weights of `impera.bots.styles.TUNED` were found: the cross-entropy method over whole games.

Each generation draws styles around the current one, lets each play games of 2, 3 and 4 players against STEADY and
earlier results, and moves to the mean of the best. Thousands of games take a second, so all cores are busy for some
minutes.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from typing import TYPE_CHECKING, Any

import numpy as np

from bench import heuristic_games
from bench.timing import row
from impera.bots import styles
from impera.bots.compiled import heuristic
from impera.engines import cpu, layout
from impera.notation.options import Options, new_state

if TYPE_CHECKING:
    from numpy.typing import NDArray

GENERATIONS = 75
STYLES, BEST = 96, 16
GAMES = 2_400
# Winning outweighs everything, and lapses help nobody.
FIXED = ("lapse", "win")
FREE = [name for name in styles.Style._fields if name not in FIXED]
# Half of the games have two players.
TABLES = {2: 0.5, 3: 0.25, 4: 0.25}


def run() -> None:
    chance = np.random.default_rng(1)
    mean = np.concatenate([np.ravel(getattr(styles.STEADY, name)) for name in FREE]).astype(float)
    width = np.maximum(abs(mean) / 2, 40.0)
    rivals = [styles.STEADY]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for generation in range(1, GENERATIONS + 1):
            drawn = chance.normal(mean, width, (STYLES, len(mean)))
            scores = list(pool.map(_score, map(_style, drawn), repeat(rivals), repeat(1_000 + generation)))
            best = drawn[np.argsort(scores)[-BEST:]]
            mean = 0.3 * mean + 0.7 * best.mean(0)
            width = 0.3 * width + 0.7 * best.std(0) + 2
            if generation % 10 == 0:
                rivals = [*rivals[-2:], _style(mean)]
                against = _score(_style(mean), [styles.STEADY], 7)
                row(f"generation {generation}", f"{100 * against:.1f} %", f"{_style(mean)}")


def _style(weights: NDArray[np.float64]) -> styles.Style:
    """STEADY with other values for the free weights, in the order of its fields."""
    drawn = iter(weights.round().astype(int).tolist())
    found: dict[str, Any] = {}
    for name in FREE:
        weight = getattr(styles.STEADY, name)
        found[name] = tuple(next(drawn) for _ in weight) if isinstance(weight, tuple) else next(drawn)
    return styles.STEADY._replace(**found)


def _score(style: styles.Style, rivals: list[styles.Style], seed: int) -> float:
    """How often a style wins, from every seat, against copies of each rival; a fair share counts as one half."""
    score = 0.0
    for players, part in TABLES.items():
        states, streams = np.zeros(1, layout.STATE), np.zeros(1, layout.STREAM)
        layout.store(states[0], new_state(Options.make(players=players)))
        winners = np.zeros(int(GAMES * part / players / len(rivals)), np.int64)
        for rival in rivals:
            table = styles.records(style, *[rival] * (players - 1))
            for turned in range(players):
                play = cpu.functions((heuristic, heuristic_games))["play_by_heuristic"]
                play(states, streams, table, seed, turned, winners)
                won = (winners >> (-turned % players) & 1).mean()
                score += part * won / 2 / len(rivals)
    return score
