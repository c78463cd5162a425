"""The plain numbers of a tensor. Written by `make generate`; do not edit."""

from impera.adapters.compiled.places import AREA, COUNTS, DEMOCRACY, HAND, NEED, PILE, PLAYS, SKIPPED, TURN
from impera.adapters.observation.layout import MOST
from impera.rules.cards import DOMAINS, KINDS
from impera.rules.rows import copy_row


def write_plain(o, out):
    """Those of the table."""
    out[NEED] = min(o.need, MOST)
    out[PLAYS] = min(o.plays, MOST)
    out[TURN] = min(o.turn, MOST)
    out[SKIPPED] = min(o.skipped, MOST)
    copy_row(o.pile, KINDS, out, PILE)


def write_plain_of_seat(o, seat, i, out):
    """Those of a player, who is the i-th from the viewer."""
    copy_row(o.hand[seat], KINDS, out, HAND + KINDS * i)
    copy_row(o.area[seat], KINDS, out, AREA + KINDS * i)
    copy_row(o.count[seat], DOMAINS, out, COUNTS + DOMAINS * i)
    copy_row(o.democracy[seat], DOMAINS, out, DEMOCRACY + DOMAINS * i)
