"""Whether the page stutters while bots think, in a real browser.

The measuring is done by `tests/browser/frames.py`, in the browser of the tests.
"""

from __future__ import annotations

import subprocess
import sys


def run() -> None:
    """Measure the work of the page's main thread while the strongest bots think."""
    subprocess.run([sys.executable, "-m", "tests.browser.frames"], check=False)
