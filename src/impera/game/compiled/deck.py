"""A game that is dealt from a given deck (N-09), or why that cannot be.

The numbers are the First Player, how many cards there are, and their kinds, top card first. In a text, `{0}` is the
first number that is said about the problem; `{1:card}` is the card that the second one stands for.
"""

from impera.game.compiled.hearing import heard
from impera.game.compiled.problems import refused
from impera.rules.cards import COPIES, KINDS
from impera.rules.each_field import clear_table
from impera.rules.parameters import HAND, PACKET
from impera.rules.setup import deal

TOO_MANY, TOO_FEW = range(2)
TEXTS = (
    "the deck has {0} cards {1:card}, but there are only {2}",
    "the deck has {0} cards, but the deal takes {1} and must not empty it",
)


def refuses_deck(n, s):
    """Deal to a state that has its options; returns whether it was refused. Nothing is shuffled or removed."""
    clear_table(s)
    n.size = 0
    s.first = heard(n)
    cards = heard(n)
    for kind in range(KINDS):
        number = copies_in(n, cards, kind)
        if number > COPIES[kind]:
            return refused(n, TOO_MANY, number, kind, COPIES[kind])
    dealt = s.players * cards_dealt(s)
    if cards <= dealt:
        return refused(n, TOO_FEW, cards, dealt, 0)
    s.deck_n = cards
    for i in range(cards):
        s.deck[cards - 1 - i] = heard(n)
    deal(s)
    return 0


def copies_in(n, cards, kind):
    """How many of the cards that are to be heard are of a kind."""
    number = 0
    for i in range(cards):
        number += n.numbers[n.size + i] == kind
    return number


def cards_dealt(s):
    """How many cards the deal takes for each player."""
    if s.draft:
        return PACKET
    return HAND
