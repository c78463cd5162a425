"""Bodies about deals that several people play."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from impera.notation.options import Options
from impera.server.wire.bodies.base import Body, Reply
from impera.server.wire.messages import Name


class NewDeal(Body, frozen=True):
    """A deal that friends play in turn, each against the same bots."""

    options: dict[Annotated[str, Meta(max_length=40)], Any] = field(default_factory=dict)
    """The options of a new table, without teams."""
    level: Annotated[str, Meta(max_length=40)] | None = None
    """The level of the bots."""


class DealMade(Reply, frozen=True):
    """A new deal, and the link to send to others."""

    deal: str
    link: str


class PlayDeal(Body, frozen=True):
    """Who plays a deal."""

    name: Name


class Ended(Reply, frozen=True):
    """How a game of a deal ended for its player."""

    result: Literal["won", "shared", "lost"]
    reason: str
    domain: str | None
    turn: int
    late: bool
    """It was finished after the day of the deal, so it does not count."""
    people: int
    """How many people it ended like this for."""


class DealLine(Reply, frozen=True):
    """Somebody's game of a deal; its table can be looked at once it is over."""

    name: str
    table: str | None
    ended: Ended | None


class BestGame(Reply, frozen=True):
    """The game of the strongest bot."""

    table: str
    ended: Ended


class Deal(Reply, frozen=True):
    """What somebody may know about a deal that several people play."""

    deal: str
    day: str | None
    """The day whose deal it is; None for one that friends play."""
    ends: float | None
    """When the day is over, in seconds since 1970."""
    now: float
    """The server's time."""
    options: Options
    level: str
    seat: int
    commitment: str
    """The digest that promises the deal."""
    table: str | None
    """The table of the person who asks."""
    status: Literal["new", "running", "over", "past"]
    """Whether they have begun and finished, or the day is over."""
    yours: Ended | None
    """How their own game ended."""
    endings: tuple[Ended, ...]
    """How all games ended; empty before they have finished theirs."""
    lines: tuple[DealLine, ...]
    """In a deal among friends: who plays; empty before they have finished theirs."""
    best: BestGame | None
    """What the strongest bot made of it; None before they have finished, and while it plays."""
