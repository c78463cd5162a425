"""Decoding a view for a search: the observed state and what is hidden, as `impera.rules.observe` wrote them.

`decode` is the inverse of `encode` (`impera.views.encode`). It reads a view and nothing else, so that a search knows
what its viewer was told and no more. Facts that no view shows are as on an empty table, and no rule needs them: whose
hand an Inquisition took once it is over, and the backs of a finished draft. For a deck that is not stacked by Age, a
view shows only how many cards of each Age it has and which is next: the rest is assumed to be stacked.

A view may come from anywhere, and compiled code does not check its bounds, so the view is checked first
(`impera.views.checks`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.errors import BadView
from impera.notation.cards import DOMAIN_OF_NAME, EFFECT_OF_NAME, KIND_OF_CODE, counts_by_age
from impera.notation.decisions import QUESTION_OF_NAME
from impera.notation.options import new_state
from impera.notation.outcome import REASON_NAMES
from impera.notation.plain import plain_numbers
from impera.rules.cards import AGES, DOMAINS, KINDS, KINDS_OF_DOMAIN
from impera.rules.decisions import DIVINE_RIGHT, HOLY_BOOK, KEEP
from impera.rules.draft import PICKS, packet_held
from impera.rules.each_field import clear_table
from impera.rules.effects import spend_copied, spend_own
from impera.rules.embargo import lay_embargo
from impera.rules.knowledge import only_kind
from impera.rules.observe import Hidden
from impera.rules.parameters import PACKET
from impera.rules.religion import begin_religion
from impera.rules.state import NOBODY
from impera.rules.zones import area_put, hand_put, pile_put
from impera.views.checks import check_cards, check_numbers, require
from impera.views.view import SeatView, View

if TYPE_CHECKING:
    from collections.abc import Iterable

    from impera.notation.outcome import Outcome
    from impera.rules.state import State
    from impera.views.view import DeckView, DomainView, Draft, Question

_OF_VIEW = plain_numbers(View)
_OF_SEAT = plain_numbers(SeatView)


def decode(view: View) -> tuple[State, Hidden]:
    """The observed state that a view was made of, and how much is hidden where; both belong to the caller.

    Raises BadView for anything that is not a view, and for a view that contradicts itself.
    """
    require(isinstance(view, View), f"a view is needed, such as game.view(0), not {type(view).__name__}")
    try:
        check_numbers(view)
        o, h = _recovered(view)
        check_cards(o, h)
    except (AttributeError, IndexError, KeyError, OverflowError, TypeError) as error:
        message = f"the view holds something that does not exist: {error}"
        raise BadView(message) from error
    return o, h


def _recovered(view: View) -> tuple[State, Hidden]:
    o, h = new_state(view.options), Hidden()
    clear_table(o)
    h.viewer = NOBODY if view.seat is None else view.seat
    _table(view, o)
    _turn(view, o)
    if view.question is not None:
        _question(view.question, o)
    if view.outcome is not None:
        _outcome(view.outcome, o)
    for seat in view.seats:
        _hand(seat, o, h)
        for domain in seat.domains:
            _domain(domain, seat.seat, o)
    _deck(view.deck, o, h)
    if view.draft is not None:
        _draft(view, view.draft, o, h)
    h.certain = o.hand[o.seat][:]
    return o, h


def _kinds(cards: Iterable[str]) -> list[int]:
    return [KIND_OF_CODE[card] for card in cards]


def _counts(cards: Iterable[str]) -> list[int]:
    counts = [0] * KINDS
    for kind in _kinds(cards):
        counts[kind] += 1
    return counts


def _table(view: View, o: State) -> None:
    """The plain numbers, the discard pile, the coin and the last round."""
    for number, field in _OF_VIEW.items():
        setattr(o, field, int(getattr(view, number)))
    for kind in _kinds(view.discard):
        pile_put(o, kind)
    if view.coin is not None:
        o.coin_by = view.coin.by
        o.coin_place = DOMAINS * view.coin.seat + DOMAIN_OF_NAME[view.coin.domain]
    if view.last_round is not None:
        o.emptied_by = view.last_round
    if view.options.deal == "draft":
        o.pick = PICKS  # the draft is over, unless `_draft` says otherwise


def _turn(view: View, o: State) -> None:
    """What holds for this turn: embargoes, effects applied, and what they used up."""
    for name in view.blocked:
        o.blocked |= KINDS_OF_DOMAIN[DOMAIN_OF_NAME[name]]
    for name in view.used:
        effect = EFFECT_OF_NAME[name]
        o.applied |= 1 << effect
        spend_own(o, effect)
        _set_hand_size(o, effect)
    if view.copied is not None:
        o.copied, o.copied_from = EFFECT_OF_NAME[view.copied.effect], view.copied.seat
        spend_copied(o, o.copied)
        _set_hand_size(o, o.copied)


def _set_hand_size(o: State, effect: int) -> None:
    """Set the hand size that an effect of Religion gives: the view only shows the one that holds at the draw."""
    if effect in (HOLY_BOOK, DIVINE_RIGHT):
        begin_religion(o, effect - HOLY_BOOK + 1)


def _question(question: Question, o: State) -> None:
    o.ask = QUESTION_OF_NAME[question.ask]
    o.need, o.plays = question.need, question.plays
    if question.effect is not None:
        o.effect = EFFECT_OF_NAME[question.effect]
    if question.cost is not None:
        o.cost = KIND_OF_CODE[question.cost]
    if question.target is not None:
        o.target = question.target


def _outcome(outcome: Outcome, o: State) -> None:
    o.reason = REASON_NAMES.index(outcome.reason) + 1
    o.winners = sum(1 << seat for seat in outcome.winners)
    o.points[: len(outcome.points)] = outcome.points
    if outcome.domain is not None:
        o.win_domain = DOMAIN_OF_NAME[outcome.domain]


def _hand(seat: SeatView, o: State, h: Hidden) -> None:
    """The hand cards the viewer is sure of, and how many others there are by Age."""
    known = _kinds(seat.known)
    for kind in known:
        hand_put(o, seat.seat, kind)
    for number, field in _OF_SEAT.items():
        getattr(o, field)[seat.seat] = getattr(seat, number)
    h.hand[seat.seat] = [number - seen for number, seen in zip(seat.hand_ages, counts_by_age(known), strict=True)]


def _domain(domain: DomainView, seat: int, o: State) -> None:
    """Faceup cards and markers; an embargo on the active player's next turn was laid on itself (R-EMB-06)."""
    place = DOMAIN_OF_NAME[domain.domain]
    for kind in _kinds(domain.cards):
        area_put(o, seat, kind)
    o.democracy[seat][place] = domain.democracy
    for block in domain.embargo:
        by = seat if seat == o.seat and block.turn == "next" else NOBODY
        for kind in _kinds(block.cards):
            lay_embargo(o, by, kind, seat, place)


