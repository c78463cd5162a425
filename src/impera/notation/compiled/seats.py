"""Seats and decisions counted from the acting seat, in the compiled subset.

An *action* is a decision (`impera.rules.decisions`) whose seat, if it names one, is counted from the acting seat
clockwise: `choose 1` is always the left neighbour. There are as many actions as decisions. In a two-player game the
actions that name seats 2 and 3 are never legal.
"""

from impera.rules.bits import lowest_bit
from impera.rules.cards import DOMAINS, SEATS
from impera.rules.decisions import CHOOSE_PLACE, CHOOSE_SEAT, COPY, DECISIONS, END, FIRST, MENU, PERMANENT, WIDTH
from impera.rules.state import NOBODY

NO_ANSWER = -1


def relative_seat(seat, viewer, players):
    """A seat counted from the viewer; without a division, which is slow."""
    if seat < viewer:
        return seat - viewer + players
    return seat - viewer


def absolute_seat(i, viewer, players):
    """The seat that is the i-th from the viewer."""
    if viewer + i >= players:
        return viewer + i - players
    return viewer + i


def mark_seat(o, viewer, seat, out, at):
    """A 1 in a row of seats, counted from the viewer; none for NOBODY."""
    if seat != NOBODY:
        out[at + relative_seat(seat, viewer, o.players)] = 1


def groups_by_seat(ask, answer):
    """Where the group of answers that name seats like this one begins, and how many each seat has; 0 for none."""
    if ask == CHOOSE_SEAT:
        return 0, 1
    if ask == CHOOSE_PLACE:
        return 0, DOMAINS
    if ask == MENU and COPY <= answer < END:
        return COPY, PERMANENT
    return 0, 0


def answer_of(s, action):
    """The answer that an action gives to the current question; NO_ANSWER if it gives none."""
    answer = action - FIRST[s.ask]
    if answer < 0 or answer >= WIDTH[s.ask]:
        return NO_ANSWER
    first, width = groups_by_seat(s.ask, answer)
    if width > 0:
        i = (answer - first) // width
        if i >= s.players:
            return NO_ANSWER
        answer += width * (absolute_seat(i, s.seat, s.players) - i)
    return answer


def turned_word(s, word):
    """A legal word with its seats counted from the seat that decides."""
    first, width = groups_by_seat(s.ask, COPY)
    if width > 0:
        group = (1 << width) - 1
        rest = word & ~(((1 << (width * SEATS)) - 1) << first)
        for i in range(s.players):
            seat = absolute_seat(i, s.seat, s.players)
            rest |= ((word >> (first + width * seat)) & group) << (first + width * i)
        return rest
    return word


def write_mask(s, word, mask):
    """Write the legal word of a state as a mask over all actions."""
    for action in range(DECISIONS):
        mask[action] = 0
    first = FIRST[s.ask]
    word = turned_word(s, word)
    while word:
        mask[first + lowest_bit(word)] = 1
        word &= word - 1
