"""Chapters 1.3 and 1.4: setup and the basic deal."""

from impera.rules.cards import AGE_SIZES, AGES, COPIES, DOMAINS, KINDS, KINDS_OF_AGE, SEATS
from impera.rules.chance import below
from impera.rules.decisions import NO_EFFECT, NOTHING
from impera.rules.draft import deal_draft
from impera.rules.events import DEALT, tell
from impera.rules.parameters import HAND
from impera.rules.state import NOBODY, RUNNING
from impera.rules.turn import begin_turn
from impera.rules.zones import deck_take, hand_put


def clear_table(s):
    """Every zone is empty and nothing has happened (R-SETUP-06, R-SETUP-08). Options stay."""
    s.first = 0
    s.seat = 0
    s.ask = NOTHING
    s.turn = 0
    s.need = 0
    s.plays = 0
    s.effect = NO_EFFECT
    s.cost = NOBODY
    s.target = NOBODY
    s.spent = 0
    s.applied = 0
    s.copied = NO_EFFECT
    s.copied_from = NOBODY
    s.hand_size = HAND
    s.blocked = 0
    s.skipped = 0
    s.emptied_by = NOBODY
    s.reason = RUNNING
    s.winners = 0
    s.win_domain = NOBODY
    s.coin_by = NOBODY
    s.coin_place = NOBODY
    s.pick = 0
    s.answered = 0
    s.deck_n = 0
    s.pile_n = 0
    s.pile_set = 0
    s.centre_set = 0
    s.embargoed_later = 0
    for seat in range(SEATS):
        clear_seat(s, seat)
    for kind in range(KINDS):
        s.pile[kind] = 0
        s.centre[kind] = 0
    for domain in range(DOMAINS):
        for age in range(AGES):
            s.embargo_later[domain][age] = 0


def clear_seat(s, seat):
    """One player's hand, play area, markers and packet are empty."""
    s.points[seat] = 0
    s.hand_n[seat] = 0
    s.hand_set[seat] = 0
    s.area_n[seat] = 0
    s.area_set[seat] = 0
    s.allows[seat] = 0
    s.embargoed[seat] = 0
    for kind in range(KINDS):
        s.hand[seat][kind] = 0
        s.area[seat][kind] = 0
        s.packet[seat][kind] = 0
    for domain in range(DOMAINS):
        s.count[seat][domain] = 0
        s.democracy[seat][domain] = 0
        for age in range(AGES):
            s.embargo[seat][domain][age] = 0


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
    clear_table(s)
    s.first = below(r, s.players)
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
