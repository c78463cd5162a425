"""Writing the quantities that a network sees, in the compiled subset.

`write_quantities` reads only what `impera.rules.observe` let out, `o` and `h`, so no secret can reach it. `out` is a
row of bytes in the order of `impera.bots.network.features`.
"""

from impera.bots.compiled.heuristic import cards_of_domain
from impera.bots.compiled.places import (
    ALLOWS,
    APPLIED,
    AREA_N,
    BLOCKED,
    CENTRE,
    COIN_BY,
    COIN_DOMAIN,
    COIN_SEAT,
    COPIED,
    COPIED_FROM,
    COST,
    COUNT,
    DECK,
    DECK_AGES,
    DEMOCRACY,
    EFFECT,
    EMBARGO,
    EMBARGO_LATER,
    FIRST,
    HAND,
    HAND_N,
    HAND_SIZE,
    HIDDEN,
    KEPT_AGES,
    KNOWN,
    LAST_ROUND,
    LEAD,
    NEAR,
    NEED,
    NEXT_AGE,
    OPTIONS,
    PACKET,
    PACKET_AGES,
    PASSED,
    PICK,
    PILE,
    PLAYERS,
    PLAYS,
    POINTS,
    QUESTION,
    REACH,
    SCORES,
    SIZE,
    SKIPPED,
    TARGET,
    TURN,
    TURNS_LEFT,
    UNSEEN,
    UNSEEN_KINDS,
)
from impera.bots.network.features import LEAD_ZERO, NEAR_ZERO, REACH_ZERO
from impera.notation.compiled.seats import absolute_seat, mark_seat
from impera.rules.cards import AGES, DOMAINS, KINDS, SEATS, domain_of, first_kind
from impera.rules.decisions import CLAIM, EFFECTS, GIVE, KEEP, NO_EFFECT, NOTHING, PERMANENT
from impera.rules.draft import PICKS, packet_held, picks_made
from impera.rules.each_field import write_choices
from impera.rules.hegemony import cards_for_hegemony
from impera.rules.majority import scores_in, side_of
from impera.rules.religion import hand_size_at_draw
from impera.rules.rows import copy_row
from impera.rules.state import NOBODY

# The largest quantity in a row of bytes.
_MOST = 127


def write_quantities(o, h, out):
    """Write the quantities of the observation `o`, `h` of a seat into `out`."""
    for i in range(SIZE):
        out[i] = 0
    write_agreed(o, out)
    write_asked(o, h.viewer, out)
    write_turn(o, h.viewer, out)
    write_table(o, h, out)
    for i in range(o.players):
        write_seat(o, absolute_seat(i, h.viewer, o.players), i, out)
    write_own(o, h.viewer, out)
    for i in range(o.players - 1):
        write_other(o, h, absolute_seat(1 + i, h.viewer, o.players), i, out)
    if o.ask == KEEP or o.ask == CLAIM:
        write_draft(o, h, out)


def write_agreed(o, out):
    """What was agreed on."""
    out[PLAYERS] = o.players
    write_choices(o, out, OPTIONS)


def write_asked(o, viewer, out):
    """What is asked, and for which effect."""
    if o.ask != NOTHING:
        out[QUESTION + o.ask] = 1
    out[NEED] = o.need
    out[PLAYS] = o.plays
    if o.effect != NO_EFFECT:
        out[EFFECT + o.effect] = 1
    if o.cost != NOBODY:
        out[COST + domain_of(o.cost)] = 1
    if o.ask == GIVE:
        mark_seat(o, viewer, o.target, out, TARGET)


def write_turn(o, viewer, out):
    """What holds for this turn, and the last round."""
    mark_seat(o, viewer, o.first, out, FIRST)
    out[TURN] = min(o.turn, _MOST)
    out[TURNS_LEFT] = min(o.max_turns - o.turn, _MOST)
    for effect in range(EFFECTS):
        out[APPLIED + effect] = (o.applied >> effect) & 1
    if o.copied != NO_EFFECT:
        out[COPIED + o.copied] = 1
        mark_seat(o, viewer, o.copied_from, out, COPIED_FROM)
    out[HAND_SIZE] = hand_size_at_draw(o, o.seat)
    for domain in range(DOMAINS):
        out[BLOCKED + domain] = (o.blocked >> first_kind(domain)) & 1
    out[SKIPPED] = o.skipped
    mark_seat(o, viewer, o.emptied_by, out, LAST_ROUND)


