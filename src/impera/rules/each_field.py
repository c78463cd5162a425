"""Code that treats every field of the state the same way. Written by `make generate`; do not edit."""

from impera.rules.cards import AGES, DOMAINS, KINDS, SEATS
from impera.rules.rows import copy_row


def clear_table(s):
    """Every zone is empty and nothing has happened (R-SETUP-06, R-SETUP-08). Options stay."""
    s.first = 0
    s.seat = 0
    s.ask = 13
    s.turn = 0
    s.need = 0
    s.plays = 0
    s.effect = -1
    s.cost = -1
    s.target = -1
    s.spent = 0
    s.applied = 0
    s.copied = -1
    s.copied_from = -1
    s.hand_size = 3
    s.blocked = 0
    s.skipped = 0
    s.emptied_by = -1
    s.reason = 0
    s.winners = 0
    s.win_domain = -1
    s.coin_by = -1
    s.coin_place = -1
    s.pick = 0
    s.answered = 0
    s.deck_n = 0
    s.pile_n = 0
    s.pile_set = 0
    s.centre_set = 0
    s.embargoed_later = 0
    for seat in range(SEATS):
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
    for domain in range(DOMAINS):
        for age in range(AGES):
            s.embargo_later[domain][age] = 0
    for kind in range(KINDS):
        s.pile[kind] = 0
        s.centre[kind] = 0


def observe_options(s, o):
    """Options and parameters are public."""
    o.teams = s.teams
    o.draft = s.draft
    o.once_more = s.once_more
    o.at_draw = s.at_draw
    o.copy_owned = s.copy_owned
    o.copy_by_effect = s.copy_by_effect
    o.self_target = s.self_target
    o.democracy_needs_card = s.democracy_needs_card
    o.centre_clockwise = s.centre_clockwise
    o.players = s.players
    o.max_turns = s.max_turns
    o.level1 = s.level1
    o.level2 = s.level2
    o.hegemony = s.hegemony
    o.removed = s.removed


def observe_table(s, o):
    """What everybody sees of the table as it is: turn, sizes, open cards."""
    o.first = s.first
    o.seat = s.seat
    o.ask = s.ask
    o.turn = s.turn
    o.need = s.need
    o.plays = s.plays
    o.effect = s.effect
    o.cost = s.cost
    o.target = s.target
    o.spent = s.spent
    o.applied = s.applied
    o.copied = s.copied
    o.copied_from = s.copied_from
    o.hand_size = s.hand_size
    o.blocked = s.blocked
    o.skipped = s.skipped
    o.emptied_by = s.emptied_by
    o.reason = s.reason
    o.winners = s.winners
    o.win_domain = s.win_domain
    o.coin_by = s.coin_by
    o.coin_place = s.coin_place
    o.pick = s.pick
    o.answered = s.answered
    o.deck_n = s.deck_n
    o.pile_n = s.pile_n
    o.pile_set = s.pile_set
    o.centre_set = s.centre_set
    o.embargoed_later = s.embargoed_later
    copy_row(s.pile, KINDS, o.pile, 0)
    copy_row(s.centre, KINDS, o.centre, 0)


def observe_seat(s, seat, o):
    """What everybody sees of a seat as it is."""
    o.points[seat] = s.points[seat]
    o.hand_n[seat] = s.hand_n[seat]
    o.area_n[seat] = s.area_n[seat]
    o.area_set[seat] = s.area_set[seat]
    o.allows[seat] = s.allows[seat]
    o.embargoed[seat] = s.embargoed[seat]
    copy_row(s.area[seat], KINDS, o.area[seat], 0)
    copy_row(s.count[seat], DOMAINS, o.count[seat], 0)
    copy_row(s.democracy[seat], DOMAINS, o.democracy[seat], 0)


def write_choices(s, out, place):
    """The options that are choices, one number each, from a place on."""
    out[place + 0] = s.teams
    out[place + 1] = s.draft
    out[place + 2] = s.once_more
    out[place + 3] = s.at_draw
    out[place + 4] = s.copy_owned
    out[place + 5] = s.copy_by_effect
    out[place + 6] = s.self_target
    out[place + 7] = s.democracy_needs_card
    out[place + 8] = s.centre_clockwise
