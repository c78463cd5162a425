"""Looking a round ahead with a network before a decision (`impera.bots.compiled.outlook`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from impera.bots import library
from impera.bots.advice import Desk
from impera.bots.network import weights
from impera.bots.network.foresight import Round
from impera.bots.redeals import Redeals
from impera.bots.winning import Turn
from impera.engines import layout
from impera.notation.seeds import halves
from impera.rules.decisions import FIRST

if TYPE_CHECKING:
    from impera.rules.observe import Hidden
    from impera.rules.state import State


class Outlook:
    """A network with the arrays in which it looks ahead and its own stream of chance."""

    def __init__(self, seed: int, network: weights.Network, passes: int) -> None:
        """`passes` is about how often the network is asked for each decision."""
        self._network, self._passes = network, passes
        self._deals, self._round, self._room = Redeals.empty(), Round.empty(1), weights.Room.make()
        self._turn, self._desk = Turn.empty(), Desk.empty()
        self._streams = np.zeros(1, layout.STREAM)
        library.functions()["start_at"](self._streams, *halves(seed))

    def answer(self, seen: State, hidden: Hidden) -> int:
        """The best answer of the seat that decides; it must have a choice."""
        self._deals.begin(seen, hidden, 0, 0)
        given = self._deals, self._turn, self._round, self._network, self._room, self._desk, self._streams
        answer: int = library.functions()["by_outlook_at"](*given, self._passes) - FIRST[seen.ask]
        return answer
