"""The arena: bots play the same deals from all seats, and every result comes with its uncertainty.

    from impera.analysis import arena
    result = arena.run(["fast=emperor:seconds=0.1", "senator"], games=200, players=2, seed=7)
    result.standings[0].wins.rate

docs/arena.md describes how it counts, when it stops, and what it writes.
"""

from impera.analysis.arena.entrants import Entrant
from impera.analysis.arena.result import Result
from impera.analysis.arena.runner import run
from impera.analysis.arena.settings import Settings

__all__ = ["Entrant", "Result", "Settings", "run"]
