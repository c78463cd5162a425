"""Chapter 1.11: Experiment, Research, Breakthrough."""

from impera.rules.cards import KINDS, oldest
from impera.rules.decisions import BREAKTHROUGH, DISCARD_HAND, EXPERIMENT, RESEARCH, TAKE_AREA
from impera.rules.events import TOOK_BACK, tell
from impera.rules.turn import draw_card
from impera.rules.zones import area_take, hand_put

BREAKTHROUGH_CARDS = 5


def completable_science(s, seat):
    """The effects of Science whose every number a seat can meet (A-17, A-18), as menu bits."""
    effects = 1 << BREAKTHROUGH
    if can_take_and_play(s, seat, 1):
        effects |= 1 << EXPERIMENT
        if can_take_and_play(s, seat, 2):
            effects |= 1 << RESEARCH
    return effects


def begin_science(s, cards):
    """Experiment takes one faceup card to hand and plays one, Research two and two (R-SCI-01, R-SCI-02)."""
    s.need = cards
    s.plays = cards
    s.ask = TAKE_AREA


def take_from_area(s, seat, kind):
    """A faceup card comes back to hand; embargoes do not forbid it (R-SCI-03)."""
    area_take(s, seat, kind)
    hand_put(s, seat, kind)
    tell(s, TOOK_BACK, seat, kind, 0)


def playable_in_hand(s, seat):
    """How many hand cards no embargo forbids playing."""
    if not s.blocked:
        return s.hand_n[seat]
    return _unblocked(s, s.hand[seat])


def playable_in_area(s, seat):
    """How many faceup cards could be played again if taken to hand."""
    if not s.blocked:
        return s.area_n[seat]
    return _unblocked(s, s.area[seat])


def _unblocked(s, cards):
    number = 0
    for kind in range(KINDS):
        if not (s.blocked >> kind) & 1:
            number += cards[kind]
    return number


def can_take_and_play(s, seat, cards):
    """Whether `cards` faceup cards can be taken and as many hand cards then played (A-17, A-18)."""
    if s.area_n[seat] < cards:
        return False
    return playable_in_hand(s, seat) + min(cards, playable_in_area(s, seat)) >= cards


def takings(s, seat):
    """The cards that may be taken so that the plays of the effect stay possible (A-18, R-EFF-07).

    A card under embargo may be taken only if the hand, with the takings still to come, suffices without it.
    """
    kinds = oldest(s.area_set[seat])
    if s.blocked and playable_in_hand(s, seat) + min(s.need - 1, playable_in_area(s, seat)) < s.plays:
        kinds &= ~s.blocked
    return kinds


def begin_breakthrough(s, seat):
    """Draw five cards, or what is left, and discard as many from hand (R-SCI-04, A-20, A-21)."""
    cards = min(BREAKTHROUGH_CARDS, s.deck_n)
    for _ in range(cards):
        draw_card(s, seat)
    s.need = cards
    s.ask = DISCARD_HAND
