"""An upper bound on what a turn can add to a Domain. In the compiled subset.

Only plays and cards are counted, so nothing possible is excluded.
"""

from impera.rules.cards import AGES, CULTURE, ECONOMY, KINDS, RELIGION, SCIENCE, UTOPIA, age_of, domain_of, first_kind
from impera.rules.decisions import CHOOSE_SEAT, INSPIRATION, PLAY, PLAY_MORE, TAKE_PILE, row_of
from impera.rules.effects import closed_to_copies
from impera.rules.hegemony import cards_for_hegemony
from impera.rules.state import NOBODY

_BOTH_LEVELS = 3  # cards that level 1 and level 2 of Economy or Science lay together


def missing_cards(s, domain):
    """How many cards of a Domain the active seat still needs for its hegemony; 0 or less if it is reached."""
    return cards_for_hegemony(s, s.seat, domain) - s.count[s.seat][domain]


def most_gain(s, domain):
    """Upper bound on the cards of a Domain that the rest of the turn can add.

    Cards come into play in step 1 and by levels of Economy and Science. Reaching a new level takes plays of another
    Domain, and copying takes the lead in Culture.
    """
    most = most_own_gain(s, domain)
    lead = plays_to_lead(s, domain)
    if lead == NOBODY:
        return most
    pending = pending_plays(s)
    economy = own_gain(s, ECONOMY, domain)
    science = own_gain(s, SCIENCE, domain)
    most = max(most, pending + copied_gain(s, ECONOMY, economy) - lead + science)
    return max(most, pending + copied_gain(s, SCIENCE, science) - lead + economy)


def most_own_gain(s, domain):
    """The same without copying."""
    return pending_plays(s) + own_gain(s, ECONOMY, domain) + own_gain(s, SCIENCE, domain)


def pending_plays(s):
    """How many plays the current question brings."""
    if s.ask == PLAY_MORE:
        return s.plays + s.need
    return s.plays + (s.ask == PLAY)


def has_open_level(s, domain):
    """Whether a level of a Domain is not spent for the active seat itself."""
    return (~s.spent >> (2 * row_of(domain))) & 3 != 0


def could_win(s, h, domain):
    """Whether plays and cards could be enough for a hegemony of the active seat; if not, there is no way to it."""
    missing = missing_cards(s, domain)
    most = most_gain(s, domain)
    if missing > most:
        return False
    held = most_held(s, h, domain)
    if held >= missing:
        return True
    if s.ask == PLAY and held == 0:  # step 1 is too early for cards drawn in step 2
        most -= 1
    return missing <= most - price_of_cards(s, domain, missing - held)


def most_held(s, h, domain):
    """How many cards of a Domain that no embargo forbids can be in the active hand once the question is answered."""
    held = 0
    for age in range(AGES):
        unseen = 0
        for kind in range(KINDS):
            if domain_of(kind) == domain and age_of(kind) == age and (s.blocked >> kind) & 1 == 0:
                held += s.hand[s.seat][kind]
                unseen += h.pool[kind]
        held += min(h.hand[s.seat][age], unseen)
    if s.ask == TAKE_PILE:
        held += s.need
    if s.ask == CHOOSE_SEAT:
        largest = 0
        for other in range(s.players):
            largest = max(largest, s.hand_n[other])
        held += largest
    return held


def price_of_cards(s, domain, number):
    """The fewest plays that must go elsewhere, or cards of the Domain that must be paid, to bring this many to hand."""
    if (s.blocked >> first_kind(domain)) & 1:
        return most_gain(s, domain) + 1
    price = min(price_of_payment(s, RELIGION, domain), price_of_payment(s, SCIENCE, domain))
    if (s.spent >> (2 * row_of(UTOPIA))) & 1 == 0:
        if number <= 1:
            price = min(price, price_of_level(s, domain, 1, s.level1))
        if number <= 2:
            price = min(price, price_of_level(s, domain, 2, s.level2))
    return price


def price_of_payment(s, payment, domain):
    """What it takes to have a card of a Domain to pay with, and to pay it."""
    return (s.count[s.seat][payment] == 0) + (payment == domain)


def price_of_level(s, domain, level, needed):
    """What it takes to use a level of Utopia, the own one or a copied one."""
    price = 0
    if domain != UTOPIA:
        price = max(0, needed - s.count[s.seat][UTOPIA])
    lead = plays_to_lead(s, domain)
    if lead != NOBODY and level_to_copy(s, UTOPIA) >= level:
        price = min(price, lead + most_gain(s, domain) - most_own_gain(s, domain))
    return price


def own_gain(s, row_domain, domain):
    """How many cards of a Domain the seat's own level of any Domain can add, less the plays to reach that level."""
    if not has_open_level(s, row_domain):
        return 0
    if row_domain == domain:
        return 2
    count = s.count[s.seat][row_domain]
    gain = max(1 - max(0, s.level1 - count), 2 - max(0, s.level2 - count))
    return max(0, gain)


def copied_gain(s, domain, own):
    """How many cards the highest level of a Domain that can be copied lays; with the own one, if both may be used."""
    gain = level_to_copy(s, domain)
    if s.copy_by_effect:  # the other level may be an own one (D-16)
        return min(gain + own, _BOTH_LEVELS)
    return gain


def plays_to_lead(s, domain):
    """How many plays of Culture it takes to lead in it; NOBODY if nothing can be copied any more."""
    if (s.spent >> INSPIRATION) & 1:
        return NOBODY
    if domain == CULTURE:
        return 0
    most = 0
    for other in range(s.players):
        if other != s.seat:
            most = max(most, s.count[other][CULTURE])
    return max(0, most + 1 - s.count[s.seat][CULTURE])


def level_to_copy(s, domain):
    """The highest level of a Domain that can be copied from another seat; 0 for none."""
    allowed = 0
    for other in range(s.players):
        if other != s.seat:
            allowed |= s.allows[other]
    levels = (allowed & ~closed_to_copies(s)) >> (2 * row_of(domain)) & 3
    if levels >= 2:
        return 2
    return levels
