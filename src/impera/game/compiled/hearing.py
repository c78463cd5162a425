"""The numbers of a position, heard one after another. What is refused says why (`impera.game.compiled.problems`)."""

from impera.game.compiled.problems import CARDS_TOO_MANY, NO_SUCH_SEAT, refused
from impera.rules.cards import COPIES
from impera.rules.state import NOBODY


def heard(n):
    """The next number."""
    n.size += 1
    return n.numbers[n.size - 1]


def word_heard(n):
    """The next word, where one may be missing; NOBODY if it is."""
    if heard(n):
        return heard(n)
    return NOBODY


def has_no_seat(n, s, seat, part):
    """Refuse a seat that the game does not have."""
    if 0 <= seat < s.players:
        return 0
    return refused(n, NO_SUCH_SEAT, part, seat, s.players - 1)


def has_no_card(n, kind):
    """Count a card that lies somewhere, and refuse it if the game has no more of them (R-COMP-02, I-1)."""
    n.cards[kind] += 1
    if n.cards[kind] <= COPIES[kind]:
        return 0
    return refused(n, CARDS_TOO_MANY, n.cards[kind], kind, COPIES[kind])
