"""A veil over what a player counts, in the compiled subset: quantities as somebody sees them who keeps no account."""

from impera.bots.compiled.places import KNOWN, PILE, UNSEEN, UNSEEN_KINDS
from impera.rules.cards import AGE_SIZES, AGES, COPIES, DOMAINS, KINDS, SEATS, age_of, domain_of

_OTHERS = SEATS - 1


def draw_veil(quantities):
    """Hide what is counted: what others took to hand, what lies in the pile, and which cards are left.

    How many cards of each Age are not seen can be read off their backs; of which kinds they are is then taken to be as
    in a whole deck.
    """
    for i in range(_OTHERS * DOMAINS):
        quantities[KNOWN + i] = 0
    for domain in range(DOMAINS):
        quantities[PILE + domain] = 0
        quantities[UNSEEN + domain] = 0
    for age in range(AGES):
        spread(quantities, age, unseen_of_age(quantities, age))


def unseen_of_age(quantities, age):
    """How many cards of an Age are not seen."""
    unseen = 0
    for kind in range(KINDS):
        if age_of(kind) == age:
            unseen += quantities[UNSEEN_KINDS + kind]
    return unseen


def spread(quantities, age, unseen):
    """Take this many unseen cards of an Age to be of its kinds as in a whole deck, rounded."""
    size = AGE_SIZES[age]
    for kind in range(KINDS):
        if age_of(kind) == age:
            cards = (2 * unseen * COPIES[kind] + size) // (2 * size)
            quantities[UNSEEN_KINDS + kind] = cards
            quantities[UNSEEN + domain_of(kind)] += cards
