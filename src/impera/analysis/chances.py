"""Each seat's chance to win, for an observer who knows all hands but not the deck, by the network."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from impera.bots.network.foresight import Foresight
from impera.views import decode
from impera.views.events import EVERYTHING

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from impera.game import Game
    from impera.notation.options import Options


def chances(game: Game, *, trials: int, seed: int) -> tuple[float, ...]:
    """The chance of each seat, alone or with its team; all sides together have a chance of 1.

    The deck is redealt as often as there are trials, and the network plays one round, in which every seat decides by
    what it knows. A shared victory counts as a fraction. The same seed gives the same answer.
    """
    seats = range(game.options.players)
    foresight = Foresight(seed)
    foresight.begin(*decode(game.view(EVERYTHING)), {seat: decode(game.view(seat))[0] for seat in seats})
    found = np.stack([foresight.expected(index) for index in range(trials)])
    fair = 1 / game.options.sides  # for a seat that never had a choice
    return _shared_out(np.where(np.isnan(found), fair, found).mean(axis=0), game.options)


def _shared_out(expected: NDArray[np.float64], options: Options) -> tuple[float, ...]:
    """What the seats expect, each by what it knows, as chances of which one of the sides comes true."""
    seats = range(options.players)
    sides = np.zeros(options.sides)
    for seat in seats:
        sides[options.side_of(seat)] += expected[seat]
    sides /= max(float(sides.sum()), 1e-9)
    return tuple(float(sides[options.side_of(seat)]) for seat in seats)
