"""What the code of a card says (N-01)."""

from __future__ import annotations

from impera.notation.cards import DOMAIN_LETTERS, DOMAIN_NAMES

_DOMAIN_OF_LETTER = dict(zip(DOMAIN_LETTERS, DOMAIN_NAMES, strict=True))


def domain_of(card: str) -> str:
    """The Domain of a card such as `M1`."""
    return _DOMAIN_OF_LETTER[card[0]]


def age_of(card: str) -> int:
    """The Age of a card such as `M1`."""
    return int(card[1])
