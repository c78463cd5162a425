"""The static edition: what a first visit loads, and when a person sees and plays something.

The measuring is done by `tests/browser/first_visit.py`, in the browser of the tests.
"""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

TIMES = 5


def add_options(parser: argparse.ArgumentParser) -> None:
    """How often."""
    parser.add_argument("--times", type=int, default=TIMES, help="how often to visit it for the first time")


def run(times: int) -> None:
    """Visit it a number of times."""
    subprocess.run([sys.executable, "-m", "tests.browser.first_visit", str(times)], check=False)  # noqa: S603 - our own program
