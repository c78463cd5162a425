"""Reading a turn under way: which effect asks what, and whether it can be completed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.engines.interpreter import recording
from impera.game.position.checks import require, seat_of
from impera.notation.cards import EFFECT_OF_NAME, KIND_OF_CODE
from impera.notation.decisions import QUESTION_NAMES, QUESTION_OF_NAME
from impera.rules.cards import ECONOMY, UTOPIA, domain_of
from impera.rules.decisions import (
    BREAKTHROUGH,
    DEMOCRACY,
    DIVINE_RIGHT,
    EFFECT_TABLE,
    EMBARGO,
    GIVE,
    HOLY_BOOK,
    INSPIRATION,
    PERMANENT,
)
from impera.rules.religion import hand_size_of_level
from impera.rules.science import BREAKTHROUGH_CARDS
from impera.rules.state import NOBODY

if TYPE_CHECKING:
    from impera.game.position.shape import TurnShape
    from impera.rules.state import State


# Which effects can be asking each question of a turn under way. No effect asks for step 1 or the menu.
_EFFECTS_ASKING: dict[str, tuple[str | None, ...]] = {
    "play": (None,),
    "menu": (None,),
    **{
        QUESTION_NAMES[ask]: tuple(effect.name for effect in EFFECT_TABLE if ask in effect.asks)
        for ask in sorted({ask for effect in EFFECT_TABLE for ask in effect.asks})
    },
}


def read_turn(s: State, turn: TurnShape) -> None:
    """Continue in the middle of a turn."""
    s.turn += 1
    require(turn.ask in _EFFECTS_ASKING, f"no such question: {turn.ask!r}")
    asking = _EFFECTS_ASKING[turn.ask]
    require(turn.effect in asking, f"{turn.effect} cannot ask {turn.ask!r}")
    s.blocked = recording().blocked_kinds(s, s.seat)
    s.skipped = int(turn.skipped)
    for name in turn.used:
        _spend(s, name)
    if turn.copied is not None:
        s.copied = _effect(turn.copied.effect)
        require(s.copied < PERMANENT, f"{turn.copied.effect} cannot be copied")
        s.copied_from = seat_of(s, turn.copied.seat, "copied.seat")
        require(s.copied_from != s.seat, "an effect is copied from another player")
        is_closed = recording().closed_to_copies(s) >> s.copied & 1
        require(not is_closed, f"{turn.copied.effect} is copied, but its slot was used before")
        s.applied |= 1 << INSPIRATION
        recording().spend_copied(s, s.copied)
    s.hand_size = _hand_size(s)
    require(turn.hand_size == s.hand_size, f"hand_size cannot be {turn.hand_size}: it is {s.hand_size}")
    s.ask = QUESTION_OF_NAME[turn.ask]
    s.need, s.plays = turn.need, turn.plays
    if turn.effect is not None:
        s.effect = EFFECT_OF_NAME[turn.effect]
        is_begun = s.applied >> s.effect & 1 or s.copied == s.effect
        require(is_begun, f"{turn.effect} asks, but is neither used nor copied")
    if turn.cost is not None:
        s.cost = KIND_OF_CODE[turn.cost]
    if turn.target is not None:
        s.target = seat_of(s, turn.target, "target")
    _check_turn(s, turn)


def _effect(name: str) -> int:
    require(name in EFFECT_OF_NAME, f"no such effect: {name!r}")
    return EFFECT_OF_NAME[name]


def _hand_size(s: State) -> int:
    """The hand size that the effects applied this turn have set (R-REL-01, R-REL-02)."""
    level = 0
    if s.applied >> DIVINE_RIGHT & 1 or s.copied == DIVINE_RIGHT:
        level = 2
    elif s.applied >> HOLY_BOOK & 1 or s.copied == HOLY_BOOK:
        level = 1
    size: int = hand_size_of_level(level)
    return size


def _spend(s: State, name: str) -> None:
    effect = _effect(name)
    require(effect != INSPIRATION, "Inspiration is written as copied")
    require(not s.spent >> effect & 1, f"{name} is used, but its slot was used before")
    s.applied |= 1 << effect
    recording().spend_own(s, effect)


def _check_turn(s: State, turn: TurnShape) -> None:
    """Whether what is asked can be answered, and the effect be completed."""
    is_marker = s.effect in (EMBARGO, DEMOCRACY)
    expected = {EMBARGO: ECONOMY, DEMOCRACY: UTOPIA}.get(s.effect, NOBODY)
    paid = NOBODY if s.cost == NOBODY else domain_of(s.cost)
    require(paid == expected, f"the marker card of {turn.effect} is wrong" if is_marker else "nothing is being laid")
    require((s.ask == GIVE) == (turn.target is not None), "target is whose hand an Inquisition took")
    require(s.target != s.seat, "an Inquisition is of another player")
    at_hand = _answers_at_hand(s)
    if at_hand is None:
        require(turn.need == turn.plays == 0, f"{turn.ask} takes one answer: need and plays must be 0")
        require(recording().legal_word(s), f"nothing can be answered to {turn.ask}")
    else:
        require(1 <= turn.need <= at_hand, f"{turn.ask} needs {turn.need} answers, but has {at_hand} cards")
        most = _most_answers(s)
        require(turn.need <= most, f"{turn.effect} asks {turn.ask} {most} times at most, not {turn.need} times")
    follows = turn.ask in ("discard-area", "take-area")
    require(
        1 <= turn.plays <= _most_answers(s) if follows else turn.plays == 0,
        f"{turn.plays} plays cannot follow {turn.ask}",
    )
    require(recording().can_go_on(s), f"{turn.effect or turn.ask} cannot be completed with this hand")


def _most_answers(s: State) -> int:
    """How many times the effect being resolved asks its question: its level, or what its rule says."""
    if s.effect == BREAKTHROUGH:
        return BREAKTHROUGH_CARDS
    if s.ask == GIVE:
        cards: int = s.hand_n[s.seat]
        return cards
    level: int = s.effect % 2 + 1
    return level


def _answers_at_hand(s: State) -> int | None:
    """How many cards the question can still be answered with; None for a question that takes a single answer."""
    rules = recording()
    by_question: dict[str, int] = {
        "discard-hand": s.hand_n[s.seat],
        "discard-area": s.area_n[s.seat],
        "take-area": s.area_n[s.seat],
        "take-pile": s.pile_n,
        "play-more": rules.playable_in_hand(s, s.seat),
        "give": s.hand_n[s.seat],
    }
    return by_question.get(QUESTION_NAMES[s.ask])
