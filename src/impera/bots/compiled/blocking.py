"""Ways to end a turn so that the next seat does not surely win, tried with the rules. In the compiled subset.

A seat surely wins if it can reach a hegemony with cards that the viewer knows of. Looking ahead hardly tells answers
apart where the network does not know how to go on after the right one, so they are proved here instead.

The observation is `deals.states[0]`; tables that are tried are rows of `desk.states`, one for each decision on the way,
and `desk.left` has the answers that are still to be tried in each of them.
"""

from impera.bots.compiled.answers import narrow
from impera.bots.compiled.gain import could_win, missing_cards, most_gain
from impera.bots.compiled.threats import copy_table, turn_to, turns_to_come
from impera.bots.compiled.winning import MOMENTS, MOST_MOMENTS, SEARCHES, WAITING, begin, go_on, next_waiting
from impera.rules.bits import lowest_bit
from impera.rules.cards import AGES, DOMAINS, KINDS, domain_of
from impera.rules.decide import act, legal_word
from impera.rules.decisions import (
    BREAKTHROUGH,
    CHOOSE_PLACE,
    CHOOSE_SEAT,
    COPY,
    DEVELOPMENT,
    END,
    GIVE,
    INQUISITION,
    MENU,
    PERMANENT,
)
from impera.rules.hegemony import cards_for_hegemony
from impera.rules.majority import side_of

# The first row of `desk.states` that is used, and how many decisions are tried one after the other.
_ROW = 1
MOST_DEEP = 12
# The most searches for a win of the next seat after one answer: somebody is waiting.
_MOST_SEARCHES = 60

_PLACES = (1 << DOMAINS) - 1
# The effects of the menu that are paid for with a card, which most blocks are; they are tried before the others.
_PAID = (1 << COPY) - (1 << PERMANENT)


def stopping(deals, turn, desk, word):
    """The answers of a set after which the turn can end so that the next seat does not surely win.

    All of them if there is nothing to stop, or no way to.
    """
    s = deals.states[0]
    if not has_to_stop(deals, turn):
        return word
    found = 0
    left = word
    while left:
        answer = lowest_bit(left)
        left &= left - 1
        if can_be_tried(s, deals.hidden[0], answer):
            copy_table(deals.words, 0, desk.words, _ROW)
            act(desk.states[_ROW], answer)
            if can_stop(deals, turn, desk):
                found |= 1 << answer
    if found:
        return found
    return word


def has_to_stop(deals, turn):
    """Whether the next seat is a rival that surely wins, or may after what is given to it."""
    s = deals.states[0]
    following = following_of(s)
    if turns_to_come(s) <= 1 or side_of(s, following) == side_of(s, s.seat):
        return False
    return s.ask == GIVE or is_lost(deals.words, 0, deals, turn)


def is_lost(words, row, deals, turn):
    """Whether the next seat surely wins if the turn ends with the table in a row."""
    h = deals.hidden[0]
    copy_table(words, row, turn.words, 0)
    turn_to(turn.states[0], h, following_of(turn.states[0]))
    for domain in range(DOMAINS):
        if could_win(turn.states[0], h, domain) and surely_wins(turn, h, domain):
            return True
    return False


def surely_wins(turn, h, domain):
    """Whether the seat whose turn it is can reach a hegemony in a Domain with cards that the viewer knows of."""
    begin(turn, h, domain)
    while turn.sizes[WAITING] > 0 and turn.sizes[MOMENTS] < MOST_MOMENTS:
        moment = next_waiting(turn)
        if turn.moments[moment].unseen > 0:  # and so have all that wait
            return False
        s = turn.states[moment]
        missing = missing_cards(s, domain)
        if missing <= 0 and s.ask == MENU:
            return True
        if missing <= most_gain(s, domain):
            go_on(turn, h, moment, domain)
    return False


def can_stop(deals, turn, desk):
    """Whether the turn can go on from the first row so that the next seat does not surely win."""
    most = turn.sizes[SEARCHES] + _MOST_SEARCHES
    row = _ROW
    settle(desk.states[row])
    if is_safe(deals, turn, desk, row):
        return True
    desk.left[row] = worth_trying(desk.states[row], deals.hidden[0])
    while row >= _ROW and turn.sizes[SEARCHES] < most:
        if desk.left[row] == 0:
            row -= 1
        else:
            answer = first_tried(desk.states[row].ask, desk.left[row])
            desk.left[row] &= ~(1 << answer)
            copy_table(desk.words, row, desk.words, row + 1)
            act(desk.states[row + 1], answer)
            settle(desk.states[row + 1])
            if is_safe(deals, turn, desk, row + 1):
                return True
            if row + 1 < MOST_DEEP:
                row += 1
                desk.left[row] = worth_trying(desk.states[row], deals.hidden[0])
    return False


def is_safe(deals, turn, desk, row):
    """Whether the turn can end with the table in a row, and the next seat does not surely win then."""
    return desk.states[row].ask == MENU and not is_lost(desk.words, row, deals, turn)


def settle(s):
    """Go on until there is a choice: cards are given that help the next seat least."""
    goes_on = True
    while goes_on and s.ask != MENU:
        word = narrow(s, legal_word(s))
        if s.ask == GIVE:
            act(s, least_helpful(s, word))
        elif word & (word - 1) == 0:
            act(s, lowest_bit(word))
        else:
            goes_on = False


def least_helpful(s, word):
    """The card of the Domain in which the hand's owner stays farthest from a hegemony."""
    best = lowest_bit(word)
    farthest = -KINDS
    while word:
        kind = lowest_bit(word)
        word &= word - 1
        domain = domain_of(kind)
        missing = cards_for_hegemony(s, s.target, domain) - s.count[s.target][domain]
        for other in range(KINDS):
            if domain_of(other) == domain:
                missing -= s.hand[s.target][other]
        if missing > farthest:
            best = kind
            farthest = missing
    return best


def first_tried(ask, word):
    """The answer of a set to try next."""
    if ask == MENU and word & _PAID:
        return lowest_bit(word & _PAID)
    return lowest_bit(word)


def worth_trying(s, h):
    """The answers that may stop the next seat, as a set."""
    word = narrow(s, legal_word(s))
    following = following_of(s)
    if s.ask == CHOOSE_PLACE and word & (_PLACES << (DOMAINS * following)):
        return word & (_PLACES << (DOMAINS * following))
    chosen = 0
    while word:
        answer = lowest_bit(word)
        word &= word - 1
        if can_be_tried(s, h, answer) and is_helpful(s, answer):
            chosen |= 1 << answer
    return chosen


def can_be_tried(s, h, answer):
    """Whether the table after an answer is known: it neither draws cards nor takes any that are unseen."""
    if s.ask == MENU:
        return answer != END and answer != BREAKTHROUGH and (answer != INQUISITION or knows_hand(h, following_of(s)))
    return s.ask != CHOOSE_SEAT or knows_hand(h, answer)


def is_helpful(s, answer):
    """Whether an answer may lead to a block: other levels than those that lay cards or bring them to hand do not."""
    if s.ask == MENU:
        if answer >= COPY:
            return (answer - COPY) % PERMANENT >= DEVELOPMENT
        return answer >= DEVELOPMENT
    return s.ask != CHOOSE_SEAT or answer == following_of(s)


def following_of(s):
    """The next seat."""
    return (s.seat + 1) % s.players


def knows_hand(h, seat):
    """Whether the viewer knows all cards of a hand."""
    unseen = 0
    for age in range(AGES):
        unseen += h.hand[seat][age]
    return unseen == 0
