"""Chapters 1.3 and 1.4: setup and the basic deal."""

from impera.rules.cards import AGE_SIZES, AGES, COPIES, KINDS, KINDS_OF_AGE
from impera.rules.chance import below
from impera.rules.draft import deal_draft
from impera.rules.each_field import clear_table
from impera.rules.events import DEALT, tell
from impera.rules.parameters import HAND
from impera.rules.state import NOBODY
from impera.rules.turn import begin_turn
from impera.rules.zones import deck_take, hand_put


def stack_deck(s, r):
    """Shuffle each Age, move `removed` cards of it to the box, stack Age III, II, I (R-SETUP-02 .. R-SETUP-04)."""
    s.deck_n = 0
    for i in range(AGES):
        age = AGES - 1 - i
        bottom = s.deck_n
        put = bottom
        for kind in range(KINDS):
            if (KINDS_OF_AGE[age] >> kind) & 1:
                for _ in range(COPIES[kind]):
                    s.deck[put] = kind
                    put += 1
        size = AGE_SIZES[age]
        # Fisher-Yates from the bottom; the cards never reached are the box.
        for place in range(size - s.removed):
            other = place + below(r, size - place)
            kind = s.deck[bottom + other]
            s.deck[bottom + other] = s.deck[bottom + place]
            s.deck[bottom + place] = kind
        s.deck_n = bottom + size - s.removed


def set_up(s, r):
    """A new game from chance: the First Player is drawn, the deck is stacked, the cards are dealt (R-SETUP-05)."""
    set_up_for(s, r, NOBODY)


def set_up_for(s, r, first):
    """The same with a chosen First Player, or NOBODY; one is drawn in any case, so the deck does not depend on it."""
    clear_table(s)
    drawn = below(r, s.players)
    s.first = first
    if first == NOBODY:
        s.first = drawn
    stack_deck(s, r)
    deal(s)


def deal(s):
    """The deal agreed on, from the First Player clockwise, all of a player's cards at once (R-SETUP-07, N-09)."""
    if s.draft:
        deal_draft(s)
    else:
        for i in range(s.players):
            seat = (s.first + i) % s.players
            for _ in range(HAND):
                kind = deck_take(s)
                hand_put(s, seat, kind)
                tell(s, DEALT, seat, kind, 0)
        begin_turn(s, s.first)
