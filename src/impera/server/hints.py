"""Hints: what would be good to decide, from what the asking seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera import analysis
from impera.server.messages import Ranked

if TYPE_CHECKING:
    from impera.views import View

# A fraction of a second of thought; a number, so that the same question gets the same answer.
_SIMULATIONS = 6_000


def hint(view: View, seed: int) -> tuple[Ranked, ...]:
    """Every legal decision, best first, with the chance to win by it where it was examined."""
    advice = analysis.hint(view, simulations=_SIMULATIONS, seed=seed).advice
    return tuple(Ranked(decision=each.decision, chance=each.chance) for each in advice)
