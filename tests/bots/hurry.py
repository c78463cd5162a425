"""The highest level with a short look ahead, for tests of what does not depend on how well it plays."""

from __future__ import annotations

from impera.bots import roster
from impera.bots.network import manners

HURRIED = {roster.LEVELS[-1]: manners.SAGE._replace(outlook=60)}


def hurry():
    """Make the highest level decide quickly, in this process and for good."""
    roster._BOTS.update(HURRIED)
