"""Chapter 1.1, the cards: six Domains, three Ages, fifteen different cards (R-COMP-01, R-COMP-02).

A *kind* is one of the fifteen different cards. Kinds are ordered by Domain, then by Age, so that the kinds of one
Domain are neighbours and its oldest card is its lowest kind::

    kind    0  1  2  3  4  5  6  7  8  9 10 11 12 13 14
    card   M1 M2 M3 R1 R2 E1 E2 E3 S1 S2 S3 C1 C2 C3 U3

A set of kinds is an integer with one bit per kind.
"""

MILITARY, RELIGION, ECONOMY, SCIENCE, CULTURE, UTOPIA = range(6)
DOMAINS = 6
AGES = 3
SEATS = 4

# R-COMP-02: copies[domain][age].
COPIES_BY_DOMAIN = (
    (8, 8, 4),
    (8, 8, 0),
    (4, 4, 8),
    (4, 8, 8),
    (4, 4, 8),
    (0, 0, 16),
)

_TABLE = tuple(
    (domain, age, copies)
    for domain, by_age in enumerate(COPIES_BY_DOMAIN)
    for age, copies in enumerate(by_age)
    if copies
)
KINDS = len(_TABLE)
COPIES = tuple(copies for _, _, copies in _TABLE)
CARDS = sum(COPIES)
AGE_SIZES = tuple(sum(by_age[age] for by_age in COPIES_BY_DOMAIN) for age in range(AGES))

# Small tables are packed into one integer, four bits per entry: a shift is cheaper than memory on every engine.
DOMAIN_NIBBLES = sum(domain << 4 * kind for kind, (domain, _, _) in enumerate(_TABLE))
AGE_NIBBLES = sum(age << 4 * kind for kind, (_, age, _) in enumerate(_TABLE))
FIRST_KIND_NIBBLES = sum(
    min(kind for kind, entry in enumerate(_TABLE) if entry[0] == domain) << 4 * domain for domain in range(DOMAINS)
)

KINDS_OF_DOMAIN = tuple(
    sum(1 << kind for kind, entry in enumerate(_TABLE) if entry[0] == domain) for domain in range(DOMAINS)
)
KINDS_OF_AGE = tuple(sum(1 << kind for kind, entry in enumerate(_TABLE) if entry[1] == age) for age in range(AGES))

# Kinds that share their Domain with the kind one, or two, below: they are not the oldest if that one is present.
_SECOND = sum(1 << kind for kind in range(1, KINDS) if _TABLE[kind][0] == _TABLE[kind - 1][0])
_THIRD = sum(1 << kind for kind in range(2, KINDS) if _TABLE[kind][0] == _TABLE[kind - 2][0])


def domain_of(kind):
    """The Domain on the front of a card."""
    return (DOMAIN_NIBBLES >> (4 * kind)) & 15


def age_of(kind):
    """The Age on the back of a card, 0 to 2. It has no effect in play (R-COMP-05) but everyone sees it (R-INFO-02)."""
    return (AGE_NIBBLES >> (4 * kind)) & 15


def first_kind(domain):
    """The lowest kind of a Domain."""
    return (FIRST_KIND_NIBBLES >> (4 * domain)) & 15


def oldest(kinds):
    """The oldest kind of each Domain in a set: what may be named in an area or in the discard pile (N-04)."""
    return kinds & ~((kinds << 1) & _SECOND) & ~((kinds << 2) & _THIRD)
