"""Entries: everything that happens at a table, in order. They are only ever added."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["begin", "decision", "bot", "undo", "say", "seat", "away", "back", "rematch"]


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log. Numbers start at 1 and have no gaps.

    begin      the cards are dealt; or `text` holds a game that continues from a moment of another (`branches`)
    decision   a person in `seat` decided `text`
    bot        a bot decided `text` for `seat`
    undo       the person in `seat` took back the last decision
    say        the person in `seat` said a phrase; `text` is its name and what fills its blanks
    seat       somebody took or left `seat`, or a bot did; who sits there now is not in the log
    away       the person in `seat` is away: a bot plays
    back       the person in `seat` is here again
    rematch    the same people play again at the table named by `text`
    """

    number: int
    kind: Kind
    seat: int | None
    text: str
    at: float
    """When it was accepted, in seconds since 1970."""
