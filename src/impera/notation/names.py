"""Names that people choose, cleaned for lists, screens and records."""

from __future__ import annotations

MOST_LETTERS = 20


def printable(name: str) -> str:
    """A name as one short line without control characters; empty if nothing is left.

    >>> printable("  Ada   the 1st ")
    'Ada the 1st'
    """
    return "".join(letter for letter in " ".join(name.split()) if letter.isprintable())[:MOST_LETTERS].strip()
