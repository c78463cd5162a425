"""What needs no thought: the only sensible answer, or the beginning of a certain win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.bots.compiled.answers import narrow
from impera.bots.observed import observed
from impera.bots.winning import winning_answer
from impera.notation.decisions import text_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from impera.bots.observed import Observed
    from impera.rules.observe import Hidden
    from impera.rules.state import State
    from impera.views import View


def answer_at_once(found: Observed) -> int | None:
    """The answer that can be given without comparing any; None if there is something to decide."""
    word: int = narrow(found.seen, found.word)
    if word & (word - 1) == 0:
        return word.bit_length() - 1
    return winning_answer(found.seen, found.hidden)


def decision(view: View, think: Callable[[State, Hidden], int]) -> str:
    """The decision for a view: at once where that is possible, otherwise the answer that `think` returns."""
    found = observed(view)
    answer = answer_at_once(found)
    return text_of(found.seen.ask, think(found.seen, found.hidden) if answer is None else answer)
