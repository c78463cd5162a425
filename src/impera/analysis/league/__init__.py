"""A league: an arena that goes on. Bots join and leave, every two of those in it meet, and a page shows how they stand.

    from impera.analysis import league
    result = league.run("my-league", ["senator", "trader", "py:my_bots:Mine"], games=20)

docs/arena.md describes it.
"""

from impera.analysis.league.runner import run

__all__ = ["run"]
