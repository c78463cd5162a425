"""Plays many games on a compiled engine, and a sample of them on the interpreter: both must decide alike.

Played are all combinations of the options of A-29 and D-16, and `at-draw` as the first revision reads it::

    python -m tests.engines.agreement --engine numba --games 100000 --sample 2000

The engine may also be `native` or `wasm`, the library of the bots (`tests.bots.agreement`).
"""

from __future__ import annotations

import argparse
import itertools
from types import SimpleNamespace
from typing import NamedTuple

import numpy as np

import impera
from impera.notation.options import Options
from impera.testing import every_table
from tests.bots.agreement import BUILDS, built, played

SEED = 14
CHOICES = {"religion": ("on-apply", "at-draw"), "copy_owned": (True, False), "copy_slot": ("domain", "effect")}
USUAL, *OTHERS = (dict(zip(CHOICES, values, strict=True)) for values in itertools.product(*CHOICES.values()))
READINGS = (*OTHERS, {"religion": "at-draw", "revision": 1})
ARRAYS = ("winners", "turns", "decisions", "reasons", "fingerprints")


class Found(NamedTuple):
    """How many games were played, compared and unequal, and how many went another way than by the default rules."""

    games: int
    compared: int
    unequal: int
    otherwise: int


def compare(engine, *, games, sample):
    """Play at least `games` games, shared by all tables and readings, and compare at least `sample` of them."""
    share = len(every_table()) * len(READINGS)
    each, first = -(-games // share), -(-sample // share)
    played = compared = unequal = otherwise = 0
    for table in every_table():
        usual = _simulate(engine, table, USUAL, each)
        for reading in READINGS:
            found = _simulate(engine, table, reading, each)
            again = _simulate("python", table, reading, first)
            played, compared = played + each, compared + first
            unequal += int(_differ(found, again, first).sum())
            otherwise += int(_differ(found, usual, each).sum())
    return Found(played, compared, unequal, otherwise)


def _simulate(engine, table, reading, games):
    options = {"players": table.players, "teams": table.teams, "deal": table.deal, **reading}
    if engine in BUILDS:
        with built(engine) as functions:
            outcomes, counts, _ = played(functions, Options.make(**options), games, seed=SEED)
        winners = (outcomes[:, :1] >> np.arange(table.players) & 1).astype(bool)
        turns, decisions, fingerprints = counts.T
        return SimpleNamespace(
            winners=winners, turns=turns, decisions=decisions, reasons=outcomes[:, 1], fingerprints=fingerprints
        )
    return impera.simulate(games=games, seed=SEED, engine=engine, workers=1, **options)


def _differ(one, other, games):
    """Which of the first games are not the same, decision by decision."""
    pairs = [(getattr(one, name)[:games], getattr(other, name)[:games]) for name in ARRAYS]
    return np.any([(a != b).reshape(games, -1).any(axis=1) for a, b in pairs], axis=0)


def main():
    """Print what was found, and fail if any game is unequal."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", default="numba")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--sample", type=int, default=2_000)
    asked = parser.parse_args()
    found = compare(asked.engine, games=asked.games, sample=asked.sample)
    print(  # noqa: T201
        f"{found.games} games on {asked.engine}, {found.otherwise} of them otherwise than by the default rules; "
        f"{found.compared} played again by the interpreter, {found.unequal} of them unequal"
    )
    raise SystemExit(found.unequal > 0)


if __name__ == "__main__":
    main()
