"""Which answers a search distinguishes: equivalent and pointless ones are left out. In the compiled subset.

Cards of one Domain are interchangeable whatever their Age (R-COMP-05), so only the oldest hand card of each Domain is
tried. Cards that are chosen one after another for the same purpose are chosen in only one order. An effect that is open
to the seat itself is not copied, unless the seat can then use the other level too (D-16), and one that several seats
offer is copied from the first.
"""

from impera.rules.cards import DOMAINS, oldest
from impera.rules.decisions import (
    CHOOSE_PLACE,
    CLAIM,
    COPY,
    DISCARD_AREA,
    DISCARD_HAND,
    END_SET,
    GIVE,
    KEEP,
    MENU,
    OWN_SET,
    PERMANENT,
    PERMANENT_SET,
    PLAY,
    PLAY_MORE,
    TAKE_AREA,
    TAKE_PILE,
)
from impera.rules.majority import side_of

_PLACES = (1 << DOMAINS) - 1


def narrow(s, word):
    """A legal word without the answers that are equivalent to, or never better than, another one in it."""
    ask = s.ask
    if ask == MENU:
        return narrow_menu(s, word)
    if ask == PLAY or ask == PLAY_MORE or ask == DISCARD_HAND or ask == GIVE or ask == KEEP or ask == CLAIM:
        return oldest(word)
    if ask == CHOOSE_PLACE:
        return narrow_places(s, word)
    return word


def narrow_menu(s, word):
    """Each permanent effect once: the seat's own, or the first copy on offer; with `copy_slot: effect` one of each."""
    narrowed = word & (OWN_SET | END_SET)
    seen = word & PERMANENT_SET
    if s.copy_by_effect:
        seen = 0
    for other in range(s.players):
        copies = (word >> (COPY + PERMANENT * other)) & PERMANENT_SET & ~seen
        seen |= copies
        narrowed |= copies << (COPY + PERMANENT * other)
    return narrowed


def narrow_places(s, word):
    """Markers are laid on rivals, if they can be."""
    rivals = word
    for other in range(s.players):
        if side_of(s, other) == side_of(s, s.seat):
            rivals &= ~(_PLACES << (DOMAINS * other))
    if rivals:
        return rivals
    return word


def in_order(ask, last_ask, last_answer, word):
    """Keeps only answers not below the last one, when both pick cards for the same purpose."""
    if ask == last_ask and (
        ask == DISCARD_HAND
        or ask == DISCARD_AREA
        or ask == TAKE_AREA
        or ask == TAKE_PILE
        or ask == PLAY_MORE
        or ask == GIVE
    ):
        later = word >> last_answer << last_answer
        if later:
            return later
    return word
