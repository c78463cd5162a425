"""Chapter 1.9: Holy Book, Divine Right, Inquisition."""

from impera.rules.cards import KINDS, RELIGION
from impera.rules.culture import leads_culture
from impera.rules.decisions import CHOOSE_SEAT, DIVINE_RIGHT, GIVE, HOLY_BOOK, INQUISITION
from impera.rules.events import GAVE, HAND_SIZE_SET, SEIZED, tell
from impera.rules.parameters import HAND
from impera.rules.zones import hand_put, hand_take

# The values of `at_draw`. Games of the first revision read a level at the draw as a whole: it holds, or the size is 3.
ON_APPLY, AT_DRAW, AT_DRAW_WHOLE = range(3)

# The effects of Religion can always be completed.
COMPLETABLE_RELIGION = 1 << HOLY_BOOK | 1 << DIVINE_RIGHT | 1 << INQUISITION


def hand_size_of_level(level):
    """The hand size that a level of Religion gives: 5 or 7 (R-REL-01, R-REL-02); 3 without one."""
    return HAND + 2 * level


def begin_religion(s, level):
    """The hand size of this turn becomes 5 or 7; of two effects the larger counts (R-REL-01 .. R-REL-03, D-16)."""
    s.hand_size = max(s.hand_size, hand_size_of_level(level))
    tell(s, HAND_SIZE_SET, s.seat, s.hand_size, 0)


def hand_size_at_draw(s, seat):
    """The hand size in step 3; with option `at-draw` it is read off then (A-29)."""
    if s.at_draw == ON_APPLY or s.hand_size == HAND:
        return s.hand_size
    if s.at_draw == AT_DRAW_WHOLE:
        return hand_size_if_whole(s, seat)
    return hand_size_of_level(max(level_by_own_cards(s, seat), level_by_copy(s, seat)))


def level_by_own_cards(s, seat):
    """The highest level up to the applied one that the seat's cards still reach; they count for a copy too (A-29)."""
    applied = (s.hand_size - HAND) // 2
    return min(applied, religion_level(s, seat))


def level_by_copy(s, seat):
    """The highest level up to the copied one that its source still has, while the seat leads Culture (A-29)."""
    if (s.copied != HOLY_BOOK and s.copied != DIVINE_RIGHT) or not leads_culture(s, seat):
        return 0
    return min(s.copied - HOLY_BOOK + 1, religion_level(s, s.copied_from))


def religion_level(s, seat):
    """The level of Religion that a seat's cards reach, 0 to 2 (R-EFF-03)."""
    count = s.count[seat][RELIGION]
    return (count >= s.level1) + (count >= s.level2)


def hand_size_if_whole(s, seat):
    """The applied hand size if its condition still holds: own cards, or for a copy the lead and the source's cards."""
    source = seat
    if s.copied == HOLY_BOOK or s.copied == DIVINE_RIGHT:
        source = s.copied_from
        if not leads_culture(s, seat):
            return HAND
    if hand_size_of_level(religion_level(s, source)) < s.hand_size:
        return HAND
    return s.hand_size


def begin_inquisition(s):
    """The Religion card is paid; now another player is chosen (R-REL-04)."""
    s.ask = CHOOSE_SEAT


def seats_to_inquire(s, seat):
    """Everybody else (A-23), even with an empty hand (A-24)."""
    return ((1 << s.players) - 1) & ~(1 << seat)


def seize_hand(s, seat, target):
    """All cards of the target's hand come to the active hand; as many must go back (R-REL-04)."""
    s.target = target
    s.need = s.hand_n[target]
    for kind in range(KINDS):
        for _ in range(s.hand[target][kind]):
            hand_take(s, target, kind)
            hand_put(s, seat, kind)
            tell(s, SEIZED, seat, kind, target)
    s.ask = GIVE


def give_back(s, seat, kind):
    """Any card of the merged hand goes to the target (A-25)."""
    hand_take(s, seat, kind)
    hand_put(s, s.target, kind)
    tell(s, GAVE, seat, kind, s.target)
