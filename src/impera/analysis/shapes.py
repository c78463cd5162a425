"""What analysis finds, as data: hints, threats and reviews.

Compiled code writes them as numbers, field by field in this order (`impera.bots.compiled.report`). `make generate`
makes the readers from these declarations, for Python (`impera.analysis.readers`) and for TypeScript.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from impera.analysis.reasons import AnyReason
from impera.notation.cards import DOMAIN_NAMES, EFFECT_NAMES
from impera.notation.decisions import TEXTS


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What is known about one decision."""

    decision: Annotated[str, TEXTS]
    chance: float | None
    """Of winning, alone or with the team; None if it was not compared."""
    games: int
    """In how many redeals it was compared with others."""


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """Every legal decision, best first, and why the first one is good."""

    seat: int
    advice: tuple[Advice, ...]
    alike: int
    """How many decisions, from the first on, are about equally good; 1 if the first one is clearly best."""
    reason: AnyReason

    def to_json(self) -> dict[str, Any]:
        """The hint as JSON-able data."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """An effect that is used on the way, and whose it is if it is copied."""

    effect: Annotated[str, EFFECT_NAMES]
    copied_from: int | None = None


class Threat(msgspec.Struct, frozen=True, kw_only=True):
    """A hegemony that a seat could reach on its next turn, or on the current one."""

    seat: int
    domain: Annotated[str, DOMAIN_NAMES]
    missing: int
    """How many cards of the Domain are still to be played."""
    certain: bool
    """Whether cards that the viewer knows of are enough."""
    chance: float | None
    """The chance that the hand has the cards of the Domain for it; None if it takes several other cards, or luck."""
    unseen: int
    """How many of those cards the viewer has not seen, on the way that needs the fewest."""
    steps: tuple[Step, ...]
    """The effects that this way uses, in order; none if step 1 is enough."""


class Threats(msgspec.Struct, frozen=True, kw_only=True):
    """All threats that a viewer can see."""

    rivals: tuple[Threat, ...]
    """Those of seats that do not win together with the viewer, the most likely first."""
    own: tuple[Threat, ...]
    """The viewer's certain wins, on this turn or the next; empty for a spectator."""

    def to_json(self) -> dict[str, Any]:
        """The threats as JSON-able data."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """The chances at a turn's beginning, or at the end of the game."""

    decisions: int
    """How many decisions were played before."""
    turn: int
    seat: int | None
    """Whose turn begins; None at the end."""
    chances: tuple[float, ...]
    """Each seat's chance of winning. Partners win together, so they have the same chance."""


class Cost(msgspec.Struct, frozen=True, kw_only=True):
    """A decision, a better one, and what the difference was."""

    decisions: int
    """How many decisions were played before it."""
    turn: int
    seat: int
    decision: Annotated[str, TEXTS]
    chance: float
    """Of winning with it, as far as the seat could know."""
    better: Annotated[str, TEXTS]
    better_chance: float


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a game."""

    points: tuple[Point, ...]
    costs: tuple[Cost, ...]
    """The greatest first; few, and none where nothing clearly better was found."""
    decided: int | None
    """The turn after which the winners were always more likely to win than everyone else together.

    None if they were from the beginning, or if the game is not over.
    """
    trials: int
    """In how many redeals the chances of each turn were looked for."""
    simulations: int
    """In how many redeals a decision was compared with others, at most."""
