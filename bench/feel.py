"""How the table feels in a real browser: presses for a turn, waiting between turns, and random inputs.

The measuring is done by `tests/browser/feel.py`, with the people of the browser tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench.by_tests import measure

if TYPE_CHECKING:
    import argparse

GAMES = 10
ROUNDS = 30


def add_options(parser: argparse.ArgumentParser) -> None:
    """What to measure."""
    parser.add_argument("--games", type=int, default=GAMES, help="games whose presses are counted")
    parser.add_argument("--hand", choices=["mouse", "touch"], default="mouse", help="what presses in those games")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="rounds timed at normal pace, at each kind of table")
    parser.add_argument("--inputs", type=int, default=0, help="random inputs to throw at games, such as 1000")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random inputs; parts with other seeds add up")


def run(*, games: int, hand: str, rounds: int, inputs: int, seed: int) -> None:
    """Measure what was asked for."""
    measure("browser.feel", games, rounds, inputs, seed, hand)
