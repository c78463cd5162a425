"""Names that people choose, cleaned for lists, screens and records."""

from __future__ import annotations

import unicodedata

MOST_LETTERS = 20


# Letters and signs that are printed as nothing: Hangul fillers, inherent vowels of Khmer, the empty Braille cell.
_BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"


def printable(name: str) -> str:
    """A name as one short line without control characters; empty if nothing is left.

    >>> printable("  Ada   the 1st ")
    'Ada the 1st'
    """
    shown = "".join(letter for letter in " ".join(name.split()) if letter.isprintable() and letter not in _BLANK)
    is_seen = any(not unicodedata.category(letter).startswith(("M", "Z")) for letter in shown)
    return shown[:MOST_LETTERS].strip() if is_seen else ""
