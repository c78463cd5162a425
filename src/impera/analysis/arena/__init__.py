"""The arena: bots play the same deals from all seats, and what that shows is told with its uncertainty.

    from impera.analysis import arena
    result = arena.run(["fast=emperor:seconds=0.1", "senator"], games=200, players=2, seed=7)
    result.standings[0].wins.rate

How it counts, when it stops, and what it writes is told in docs/arena.md.
"""

from impera.analysis.arena.entrants import Entrant
from impera.analysis.arena.result import Result
from impera.analysis.arena.runner import run
from impera.analysis.arena.settings import Settings

__all__ = ["Entrant", "Result", "Settings", "run"]
