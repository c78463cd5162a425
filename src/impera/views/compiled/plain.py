"""The plain numbers of a view. Written by `make generate`; do not edit."""

from impera.views.compiled.facts import say


def say_plain(o, f):
    """Those of the table."""
    say(f, o.first)
    say(f, o.seat)
    say(f, o.turn)
    say(f, o.skipped)


def say_plain_of_seat(o, seat, f):
    """Those of a player."""
    say(f, o.hand_n[seat])
