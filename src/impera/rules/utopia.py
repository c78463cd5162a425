"""Chapter 1.12: Oligarchy, Republic; Democracy lays a marker as Embargo does (`impera.rules.economy`)."""

from impera.rules.decisions import TAKE_PILE
from impera.rules.events import RECOVERED, tell
from impera.rules.zones import hand_put, pile_take


def begin_utopia(s, cards):
    """Oligarchy takes one card from the discard pile, Republic two (R-UTO-01, R-UTO-02)."""
    s.need = cards
    s.ask = TAKE_PILE


def take_from_pile(s, seat, kind):
    """A card of the discard pile comes to hand."""
    pile_take(s, kind)
    hand_put(s, seat, kind)
    tell(s, RECOVERED, seat, kind, 0)
