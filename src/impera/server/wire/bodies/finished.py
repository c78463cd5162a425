"""Bodies about finished games: replays, and games that continue from a moment of another."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from impera.notation.options import Options
from impera.notation.outcome import Outcome
from impera.server.wire.bodies.base import Body, Reply
from impera.server.wire.messages import Key, Name, Reveal, SeatNumber
from impera.views import View
from impera.views.events import AnyEvent

MOST_RECORD = 150_000
"""Maximum length of a record in characters. Games between bots have up to 12,000."""


class FullMoment(Reply, frozen=True):
    """A moment of a finished game: the last decision, everything that happened, and what each seat saw."""

    decisions: int
    of: int
    seat: int | None
    decision: str | None
    events: tuple[AnyEvent, ...]
    views: tuple[View, ...]
    outcome: Outcome | None
    reveal: Reveal | None
    """None for a branch, which has no commitment."""


class Promise(Reply, frozen=True):
    """The commitment published before play, and what proves that the deal matches it."""

    digest: str
    salt: str


class Moment(Reply, frozen=True):
    """A game after one more decision; the first moment is before any."""

    seat: int | None
    """Who decided; None in the first moment."""
    decision: str | None
    events: tuple[AnyEvent, ...]
    """What happened since the moment before, with all cards; in the first moment the deal."""
    view: View
    """As seen by a spectator who sees every hand: `known` of each seat is its whole hand."""
    packets: tuple[tuple[str, ...], ...]
    """Draft: the packet each seat looks at; empty when there are none."""


class Replay(Reply, frozen=True):
    """A whole game with everything open. The rules replayed it, so it is a legal game."""

    options: Options
    names: tuple[str, ...]
    """One for each seat; empty where nobody gave one."""
    begins: Literal["seed", "deck", "position"]
    """What the game comes from."""
    seed: str | None
    promise: Promise | None
    """None if there was no commitment before play."""
    deck: tuple[str, ...]
    """The Age deck in the first moment, top first. In every later one its first cards are gone."""
    moments: tuple[Moment, ...]


class DroppedRecord(Body, frozen=True):
    """The text of a record file."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]


class BranchHere(Body, frozen=True, kw_only=True):
    """Continue from a moment of a finished game, against bots."""

    decisions: Annotated[int, Meta(ge=0, le=1_000_000)]
    """How many decisions of that game stay; in a pick of the draft, those before the pick."""
    seat: SeatNumber
    """The seat to play."""
    name: Name
    level: Annotated[str, Meta(max_length=40)] | None = None
    """The bot that plays the other seats; the weakest if none is named."""
    published: bool = False
    aids: bool = True
    person: Key | None = None


class BranchRecord(BranchHere, frozen=True, kw_only=True):
    """The same from a record file."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]
