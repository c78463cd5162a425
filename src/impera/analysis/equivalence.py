"""Which answers come to the same by the rules, so that only one of them is compared with others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.notation.decisions import answers_in
from impera.rules.cards import domain_of
from impera.rules.decisions import (
    CLAIM,
    COPY,
    DISCARD_HAND,
    END,
    GIVE,
    KEEP,
    MENU,
    PERMANENT,
    PLAY,
    PLAY_MORE,
)

if TYPE_CHECKING:
    from impera.rules.state import State

_CARD_QUESTIONS = (KEEP, CLAIM, PLAY, PLAY_MORE, DISCARD_HAND, GIVE)


def representative(s: State, answer: int, word: int) -> int:
    """The answer in a set that is equivalent to this one; this one, if there is none."""
    return next((other for other in answers_in(word) if is_equivalent(s, answer, other)), answer)


def is_equivalent(s: State, one: int, two: int) -> bool:
    """Whether two answers are cards of one Domain, or the same effect, the seat's own or copied.

    With `copy_slot: effect`, using an effect leaves other effects open than copying it (D-16).
    """
    if one == two:
        return True
    if s.ask == MENU:
        is_mixed = (one < COPY) != (two < COPY)
        is_one_effect = END not in (one, two) and _effect(one) == _effect(two)
        return is_one_effect and not (is_mixed and s.copy_by_effect)
    return s.ask in _CARD_QUESTIONS and domain_of(one) == domain_of(two)


def _effect(answer: int) -> int:
    return (answer - COPY) % PERMANENT if answer >= COPY else answer
