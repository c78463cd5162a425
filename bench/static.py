"""The static edition: what a first visit loads, and when a person sees and plays something.

The measuring is done by `tests/browser/first_visit.py`, in the browser of the tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench.by_tests import measure

if TYPE_CHECKING:
    import argparse

TIMES = 5


def add_options(parser: argparse.ArgumentParser) -> None:
    """How often."""
    parser.add_argument("--times", type=int, default=TIMES, help="how often to visit it for the first time")


def run(times: int) -> None:
    """Visit it a number of times."""
    measure("browser.first_visit", times)
