"""Redealing hidden cards: a full state, drawn uniformly from all that agree with what a viewer knows.

Every hidden place has a known Age, because Ages are on the backs (R-INFO-02). So for each Age the cards the viewer has
not located are dealt at random to the hidden places of that Age; what is left is the box. Known cards stay where they
are, and whoever decides can. Written in the subset that compiles everywhere.
"""

from impera.rules.cards import AGES, KINDS, KINDS_OF_AGE, age_of
from impera.rules.chance import below
from impera.rules.decisions import KEEP
from impera.rules.effects import can_go_on
from impera.rules.state import NOBODY

# How often a hand that cannot answer is drawn again, so that impossible input cannot hold up a search for ever.
MOST_TRIES = 1_000


def redeal(s, h, r):
    """Complete an observed state `s` in place, by the stream `r`; uses up the record `h` (`impera.rules.observe`)."""
    if s.ask == KEEP and h.viewer != NOBODY:
        redeal_groups(s, h, r)
    redeal_asked_hand(s, h, r)
    for seat in range(s.players):
        redeal_hand(s, h, r, seat)
        for age in range(AGES):
            for _ in range(h.packet[seat][age]):
                s.packet[seat][draw_from_pool(h, r, age)] += 1
    for place in range(s.deck_n):
        s.deck[place] = draw_from_pool(h, r, -1 - s.deck[place])


def redeal_hand(s, h, r, seat):
    """Deal the hidden cards of one hand."""
    for age in range(AGES):
        while h.hand[seat][age] > 0:
            h.hand[seat][age] -= 1
            kind = draw_from_pool(h, r, age)
            s.hand[seat][kind] += 1
            s.hand_set[seat] |= 1 << kind


def redeal_asked_hand(s, h, r):
    """Deal the hand of the seat that decides, which can answer and complete its effect (R-EFF-07, R-TURN-04).

    Embargoes make that a condition on the hand. It is dealt before all others, so drawing it again until it fits keeps
    all states that fit equally likely.
    """
    if s.blocked and s.seat != h.viewer:
        redeal_hand(s, h, r, s.seat)
        tries = 1
        while not can_go_on(s) and tries < MOST_TRIES:
            take_back_hand(s, h, s.seat)
            redeal_hand(s, h, r, s.seat)
            tries += 1


def take_back_hand(s, h, seat):
    """The cards dealt to the seat that decides go back to the pool; those the viewer is sure of stay."""
    s.hand_set[seat] = 0
    for kind in range(KINDS):
        dealt = s.hand[seat][kind] - h.certain[kind]
        s.hand[seat][kind] = h.certain[kind]
        h.pool[kind] += dealt
        h.hand[seat][age_of(kind)] += dealt
        if h.certain[kind] > 0:
            s.hand_set[seat] |= 1 << kind


def draw_from_pool(h, r, age):
    """One of the cards of an Age that the viewer has not located, each with the same chance."""
    return draw_from(h.pool, r, KINDS_OF_AGE[age])


def draw_from(cards, r, kinds):
    """Take one of the cards of some kinds out of a multiset, each with the same chance; returns its kind."""
    number = 0
    for kind in range(KINDS):
        if (kinds >> kind) & 1:
            number += cards[kind]
    nth = below(r, number)
    for kind in range(KINDS):
        if (kinds >> kind) & 1:
            nth -= cards[kind]
            if nth < 0:
                cards[kind] -= 1
                return kind
    return NOBODY


def redeal_groups(s, h, r):
    """Draft: of the cards the viewer passed on, each later holder who has kept one kept any; the rest is the packet."""
    for packet in range(s.players):
        first_pick = (h.viewer - packet + s.players) % s.players
        holds_cards = 0
        for kind in range(KINDS):
            holds_cards |= h.group[packet][kind]
        if holds_cards:
            for pick in range(first_pick + 1, s.pick + 1):
                holder = (packet + pick) % s.players
                has_kept = pick < s.pick or (holder - s.first + s.players) % s.players < s.asked
                if has_kept:
                    kind = draw_from(h.group[packet], r, KINDS_OF_AGE[h.kept_age[pick][holder]])
                    s.hand[holder][kind] += 1
                    s.hand_set[holder] |= 1 << kind
                    h.hand[holder][age_of(kind)] -= 1
            for kind in range(KINDS):
                s.packet[packet][kind] = h.group[packet][kind]
