"""Chapter 1.12: Oligarchy, Republic; Democracy lays a marker as Embargo does (`impera.rules.economy`)."""

from impera.rules.decisions import OLIGARCHY, REPUBLIC, TAKE_PILE
from impera.rules.events import RECOVERED, tell
from impera.rules.zones import hand_put, pile_take


def completable_utopia(s):
    """The levels of Utopia of which anybody can meet every number (A-19), as menu bits."""
    effects = 0
    if s.pile_n >= 1:
        effects |= 1 << OLIGARCHY
        if s.pile_n >= 2:
            effects |= 1 << REPUBLIC
    return effects


def begin_utopia(s, cards):
    """Oligarchy takes one card from the discard pile, Republic two (R-UTO-01, R-UTO-02)."""
    s.need = cards
    s.ask = TAKE_PILE


def take_from_pile(s, seat, kind):
    """A card of the discard pile comes to hand."""
    pile_take(s, kind)
    hand_put(s, seat, kind)
    tell(s, RECOVERED, seat, kind, 0)
