"""The exact chance that an unseen hand has enough cards of a Domain, in the compiled subset.

Cards are drawn from each Age separately, because their backs show it (R-INFO-02).
"""

from impera.rules.cards import AGES, KINDS, age_of, domain_of

# More cards than any way to a hegemony needs.
MOST_CARDS = 32


def chance_to_have(number, domain, h, seat, odds):
    """The chance that a hand's unseen cards include at least `number` cards of a Domain; `odds` is room for fractions.

    `odds[n]` is the chance of n such cards in the Ages so far.
    """
    if number == 0:
        return 1.0
    odds[0] = 1.0
    for n in range(1, number):
        odds[n] = 0.0
    for age in range(AGES):
        add_age(number, domain, age, h, h.hand[seat][age], odds)
    chance = 1.0
    for n in range(number):
        chance -= odds[n]
    return max(chance, 0.0)


def add_age(number, domain, age, h, cards, odds):
    """Count the cards that are drawn from one more Age."""
    size = 0
    fitting = 0
    for kind in range(KINDS):
        if age_of(kind) == age:
            size += h.pool[kind]
            if domain_of(kind) == domain:
                fitting += h.pool[kind]
    for i in range(number):
        n = number - 1 - i  # the greatest first: those below are still without this Age
        joined = 0.0
        for drawn in range(min(n, cards) + 1):
            joined += odds[n - drawn] * chance_to_draw(drawn, fitting, size, cards)
        odds[n] = joined


def chance_to_draw(drawn, fitting, size, cards):
    """The chance that of some cards drawn from an urn this many are fitting ones."""
    return ways_to_draw(drawn, fitting) * ways_to_draw(cards - drawn, size - fitting) / ways_to_draw(cards, size)


def ways_to_draw(cards, size):
    """In how many ways cards can be drawn from an urn of a size; an Age has few enough for a whole number."""
    ways = 1
    for i in range(cards):
        ways = ways * (size - i) // (i + 1)
    return ways
