"""A position set up from its numbers: the table, what lies before the players, and where the game goes on.

The numbers are those of `impera.game.position.shape`, in the order in which it declares them. Each function returns
whether it refused the position.
"""

from impera.game.compiled.draft import refuses_draft
from impera.game.compiled.hearing import has_no_card, has_no_seat, heard, word_heard
from impera.game.compiled.plain import hear_plain
from impera.game.compiled.problems import (
    AT_THE_SAME_TIME,
    COIN_BY,
    COIN_BY_CULTURE,
    COIN_ON_ONESELF,
    COIN_SEAT,
    DECK_NOT_EMPTY,
    DECK_TOO_LARGE,
    DEMOCRACY_MARKERS,
    EMPTIED_BY,
    FIRST,
    HEGEMONY_DOMAIN,
    KNOWN_NOT_HELD,
    NO_SUCH_KNOWLEDGE,
    NO_WINNER,
    NOT_ECONOMY,
    NOT_LATER,
    POINTS,
    POINTS_OF_SEATS,
    SEAT,
    SEATS_TOO_MANY,
    TURNS,
    WINNERS,
    refused,
)
from impera.game.compiled.turn import refuses_turn
from impera.rules.cards import CARDS, COPIES, CULTURE, DOMAINS, ECONOMY, KINDS, UTOPIA, age_of, domain_of, first_kind
from impera.rules.decisions import NOTHING
from impera.rules.each_field import clear_table
from impera.rules.knowledge import SPECTATOR, learn_skip
from impera.rules.state import HEGEMONY, NOBODY
from impera.rules.turn import begin_turn
from impera.rules.zones import area_put, hand_put, pile_put

MOST_MARKERS = COPIES[first_kind(UTOPIA)]


def refuses_position(n, s, m):
    """Set up a state that has its options, and an empty ledger, ready for the next decision."""
    clear_table(s)
    n.size = 0
    for kind in range(KINDS):
        n.cards[kind] = 0
    if refuses_table(n, s) or refuses_seats(n, s) or refuses_emptied_by(n, s):
        return 1
    is_drafting = heard(n)
    if is_drafting and refuses_draft(n, s, m):
        return 1
    if refuses_known(n, s, m):
        return 1
    is_over = heard(n)
    if is_over and is_drafting:
        return refused(n, AT_THE_SAME_TIME, 0, 0, 0)
    if is_over and refuses_outcome(n, s):
        return 1
    if heard(n):
        if is_drafting or is_over:
            return refused(n, AT_THE_SAME_TIME, 0, 0, 0)
        if refuses_turn(n, s, m):
            return 1
    elif not (is_drafting or is_over):
        begin_turn(s, s.seat)
    learn_skip(m, s)
    return 0


def refuses_table(n, s):
    """Whose turn it is, the deck, the pile and the coin."""
    hear_plain(n, s)
    s.turn = heard(n)
    if has_no_seat(n, s, s.first, FIRST) or has_no_seat(n, s, s.seat, SEAT):
        return 1
    if s.turn < 0 or s.turn >= s.max_turns:
        return refused(n, TURNS, s.turn, s.max_turns - 1, 0)
    s.deck_n = heard(n)
    if s.deck_n > CARDS:
        return refused(n, DECK_TOO_LARGE, s.deck_n, 0, 0)
    for i in range(s.deck_n):
        kind = heard(n)
        if has_no_card(n, kind):
            return 1
        s.deck[s.deck_n - 1 - i] = kind
    for _ in range(heard(n)):
        kind = heard(n)
        if has_no_card(n, kind):
            return 1
        pile_put(s, kind)
    return heard(n) and refuses_coin(n, s)


def refuses_coin(n, s):
    """The coin, when it is out."""
    s.coin_by = heard(n)
    seat = heard(n)
    domain = heard(n)
    if has_no_seat(n, s, s.coin_by, COIN_BY) or has_no_seat(n, s, seat, COIN_SEAT):
        return 1
    if domain == CULTURE:
        return refused(n, COIN_BY_CULTURE, 0, 0, 0)
    if seat == s.coin_by:
        return refused(n, COIN_ON_ONESELF, 0, 0, 0)
    s.coin_place = DOMAINS * seat + domain
    return 0