def write_table(o, h, out):
    """The coin, the deck and the discard pile, and the cards that could be anywhere."""
    if o.coin_by != NOBODY:
        mark_seat(o, h.viewer, o.coin_by, out, COIN_BY)
        mark_seat(o, h.viewer, o.coin_place // DOMAINS, out, COIN_SEAT)
        out[COIN_DOMAIN + o.coin_place % DOMAINS] = 1
    second = 0
    third = 0
    for i in range(o.deck_n):
        second += o.deck[i] == -2
        third += o.deck[i] == -3
    out[DECK] = o.deck_n
    out[DECK_AGES] = o.deck_n - second - third
    out[DECK_AGES + 1] = second
    out[DECK_AGES + 2] = third
    if o.deck_n > 0:
        out[NEXT_AGE - 1 - o.deck[o.deck_n - 1]] = 1
    copy_row(h.pool, KINDS, out, UNSEEN_KINDS)
    for domain in range(DOMAINS):
        out[PILE + domain] = cards_of_domain(o.pile, domain)
        out[UNSEEN + domain] = cards_of_domain(h.pool, domain)
    if o.embargoed_later:
        for domain in range(DOMAINS):
            out[EMBARGO_LATER + domain] = (o.embargoed_later >> domain) & 1


def write_seat(o, seat, i, out):
    """What everybody sees of the i-th seat from the viewer: counts, markers, levels, what it would score now."""
    copy_row(o.count[seat], DOMAINS, out, COUNT + DOMAINS * i)
    copy_row(o.democracy[seat], DOMAINS, out, DEMOCRACY + DOMAINS * i)
    points = 0
    for domain in range(DOMAINS):
        at = DOMAINS * i + domain
        out[NEAR + at] = max(0, NEAR_ZERO + o.count[seat][domain] - cards_for_hegemony(o, seat, domain))
        if (o.embargoed[seat] >> domain) & 1:
            for age in range(AGES):
                out[EMBARGO + at] += o.embargo[seat][domain][age]
        if scores_in(o, side_of(o, seat), domain):
            out[SCORES + at] = 1
            points += 1
    out[POINTS + i] = points
    for effect in range(PERMANENT):
        out[ALLOWS + PERMANENT * i + effect] = (o.allows[seat] >> effect) & 1
    out[HAND_N + i] = o.hand_n[seat]
    out[AREA_N + i] = o.area_n[seat]


def write_own(o, viewer, out):
    """The viewer's own hand, and how near to a hegemony it brings each Domain."""
    for domain in range(DOMAINS):
        held = cards_of_domain(o.hand[viewer], domain)
        missing = cards_for_hegemony(o, viewer, domain) - o.count[viewer][domain]
        out[HAND + domain] = held
        out[REACH + domain] = max(0, REACH_ZERO + held - missing)


def write_other(o, h, seat, i, out):
    """Of the i-th other seat: the hand as far as it is known, and the viewer's lead on it."""
    copy_row(h.hand[seat], AGES, out, HIDDEN + AGES * i)
    for domain in range(DOMAINS):
        at = DOMAINS * i + domain
        out[KNOWN + at] = cards_of_domain(o.hand[seat], domain)
        out[LEAD + at] = max(0, LEAD_ZERO + o.count[h.viewer][domain] - o.count[seat][domain])


def write_draft(o, h, out):
    """The pick, the centre, the packets as far as they are known, and the Ages of the cards kept so far."""
    for domain in range(DOMAINS):
        out[CENTRE + domain] = cards_of_domain(o.centre, domain)
    if o.ask == KEEP:
        out[PICK] = o.pick + 1
        held = packet_held(o, h.viewer)
        for domain in range(DOMAINS):
            out[PACKET + domain] = cards_of_domain(o.packet[held], domain)
    for i in range(o.players):
        seat = absolute_seat(i, h.viewer, o.players)
        for domain in range(DOMAINS):
            out[PASSED + DOMAINS * i + domain] = cards_of_domain(h.group[seat], domain)
        copy_row(h.packet[seat], AGES, out, PACKET_AGES + AGES * i)
        for pick in range(PICKS):
            if pick < picks_made(o, seat):
                out[KEPT_AGES + SEATS * pick + i] = 1 + h.kept_age[pick][seat]
