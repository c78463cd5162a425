"""Chapter 1.14, the embargo marker."""

from impera.rules.cards import AGES, DOMAINS, ECONOMY, KINDS_OF_DOMAIN, age_of, first_kind
from impera.rules.events import EMBARGO_EXPIRED, EMBARGO_LAID, tell
from impera.rules.zones import pile_put


def lay_embargo(s, by, kind, seat, domain):
    """A marker lies on a player's Domain (R-EMB-01); on oneself it waits for the next turn (R-EMB-06)."""
    if seat == by:
        s.embargo_later[domain][age_of(kind)] += 1
        s.embargoed_later |= 1 << domain
    else:
        s.embargo[seat][domain][age_of(kind)] += 1
        s.embargoed[seat] |= 1 << domain
    tell(s, EMBARGO_LAID, by, kind, DOMAINS * seat + domain)


def blocked_kinds(s, seat):
    """The kinds a seat may not play in the turn that begins now (R-EMB-03)."""
    kinds = 0
    if s.embargoed[seat]:
        for domain in range(DOMAINS):
            if (s.embargoed[seat] >> domain) & 1:
                kinds |= KINDS_OF_DOMAIN[domain]
    return kinds


def expire_embargoes(s, seat):
    """At the end of the turn they applied to, markers go to the discard pile (R-EMB-04, R-EMB-05, R-END-01 a).

    Those laid on oneself in this turn take their place for the next one.
    """
    s.embargoed[seat] = s.embargoed_later
    s.embargoed_later = 0
    for domain in range(DOMAINS):
        for age in range(AGES):
            for _ in range(s.embargo[seat][domain][age]):
                kind = first_kind(ECONOMY) + age
                pile_put(s, kind)
                tell(s, EMBARGO_EXPIRED, seat, kind, domain)
            s.embargo[seat][domain][age] = s.embargo_later[domain][age]
            s.embargo_later[domain][age] = 0
