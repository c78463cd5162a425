"""The shape of a position: its keys, their types and their defaults."""

from __future__ import annotations

from typing import Literal

import msgspec

from impera.notation.outcome import Outcome
from impera.rules.parameters import HAND


class Shape(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of the parts of a position."""


class SeatShape(Shape):
    """What lies before one player."""

    hand: list[str] = []
    area: list[str] = []
    democracy: dict[str, int] = {}
    embargo: dict[str, list[str]] = {}
    embargo_later: dict[str, list[str]] = {}


class CoinShape(Shape):
    """The coin when it is out."""

    by: int
    seat: int
    domain: str


class CopiedShape(Shape):
    """What Inspiration copied this turn."""

    effect: str
    seat: int


class TurnShape(Shape):
    """A turn under way: what is asked, and what was done."""

    ask: str = "menu"
    effect: str | None = None
    need: int = 0
    plays: int = 0
    target: int | None = None
    cost: str | None = None
    used: list[str] = []
    copied: CopiedShape | None = None
    skipped: bool = False
    hand_size: int = HAND
    merged: dict[str, list[str]] = {}
    """Inquisition: what each bystander knew of the two hands together."""


class DraftShape(Shape):
    """A draft under way: packets by the seat that looks at them; kept cards are in the hands.

    `passed` and `kept_age` are what the seats remember: by pick and seat, the cards passed on, and the Age of the card
    kept.
    """

    ask: Literal["keep", "claim"]
    pick: int = 1
    asked: int = 0
    packets: list[list[str]] = []
    centre: list[str] = []
    passed: list[list[list[str]]] = []
    kept_age: list[list[int]] = []


class PositionShape(Shape):
    """A position without its options, which are keys of the same object."""

    first: int = 0
    seat: int = 0
    turns: int = 0
    deck: list[str] = []
    discard: list[str] = []
    coin: CoinShape | None = None
    seats: list[SeatShape] = []
    emptied_by: int | None = None
    turn: TurnShape | None = None
    draft: DraftShape | None = None
    known: dict[str, dict[str, list[str]]] = {}
    outcome: Outcome | None = None
