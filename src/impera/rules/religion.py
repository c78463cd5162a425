"""Chapter 1.9: Holy Book, Divine Right, Inquisition."""

from impera.rules.cards import KINDS, RELIGION
from impera.rules.culture import leads_culture
from impera.rules.decisions import CHOOSE_SEAT, DIVINE_RIGHT, GIVE, HOLY_BOOK, INQUISITION
from impera.rules.events import GAVE, HAND_SIZE_SET, SEIZED, tell
from impera.rules.parameters import HAND
from impera.rules.zones import hand_put, hand_take

# The effects of Religion can always be completed.
COMPLETABLE_RELIGION = 1 << HOLY_BOOK | 1 << DIVINE_RIGHT | 1 << INQUISITION


def begin_religion(s, level):
    """The hand size of this turn becomes 5 or 7, whatever it was (R-REL-01 .. R-REL-03)."""
    s.hand_size = HAND + 2 * level
    tell(s, HAND_SIZE_SET, s.seat, s.hand_size, 0)


def hand_size_at_draw(s, seat):
    """The hand size in step 3; with option `at-draw` the effect's condition must still hold then (A-29)."""
    if s.at_draw and s.hand_size > HAND:
        source = seat
        if s.copied in (HOLY_BOOK, DIVINE_RIGHT):
            source = s.copied_from
            if not leads_culture(s, seat):
                return HAND
        needed = s.level1
        if s.hand_size > HAND + 2:
            needed = s.level2
        if s.count[source][RELIGION] < needed:
            return HAND
    return s.hand_size


def begin_inquisition(s):
    """The Religion card is paid; now another player is chosen (R-REL-04)."""
    s.ask = CHOOSE_SEAT


def seats_to_inquire(s, seat):
    """Everybody else (A-23), also with an empty hand (A-24)."""
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
