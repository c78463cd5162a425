"""Finds the reason for a decision: what it does by the rules, and how it changes the threats.

A decision is applied to the table as the viewer knows it. If it reveals hidden cards, there is no single table after
it, and the reason is what the effect is for.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from impera.analysis import reasons
from impera.analysis.threats import threat_of, threats_in, threats_of
from impera.notation.cards import CARD_CODES, DOMAIN_NAMES, DOMAIN_OF_NAME, EFFECT_NAMES
from impera.notation.decisions import answers_in
from impera.rules.bits import count_bits
from impera.rules.cards import DOMAINS, domain_of
from impera.rules.culture import leads_culture
from impera.rules.decide import act, legal_word
from impera.rules.decisions import (
    ATTACK,
    BREAKTHROUGH,
    CHOOSE_DOMAIN,
    CHOOSE_PLACE,
    CHOOSE_SEAT,
    CLAIM,
    COPY,
    DEMOCRACY,
    DEVELOPMENT,
    DISCARD_AREA,
    DISCARD_HAND,
    EFFECT_TABLE,
    EMBARGO,
    END,
    END_SET,
    GIVE,
    INQUISITION,
    KEEP,
    MENU,
    OLIGARCHY,
    PERMANENT,
    PLAY,
    PLAY_MORE,
    TAKE_AREA,
    TAKE_PILE,
)
from impera.rules.effects import menu
from impera.rules.hegemony import cards_for_hegemony
from impera.rules.majority import scores_in, side_of, sides
from impera.rules.parameters import HAND
from impera.rules.religion import hand_size_at_draw
from impera.rules.science import BREAKTHROUGH_CARDS
from impera.rules.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from impera.analysis.reasons import AnyReason
    from impera.analysis.threats import Threat
    from impera.rules.observe import Hidden
    from impera.rules.state import State

# A threat counts as stopped if its chance falls by this much.
_RELIEF = 0.1
# With this few cards in the deck a lead may last until the end: about two rounds of draws.
_NEAR_THE_END = 12
_BLOCKS = (ATTACK, EMBARGO, DEMOCRACY)
# The most tables to compare: somebody is waiting for the reason.
_MOST_LOOKS = 6


class _Change(NamedTuple):
    """The table before a decision and after it."""

    before: State
    after: State
    seat: int
    answer: int
    effect: int
    """The effect that is begun or resolved; -1 for none."""


def reason_for(seen: State, hidden: Hidden, answer: int) -> AnyReason:
    """The best reason for an answer of the viewer, who decides."""
    word = legal_word(seen)
    if word & (word - 1) == 0:
        return reasons.Forced()
    effect = _effect_of(seen, answer)
    if seen.ask == MENU and answer == END:
        return _for_end(seen)
    if seen.ask in (KEEP, CLAIM):
        return _takes(seen, answer)
    if effect == BREAKTHROUGH and seen.ask == MENU:
        return reasons.Digs(cards=min(BREAKTHROUGH_CARDS, seen.deck_n))
    if effect == INQUISITION and seen.ask in (MENU, CHOOSE_SEAT):
        return _for_inquisition(seen, hidden, answer)
    after = seen.copy()
    act(after, answer)
    change = _Change(seen, after, seen.seat, answer, effect)
    return _for_victory(change, hidden) or _for_threats(change, hidden) or _for_progress(change) or _for_purpose(change)


def _effect_of(s: State, answer: int) -> int:
    if s.ask != MENU:
        return int(s.effect)
    return (answer - COPY) % PERMANENT if COPY <= answer < END else answer


def _for_end(s: State) -> AnyReason:
    """The end of the turn wins, or there is nothing better to do."""
    seat = s.seat
    for domain in range(DOMAINS):
        if s.count[seat][domain] >= cards_for_hegemony(s, seat, domain):
            return reasons.Wins(domain=DOMAIN_NAMES[domain])
    draws = max(0, min(hand_size_at_draw(s, seat) - s.hand_n[seat], s.deck_n))
    if draws == s.deck_n == 0:
        after = s.copy()
        act(after, END)
        if (after.winners >> seat) & 1:
            return reasons.Wins(domain=None)
    return reasons.EndsTurn(draws=draws)


def _for_victory(change: _Change, hidden: Hidden) -> AnyReason | None:
    """A hegemony can be completed in this turn, and still can after the decision."""
    own = [threat for threat in threats_of(change.after, hidden, change.seat) if threat.certain]
    if not own:
        return None
    nearest = min(own, key=lambda threat: threat.missing)
    return reasons.CompletesHegemony(domain=nearest.domain, missing=nearest.missing)


def _for_threats(change: _Change, hidden: Hidden) -> AnyReason | None:
    """A rival's chance to win on the next turn falls, at once or by the best target of the effect that begins."""
    grave = [threat for threat in threats_in(change.before, hidden).rivals if (threat.chance or 0.0) >= _RELIEF]
    stopped = _most_stopped(grave, change, hidden) if grave else None
    if stopped is None:
        return None
    effect = EFFECT_NAMES[change.effect] if change.effect != NOBODY else None
    return reasons.Stops(seat=stopped.seat, domain=stopped.domain, effect=effect)


