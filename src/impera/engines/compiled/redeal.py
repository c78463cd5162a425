"""Redealing hidden cards: a full state, drawn uniformly from all that agree with what a viewer knows.

Every hidden place has a known Age, because Ages are on the backs (R-INFO-02). So the cards the viewer has not located
are put into three urns, one for each Age, and drawn from them for the hidden places; what is left is the box. Known
cards stay where they are, and the seat that decides can answer. In the compiled subset.

A search redeals the same observation many thousand times: the urns are filled once, and drawing a card costs an
exchange of two places in its urn.
"""

from impera.rules.cards import AGE_SIZES, AGES, KINDS, KINDS_OF_AGE, SEATS, age_of
from impera.rules.chance import below
from impera.rules.decisions import KEEP
from impera.rules.effects import can_go_on
from impera.rules.rows import copy_row, kinds_among
from impera.rules.state import NOBODY
from impera.rules.struct import Struct

# How many times a hand that cannot answer is redrawn, so that impossible input cannot block a search for ever.
MOST_TRIES = 1_000

URN = max(AGE_SIZES)
URNS_FIELDS = (
    ("size", (AGES,)),
    ("drawn", (AGES,)),  # how many of the cards in front are out of the urn
    ("dealt", (SEATS, AGES)),  # draft: hidden hand cards that came out of packets the viewer had passed on
    ("cards", (AGES, URN)),
)


class Urns(Struct):
    """Three urns for the interpreter; new ones are empty."""

    FIELDS = URNS_FIELDS
    __slots__ = tuple(name for name, _ in URNS_FIELDS)


def fill_urns(h, urns):
    """Put the cards that the viewer has not located into the urns."""
    for age in range(AGES):
        urns.size[age] = 0
    for kind in range(KINDS):
        age = age_of(kind)
        for _ in range(h.pool[kind]):
            urns.cards[age][urns.size[age]] = kind
            urns.size[age] += 1


def draw_from_urn(urns, r, age):
    """One of the cards that are still in the urn, each with the same chance."""
    front = urns.drawn[age]
    place = front + below(r, urns.size[age] - front)
    kind = urns.cards[age][place] + 0
    urns.cards[age][place] = urns.cards[age][front]
    urns.cards[age][front] = kind
    urns.drawn[age] = front + 1
    return kind


def redeal(s, h, urns, r):
    """Complete an observed state `s` in place, by the stream `r`; `h` is what was hidden (`impera.rules.observe`).

    `h` stays as it is, and all cards go back into the urns first. They keep the order they were drawn in, so the same
    stream gives the same redeal only from newly filled urns.
    """
    put_back(urns)
    if s.ask == KEEP and h.viewer != NOBODY:
        redeal_groups(s, h, urns, r)
    asked = redeal_asked_hand(s, h, urns, r)
    for seat in range(s.players):
        if seat != asked:
            redeal_hand(s, h, urns, r, seat)
        for age in range(AGES):
            for _ in range(h.packet[seat][age]):
                s.packet[seat][draw_from_urn(urns, r, age)] += 1
    for place in range(s.deck_n):
        s.deck[place] = draw_from_urn(urns, r, -1 - s.deck[place])


def put_back(urns):
    """All cards are in the urns again."""
    for age in range(AGES):
        urns.drawn[age] = 0
        for seat in range(SEATS):
            urns.dealt[seat][age] = 0


def redeal_hand(s, h, urns, r, seat):
    """Deal the hidden cards of one hand."""
    for age in range(AGES):
        for _ in range(h.hand[seat][age] - urns.dealt[seat][age]):
            kind = draw_from_urn(urns, r, age)
            s.hand[seat][kind] += 1
            s.hand_set[seat] |= 1 << kind


def redeal_asked_hand(s, h, urns, r):
    """Deal the hand of the seat that decides, if embargoes limit it; returns that seat, or NOBODY.

    It can answer and complete its effect (R-EFF-07, R-TURN-04). It is dealt before all others, so drawing it again
    until it fits keeps all states that fit equally likely.
    """
    seat = s.seat
    if not s.blocked or seat == h.viewer:
        return NOBODY
    redeal_hand(s, h, urns, r, seat)
    tries = 1
    while not can_go_on(s) and tries < MOST_TRIES:
        put_back(urns)
        copy_row(h.certain, KINDS, s.hand[seat], 0)
        s.hand_set[seat] = kinds_among(h.certain)
        redeal_hand(s, h, urns, r, seat)
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


def redeal_groups(s, h, urns, r):
    """Draft: each later holder of a packet the viewer passed on kept any one of its cards; the rest is still in it."""
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
                    urns.dealt[holder][age] += 1
