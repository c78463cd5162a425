"""Hints: every legal decision with its chance of winning, best first, and a reason for the best one.

A certain win comes first; the rules find it (`impera.bots.winning`). All other chances come from the network, which
looks one round ahead (`impera.analysis.comparison`) and knows only what the view says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from impera.analysis.comparison import NEAR, compare
from impera.analysis.equivalence import is_equivalent, representative
from impera.analysis.reasons import AnyReason, Stops, Wins
from impera.analysis.why import reason_for
from impera.bots.compiled import answers
from impera.bots.network.judge import Judge
from impera.bots.observed import observed
from impera.bots.winning import winning_answer
from impera.notation.decisions import NUMBER_OF_TEXT, answers_in, text_of
from impera.rules.decisions import END, FIRST, MENU

if TYPE_CHECKING:
    from impera.analysis.comparison import Compared
    from impera.rules.observe import Hidden
    from impera.rules.state import State
    from impera.views import View

PASSES = 500
"""How often the network is asked for a hint: less than a tenth of a second."""
# The answers that the network likes best are compared, and no more, because somebody is waiting.
_MOST_COMPARED = 8
# With no more chance than this, the network sees no way out.
_HOPELESS = 0.1


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What is known about one decision."""

    decision: str
    chance: float | None
    """Of winning, alone or with the team; None if it was not compared."""
    games: int
    """In how many redeals it was compared with others."""


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """Every legal decision, best first, and why the first one is good."""

    seat: int
    advice: tuple[Advice, ...]
    alike: int
    """How many decisions, from the first on, are about equally good; 1 if the first one is clearly best."""
    reason: AnyReason

    def to_json(self) -> dict[str, Any]:
        """The hint as JSON-able data."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


def hint(view: View, *, passes: int = PASSES, seed: int = 0) -> Hint:
    """Ranked decisions for the deciding seat, after about so many passes of the network.

    The same seed gives the same hint. Raises BadView unless the view's seat decides.

    >>> import impera
    >>> game = impera.Game.new(seed=7)
    >>> found = hint(game.view(game.seat))
    >>> sorted(each.decision for each in found.advice)
    ['play M1', 'play R1', 'play S1']
    """
    seen, hidden, legal = observed(view)
    word = answers.narrow(seen, legal)
    ranked = _ranked(seen, hidden, word, passes, seed)
    compared = {decision: representative(seen, _answer(seen, decision), word) for decision in view.legal}
    places = {answer: place for place, answer in enumerate(ranked)}
    order = sorted(view.legal, key=lambda decision: places.get(compared[decision], len(places)))
    advice = [_advice(decision, ranked.get(compared[decision])) for decision in order]
    sure = _sure(seen, hidden)
    alike = _alike(advice, compared)
    if sure is not None:
        advice, alike = _with_sure(seen, advice, sure), 1  # others may win too, but later
    reason = reason_for(seen, hidden, _answer(seen, advice[0].decision))
    return Hint(seat=seen.seat, advice=tuple(advice), alike=alike, reason=reason)


def _ranked(seen: State, hidden: Hidden, word: int, passes: int, seed: int) -> dict[int, Compared | None]:
    """What was found about the answers worth comparing, best first; nothing about the only one.

    Of those that hardly differ from the best, the one that the network would choose is the first.
    """
    if word & (word - 1) == 0:
        return dict.fromkeys(answers_in(word))
    judgement = Judge().judge(seen, hidden)
    liked = sorted(answers_in(word), key=lambda answer: -judgement.logit(seen, answer))
    found = compare(seen, hidden, liked[:_MOST_COMPARED], passes=passes, seed=seed)
    most = max(each.chance for each in found.values())
    good = [answer for answer in liked if answer in found and found[answer].chance > most - NEAR]
    first = good[0] if most > _HOPELESS else _stopping(seen, hidden, good)
    order = sorted(found, key=lambda answer: (answer != first, -found[answer].chance))
    return {answer: found[answer] for answer in order}


def _stopping(seen: State, hidden: Hidden, good: list[int]) -> int:
    """The first of the answers that keeps a rival from winning by the rules; the first of all, if none does.

    The network may not know how to go on from there; the next hint does.
    """
    return next((answer for answer in good if isinstance(reason_for(seen, hidden, answer), Stops)), good[0])


def _sure(seen: State, hidden: Hidden) -> int | None:
    """An answer that certainly wins; None if there is none."""
    if seen.ask == MENU and isinstance(reason_for(seen, hidden, END), Wins):
        return END
    return winning_answer(seen, hidden)


def _with_sure(seen: State, advice: list[Advice], sure: int) -> list[Advice]:
    """The sure win first, and with it what is equivalent."""
    alike = [each for each in advice if is_equivalent(seen, _answer(seen, each.decision), sure)]
    alike.sort(key=lambda each: each.decision != text_of(seen.ask, sure))
    certain = [msgspec.structs.replace(each, chance=1.0) for each in alike]
    return certain + [each for each in advice if each not in alike]


def _alike(advice: list[Advice], compared: dict[str, int]) -> int:
    """How many decisions from the first on hardly differ; 1 if all of these are one and the same to the rules."""
    best = advice[0].chance
    if best is None:
        return 1
    number = 0
    while number < len(advice) and abs(best - (advice[number].chance or -1.0)) < NEAR:
        number += 1
    return number if len({compared[each.decision] for each in advice[:number]}) > 1 else 1


def _answer(s: State, decision: str) -> int:
    answer: int = NUMBER_OF_TEXT[decision] - FIRST[s.ask]
    return answer


def _advice(decision: str, found: Compared | None) -> Advice:
    if found is None:
        return Advice(decision=decision, chance=None, games=0)
    return Advice(decision=decision, chance=found.chance, games=found.redeals)
