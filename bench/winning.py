"""The search for a win this turn, at the positions of the bots' tests, and an earlier version of it if one is given.

Each position is searched once to warm up, then timed by CPU time, the best of several tries. The time includes moving
the state to where machine code can read it, as bots do. Where a quick look shows that nobody can win, nothing is
searched, so the figures are given for all positions and for those that are searched. An earlier version is a file with
a function `winning_answer(seen, hidden)`. This one is the last that was written for the interpreter:

    git show 0207554^:src/impera/bots/winning.py | sed s/impera.bots.gain/impera.bots.compiled.gain/ > earlier.py
    python -m bench winning --beside earlier.py
"""

from __future__ import annotations

import runpy
import time
from pathlib import Path
from statistics import mean, median
from typing import TYPE_CHECKING, Any

from bench.timing import row
from impera import Game
from impera.bots.compiled.gain import could_win
from impera.bots.winning import winning_answer
from impera.rules.cards import DOMAINS
from impera.views import decode
from tests.bots.positions import BLOCKS, WINS, positions

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from impera.rules.observe import Hidden
    from impera.rules.state import State

    Position = tuple[State, Hidden]
    Search = Callable[[State, Hidden], int | None]

TRIES = 5


def add_options(parser: argparse.ArgumentParser) -> None:
    """What can be chosen."""
    parser.add_argument("--beside", metavar="FILE", type=Path, help="an earlier version")


def run(beside: Path | None = None) -> None:
    """Time it at every position, in turn with the other."""
    searches: dict[str, Search] = {"now": winning_answer}
    if beside is not None:
        searches["earlier"] = runpy.run_path(str(beside))["winning_answer"]
    every = [decode(Game.from_position(each.data()).view(0)) for each in _positions()]
    times = [_timed(searches, position) for position in every]
    searched = [each for each, position in zip(times, every, strict=True) if _is_searched(*position)]
    for name in searches:
        for which, chosen in (("all", times), ("searched", searched)):
            spent = [each[name] for each in chosen]
            figures = f"{mean(spent):.3f}, {median(spent):.3f}, {max(spent):.2f} ms"
            row(f"{name}, {which}: mean, median, longest", figures, f"{len(spent)} positions")
    unequal = sum(len({search(*position) for search in searches.values()}) > 1 for position in every)
    row("positions at which they find different answers", f"{unequal}", "goal: 0")


def _positions() -> list[Any]:
    return [each for pictures in (WINS, BLOCKS) for players in (2, 3, 4) for each in positions(pictures, players)]


def _is_searched(seen: State, hidden: Hidden) -> bool:
    return any(could_win(seen, hidden, domain) for domain in range(DOMAINS))


def _timed(searches: dict[str, Search], position: Position) -> dict[str, float]:
    """The best time of each search in milliseconds; the first try only warms up."""
    best = dict.fromkeys(searches, float("inf"))
    for attempt in range(TRIES + 1):
        for name, search in searches.items():
            began = time.process_time_ns()
            search(*position)
            spent = (time.process_time_ns() - began) / 1e6
            if attempt:
                best[name] = min(best[name], spent)
    return best
