"""How fast the compiled rules and bots are, in CPU time: numba, this machine's library, and WebAssembly under Node.

    python -m tests.bots.speed [FILE.wasm]

The engines take turns, and the best of several tries counts. WebAssembly is the page's own file, or the one named.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

from bench.timing import row
from impera.bots import library, search
from impera.bots.network import plain
from impera.engines import cpu, layout
from impera.notation.options import Options, new_state
from tests.bots.agreement import deals_at
from tests.engines.node import Wasm
from tools import frontend, libraries

COSTS = Path(__file__).parents[1] / "packages" / "costs.mjs"
TRIES = 7
GAMES = 3_000
SIMULATIONS = 4_000
GOALS = {"decisions": 0.7, "simulations": 0.9}
DECISIONS = 1
"""The column of the counts that tells how many decisions a game took."""


def play(functions, players):
    """Some games by uniform choice; returns their number of decisions."""
    states, streams = np.zeros(1, layout.STATE), np.zeros(1, layout.STREAM)
    layout.store(states[0], new_state(Options.make(players=players)))
    counts = np.zeros((GAMES, 3), np.int32)
    functions["play_games"](states, streams, 1, 0, 0, np.zeros((GAMES, 2), np.uint8), counts)
    return int(counts[:, DECISIONS].sum())


def think(functions, players):
    """A search at the opening of a game; returns its number of simulations."""
    tree = search.Tree.empty(search.Plan(), SIMULATIONS + 2)
    functions["search_at"](deals_at(Options.make(players=players), 0), tree, SIMULATIONS)
    return SIMULATIONS


def seconds(functions, began):
    """The CPU time of the last call."""
    return functions.microseconds / 1e6 if isinstance(functions, Wasm) else time.process_time() - began


def best(engines, work, players):
    """The best number of things per second of each engine."""
    rates = dict.fromkeys(engines, 0.0)
    for _ in range(TRIES):
        for name, functions in engines.items():
            began = time.process_time()
            number = work(functions, players)
            rates[name] = max(rates[name], number / seconds(functions, began))
    return rates


def main(words):
    node = Wasm(Path(words[0]) if words else libraries.WASM)
    engines = {
        "numba": {**cpu.functions(), **cpu.functions(library.MODULES)},
        "library": library.functions(),
        "wasm": node,
    }
    for what, work in (("decisions", play), ("simulations", think)):
        for players in (2, 3, 4):
            rates = best(engines, work, players)
            for name, rate in rates.items():
                goal = f", goal: {GOALS[what]}" if name == "wasm" else ""
                times = f"{rate / rates['numba']:.2f} times numba{goal}"
                row(f"{name}, {players} players", f"{rate / 1e3:,.0f} k {what}/s", times)
    node.close()
    tell_costs()


def tell_costs():
    """What a view takes under Node, and how much memory is used by what is loaded."""
    with tempfile.TemporaryDirectory() as folder:
        network = Path(folder, plain.FILE)
        network.write_bytes(plain.shipped())
        words = [str(frontend.node()), "--expose-gc", str(COSTS), str(network)]
        found = json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)
    row("a view", f"{found['view']:.0f} µs", "goal: 1,000")
    for what, megabytes in found["grown"]:
        row(f"memory: {what}", f"{megabytes:.1f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
