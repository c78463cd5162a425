"""Whether the page stutters while bots think, in a real browser.

The measuring is done by `tests/browser/frames.py`, in the browser of the tests.
"""

from __future__ import annotations

from bench.by_tests import measure


def run() -> None:
    """Measure the work of the page's main thread while the strongest bots think."""
    measure("browser.frames")
