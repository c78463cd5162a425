"""The ledger: which hand cards of others each seat knows for certain, from what it saw (R-INFO-01).

`m.known[viewer][owner][kind]` is how many cards of a kind the viewer has seen to be in the owner's hand. Such knowledge
comes from cards taken to hand in sight of all (Experiment, Research, Oligarchy, Republic), from an Inquisition, from
packets seen twice or revealed in the draft, and from a skipped step 1; it goes when cards leave the hand. It does not
count the cards that are left (views do that), and does not hold "one of these two hands has it" or any guess.

`act_and_learn` applies an answer and keeps the ledger. Games that nobody watches need no ledger and keep none.
"""

from impera.rules.bits import lowest_bit
from impera.rules.cards import KINDS, KINDS_OF_AGE, SEATS, age_of
from impera.rules.decide import act
from impera.rules.decisions import (
    CHOOSE_SEAT,
    DISCARD_HAND,
    GIVE,
    KEEP,
    PLAY,
    PLAY_MORE,
    TAKE_AREA,
    TAKE_PILE,
)
from impera.rules.draft import PICKS, packet_held
from impera.rules.rows import copy_row, kinds_among
from impera.rules.state import NOBODY
from impera.rules.struct import Struct

# Viewers are the seats and, in the last row, the spectators, who know what everybody knows.
SPECTATOR = SEATS
VIEWERS = SEATS + 1

MEMORY_FIELDS = (
    ("known", (VIEWERS, SEATS, KINDS)),
    ("merged", (VIEWERS, KINDS)),  # Inquisition: what a bystander knew of the two hands together
    ("passed", (PICKS - 1, SEATS, KINDS)),  # draft: what a seat passed on in each pick
    ("kept_age", (PICKS, SEATS)),  # draft: the back of the card a seat kept in each pick
)


class Memory(Struct):
    """A ledger for the interpreter; a new one knows nothing."""

    FIELDS = MEMORY_FIELDS
    __slots__ = tuple(name for name, _ in MEMORY_FIELDS)


def act_and_learn(m, s, answer):
    """Apply a legal answer, and write what it teaches into the ledger."""
    learn(m, s, answer)
    act(s, answer)
    learn_skip(m, s)


def learn(m, s, answer):
    """What every seat knows after the legal `answer` that is about to be applied."""
    ask = s.ask
    if ask == PLAY or ask == PLAY_MORE or ask == DISCARD_HAND:
        for viewer in range(VIEWERS):
            forget(m, viewer, s.seat, answer)
    elif ask == TAKE_AREA or ask == TAKE_PILE:
        for viewer in range(VIEWERS):
            if viewer != s.seat:
                m.known[viewer][s.seat][answer] += 1
    elif ask == CHOOSE_SEAT:
        learn_seizure(m, s, s.seat, answer)
    elif ask == GIVE:
        learn_gift(m, s, s.seat, s.target, answer)
    elif ask == KEEP:
        learn_keep(m, s, answer)


def learn_skip(m, s):
    """A skipped step 1 shows that all hand cards are under embargo (R-TURN-04); their Ages may show which they are."""
    if s.skipped and s.applied == 0:
        for kind in range(KINDS):
            alike = s.blocked & KINDS_OF_AGE[age_of(kind)]
            if alike == 1 << kind:
                for viewer in range(VIEWERS):
                    if viewer != s.seat:
                        m.known[viewer][s.seat][kind] = s.hand[s.seat][kind]


def show_hands(m, s):
    """All hand cards are shown to spectators, as when a game is over and looked at again."""
    for seat in range(s.players):
        copy_row(s.hand[seat], KINDS, m.known[SPECTATOR][seat], 0)


def forget(m, viewer, owner, kind):
    """A card of that kind left the owner's hand in sight of the viewer, who now knows of one fewer."""
    if m.known[viewer][owner][kind] > 0:
        m.known[viewer][owner][kind] -= 1


def learn_seizure(m, s, seat, target):
    """Inquisition: the hands are merged. The target knows its former cards; bystanders know what they knew (A-60)."""
    for viewer in range(VIEWERS):
        for kind in range(KINDS):
            if viewer == target:
                m.known[viewer][seat][kind] += s.hand[target][kind]
            elif viewer != seat:
                m.known[viewer][seat][kind] += m.known[viewer][target][kind]
                m.merged[viewer][kind] = m.known[viewer][seat][kind]
            m.known[viewer][target][kind] = 0


