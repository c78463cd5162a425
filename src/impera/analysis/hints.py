"""Hints: every legal decision with its chance of winning, best first, and a reason for the best one.

A certain win comes first; the rules find it (`impera.bots.compiled.winning`). All other chances come from the network,
which looks one round ahead and knows only what the view says (`impera.bots.compiled.hints`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.analysis.readers import read_hint
from impera.bots.advice import Advisor
from impera.bots.observed import observed

if TYPE_CHECKING:
    from impera.analysis.shapes import Hint
    from impera.views import View

PASSES = 500
"""How often the network is asked for a hint: less than a tenth of a second."""


def hint(view: View, *, passes: int = PASSES, seed: int = 0) -> Hint:
    """Ranked decisions for the deciding seat, after about `passes` passes of the network.

    The same seed gives the same hint. Raises BadView unless the view's seat decides.

    >>> import impera
    >>> game = impera.Game.new(seed=7)
    >>> found = hint(game.view(game.seat))
    >>> sorted(each.decision for each in found.advice)
    ['play M1', 'play R1', 'play S1']
    """
    seen, hidden, _ = observed(view)
    return read_hint(Advisor(seed).hint(seen, hidden, passes))
