"""The bodies of HTTP requests and replies, typed once. Socket messages are in `messages`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from impera.notation.options import MOST_PLAYERS, Options
from impera.notation.outcome import Outcome
from impera.server.wire.messages import Branch, DecisionText, Name, Reveal, SeatNumber, Sitting, Status, Terms
from impera.views import View
from impera.views.events import AnyEvent

MOST_RECORD = 150_000
"""Maximum length of a record in characters. Games between bots have up to 12,000."""
USUAL_AWAY = 120
"""Seconds of absence before a bot stands in, where nobody chose."""


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of request bodies."""


class Reply(msgspec.Struct, frozen=True, kw_only=True):
    """Base of reply bodies."""


class WantedSeat(Body, frozen=True):
    """A seat of a new table: for people, or for a bot of some level."""

    kind: Literal["person", "bot"] = "person"
    level: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Body, frozen=True):
    """What a new table should be like."""

    options: dict[Annotated[str, Meta(max_length=40)], Any] = {}
    """As in `Options.make`: players, deal, teams, edition, and each single option."""
    seats: Annotated[tuple[WantedSeat, ...], Meta(max_length=MOST_PLAYERS)] = ()
    """One for each player; seats that are not named are for people."""
    name: Name | None = None
    """If given, the table's maker takes its first seat for people under this name."""
    published: bool = False
    aids: bool = True
    clock: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    away: Annotated[int, Meta(ge=5, le=86_400)] | None = USUAL_AWAY


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


class GiveSeat(Body, frozen=True):
    """Which bot plays in a seat."""

    level: Annotated[str, Meta(max_length=40)] | None = None


class SeatTaken(Reply, frozen=True):
    """A seat and the token that opens it."""

    table: str
    seat: int
    token: str


class Done(Reply, frozen=True):
    """The request was carried out; this is the table's last number."""

    number: int


class Summary(Reply, frozen=True):
    """A table as seen from outside, for anybody who may know about it."""

    table: str
    status: Status
    options: Options
    terms: Terms
    seating: tuple[Sitting, ...]
    created: float
    commitment: str
    """The digest that promises the deal; empty for a branch."""
    rematch: str | None
    branch: Branch | None
    """What the game continues from, once it has begun; None if it has its own deal."""


class Lobby(Reply, frozen=True):
    """Published tables to sit down at or to watch, newest first."""

    tables: tuple[Summary, ...]


class LookBack(Reply, frozen=True):
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


class BranchRecord(BranchHere, frozen=True, kw_only=True):
    """The same from a record file."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]


class BotLevel(Reply, frozen=True):
    """A bot of the roster. Level 1 is the weakest."""

    name: str
    level: int


class Bots(Reply, frozen=True):
    """The roster, weakest first."""

    bots: tuple[BotLevel, ...]


class LessonStep(Reply, frozen=True):
    """A step of a lesson; the message `message` of the language files asks for it."""

    name: str
    message: str


class LessonShown(Reply, frozen=True):
    """A lesson in the list. Its texts are `lesson-NAME-title`, `-intro` and `-reached` of the language files."""

    name: str
    steps: tuple[LessonStep, ...]


class Lessons(Reply, frozen=True):
    """All lessons, in teaching order."""

    lessons: tuple[LessonShown, ...]


class TryLesson(Body, frozen=True):
    """What the player decided since the beginning of a lesson; the others answer on their own."""

    decisions: Annotated[tuple[DecisionText, ...], Meta(max_length=60)] = ()


class LessonTried(Reply, frozen=True):
    """How far an attempt got. The server keeps nothing: to take a decision back, send the others again."""

    lesson: str
    status: Literal["going", "reached", "missed"]
    step: int
    """How many steps are done; the next one is `steps[step]` of the list."""
    missed: str | None
    """How the goal was missed."""
    message: str
    """What to say now: the prompt of the next step, why the goal was missed, or that it is reached."""
    seat: int
    """The learner's seat."""
    view: View
    legal: tuple[str, ...]
    events: tuple[AnyEvent, ...]
    """What happened since the last decision, rivals' answers included."""


class Problem(Reply, frozen=True):
    """Why a request was refused: a code, and a few words for programmers."""

    code: str
    detail: str
