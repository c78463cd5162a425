"""Each seat's chance to win, from one view, by playing the game out many times by rules of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from impera.bots import library, styles
from impera.notation.seeds import halves
from impera.views import decode

if TYPE_CHECKING:
    from impera.views import View


def chances(view: View, *, trials: int, seed: int, index: int = 0) -> tuple[float, ...]:
    """The fraction of the games that each seat wins, alone or with its team; cards the view does not show are redealt.

    A shared victory counts as a fraction. The same seed and index give the same answer.
    """
    from impera.bots.redeals import Redeals  # noqa: PLC0415 - loading the compiler takes half a second

    deals = Redeals.empty()
    deals.begin(*decode(view), *halves(seed), index)
    wins = np.zeros(view.options.players, np.float64)
    library.functions()["rollouts_at"](deals, styles.records(styles.PLAYOUT), wins, trials)
    return tuple(float(won) / trials for won in wins)
