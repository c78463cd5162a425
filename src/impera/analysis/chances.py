"""Each seat's chance to win, from one view, by playing the game out many times by rules of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from impera.bots import styles
from impera.bots.compiled import heuristic, rollouts
from impera.notation.seeds import halves
from impera.rules.chance import BOT, start_stream
from impera.rules.observe import HIDDEN_FIELDS
from impera.rules.state import Stream
from impera.views import decode

if TYPE_CHECKING:
    from impera.views import View

# What is compiled: the last module holds the entry.
MODULES = (heuristic, rollouts)


def chances(view: View, *, trials: int, seed: int, index: int = 0) -> tuple[float, ...]:
    """The part of the games that each seat wins, alone or with its team; what the view does not tell is redealt.

    A shared victory counts in parts. The same seed and index give the same answer.
    """
    from impera.engines import cpu, layout  # noqa: PLC0415 - loading the compiler takes half a second

    seen, hidden = decode(view)
    stream = Stream()
    start_stream(stream, *halves(seed), BOT, index)
    states = np.zeros(2, layout.STATE)
    hiding = np.zeros(1, layout.HIDDEN)
    streams = np.zeros(1, layout.STREAM)
    layout.store(states[0], seen)
    layout.store(hiding[0], hidden, HIDDEN_FIELDS)
    layout.store(streams[0], stream, tuple((word, ()) for word in "abcn"))
    wins = np.zeros(view.options.players, np.float64)
    cpu.functions(MODULES)["rollouts_at"](
        states,
        states.view(np.int64).reshape(2, -1),
        hiding,
        np.zeros(1, layout.HATS),
        streams,
        np.array([styles.PLAYOUT], np.int64),
        wins,
        trials,
    )
    return tuple(float(won) / trials for won in wins)
