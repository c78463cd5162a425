"""Measuring on a busy machine: CPU time, the best of several tries, alternating between what is compared."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def best_rates(work: dict[str, Callable[[], int]], tries: int = 5) -> dict[str, float]:
    """The best number of things per CPU second of each kind of work; the kinds take turns."""
    rates = dict.fromkeys(work, 0.0)
    for _ in range(tries):
        for name, do in work.items():
            began = time.process_time()
            number = do()
            rates[name] = max(rates[name], number / (time.process_time() - began))
    return rates


def row(what: str, measured: str, goal: str = "") -> None:
    """Print one line of results."""
    print(f"  {what:58}{measured:>18}  {goal}", flush=True)
