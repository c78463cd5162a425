"""Hints: what would be good to decide, from what the asking seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera import bots
from impera.server.messages import Ranked

if TYPE_CHECKING:
    from impera.views import View


def hint(view: View, seed: int) -> tuple[Ranked, ...]:
    """The decision of the strongest bot, which sees what this seat sees; its chance to win is not known."""
    decision = bots.make(bots.names()[-1], seed=seed).decide(view)
    return (Ranked(decision=decision, chance=None),)
