"""The shape of a position: its keys, their types and their defaults.

Their order is the order in which a position is read (`impera.game.compiled`): what others depend on comes first.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from impera.notation.cards import CardCode, DomainName, EffectName
from impera.notation.decisions import QuestionName
from impera.notation.outcome import Outcome
from impera.notation.plain import Plain
from impera.rules.cards import SEATS
from impera.rules.parameters import HAND

VIEWER_NAMES = (*map(str, range(SEATS)), "spectator")
"""Those who know something of others' hands, in the order of the ledger's rows."""
ViewerName = Annotated[str, VIEWER_NAMES]


class Shape(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of the parts of a position."""


class SeatShape(Shape):
    """What lies before one player."""

    hand: list[CardCode] = []
    area: list[CardCode] = []
    democracy: dict[DomainName, int] = {}
    embargo: dict[DomainName, list[CardCode]] = {}
    embargo_later: dict[DomainName, list[CardCode]] = {}


class CoinShape(Shape):
    """The coin when it is out."""

    by: int
    seat: int
    domain: DomainName


class CopiedShape(Shape):
    """What Inspiration copied this turn."""

    effect: EffectName
    seat: int


class TurnShape(Shape):
    """A turn under way: what is asked, and what was done."""

    ask: QuestionName = "menu"
    effect: EffectName | None = None
    need: Annotated[int, Plain("need")] = 0
    plays: Annotated[int, Plain("plays")] = 0
    target: int | None = None
    cost: CardCode | None = None
    used: list[EffectName] = []
    copied: CopiedShape | None = None
    skipped: bool = False
    hand_size: int = HAND
    merged: dict[ViewerName, list[CardCode]] = {}
    """Inquisition: what each bystander knew of the two hands together."""


class DraftShape(Shape):
    """A draft under way: packets by the seat that looks at them; kept cards are in the hands.

    `passed` and `kept_age` are what the seats remember: by pick and seat, the cards passed on, and the Age of the card
    kept.
    """

    ask: Literal["keep", "claim"]
    pick: int = 1
    asked: int = 0
    packets: list[list[CardCode]] = []
    centre: list[CardCode] = []
    passed: list[list[list[CardCode]]] = []
    kept_age: list[list[int]] = []


class PositionShape(Shape):
    """A position without its options, which are keys of the same object."""

    first: Annotated[int, Plain("first")] = 0
    seat: Annotated[int, Plain("seat")] = 0
    turns: int = 0
    deck: list[CardCode] = []
    discard: list[CardCode] = []
    coin: CoinShape | None = None
    seats: list[SeatShape] = []
    emptied_by: int | None = None
    draft: DraftShape | None = None
    known: dict[ViewerName, dict[ViewerName, list[CardCode]]] = {}
    outcome: Outcome | None = None
    turn: TurnShape | None = None
