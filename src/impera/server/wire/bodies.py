"""The bodies of HTTP requests and replies, typed once. Socket messages are in `messages`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from impera.notation.options import MOST_PLAYERS, Options
from impera.notation.outcome import Outcome
from impera.server.wire.messages import (
    Branch,
    DecisionText,
    Key,
    Late,
    Name,
    Per,
    Reveal,
    SeatNumber,
    Secret,
    Sitting,
    Status,
    Terms,
)
from impera.views import View
from impera.views.events import AnyEvent

MOST_RECORD = 150_000
"""Maximum length of a record in characters. Games between bots have up to 12,000."""
MOST_CLOCK = 30 * 86_400
"""The longest clock, in seconds."""
MOST_LUGGAGE = 400_000
"""Maximum length of what a device sends along when a person moves to another one, in characters."""
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


class Done(Reply, frozen=True):
    """The request was carried out; this is the table's last number."""

    number: int


class Blocked(Reply, frozen=True):
    """A person is blocked; the block's name is needed to lift it."""

    block: str


class LiftBlock(Body, frozen=True):
    """Which block is lifted."""

    block: Annotated[str, Meta(max_length=40)]


class Lifted(Reply, frozen=True):
    """The block is lifted, if there was one."""


class CodeMade(Reply, frozen=True):
    """A code, which only this reply contains. An earlier one does not help any more."""

    code: str


class UseCode(Body, frozen=True):
    """A code, and new secrets of the device that gets the seats. Whoever hears no answer asks again with the same."""

    code: Annotated[str, Meta(max_length=40)]
    token: Key
    """What opens the seats from now on."""
    person: Key
    """The key of this device."""


class PlaceMoved(Reply, frozen=True):
    """A table that the token opens now: seats there, or only the right to host it."""

    table: str
    seats: tuple[int, ...]
    is_over: bool


class PlacesMoved(Reply, frozen=True):
    """All that a code has given, the newest tables first."""

    places: tuple[PlaceMoved, ...]


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


class PackedPlace(Body, frozen=True):
    """A table, and the token that opens seats there."""

    table: Annotated[str, Meta(max_length=40)]
    token: Secret


class Pack(Body, frozen=True):
    """What a person takes to another device: places at tables, and what only their device knows."""

    places: Annotated[tuple[PackedPlace, ...], Meta(max_length=40)]
    luggage: Annotated[str, Meta(max_length=MOST_LUGGAGE)] = ""


class MoveBegun(Reply, frozen=True):
    """A code that takes everything to another device, once, within this many seconds."""

    code: str
    seconds: int


class MoveCode(Body, frozen=True):
    """The code of a move; spaces, hyphens and small letters do not matter."""

    code: Annotated[str, Meta(max_length=40)]


MoveState = Literal["waiting", "taken", "gone"]


class MoveSeen(Reply, frozen=True):
    """Whether a move waits for its taker, has one, or is not known (any more)."""

    state: MoveState


class Unpack(MoveCode, frozen=True):
    """The code, and the token that the new device has thought of: 43 letters and digits that nobody can guess."""

    token: Annotated[str, Meta(min_length=43, max_length=100)]
    person: Key | None = None
    """The key of the new device."""


class MovedSeat(Reply, frozen=True):
    """A seat that the new device's token opens."""

    table: str
    seat: int


class Moving(Reply, frozen=True):
    """The seats that were moved, and what the old device sent along."""

    seats: tuple[MovedSeat, ...]
    luggage: str


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
    person: Key | None = None


class BranchRecord(BranchHere, frozen=True, kw_only=True):
    """The same from a record file."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]


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


class PuzzleShown(Reply, frozen=True):
    """A puzzle in the list."""

    name: str
    goal: Literal["win", "stop"]
    """To win this turn, or to rule out that the next player wins on theirs."""
    players: int
    grade: int
    """How hard it is, from 1 to 5."""
    domain: str | None
    """To stop a loss: the Domain in which the next player would win."""


class Puzzles(Reply, frozen=True):
    """All puzzles, the easiest first."""

    puzzles: tuple[PuzzleShown, ...]


class PuzzleTried(Reply, frozen=True):
    """How far an attempt at a puzzle got. It is over when the turn is; the server keeps nothing."""

    puzzle: str
    status: Literal["going", "reached", "missed"]
    seat: int
    """The seat of whoever solves it."""
    view: View
    legal: tuple[str, ...]
    events: tuple[AnyEvent, ...]
    """What happened since the last decision, the next player's answer included."""


class PuzzleSolution(Reply, frozen=True):
    """The only way to solve a puzzle."""

    puzzle: str
    decisions: tuple[str, ...]
    effects: tuple[str, ...]
    """The effects it uses, in order; one that is copied comes after Inspiration."""
    tried: int
    """How many moments of the turn were tried to know that there is no other way."""


class Problem(Reply, frozen=True):
    """Why a request was refused: a code, and a few words for programmers."""

    code: str
    detail: str


class NewDeal(Body, frozen=True):
    """A deal that friends play in turn, each against the same bots."""

    options: dict[Annotated[str, Meta(max_length=40)], Any] = {}
    """As for a new table, without teams."""
    level: Annotated[str, Meta(max_length=40)] | None = None
    """Of the bots."""


class DealMade(Reply, frozen=True):
    """A new deal, and the link to send to others."""

    deal: str
    link: str


class PlayDeal(Body, frozen=True):
    """Who plays a deal."""

    name: Name


class Ended(Reply, frozen=True):
    """How a game of a deal ended for whoever played it."""

    result: Literal["won", "shared", "lost"]
    reason: str
    domain: str | None
    turn: int
    late: bool
    """It was finished after the day of the deal, so it does not count."""
    people: int
    """For how many it ended like this."""


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
    """The table of whoever asks."""
    status: Literal["new", "running", "over", "past"]
    """Whether they have begun and finished, or the day is over."""
    yours: Ended | None
    """How their own game ended."""
    endings: tuple[Ended, ...]
    """How all games ended; empty before they have finished theirs."""
    lines: tuple[DealLine, ...]
    """Of a deal among friends: who plays; empty before they have finished theirs."""
    best: BestGame | None
    """What the strongest bot made of it; None before they have finished, and while it plays."""
