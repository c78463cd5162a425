"""Chapter 1.10: Development, Monopoly, Embargo."""

from impera.rules.cards import DOMAINS
from impera.rules.decisions import CHOOSE_PLACE, DEMOCRACY, DEVELOPMENT, DISCARD_AREA, EMBARGO, MONOPOLY
from impera.rules.events import SCRAPPED, tell
from impera.rules.science import playable_in_hand
from impera.rules.zones import area_take, pile_put


def completable_economy(s, seat):
    """The levels of Economy whose every number a seat can meet (A-15, A-16), as menu bits."""
    effects = 0
    playable = playable_in_hand(s, seat)
    if playable >= 1 and s.area_n[seat] >= 1:
        effects |= 1 << DEVELOPMENT
        if playable >= 2 and s.area_n[seat] >= 2:
            effects |= 1 << MONOPOLY
    return effects


def completable_markers(s, seat):
    """Embargo and Democracy, if a place would be left for their marker (A-22), as menu bits."""
    effects = 0
    if s.allows[seat] & (1 << EMBARGO | 1 << DEMOCRACY):
        if has_place_for_marker(s, seat, True):
            effects |= 1 << EMBARGO
        if has_place_for_marker(s, seat, s.democracy_needs_card):
            effects |= 1 << DEMOCRACY
    return effects


def begin_economy(s, cards):
    """Development discards one faceup card and plays one, Monopoly two and two (R-ECO-01, R-ECO-02)."""
    s.need = cards
    s.plays = cards
    s.ask = DISCARD_AREA


def discard_from_area(s, seat, kind):
    """A faceup card goes to the discard pile; it triggers nothing (R-EFF-06)."""
    area_take(s, seat, kind)
    pile_put(s, kind)
    tell(s, SCRAPPED, seat, kind, 0)


def begin_marker(s):
    """Embargo and Democracy: the card is taken; now a player and a Domain are chosen (R-ECO-04, R-UTO-03)."""
    s.ask = CHOOSE_PLACE


def places_for_marker(s, seat, needs_card):
    """The places, 6 * seat + Domain, where a marker may be laid once its card has left its Domain (A-05, A-28e)."""
    places = 0
    for other in range(s.players):
        if other != seat or s.self_target:
            for domain in range(DOMAINS):
                if s.count[other][domain] > 0 or not needs_card:
                    places |= 1 << (DOMAINS * other + domain)
    return places


def has_place_for_marker(s, seat, needs_card):
    """Whether some place is left once the active seat has taken one of its faceup cards (A-22)."""
    if not needs_card:
        return True
    for other in range(s.players):
        if other != seat:
            if s.area_n[other] > 0:
                return True
        elif s.self_target and s.area_n[seat] >= 2:
            return True
    return False
