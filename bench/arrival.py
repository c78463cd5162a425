"""How long a newcomer waits in a real browser on a slow line: the first paint, the table, a hint, and what is loaded.

The measuring is done by `tests/browser/arrival.py`, with the people of the browser tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench.by_tests import measure

if TYPE_CHECKING:
    import argparse

TIMES = 5


def add_options(parser: argparse.ArgumentParser) -> None:
    """How often."""
    parser.add_argument("--times", type=int, default=TIMES, help="how often to arrive")


def run(times: int) -> None:
    """Arrive a number of times."""
    measure("browser.arrival", times)