def _most_stopped(grave: list[Threat], change: _Change, hidden: Hidden) -> Threat | None:
    """The threat whose chance falls most; None if none falls enough.

    Only a few tables are examined, the most promising first, because each may take a tenth of a second.
    """
    most, found = _RELIEF, None
    looks = islice(_tables(grave, change), _MOST_LOOKS)
    for threat, table in looks:
        before = threat.chance or 0.0
        if before < most or (found is not None and before == most):
            continue  # it cannot fall by more
        left = threat_of(table, hidden, threat.seat, DOMAIN_OF_NAME[threat.domain])
        fall = before - (0.0 if left is None else left.chance or 0.0)
        if fall > most or (found is None and fall == most):
            most, found = fall, threat
    return found


def _tables(grave: list[Threat], change: _Change) -> Iterator[tuple[Threat, State]]:
    """Threats with the tables that may stop them; an effect that begins has one per target, the threat itself first."""
    if change.before.ask != MENU or change.effect not in _BLOCKS:
        for threat in grave:
            yield threat, change.after
        return
    targets = answers_in(legal_word(change.after))
    for is_hit in (True, False):
        for threat in grave:
            for target in targets:
                if _hits(change.after.ask, target, threat) == is_hit:
                    table = change.after.copy()
                    act(table, target)
                    yield threat, table


def _hits(ask: int, target: int, threat: Threat) -> bool:
    """Whether a target is exactly where a threat is."""
    domain = DOMAIN_OF_NAME[threat.domain]
    return target == (DOMAINS * threat.seat + domain if ask == CHOOSE_PLACE else domain)


def _for_inquisition(s: State, hidden: Hidden, answer: int) -> AnyReason:
    """The hand of a rival who could win with it is taken."""
    target = answer if s.ask == CHOOSE_SEAT else None
    for threat in threats_in(s, hidden).rivals:
        if target in (None, threat.seat) and (threat.chance or 0.0) >= _RELIEF:
            return reasons.Stops(seat=threat.seat, domain=threat.domain, effect=EFFECT_NAMES[INQUISITION])
    return reasons.TakesHand()


def _for_progress(change: _Change) -> AnyReason | None:
    """Something is reached: a level, a larger hand, the lead in Culture, a majority near the end."""
    before, after, seat = change.before, change.after, change.seat
    reached = after.allows[seat] & ~before.allows[seat] & ((1 << PERMANENT) - 1)
    if reached:
        effect = reached.bit_length() - 1
        name, level = DOMAIN_NAMES[EFFECT_TABLE[effect].domain], effect % 2 + 1
        return reasons.ReachesLevel(domain=name, level=level, effect=EFFECT_NAMES[effect])
    if after.hand_size > max(before.hand_size, HAND):
        return reasons.DrawsTo(cards=after.hand_size)
    if after.ask == MENU and leads_culture(after, seat) and not leads_culture(before, seat):
        return reasons.LeadsCulture(copies=count_bits((menu(after) & ~END_SET) >> COPY))
    if before.deck_n <= _NEAR_THE_END:
        for domain in range(DOMAINS):
            if _margin(after, seat, domain) > _margin(before, seat, domain):
                return reasons.TakesMajority(domain=DOMAIN_NAMES[domain])
    return None


def _margin(s: State, seat: int, domain: int) -> int:
    """By majority in a Domain: 2 for the only point, 1 for one that others have too, 0 for none."""
    scoring = [side for side in range(sides(s)) if scores_in(s, side, domain)]
    if side_of(s, seat) not in scoring:
        return 0
    return 2 if len(scoring) == 1 else 1


def _for_purpose(change: _Change) -> AnyReason:  # noqa: PLR0911 - one return for each kind of question
    """What the decision is for."""
    before, after, answer, effect = change.before, change.after, change.answer, change.effect
    if before.ask in (PLAY, PLAY_MORE):
        return _grows(after, change.seat, domain_of(answer))
    if before.ask in (TAKE_PILE, TAKE_AREA):
        return _takes(before, answer)
    if before.ask in (DISCARD_HAND, DISCARD_AREA, GIVE):
        return reasons.Parts(card=CARD_CODES[answer])
    if before.ask == CHOOSE_PLACE:
        return reasons.Hinders(seat=answer // DOMAINS, domain=DOMAIN_NAMES[answer % DOMAINS])
    if before.ask == MENU and DEVELOPMENT <= effect < OLIGARCHY:
        return reasons.PlaysMore(effect=EFFECT_NAMES[effect], cards=effect % 2 + 1)
    if before.ask == MENU and OLIGARCHY <= effect < PERMANENT:
        return reasons.Recovers(cards=effect % 2 + 1)
    if before.ask == CHOOSE_DOMAIN:
        for other in range(before.players):
            if side_of(before, other) != side_of(before, change.seat) and before.count[other][answer]:
                return reasons.Hinders(seat=other, domain=DOMAIN_NAMES[answer])
    return reasons.NothingBetter()


def _grows(s: State, seat: int, domain: int) -> AnyReason:
    missing = [cards_for_hegemony(s, seat, each) - s.count[seat][each] for each in range(DOMAINS)]
    return reasons.Grows(
        domain=DOMAIN_NAMES[domain],
        count=s.count[seat][domain],
        hegemony=cards_for_hegemony(s, seat, domain),
        is_largest=missing[domain] == min(missing) and s.count[seat][domain] > 1,
    )


def _takes(s: State, kind: int) -> AnyReason:
    return reasons.Takes(card=CARD_CODES[kind], count=s.count[s.seat][domain_of(kind)])
