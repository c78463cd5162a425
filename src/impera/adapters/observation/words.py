"""Actions as the text of decisions, and back."""

from __future__ import annotations

from impera.errors import BadOptions
from impera.notation.decisions import TEXTS, number_of
from impera.rules.cards import SEATS


def decision(action: int, *, seat: int, players: int) -> str:
    """The decision that an action means when `seat` takes it.

    >>> decision(97, seat=2, players=3)
    'choose 0'
    """
    return _turned(TEXTS[action], seat, players)


def action(text: str, *, seat: int, players: int) -> int:
    """The action that a decision means when `seat` takes it.

    >>> action("choose 0", seat=2, players=3)
    97
    """
    number = number_of(_turned(text, -seat, players))
    if number is None:
        message = f"no such decision: {text!r}"
        raise BadOptions(message)
    return number


def _turned(text: str, by: int, players: int) -> str:
    """A decision with its seat, if it names one, moved on by `by` places; a seat nobody has stays as it is."""
    words = [str((int(word) + by) % players) if word in _SEATS[:players] else word for word in text.split()]
    return " ".join(words)


_SEATS = tuple(str(seat) for seat in range(SEATS))
