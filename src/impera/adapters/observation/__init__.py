"""What a seat may know, as a tensor of fixed size, and what it may do, as a mask of fixed size.

`observe(view)` and `mask(view)` make them from any view; `fields(tensor)` names the parts of a tensor. The environments
of `impera.adapters` write the same bytes without views, in compiled code; for critics they write the whole state of a
game. The layouts are in `layout.py` and, as tables, in docs/observation.md.

>>> import impera
>>> from impera.adapters import observation
>>> view = impera.Game.new(players=2, seed=7, first=0).view(0)
>>> tensor = observation.observe(view)
>>> observation.fields(tensor)["hand"][0]
array([1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0], dtype=int8)
>>> [observation.decision(action, seat=0, players=2) for action in observation.mask(view).nonzero()[0]]
['play M1', 'play R1', 'play S1']
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from impera.adapters.compiled.tensor import write_tensor
from impera.adapters.observation.layout import (
    FIELDS,
    OBSERVATION_VERSION,
    SIZE,
    STATE_FIELDS,
    STATE_SIZE,
    STATE_VERSION,
)
from impera.adapters.observation.words import action, decision
from impera.errors import BadOptions
from impera.notation.compiled.seats import write_mask
from impera.rules.decide import legal_word
from impera.rules.decisions import DECISIONS as ACTIONS
from impera.views import decode

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from impera.views import View

__all__ = [
    "ACTIONS",
    "FIELDS",
    "OBSERVATION_VERSION",
    "SIZE",
    "STATE_FIELDS",
    "STATE_SIZE",
    "STATE_VERSION",
    "action",
    "decision",
    "fields",
    "mask",
    "observe",
]


def observe(view: View) -> NDArray[np.int8]:
    """What a seat may know, as a tensor; a spectator has none."""
    if view.seat is None:
        message = "an observation is a seat's; this view is a spectator's"
        raise BadOptions(message)
    o, h = decode(view)
    tensor = np.zeros(SIZE, np.int8)
    write_tensor(o, h, tensor)
    return tensor


def mask(view: View) -> NDArray[np.int8]:
    """The legal actions of a view's seat as a mask; all zeros unless it decides now."""
    legal = np.zeros(ACTIONS, np.int8)
    o, _ = decode(view)
    if view.seat == o.seat:
        write_mask(o, legal_word(o), legal)
    return legal


def fields(tensor: NDArray[np.int8]) -> dict[str, NDArray[np.int8]]:
    """The fields of an observation or of a state by name, each in its shape, after any batch dimensions.

    Nothing is copied.
    """
    parts, at = {}, 0
    for field in FIELDS if tensor.shape[-1] == SIZE else STATE_FIELDS:
        parts[field.name] = tensor[..., at : at + field.size].reshape(*tensor.shape[:-1], *field.shape)
        at += field.size
    return parts
