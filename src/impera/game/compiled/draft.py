"""A position in the middle of a draft."""

from impera.game.compiled.hearing import has_no_card, heard
from impera.game.compiled.problems import (
    ASKED,
    CARDS_TOO_MANY,
    CENTRE,
    KEPT,
    KEPT_AGE,
    NOT_DEALT_BY_DRAFT,
    OTHER_ASKED,
    PACKET_SIZE,
    PACKETS,
    PASSED,
    PASSED_NOT_THERE,
    PICK,
    TURNS_IN_DRAFT,
    refused,
)
from impera.rules.cards import AGES, COPIES, KINDS
from impera.rules.decisions import CLAIM, KEEP
from impera.rules.draft import PICKS, packet_held, picks_made
from impera.rules.parameters import PACKET
from impera.rules.state import NOBODY


def refuses_draft(n, s, m):
    """What is asked, the packets and the centre, and what the seats remember."""
    if not s.draft:
        return refused(n, NOT_DEALT_BY_DRAFT, 0, 0, 0)
    if s.turn:
        return refused(n, TURNS_IN_DRAFT, 0, 0, 0)
    if heard(n) == 0:
        s.ask = KEEP
    else:
        s.ask = CLAIM
    pick = heard(n)
    if pick < 1 or pick > PICKS:
        return refused(n, PICK, pick, PICKS, 0)
    s.pick = pick - 1
    if s.ask == CLAIM:
        s.pick = PICKS
    s.answered = heard(n)
    if s.answered < 0 or s.answered >= s.players:
        return refused(n, ASKED, s.answered, s.players - 1, 0)
    if refuses_packets(n, s) or refuses_centre(n, s) or is_not_asked(n, s):
        return 1
    return refuses_passed(n, s, m) or refuses_kept_age(n, s, m)


def refuses_packets(n, s):
    """The packets, by the seats that look at them."""
    packets = heard(n)
    if packets != s.players * (s.ask == KEEP):
        return refused(n, PACKETS, 0, 0, 0)
    for seat in range(packets):
        kept = picks_made(s, seat)
        cards = heard(n)
        if cards != PACKET - kept:
            return refused(n, PACKET_SIZE, seat, cards, PACKET - kept)
        if s.hand_n[seat] != kept:
            return refused(n, KEPT, seat, s.hand_n[seat], 0)
        for _ in range(cards):
            kind = heard(n)
            if has_no_card(n, kind):
                return 1
            s.packet[packet_held(s, seat)][kind] += 1
    return 0


def refuses_centre(n, s):
    """The cards that are left to be claimed."""
    cards = heard(n)
    left = 0
    if s.ask == CLAIM:
        left = s.players - s.answered
    if cards != left:
        return refused(n, CENTRE, cards, left, 0)
    for _ in range(cards):
        kind = heard(n)
        if has_no_card(n, kind):
            return 1
        s.centre[kind] += 1
        s.centre_set |= 1 << kind
    return 0


def is_not_asked(n, s):
    """Refuse a seat that is not the one to answer."""
    if s.ask == KEEP:
        asked = (s.first + s.answered) % s.players
    elif s.centre_clockwise:
        asked = (s.first - 1 + s.answered) % s.players
    else:
        asked = (s.first - 1 - s.answered) % s.players
    if asked == s.seat:
        return 0
    return refused(n, OTHER_ASKED, asked, s.seat, 0)


def refuses_passed(n, s, m):
    """What the seats passed on in the picks so far; if it is missing, they remember nothing."""
    picks = heard(n)
    if picks > PICKS - 1:
        return refused(n, PASSED, 0, 0, 0)
    for pick in range(picks):
        if heard(n) != s.players:
            return refused(n, PASSED, 0, 0, 0)
        for seat in range(s.players):
            cards = heard(n)
            for _ in range(cards):
                kind = heard(n)
                m.passed[pick][seat][kind] += 1
                if m.passed[pick][seat][kind] > COPIES[kind]:
                    return refused(n, CARDS_TOO_MANY, m.passed[pick][seat][kind], kind, COPIES[kind])
            if cards and s.ask == KEEP and not is_there(s, m.passed[pick][seat], seat, pick):
                return refused(n, PASSED_NOT_THERE, seat, pick + 1, 0)
    return 0


def is_there(s, passed, seat, pick):
    """Whether what a seat passed on is in the packet, or in the hands of those who have kept a card from it since."""
    if picks_made(s, seat) <= pick:
        return 0
    packet = (seat - pick) % s.players
    keepers = 0
    for later in range(pick + 1, s.pick + 1):
        keepers += keeper(s, seat, pick, later) != NOBODY
    gone = 0
    for kind in range(KINDS):
        taken = passed[kind] - s.packet[packet][kind]
        kept = 0
        for later in range(pick + 1, s.pick + 1):
            if keeper(s, seat, pick, later) != NOBODY:
                kept += s.hand[keeper(s, seat, pick, later)][kind]
        if taken < 0 or taken > kept:
            return 0
        gone += taken
    return gone == keepers


def keeper(s, seat, pick, later):
    """Who kept a card, in a later pick, from the packet that a seat passed on; NOBODY if nobody else has yet."""
    holder = (seat + later - pick) % s.players
    if picks_made(s, holder) <= later or (later < s.pick and holder == seat):
        return NOBODY
    return holder


def refuses_kept_age(n, s, m):
    """The Ages of the cards that the seats kept."""
    picks = heard(n)
    if picks > PICKS:
        return refused(n, KEPT_AGE, 0, 0, 0)
    for pick in range(picks):
        if heard(n) != s.players:
            return refused(n, KEPT_AGE, 0, 0, 0)
        for seat in range(s.players):
            age = heard(n)
            if age < 1 or age > AGES:
                return refused(n, KEPT_AGE, 0, 0, 0)
            m.kept_age[pick][seat] = age - 1
    return 0