def refuses_seats(n, s):
    """What lies before the players."""
    seats = heard(n)
    if seats > s.players:
        return refused(n, SEATS_TOO_MANY, seats, s.players, 0)
    for seat in range(seats):
        if refuses_cards(n, s, seat) or refuses_democracy(n, s, seat) or refuses_embargoes(n, s, seat):
            return 1
    return 0


def refuses_cards(n, s, seat):
    """The hand and the area of a player."""
    for _ in range(heard(n)):
        kind = heard(n)
        if has_no_card(n, kind):
            return 1
        hand_put(s, seat, kind)
    for _ in range(heard(n)):
        kind = heard(n)
        if has_no_card(n, kind):
            return 1
        area_put(s, seat, kind)
    return 0


def refuses_democracy(n, s, seat):
    """The democracy markers before a player."""
    for _ in range(heard(n)):
        domain = heard(n)
        number = heard(n)
        if number < 0 or number > MOST_MARKERS:
            return refused(n, DEMOCRACY_MARKERS, seat, domain, number)
        s.democracy[seat][domain] = number
        for _ in range(number):
            if has_no_card(n, first_kind(UTOPIA)):
                return 1
    return 0


def refuses_embargoes(n, s, seat):
    """The embargo markers before a player, for this turn and for the next one (R-EMB-06)."""
    for _ in range(heard(n)):
        domain = heard(n)
        for _ in range(heard(n)):
            kind = heard(n)
            if is_no_marker(n, kind):
                return 1
            s.embargo[seat][domain][age_of(kind)] += 1
            s.embargoed[seat] |= 1 << domain
    for _ in range(heard(n)):
        domain = heard(n)
        for _ in range(heard(n)):
            kind = heard(n)
            if seat != s.seat:
                return refused(n, NOT_LATER, seat, 0, 0)
            if is_no_marker(n, kind):
                return 1
            s.embargo_later[domain][age_of(kind)] += 1
            s.embargoed_later |= 1 << domain
    return 0


def is_no_marker(n, kind):
    """Refuse a marker of an embargo that is not an Economy card."""
    if domain_of(kind) != ECONOMY:
        return refused(n, NOT_ECONOMY, kind, 0, 0)
    return has_no_card(n, kind)


def refuses_emptied_by(n, s):
    """Who drew the last card; if nobody says so, it was the player before."""
    if heard(n):
        s.emptied_by = heard(n)
        if s.deck_n:
            return refused(n, DECK_NOT_EMPTY, 0, 0, 0)
        return has_no_seat(n, s, s.emptied_by, EMPTIED_BY)
    if s.deck_n == 0:
        s.emptied_by = (s.seat + s.players - 1) % s.players
    return 0


def refuses_known(n, s, m):
    """What viewers know of the hands of others."""
    for _ in range(heard(n)):
        viewer = heard(n)
        for _ in range(heard(n)):
            owner = heard(n)
            if (viewer >= s.players and viewer != SPECTATOR) or owner >= s.players or owner == viewer:
                return refused(n, NO_SUCH_KNOWLEDGE, viewer, owner, 0)
            for _ in range(heard(n)):
                kind = heard(n)
                if m.known[viewer][owner][kind] >= s.hand[owner][kind]:
                    return refused(n, KNOWN_NOT_HELD, viewer, kind, owner)
                m.known[viewer][owner][kind] += 1
    return 0


def refuses_outcome(n, s):
    """The end of the game."""
    s.reason = heard(n) + 1
    for _ in range(heard(n)):
        seat = heard(n)
        if has_no_seat(n, s, seat, WINNERS):
            return 1
        s.winners |= 1 << seat
    size = heard(n)
    if size != 0 and size != s.players:
        return refused(n, POINTS_OF_SEATS, 0, 0, 0)
    for seat in range(size):
        s.points[seat] = heard(n)
        if s.points[seat] < 0 or s.points[seat] > DOMAINS:
            return refused(n, POINTS, DOMAINS, s.points[seat], 0)
    s.win_domain = word_heard(n)
    if s.winners == 0:
        return refused(n, NO_WINNER, 0, 0, 0)
    if (s.reason == HEGEMONY) != (s.win_domain != NOBODY):
        return refused(n, HEGEMONY_DOMAIN, 0, 0, 0)
    s.turn += 1
    s.ask = NOTHING
    return 0
