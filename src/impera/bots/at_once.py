"""What needs no thought: the only sensible answer, or the beginning of a certain win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.bots.compiled.answers import narrow
from impera.bots.winning import winning_answer

if TYPE_CHECKING:
    from impera.bots.observed import Observed


def answer_at_once(observed: Observed) -> int | None:
    """The answer that can be given without comparing any; None if there is something to decide."""
    word: int = narrow(observed.seen, observed.word)
    if word & (word - 1) == 0:
        return word.bit_length() - 1
    return winning_answer(observed.seen, observed.hidden)
