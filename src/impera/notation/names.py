"""Names that people give themselves, as they may stand in a list, on a screen or in a record."""

from __future__ import annotations

MOST_LETTERS = 20


def printable(name: str) -> str:
    """A name as one short line without control characters; empty if nothing is left of it.

    >>> printable("  Ada   the 1st ")
    'Ada the 1st'
    """
    return "".join(letter for letter in " ".join(name.split()) if letter.isprintable())[:MOST_LETTERS].strip()
