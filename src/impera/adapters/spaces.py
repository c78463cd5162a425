"""The spaces of the environments, as gymnasium describes them. Needs the extra `rl`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from gymnasium import spaces

from impera.adapters.observation.layout import MOST, SIZE, STATE_SIZE
from impera.rules.decisions import DECISIONS

if TYPE_CHECKING:
    from numpy.typing import NDArray

Seen = dict[str, "NDArray[np.int8]"]
"""An observation with its mask."""


def observation_space() -> spaces.Dict:
    """The space of an observation with its mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (SIZE,), np.int8),
            "action_mask": spaces.Box(0, 1, (DECISIONS,), np.int8),
        }
    )


def action_space() -> spaces.Discrete:
    """All actions, legal or not."""
    return spaces.Discrete(DECISIONS)


def state_space() -> spaces.Box:
    """The space of the whole state of a game, hidden cards included."""
    return spaces.Box(0, MOST, (STATE_SIZE,), np.int8)
