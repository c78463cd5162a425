"""A position as bytes: the state and the ledger as the rules in the page keep them (`packages/impera-js`).

Reading positions (N-06) is written once, in `impera.game.position`; the page takes these bytes as they are. They fit
one version of the rules only.
"""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from impera.engines import layout
from impera.game import position
from impera.rules.knowledge import MEMORY_FIELDS

if TYPE_CHECKING:
    from impera.notation.options import Options


class Situation(NamedTuple):
    """A position, in Base64 and without the zeros at the ends."""

    options: Options
    state: str
    ledger: str


def situation_of(data: dict[str, Any]) -> Situation:
    """The bytes of a position; raises BadPosition if it is impossible."""
    state, memory, options = position.read(data)
    seen = np.zeros(1, layout.TOLD_STATE)[0]
    layout.store(seen, state)
    seen["told"] = len(state.log)
    for place, entry in enumerate(state.log):
        seen["log"][place] = entry
    ledger = np.zeros(1, layout.MEMORY)[0]
    layout.store(ledger, memory, MEMORY_FIELDS)
    return Situation(options, _text(seen), _text(ledger))


def _text(record: Any) -> str:
    return b64encode(record.tobytes().rstrip(b"\0")).decode()
