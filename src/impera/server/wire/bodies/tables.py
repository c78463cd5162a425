"""Bodies about tables and the seats at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from impera.notation.options import MOST_PLAYERS, Options
from impera.server.wire.bodies.base import Body, Reply
from impera.server.wire.messages import Branch, Key, Late, Name, Per, Sitting, Status, Terms

MOST_CLOCK = 30 * 86_400
"""The longest clock, in seconds."""
USUAL_AWAY = 120
"""Seconds of absence before a bot stands in, where nobody chose."""


class WantedSeat(Body, frozen=True):
    """A seat of a new table: for people, or for a bot of some level."""

    kind: Literal["person", "bot"] = "person"
    level: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Body, frozen=True):
    """What a new table should be like."""

    options: dict[Annotated[str, Meta(max_length=40)], Any] = field(default_factory=dict)
    """As in `Options.make`: players, deal, teams, edition, and each single option."""
    seats: Annotated[tuple[WantedSeat, ...], Meta(max_length=MOST_PLAYERS)] = ()
    """One for each player; seats that are not named are for people."""
    name: Name | None = None
    """If given, the table's maker takes its first seat for people under this name."""
    published: bool = False
    aids: bool = True
    clock: Annotated[int, Meta(ge=5, le=MOST_CLOCK)] | None = None
    """Seconds; from an hour on it runs over days, also while nobody is connected."""
    per: Per = "turn"
    """What the clock is for. A clock for the whole game is at least an hour."""
    late: Late = "bot"
    away: Annotated[int, Meta(ge=5, le=86_400)] | None = USUAL_AWAY
    """At a table over days nobody has to be here, so this is never."""
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds after which spectators are told what happened."""
    person: Key | None = None
    """The key of its maker, to be known again at other tables."""


class TableMade(Reply, frozen=True):
    """A new table and its secrets: its maker's token, and the invitation to give to others."""

    table: str
    token: str
    invite: str
    seat: int | None
    link: str
    """The invitation as an address; its secret comes after the #, which browsers do not send."""
    commitment: str


class TakeSeat(Body, frozen=True):
    """Who sits down."""

    name: Name
    person: Key | None = None
    """Their key, to be known again at other tables."""


class GiveSeat(Body, frozen=True):
    """Which bot plays in a seat."""

    level: Annotated[str, Meta(max_length=40)] | None = None


class SeatTaken(Reply, frozen=True):
    """A seat and the token that opens it."""

    table: str
    seat: int
    token: str


class Summary(Reply, frozen=True):
    """A table as seen from outside, for anybody who may know about it."""

    table: str
    status: Status
    options: Options
    terms: Terms
    seating: tuple[Sitting, ...]
    asked: tuple[int, ...]
    """The seats that have to decide now; in the lobby, none are told."""
    until: float | None
    """At a table over days, when the next of them runs out of time, in seconds since 1970."""
    created: float
    commitment: str
    """The digest that promises the deal; empty for a branch."""
    rematch: str | None
    branch: Branch | None
    """What the game continues from, once it has begun; None if it has its own deal."""


class Lobby(Reply, frozen=True):
    """Published tables to sit down at or to watch, newest first."""

    tables: tuple[Summary, ...]


class BotLevel(Reply, frozen=True):
    """A bot of the roster. Level 1 is the weakest."""

    name: str
    level: int


class OfferedBot(Reply, frozen=True):
    """A bot that this server offers beside the roster."""

    name: str
    sentence: str
    """What the host says about it; empty if nothing."""


class Bots(Reply, frozen=True):
    """The roster, weakest first, and what this server offers beside it."""

    bots: tuple[BotLevel, ...]
    offered: tuple[OfferedBot, ...] = ()
