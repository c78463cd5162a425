"""Threats as data: who could win by hegemony on the next turn, with what, and how likely that is.

Everything follows from one view: public facts, and what its seat knows. The rules try what a seat could do, as if its
turn began now (`impera.bots.compiled.threats`). No hegemony that is possible on the next turn is missed; one that is
called certain can be reached with cards the viewer knows of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.analysis.readers import read_threats
from impera.bots.advice import Advisor
from impera.views import decode

if TYPE_CHECKING:
    from impera.analysis.shapes import Threats
    from impera.views import View


def threats(view: View) -> Threats:
    """Who could win by hegemony on the next turn, as one viewer sees it.

    >>> import impera
    >>> impera.analysis.threats(impera.Game.new(seed=7).view(0)).rivals
    ()
    """
    return read_threats(Advisor().threats(*decode(view)))
