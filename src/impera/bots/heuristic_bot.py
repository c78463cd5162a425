"""Bots that play by rules of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.bots.compiled.heuristic import choose_by_heuristic
from impera.bots.observed import observed
from impera.notation.decisions import text_of
from impera.notation.seeds import halves
from impera.rules.chance import BOT, start_stream
from impera.rules.state import Stream

if TYPE_CHECKING:
    from impera.bots.styles import Style
    from impera.views import View


class HeuristicBot:
    """Decides at once, by one style."""

    def __init__(self, seed: int, style: Style) -> None:
        """A bot whose lapses are fixed by the seed."""
        self._style = style
        self._stream = Stream()
        start_stream(self._stream, *halves(seed), BOT, 0)

    def decide(self, view: View) -> str:
        """The decision that its rules of thumb prefer."""
        seen, _, word = observed(view)
        answer: int = choose_by_heuristic(seen, word, self._stream, self._style)
        return text_of(seen.ask, answer)
