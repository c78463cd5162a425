"""Chapter 1.5, the draft deal.

A packet keeps the number of the seat it was dealt to, and travels left: in pick t (0, 1, 2) the seat p holds packet
p - t. Seats are asked one after another from the First Player clockwise (N-05); nobody learns of another's choice.
"""

from impera.rules.cards import KINDS, SEATS
from impera.rules.decisions import CLAIM, KEEP
from impera.rules.events import CLAIMED, DEALT, KEPT, PASSED, REVEALED, tell
from impera.rules.parameters import PACKET
from impera.rules.rows import kinds_among
from impera.rules.turn import begin_turn
from impera.rules.zones import area_put, deck_take, hand_put

PICKS = 3


def deal_draft(s):
    """Each player takes the top four cards as a private packet (R-DRAFT-01)."""
    for i in range(s.players):
        seat = (s.first + i) % s.players
        for _ in range(PACKET):
            kind = deck_take(s)
            s.packet[seat][kind] += 1
            tell(s, DEALT, seat, kind, 0)
    s.pick = 0
    s.answered = 0
    s.seat = s.first
    s.ask = KEEP


def packet_held(s, seat):
    """The packet a seat holds in the current pick: its own, then those of its neighbours to the right."""
    return (seat - s.pick + SEATS * s.players) % s.players


def packet_set(s, packet):
    """The kinds in a packet."""
    return kinds_among(s.packet[packet])


def picks_made(s, seat):
    """How many cards a seat has kept; in one pick the seats answer from the First Player on (N-05)."""
    if s.ask == CLAIM:
        return PICKS
    if (seat - s.first + s.players) % s.players < s.answered:
        return s.pick + 1
    return s.pick


def keep(s, kind):
    """The asked seat keeps a card; when all have, the packets are passed on (R-DRAFT-02 .. R-DRAFT-04)."""
    s.packet[packet_held(s, s.seat)][kind] -= 1
    hand_put(s, s.seat, kind)
    tell(s, KEPT, s.seat, kind, 0)
    s.answered += 1
    s.seat = (s.seat + 1) % s.players
    if s.answered == s.players:
        s.answered = 0
        if s.pick + 1 < PICKS:
            s.pick += 1
            tell(s, PASSED, s.seat, s.pick + 1, 0)
        else:
            reveal_centre(s)


def reveal_centre(s):
    """The last card of each packet is laid faceup in the centre (R-DRAFT-04); the claims begin (R-DRAFT-05)."""
    for i in range(s.players):
        seat = (s.first + i) % s.players
        packet = packet_held(s, seat)
        for kind in range(KINDS):
            if s.packet[packet][kind] > 0:
                s.packet[packet][kind] -= 1
                s.centre[kind] += 1
                s.centre_set |= 1 << kind
                tell(s, REVEALED, seat, kind, 0)
    s.pick = PICKS
    s.seat = (s.first + s.players - 1) % s.players
    s.ask = CLAIM


def claim(s, kind):
    """The asked seat takes a centre card into its area; nothing is triggered or checked (R-DRAFT-05, R-DRAFT-06)."""
    s.centre[kind] -= 1
    if s.centre[kind] == 0:
        s.centre_set ^= 1 << kind
    area_put(s, s.seat, kind)
    tell(s, CLAIMED, s.seat, kind, 0)
    s.answered += 1
    if s.answered == s.players:
        s.answered = 0
        begin_turn(s, s.first)
    elif s.centre_clockwise:
        s.seat = (s.seat + 1) % s.players
    else:
        s.seat = (s.seat + s.players - 1) % s.players