def _deck(deck: DeckView, o: State, h: Hidden) -> None:
    """The deck as Ages, Age I on top, and the cards that the viewer has not located."""
    ages = [age for age in reversed(range(AGES)) for _ in range(deck.ages[age])]
    if deck.next_age is not None:
        ages.remove(deck.next_age - 1)
        ages.append(deck.next_age - 1)
    o.deck_n = deck.size
    o.deck[: deck.size] = [-1 - age for age in ages]
    for code, number in deck.unseen.items():
        h.pool[KIND_OF_CODE[code]] = number


def _draft(view: View, draft: Draft, o: State, h: Hidden) -> None:
    """The pick and who has answered in it, the centre, the packets, and the backs of kept cards."""
    o.pick = draft.pick - 1
    o.centre = _counts(draft.centre)
    o.centre_set = sum(1 << kind for kind in range(KINDS) if o.centre[kind])
    for seat, ages in enumerate(draft.kept_ages):
        for pick, age in enumerate(ages):
            h.kept_age[pick][seat] = age - 1
    if o.ask == KEEP:
        o.answered = sum(len(ages) > o.pick for ages in draft.kept_ages)
        _packets(view, draft, o, h)
    else:
        o.answered = o.players - len(draft.centre)


def _packets(view: View, draft: Draft, o: State, h: Hidden) -> None:
    """The packet the viewer looks at, the backs of those it never saw, and what it passed on in others."""
    for seat, ages in enumerate(draft.packet_ages):
        h.packet[packet_held(o, seat)] = list(ages)
    if view.seat is not None:
        held = packet_held(o, view.seat)
        o.packet[held] = _counts(draft.packet)
        for cards in draft.passed:
            pick = PACKET - 1 - len(cards)
            packet = (view.seat - pick) % o.players
            if pick < o.pick and packet != held:
                _passed(cards, packet, view.seats[(packet + o.pick) % o.players].packet, o, h)


def _passed(cards: tuple[str, ...], packet: int, left: int, o: State, h: Hidden) -> None:
    """Cards passed on are with later holders or among those left in the packet; equal ones are located."""
    passed = _counts(cards)
    kind = only_kind(passed)
    if kind == NOBODY:
        h.group[packet] = passed
    else:
        o.packet[packet][kind] = left
