"""How much memory the page takes while bots think, in a real browser.

The measuring is done by `tests/browser/page_memory.py`, in the browser of the tests.
"""

from __future__ import annotations

from bench.by_tests import measure


def run() -> None:
    """Measure the page, its threads and its process beside the strongest bots."""
    measure("browser.page_memory")
