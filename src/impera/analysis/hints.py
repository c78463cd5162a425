"""Hints: every legal decision with its chance of winning, best first, and a reason for the best one.

The chances come from the strongest search (`impera.bots.search`), which knows only what the view says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from impera.analysis.reasons import AnyReason, Wins
from impera.analysis.why import reason_for
from impera.bots.compiled import answers
from impera.bots.observed import observed
from impera.bots.search import THREADS, Budget, Search
from impera.bots.winning import winning_answer
from impera.notation.decisions import NUMBER_OF_TEXT, text_of
from impera.rules.cards import domain_of
from impera.rules.decisions import (
    CLAIM,
    COPY,
    DISCARD_HAND,
    END,
    FIRST,
    GIVE,
    KEEP,
    MENU,
    PERMANENT,
    PLAY,
    PLAY_MORE,
)

if TYPE_CHECKING:
    from impera.bots.search import Found
    from impera.rules.state import State
    from impera.views import View

SECONDS = 1.0
"""Default thinking time for a hint."""
# A decision visited less than this fraction as often as the most-visited one is not compared with it.
_ENOUGH = 4
_CARD_QUESTIONS = (KEEP, CLAIM, PLAY, PLAY_MORE, DISCARD_HAND, GIVE)


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What is known about one decision."""

    decision: str
    chance: float | None
    """Of winning, alone or with the team; None if it was not examined."""
    games: int
    """How many games were played out to find it."""


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """Every legal decision, best first, and why the first one is good."""

    seat: int
    advice: tuple[Advice, ...]
    reason: AnyReason

    def to_json(self) -> dict[str, Any]:
        """The hint as JSON-able data."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


def hint(view: View, *, seconds: float | None = None, simulations: int | None = None, seed: int = 0) -> Hint:
    """Ranked decisions for the deciding seat, after some seconds or a number of simulations.

    With a number of simulations the same seed gives the same hint. Raises BadView unless the view's seat decides.

    >>> import impera
    >>> game = impera.Game.new(seed=7)
    >>> found = hint(game.view(game.seat), simulations=50)
    >>> sorted(each.decision for each in found.advice)
    ['play M1', 'play R1', 'play S1']
    """
    seen, hidden, legal = observed(view)
    if seconds is None and simulations is None:
        seconds = SECONDS
    search = Search(seed, Budget.make(simulations, seconds, THREADS))
    word = answers.narrow(seen, legal)
    found = {} if word & (word - 1) == 0 else {each.decision: each for each in search.rank_observed(seen, hidden)}
    advice = [_advice(decision, found.get(_representative(seen, decision, word))) for decision in view.legal]
    most = max(each.games for each in advice)
    advice.sort(key=lambda each: (each.games * _ENOUGH < most, -(each.chance or 0.0), -each.games))
    sure = winning_answer(seen, hidden)
    if seen.ask == MENU and isinstance(reason_for(seen, hidden, END), Wins):
        sure = END  # other decisions may win just as surely, but later
    if sure is not None:
        first = text_of(seen.ask, sure)
        alike = {each.decision for each in advice if _is_alike(seen, _answer(seen, each), sure)}
        advice.sort(key=lambda each: (each.decision != first, each.decision not in alike))
        advice[: len(alike)] = [msgspec.structs.replace(each, chance=1.0) for each in advice[: len(alike)]]
    return Hint(seat=seen.seat, advice=tuple(advice), reason=reason_for(seen, hidden, _answer(seen, advice[0])))


def _answer(s: State, advice: Advice) -> int:
    answer: int = NUMBER_OF_TEXT[advice.decision] - FIRST[s.ask]
    return answer


def _advice(decision: str, found: Found | None) -> Advice:
    if found is None:
        return Advice(decision=decision, chance=None, games=0)
    return Advice(decision=decision, chance=found.chance, games=found.visits)


def _representative(s: State, decision: str, word: int) -> str:
    """The decision that the search tries instead of an equivalent one."""
    answer = NUMBER_OF_TEXT[decision] - FIRST[s.ask]
    for other in range(word.bit_length()):
        if (word >> other) & 1 and _is_alike(s, answer, other):
            return text_of(s.ask, other)
    return decision


def _is_alike(s: State, one: int, two: int) -> bool:
    """Whether two answers are equivalent: cards of one Domain, or the same effect, the seat's own or copied.

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
