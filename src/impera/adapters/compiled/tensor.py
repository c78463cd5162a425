"""Writing an observation as a tensor, in the compiled subset.

`write_tensor` reads only what `impera.rules.observe` let out, `o` and `h`, so no secret can reach it. `out`
is a row of bytes in the order of `impera.adapters.observation.layout`.
"""

from impera.adapters.compiled.places import (
    BLOCKED,
    CENTRE,
    COIN_BY,
    COIN_DOMAIN,
    COIN_SEAT,
    COPIED,
    COPIED_FROM,
    COST,
    DECIDES,
    DECK,
    EFFECT,
    EMBARGO,
    EMBARGO_LATER,
    FIRST,
    HAND_SIZE,
    HIDDEN_AGES,
    KEPT_AGES,
    LAST_ROUND,
    NEXT_AGE,
    OPTIONS,
    PACKET,
    PACKET_AGES,
    PARAMETERS,
    PASSED,
    PICK,
    PLAYERS,
    POINTS,
    QUESTION,
    REASON,
    SIZE,
    TARGET,
    TURNS_LEFT,
    UNSEEN,
    USED,
    WIN_DOMAIN,
    WINNERS,
)
from impera.adapters.compiled.plain import write_plain, write_plain_of_seat
from impera.adapters.observation.layout import MOST
from impera.notation.compiled.seats import absolute_seat, mark_seat, relative_seat
from impera.rules.cards import AGES, DOMAINS, KINDS, SEATS, first_kind
from impera.rules.decisions import CLAIM, EFFECTS, GIVE, KEEP, NO_EFFECT
from impera.rules.draft import PICKS, picks_made
from impera.rules.each_field import write_choices
from impera.rules.religion import hand_size_at_draw
from impera.rules.rows import copy_row
from impera.rules.state import NOBODY


def write_tensor(o, h, out):
    """Write the observation `o`, `h` of a seat into `out`."""
    for i in range(SIZE):
        out[i] = 0
    write_options(o, out)
    write_plain(o, out)
    write_question(o, h.viewer, out)
    write_turn(o, h.viewer, out)
    write_end(o, h.viewer, out)
    write_table(o, h, out)
    for i in range(o.players):
        write_seat(o, h, absolute_seat(i, h.viewer, o.players), i, out)
    if o.ask == KEEP or o.ask == CLAIM:
        write_draft(o, h, out)


def write_options(o, out):
    """What was agreed on."""
    out[PLAYERS + o.players - 2] = 1
    write_choices(o, out, OPTIONS)
    out[PARAMETERS] = o.level1
    out[PARAMETERS + 1] = o.level2
    out[PARAMETERS + 2] = o.hegemony
    out[PARAMETERS + 3] = o.removed


def write_question(o, viewer, out):
    """What is asked, of whom, and for which effect."""
    out[QUESTION + o.ask] = 1
    mark_seat(o, viewer, o.seat, out, DECIDES)
    mark_seat(o, viewer, o.first, out, FIRST)
    if o.effect != NO_EFFECT:
        out[EFFECT + o.effect] = 1
    if o.cost != NOBODY:
        out[COST + o.cost] = 1
    if o.ask == GIVE:
        mark_seat(o, viewer, o.target, out, TARGET)


def write_turn(o, viewer, out):
    """What holds for this turn."""
    out[TURNS_LEFT] = min(o.max_turns - o.turn, MOST)
    if o.applied:
        for effect in range(EFFECTS):
            out[USED + effect] = (o.applied >> effect) & 1
    if o.copied != NO_EFFECT:
        out[COPIED + o.copied] = 1
        mark_seat(o, viewer, o.copied_from, out, COPIED_FROM)
    out[HAND_SIZE] = hand_size_at_draw(o, o.seat)
    if o.blocked:
        for domain in range(DOMAINS):
            out[BLOCKED + domain] = (o.blocked >> first_kind(domain)) & 1


def write_end(o, viewer, out):
    """The last round, and how the game ended."""
    mark_seat(o, viewer, o.emptied_by, out, LAST_ROUND)
    out[REASON + o.reason] = 1
    if o.win_domain != NOBODY:
        out[WIN_DOMAIN + o.win_domain] = 1
    if o.reason:
        for seat in range(o.players):
            i = relative_seat(seat, viewer, o.players)
            out[WINNERS + i] = (o.winners >> seat) & 1
            out[POINTS + i] = o.points[seat]


def write_table(o, h, out):
    """The coin and the deck, and the cards that could be anywhere."""
    if o.coin_by != NOBODY:
        mark_seat(o, h.viewer, o.coin_by, out, COIN_BY)
        mark_seat(o, h.viewer, o.coin_place // DOMAINS, out, COIN_SEAT)
        out[COIN_DOMAIN + o.coin_place % DOMAINS] = 1
    second, third = 0, 0
    for i in range(o.deck_n):
        second += o.deck[i] == -2
        third += o.deck[i] == -3
    out[DECK] = o.deck_n - second - third
    out[DECK + 1] = second
    out[DECK + 2] = third
    if o.deck_n > 0:
        out[NEXT_AGE - 1 - o.deck[o.deck_n - 1]] = 1
    copy_row(h.pool, KINDS, out, UNSEEN)
    if o.embargoed_later:
        for domain in range(DOMAINS):
            for age in range(AGES):
                out[EMBARGO_LATER + AGES * domain + age] = o.embargo_later[domain][age]


def write_seat(o, h, seat, i, out):
    """One player, who is the i-th from the viewer: the cards and the markers."""
    copy_row(h.hand[seat], AGES, out, HIDDEN_AGES + AGES * i)
    write_plain_of_seat(o, seat, i, out)
    if o.embargoed[seat]:
        for domain in range(DOMAINS):
            for age in range(AGES):
                out[EMBARGO + AGES * (DOMAINS * i + domain) + age] = o.embargo[seat][domain][age]


def write_draft(o, h, out):
    """The pick, the centre, the packets as far as they are known, and the backs of the cards kept so far."""
    if o.ask == KEEP:
        out[PICK + o.pick] = 1
    for kind in range(KINDS):
        out[CENTRE + kind] = o.centre[kind]
    for i in range(o.players):
        seat = absolute_seat(i, h.viewer, o.players)
        for kind in range(KINDS):
            out[PACKET + KINDS * i + kind] = o.packet[seat][kind]
            out[PASSED + KINDS * i + kind] = h.group[seat][kind]
        for age in range(AGES):
            out[PACKET_AGES + AGES * i + age] = h.packet[seat][age]
        for pick in range(PICKS):
            if pick < picks_made(o, seat):
                out[KEPT_AGES + SEATS * pick + i] = 1 + h.kept_age[pick][seat]
