"""All socket messages, in both directions, typed once. HTTP bodies are in `bodies`.

Messages carry data and codes, never sentences; clients word them in the reader's language. No field can hold another
player's secret: views and events come from `impera.views`, the only exit for secrets.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from impera.analysis import Advice, Threat
from impera.analysis.reasons import AnyReason
from impera.game.running import NoUndo
from impera.notation.cards import Domain
from impera.notation.options import MOST_PLAYERS, Options
from impera.notation.tags import tag_of
from impera.views import View
from impera.views.events import AnyEvent

Number = Annotated[int, Meta(ge=0, le=2**31 - 1, description="How many entries a table had")]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_PLAYERS - 1)]
Secret = Annotated[str, Meta(max_length=100, description="A seat token or an invitation; never in an address or a log")]
Key = Annotated[
    str,
    Meta(
        min_length=43,
        max_length=100,
        pattern="^[A-Za-z0-9_-]*$",
        description="A secret that a device has made: 256 random bits as base64url. Never in an address or a log",
    ),
]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
DecisionText = Annotated[str, Meta(max_length=40)]
Status = Literal["waiting", "running", "over"]
NoUndoHere = Literal[NoUndo, "enough"]
"""Why a seat cannot take anything back at a table: also because it has done so often enough in this turn."""
SLOW = 3600
"""Seconds from which on a clock runs over days: also while nobody is connected."""
Per = Literal["turn", "game"]
Late = Literal["bot", "lost"]
MOST_PLANNED = 60
"""Decisions of a plan: more than a turn has."""
SeatKind = Literal["open", "person", "bot"]

# In the order in which the page lists them. What a phrase leaves open follows from its message.
Phrase = Literal[
    "hello",
    "good-luck",
    "thanks",
    "well-played",
    "sorry",
    "hurry",
    "watch-seat",
    "seat-wins-domain",
    "block-domain",
    "bargain",
    "leave-domain",
    "truce",
    "together",
    "agree",
    "refuse",
]

Code = Literal[
    "stale",
    "foreign",
    "illegal",
    "repeated",
    "waiting",
    "over",
    "closed",
    "no-undo",
    "no-plan",
    "no-advice",
    "said-enough",
    "no-hints",
    "no-seat",
    "which-seat",
    "unknown-number",
    "unreadable",
    "too-fast",
    "storage",
]


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=tag_of):
    """Base of everything that goes over a socket."""


class MessagePart(msgspec.Struct, frozen=True, kw_only=True):
    """Base of the parts of messages."""


# -------------------------------------------------------------------------------------------------- from a viewer


class Request(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what a viewer sends."""


class Hello(Request, frozen=True, kw_only=True):
    """The first message: who is looking, since which entry, and whether every entry should come with a view.

    A token opens a seat; an invitation lets a spectator in. A published table can be watched without either.
    """

    token: Secret | None = None
    invite: Secret | None = None
    seat: SeatNumber | None = None
    """Which of several seats, for a device that several people share."""
    since: Number | None = None
    """The last number this viewer has seen: everything after it is sent again."""
    views: bool = False


class Decide(Request, frozen=True, kw_only=True):
    """A decision, and the number of the question it answers."""

    number: Number
    decision: DecisionText


class Undo(Request, frozen=True, kw_only=True):
    """Take back the last decision; the number is that of the current question."""

    number: Number


class Say(Request, frozen=True, kw_only=True):
    """A phrase, and what fills its blanks."""

    phrase: Phrase
    seat: SeatNumber | None = None
    domain: Domain | None = None


class AskHint(Request, frozen=True, kw_only=True):
    """Ask for a hint."""

    number: Number


class AskThreats(Request, frozen=True, kw_only=True):
    """Ask who could win by hegemony on the next turn."""


class Plan(Request, frozen=True, kw_only=True):
    """Ask what decisions would lead to, as far as that shows nothing hidden; nothing is decided."""

    number: Number
    decisions: Annotated[tuple[DecisionText, ...], Meta(max_length=MOST_PLANNED)]


class Look(Request, frozen=True, kw_only=True):
    """Ask for the whole table."""


FromViewer = Hello | Decide | Undo | Say | AskHint | AskThreats | Plan | Look

# ---------------------------------------------------------------------------------------------------- to a viewer


