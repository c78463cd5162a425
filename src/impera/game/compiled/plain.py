"""The plain numbers of a position. Written by `make generate`; do not edit."""

from impera.game.compiled.hearing import heard


def hear_plain(n, s):
    """Those of the table."""
    s.first = heard(n)
    s.seat = heard(n)


def hear_plain_of_turn(n, s):
    """Those of a turn under way."""
    s.need = heard(n)
    s.plays = heard(n)
