"""The static edition: what a first visit loads, and when a person sees and plays something.

The measuring is done by `tests/browser/first_visit.py`, in the browser of the tests.
"""

from __future__ import annotations

import subprocess
import sys


def run() -> None:
    """Measure a first visit."""
    subprocess.run([sys.executable, "-m", "tests.browser.first_visit"], check=False)
