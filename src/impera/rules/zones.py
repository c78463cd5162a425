"""Chapter 1.1, the zones: cards change place only through these functions (R-ZONE-01 .. R-ZONE-03).

Each also updates the counts and sets that are kept beside the cards.
"""

from impera.rules.cards import CULTURE, domain_of, first_kind
from impera.rules.decisions import PERMANENT, row_of


def hand_put(s, seat, kind):
    """A card comes to a hand."""
    s.hand[seat][kind] += 1
    s.hand_set[seat] |= 1 << kind
    s.hand_n[seat] += 1


def hand_take(s, seat, kind):
    """A card leaves a hand."""
    s.hand[seat][kind] -= 1
    if s.hand[seat][kind] == 0:
        s.hand_set[seat] ^= 1 << kind
    s.hand_n[seat] -= 1


def area_put(s, seat, kind):
    """A card is laid faceup into a play area; the effects its Domain now reaches become open (R-EFF-03, R-EFF-05)."""
    domain = domain_of(kind)
    s.area[seat][kind] += 1
    s.area_set[seat] |= 1 << kind
    s.area_n[seat] += 1
    count = s.count[seat][domain] + 1
    s.count[seat][domain] = count
    if domain != CULTURE:
        row = row_of(domain)
        if count == 1:
            s.allows[seat] |= 1 << (PERMANENT + row)
        elif count == s.level1:
            s.allows[seat] |= 1 << (2 * row)
        elif count == s.level2:
            s.allows[seat] |= 2 << (2 * row)


def area_take(s, seat, kind):
    """A faceup card leaves a play area."""
    domain = domain_of(kind)
    s.area[seat][kind] -= 1
    if s.area[seat][kind] == 0:
        s.area_set[seat] ^= 1 << kind
    s.area_n[seat] -= 1
    count = s.count[seat][domain]
    s.count[seat][domain] = count - 1
    if domain != CULTURE:
        row = row_of(domain)
        if count == 1:
            s.allows[seat] ^= 1 << (PERMANENT + row)
        elif count == s.level1:
            s.allows[seat] ^= 1 << (2 * row)
        elif count == s.level2:
            s.allows[seat] ^= 2 << (2 * row)


def area_take_oldest(s, seat, domain):
    """The oldest faceup card of a Domain leaves a play area; returns its kind (N-04)."""
    kind = first_kind(domain)
    while s.area[seat][kind] == 0:
        kind += 1
    area_take(s, seat, kind)
    return kind


def pile_put(s, kind):
    """A card comes to the discard pile."""
    s.pile[kind] += 1
    s.pile_set |= 1 << kind
    s.pile_n += 1


def pile_take(s, kind):
    """A card leaves the discard pile."""
    s.pile[kind] -= 1
    if s.pile[kind] == 0:
        s.pile_set ^= 1 << kind
    s.pile_n -= 1


def deck_take(s):
    """The top card leaves the deck; returns its kind. Nothing ever comes back to the deck (R-ZONE-03)."""
    s.deck_n -= 1
    return s.deck[s.deck_n] + 0  # + 0 widens the stored byte
