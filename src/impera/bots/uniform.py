"""A bot that plays any legal decision with the same chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.bots.observed import check_decides
from impera.notation.seeds import halves
from impera.rules.chance import BOT, below, start_stream
from impera.rules.state import Stream

if TYPE_CHECKING:
    from impera.views import View


class Uniform:
    """Chooses by its own stream of chance."""

    def __init__(self, seed: int) -> None:
        """A bot whose choices are fixed by the seed."""
        self._stream = Stream()
        start_stream(self._stream, *halves(seed), BOT, 0)

    def decide(self, view: View) -> str:
        """One of the legal decisions."""
        check_decides(view)
        nth: int = below(self._stream, len(view.legal))
        return view.legal[nth]