class Sitting(MessagePart, frozen=True):
    """Who sits in a seat."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    """The bot that plays here, or that stands in."""
    away: bool
    """A bot stands in until the person is back."""
    kept: bool
    """Given to a bot by a person who may take it back."""
    lost: bool = False
    """Lost to a bot by a person whose time ran out."""


class Ask(MessagePart, frozen=True):
    """What a seat can do now: decide, or take its last decision back, with this number."""

    number: int
    legal: tuple[str, ...]
    undo: bool
    no_undo: NoUndoHere | None
    """Why nothing can be taken back; None if it can."""
    ends_undo: tuple[str, ...] | None
    """The decisions after which nothing can be taken back; only for those who get views."""
    until: float | None
    """When a bot decides instead, in seconds since 1970; None without a clock."""


class Terms(MessagePart, frozen=True):
    """What was agreed on for a table, besides the rules of its game."""

    published: bool
    aids: bool
    """Whether hints and threats are allowed."""
    clock: int | None
    """Seconds for a turn or for the whole game; None for no limit."""
    away: int | None
    """Seconds after which a bot stands in for a person who is not connected; None for never."""
    per: Per = "turn"
    """What the clock is for: each turn, or all turns of a seat together."""
    late: Late = "bot"
    """What happens when it has run out: a bot stands in, or the seat is lost to one."""
    delay: int = 0
    """Seconds after which spectators are told what happened."""

    @property
    def is_slow(self) -> bool:
        """Whether it is a table over days, where nobody has to be connected."""
        return self.clock is not None and self.clock >= SLOW


class Reveal(MessagePart, frozen=True):
    """What the commitment before play was about, revealed afterwards."""

    seed: str
    salt: str


class Branch(MessagePart, frozen=True):
    """The game continues from a moment of another one. Its deal is known, so there is no commitment."""

    table: str | None
    """The table of the other game; None for a record file."""
    decisions: int
    """How many decisions of the other game were played before this one begins."""


class Table(Message, frozen=True, kw_only=True):
    """The whole table as this viewer sees it after entry `number`."""

    number: int
    table: str
    status: Status
    seat: int | None
    options: Options
    terms: Terms
    seating: tuple[Sitting, ...]
    host: bool
    commitment: str
    """The digest that promises the deal; empty for a branch."""
    asked: tuple[int, ...]
    ask: Ask | None
    view: View | None
    reveal: Reveal | None
    rematch: str | None
    branch: Branch | None
    blocked: tuple[int, ...] = ()
    """The seats of people whom this viewer has blocked."""


class EntryMessage(Message, frozen=True, kw_only=True):
    """Base of an entry as told to this viewer."""

    number: int
    asked: tuple[int, ...]
    ask: Ask | None
    view: View | None


class Began(EntryMessage, frozen=True, kw_only=True):
    """The cards are dealt."""

    events: tuple[AnyEvent, ...]


class Decided(EntryMessage, frozen=True, kw_only=True):
    """Somebody decided. In a pick of the draft nothing is revealed before all have chosen."""

    seat: int
    bot: bool
    events: tuple[AnyEvent, ...]
    reveal: Reveal | None = None


class Undone(EntryMessage, frozen=True, kw_only=True):
    """A decision was taken back: what entry `undone` told has not happened."""

    seat: int
    undone: int


class Said(EntryMessage, frozen=True, kw_only=True):
    """Somebody said a phrase."""

    seat: int
    phrase: Phrase
    about: int | None
    domain: Domain | None


class Unheard(EntryMessage, frozen=True, kw_only=True):
    """Somebody whom this viewer has blocked said a phrase."""


class Seated(EntryMessage, frozen=True, kw_only=True):
    """Somebody took or left a seat, or went away, or came back."""

    seating: tuple[Sitting, ...]


class Rematch(EntryMessage, frozen=True, kw_only=True):
    """The same people play again at another table; their tokens stay valid there."""

    table: str


class Hint(Message, frozen=True, kw_only=True):
    """Every legal decision for the question with this number, best first, and why the first one is good."""

    number: int
    decisions: tuple[Advice, ...]
    alike: int
    """How many decisions, from the first on, are about equally good; 1 if the first one is clearly best."""
    reason: AnyReason


class Threats(Message, frozen=True, kw_only=True):
    """Who could win by hegemony on the next turn, as far as this viewer can know after entry `number`."""

    number: int
    rivals: tuple[Threat, ...]
    """Those of seats that do not win together with the viewer, the most likely first."""
    own: tuple[Threat, ...]
    """The viewer's certain wins, on this turn or the next; empty for a spectator."""


class Planned(Message, frozen=True, kw_only=True):
    """What the decisions of a plan lead to, for the question with this number. Nothing has changed."""

    number: int
    decisions: tuple[str, ...]
    events: tuple[AnyEvent, ...]
    """What the last of them would cause."""
    view: View
    legal: tuple[str, ...]
    ends_undo: tuple[str, ...]
    """The legal decisions that a plan cannot go on with: they show something hidden, or end the turn."""


class Refused(Message, frozen=True, kw_only=True):
    """Nothing has changed. `number` is the one that was sent, `now` the table's last one."""

    code: Code
    number: int | None
    now: int


class Bye(Message, frozen=True, kw_only=True):
    """The connection ends; reconnect after this many seconds, with the last number seen."""

    reason: Literal["restart", "slow", "silent", "gone"]
    wait: float


Announced = Began | Decided | Undone | Said | Unheard | Seated | Rematch
"""An entry as told to a viewer."""
ToViewer = Table | Announced | Hint | Threats | Planned | Refused | Bye


_ENCODER = msgspec.json.Encoder()


def encoded(message: Any) -> bytes:
    """A message as it goes over the wire."""
    return _ENCODER.encode(message)
