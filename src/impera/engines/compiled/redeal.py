"""Redealing hidden cards: a full state, drawn uniformly from all that agree with what a viewer knows.

Every hidden place has a known Age, because Ages are on the backs (R-INFO-02). So the cards the viewer has not located
are put into three hats, one for each Age, and drawn from them for the hidden places; what is left is the box. Known
cards stay where they are, and whoever decides can. Written in the subset that compiles everywhere.

A search redeals the same observation many thousand times: the hats are filled once, and drawing a card costs an
exchange of two places in its hat.
"""

from impera.rules.cards import AGE_SIZES, AGES, KINDS, KINDS_OF_AGE, SEATS, age_of
from impera.rules.chance import below
from impera.rules.decisions import KEEP
from impera.rules.effects import can_go_on
from impera.rules.record import Record
from impera.rules.rows import copy_row, kinds_among
from impera.rules.state import NOBODY

# How often a hand that cannot answer is drawn again, so that impossible input cannot hold up a search for ever.
MOST_TRIES = 1_000

HAT = max(AGE_SIZES)
HATS_FIELDS = (
    ("size", (AGES,)),
    ("drawn", (AGES,)),  # how many of the cards in front are out of the hat
    ("dealt", (SEATS, AGES)),  # draft: hidden hand cards that came out of packets the viewer had passed on
    ("cards", (AGES, HAT)),
)


class Hats(Record):
    """Three hats for the interpreter; new ones are empty."""

    FIELDS = HATS_FIELDS
    __slots__ = tuple(name for name, _ in HATS_FIELDS)


def fill_hats(h, hats):
    """Put the cards that the viewer has not located into the hats."""
    for age in range(AGES):
        hats.size[age] = 0
    for kind in range(KINDS):
        age = age_of(kind)
        for _ in range(h.pool[kind]):
            hats.cards[age][hats.size[age]] = kind
            hats.size[age] += 1


def draw_from_hat(hats, r, age):
    """One of the cards that are still in the hat, each with the same chance."""
    front = hats.drawn[age]
    place = front + below(r, hats.size[age] - front)
    kind = hats.cards[age][place] + 0
    hats.cards[age][place] = hats.cards[age][front]
    hats.cards[age][front] = kind
    hats.drawn[age] = front + 1
    return kind


def redeal(s, h, hats, r):
    """Complete an observed state `s` in place, by the stream `r`; `h` is what was hidden (`impera.rules.observe`).

    `h` stays as it is, and all cards go back into the hats first. They keep the order they were drawn in, so the same
    stream gives the same redeal only out of hats filled anew.
    """
    put_back(hats)
    if s.ask == KEEP and h.viewer != NOBODY:
        redeal_groups(s, h, hats, r)
    asked = redeal_asked_hand(s, h, hats, r)
    for seat in range(s.players):
        if seat != asked:
            redeal_hand(s, h, hats, r, seat)
        for age in range(AGES):
            for _ in range(h.packet[seat][age]):
                s.packet[seat][draw_from_hat(hats, r, age)] += 1
    for place in range(s.deck_n):
        s.deck[place] = draw_from_hat(hats, r, -1 - s.deck[place])


def put_back(hats):
    """All cards are in the hats again."""
    for age in range(AGES):
        hats.drawn[age] = 0
        for seat in range(SEATS):
            hats.dealt[seat][age] = 0


def redeal_hand(s, h, hats, r, seat):
    """Deal the hidden cards of one hand."""
    for age in range(AGES):
        for _ in range(h.hand[seat][age] - hats.dealt[seat][age]):
            kind = draw_from_hat(hats, r, age)
            s.hand[seat][kind] += 1
            s.hand_set[seat] |= 1 << kind


def redeal_asked_hand(s, h, hats, r):
    """Deal the hand of the seat that decides, if embargoes limit it; returns that seat, or NOBODY.

    It can answer and complete its effect (R-EFF-07, R-TURN-04). It is dealt before all others, so drawing it again
    until it fits keeps all states that fit equally likely.
    """
    seat = s.seat
    if not s.blocked or seat == h.viewer:
        return NOBODY
    redeal_hand(s, h, hats, r, seat)
    tries = 1
    while not can_go_on(s) and tries < MOST_TRIES:
        put_back(hats)
        copy_row(h.certain, KINDS, s.hand[seat], 0)
        s.hand_set[seat] = kinds_among(h.certain)
        redeal_hand(s, h, hats, r, seat)
        tries += 1
    return seat


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


def redeal_groups(s, h, hats, r):
    """Draft: of the cards the viewer passed on, each later holder who has kept one kept any; the rest is the packet."""
    for packet in range(s.players):
        first_pick = (h.viewer - packet + s.players) % s.players
        holds_cards = 0
        for kind in range(KINDS):
            holds_cards |= h.group[packet][kind]
        if holds_cards:
            for kind in range(KINDS):
                s.packet[packet][kind] = h.group[packet][kind]
            for pick in range(first_pick + 1, s.pick + 1):
                holder = (packet + pick) % s.players
                has_kept = pick < s.pick or (holder - s.first + s.players) % s.players < s.answered
                if has_kept:
                    age = h.kept_age[pick][holder]
                    kind = draw_from(s.packet[packet], r, KINDS_OF_AGE[age])
                    s.hand[holder][kind] += 1
                    s.hand_set[holder] |= 1 << kind
                    hats.dealt[holder][age] += 1