def learn_gift(m, s, seat, target, kind):
    """Inquisition: a card goes back. The two players see it; bystanders see only its Age (A-60).

    Of the cards of one Age in the merged hand, `given` went back and `kept` stayed. A bystander who knew of x of one
    kind is sure of x - given of them in one hand and of x - kept in the other.
    """
    m.known[seat][target][kind] += 1
    forget(m, target, seat, kind)
    age = age_of(kind)
    given = hand_of_age(s, target, age) + 1
    kept = hand_of_age(s, seat, age) - 1
    for viewer in range(VIEWERS):
        if viewer != seat and viewer != target:
            for other in range(KINDS):
                if age_of(other) == age:
                    m.known[viewer][seat][other] = max(0, m.merged[viewer][other] - given)
                    m.known[viewer][target][other] = max(0, m.merged[viewer][other] - kept)


def hand_of_age(s, seat, age):
    """How many hand cards of an Age a seat holds; everyone sees that (R-INFO-02)."""
    number = 0
    for kind in range(KINDS):
        if age_of(kind) == age:
            number += s.hand[seat][kind]
    return number


def learn_keep(m, s, kind):
    """Draft: a seat remembers what it passes on, and learns from it what later holders keep."""
    packet = packet_held(s, s.seat)
    m.kept_age[s.pick][s.seat] = age_of(kind)
    learn_from_equal_cards(m, s, packet)
    if s.pick + 1 < PICKS:
        for other in range(KINDS):
            m.passed[s.pick][s.seat][other] = s.packet[packet][other]
        m.passed[s.pick][s.seat][kind] -= 1
    if s.answered + 1 == s.players:
        for viewer in range(s.players):
            if s.pick + 1 == PICKS or (s.pick == 1 and s.players == 2):
                learn_second_card(m, s, viewer, kind)
            if s.pick + 1 == PICKS and s.players > 2:
                learn_two_cards(m, s, viewer, kind)


def only_kind(cards):
    """The kind of some cards, if all are of one kind; NOBODY if they are not, or there are none."""
    kinds = kinds_among(cards)
    if kinds == 0 or kinds & (kinds - 1):
        return NOBODY
    return lowest_bit(kinds)


def learn_from_equal_cards(m, s, packet):
    """Keeping one of several equal cards is keeping that card, and everyone who passed them on knows it."""
    for viewer in range(s.players):
        pick = (viewer - packet + s.players) % s.players  # in which the viewer held the packet
        if viewer != s.seat and pick < s.pick:
            kind = only_kind(m.passed[pick][viewer])
            if kind != NOBODY:
                m.known[viewer][s.seat][kind] += 1


def packet_rest(s, packet, kind, other):
    """How many cards of the kind `other` a packet has left once the asked seat has kept `kind`."""
    rest = s.packet[packet][other] + 0
    if other == kind and packet == packet_held(s, s.seat):
        rest -= 1
    return rest


def learn_second_card(m, s, viewer, kind):
    """What the left neighbour kept of the cards last passed on, once the rest is seen.

    It is seen when a packet comes back, which it does with two players, and in the centre after the last pick. A game
    that was set up in the middle of a draft does not record what was passed on.
    """
    left = (viewer + 1) % s.players
    seen = m.passed[s.pick - 1][viewer]
    if only_kind(seen) == NOBODY and kinds_among(seen):
        for other in range(KINDS):
            m.known[viewer][left][other] += seen[other] - packet_rest(s, packet_held(s, left), kind, other)


def learn_two_cards(m, s, viewer, kind):
    """Two players kept one card each of the viewer's first packet and the last is seen: equal ones are known."""
    seen = m.passed[0][viewer]
    if only_kind(seen) == NOBODY:
        for other in range(KINDS):
            if seen[other] - packet_rest(s, viewer, kind, other) == 2:
                m.known[viewer][(viewer + 1) % s.players][other] += 1
                m.known[viewer][(viewer + 2) % s.players][other] += 1
