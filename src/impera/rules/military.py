"""Chapter 1.8: Assassination, Purge, Attack."""

from impera.rules.cards import DOMAINS
from impera.rules.decisions import ASSASSINATION, ATTACK, CHOOSE_DOMAIN, DISCARD_HAND, PURGE
from impera.rules.events import DISCARDED, SCRAPPED, STRUCK, tell
from impera.rules.zones import area_take_oldest, hand_take, pile_put


def begin_military(s, cards):
    """Assassination discards one card from hand, Purge two (R-MIL-01, R-MIL-02)."""
    s.need = cards
    s.ask = DISCARD_HAND


def discard_from_hand(s, seat, kind):
    """A hand card goes to the discard pile; it triggers nothing (R-EFF-06)."""
    hand_take(s, seat, kind)
    pile_put(s, kind)
    tell(s, DISCARDED, seat, kind, 0)


def completable_military(s, seat):
    """The effects of Military whose every number a seat can meet (A-09, A-13, A-14), as menu bits."""
    effects = 0
    if s.hand_n[seat] >= 1:
        effects |= 1 << ASSASSINATION
        if s.hand_n[seat] >= 2:
            effects |= 1 << PURGE
    if can_attack(s, seat):
        effects |= 1 << ATTACK
    return effects


def can_attack(s, seat):
    """Whether a card is left to discard once the Military card is paid (A-07, A-09)."""
    return s.area_n[seat] >= 2


def begin_attack(s):
    """The Military card is paid; now the Domain is chosen (R-MIL-03)."""
    s.ask = CHOOSE_DOMAIN


def domains_to_attack(s, seat):
    """The Domains of which the attacker has a faceup card (A-06)."""
    domains = 0
    for domain in range(DOMAINS):
        if s.count[seat][domain] > 0:
            domains |= 1 << domain
    return domains


def attack(s, seat, domain):
    """The attacker discards a card of the Domain, then every other player who has one does (R-MIL-03, A-08)."""
    own = area_take_oldest(s, seat, domain)
    pile_put(s, own)
    tell(s, SCRAPPED, seat, own, 0)
    for i in range(1, s.players):
        other = (seat + i) % s.players
        if s.count[other][domain] > 0:
            lost = area_take_oldest(s, other, domain)
            pile_put(s, lost)
            tell(s, STRUCK, other, lost, 0)
