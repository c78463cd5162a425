"""The rules and bots as WebAssembly under Node, beside numba and the library of this machine in the same run.

The measuring is done by `tests/bots/speed.py`, with the same calls that conformance is tested by.
"""

from __future__ import annotations

from bench.by_tests import measure


def run() -> None:
    """Measure decisions and simulations per second."""
    measure("bots.speed")
