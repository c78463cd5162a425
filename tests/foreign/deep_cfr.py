"""Runs OpenSpiel's deep CFR, with PyTorch, on a game of seven cards (docs/openspiel.md).

By hand: `uv run --with torch --with dm-tree python -m tests.foreign.deep_cfr`.
"""

from __future__ import annotations

import pyspiel
from open_spiel.python.pytorch import deep_cfr

import impera.adapters.openspiel_game  # noqa: F401 - registers the game

GAME = "impera(players=2,first=0,max_turns=2,cards=M1x6+E1)"


def solve():
    """How many losses of each player's network there are: one for each iteration."""
    solver = deep_cfr.DeepCFRSolver(
        pyspiel.load_game(GAME),
        policy_network_layers=(8,),
        advantage_network_layers=(8,),
        num_iterations=2,
        num_traversals=4,
        memory_capacity=10_000,
        seed=1,
    )
    _, losses, _ = solver.solve()
    return [len(each) for each in losses.values()]


if __name__ == "__main__":
    print(f"deep CFR ran on {GAME}; losses of each player: {solve()}")  # noqa: T201
