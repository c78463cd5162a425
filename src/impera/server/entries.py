"""Entries: everything that happens at a table, in order. They are only ever added.

What an entry says is typed here; the database holds it as a kind, a seat and a text, which are read and written here
and nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from impera import Game, Record
from impera.game.record import Origin
from impera.game.running import DecidedBy
from impera.server.wire.messages import Say

if TYPE_CHECKING:
    from collections.abc import Callable

    from impera.notation.options import Options

Kind = Literal["begin", "decision", "bot", "undo", "say", "seat", "away", "back", "rematch"]
SeatKind = Literal["open", "person", "bot"]


class Beginning(msgspec.Struct, frozen=True):
    """Where the game of a branch comes from: another game, up to a moment of it."""

    origin: Origin
    decisions: tuple[str, ...]
    table: str | None
    """The table whose game it was; None for a record file."""

    def game(self, options: Options) -> Game:
        """The game at this moment."""
        return Record(options=options, origin=self.origin, decisions=self.decisions).replay(len(self.decisions))


class Begin(msgspec.Struct, frozen=True):
    """The cards are dealt, or a game goes on from a moment of another."""

    kind: ClassVar[Kind] = "begin"
    seat: ClassVar[None] = None
    branch: Beginning | None = None


class Decision(msgspec.Struct, frozen=True):
    """The person in a seat decided."""

    kind: ClassVar[Kind] = "decision"
    by: ClassVar[DecidedBy] = "person"
    seat: int
    decision: str


class BotDecision(Decision, frozen=True):
    """A bot decided for a seat."""

    kind: ClassVar[Kind] = "bot"
    by: ClassVar[DecidedBy] = "bot"


class Undo(msgspec.Struct, frozen=True):
    """The person in a seat took the last decision back."""

    kind: ClassVar[Kind] = "undo"
    seat: int


class Talk(msgspec.Struct, frozen=True):
    """The person in a seat said a phrase."""

    kind: ClassVar[Kind] = "say"
    seat: int
    said: Say


class SeatChange(msgspec.Struct, frozen=True):
    """Somebody took or left a seat, or a bot did. Who sits there is not in the log, so that it can be deleted."""

    kind: ClassVar[Kind] = "seat"
    seat: int
    sitter: SeatKind


class Away(msgspec.Struct, frozen=True):
    """The person in a seat is away: a bot plays."""

    kind: ClassVar[Kind] = "away"
    seat: int


class Back(msgspec.Struct, frozen=True):
    """The person in a seat is here again."""

    kind: ClassVar[Kind] = "back"
    seat: int


class Again(msgspec.Struct, frozen=True):
    """The same people play again at another table."""

    kind: ClassVar[Kind] = "rematch"
    seat: ClassVar[None] = None
    table: str


Content = Begin | Decision | BotDecision | Undo | Talk | SeatChange | Away | Back | Again


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log. Numbers start at 1 and have no gaps."""

    number: int
    content: Content
    at: float
    """When it was accepted, in seconds since 1970."""


def text_of(content: Content) -> str:
    """What the database holds of an entry beside its kind and its seat."""
    match content:
        case Decision():
            return content.decision
        case Begin() if content.branch is not None:
            return msgspec.json.encode(content.branch).decode()
        case Talk():
            return msgspec.json.encode(content.said).decode()
        case SeatChange():
            return content.sitter
        case Again():
            return content.table
    return ""


_READ: dict[Kind, Callable[[int, str], Content]] = {
    "begin": lambda _, text: Begin(msgspec.json.decode(text, type=Beginning) if text else None),
    "decision": Decision,
    "bot": BotDecision,
    "undo": lambda seat, _: Undo(seat),
    "say": lambda seat, text: Talk(seat, msgspec.json.decode(text, type=Say)),
    "seat": lambda seat, text: SeatChange(seat, msgspec.convert(text, SeatKind)),
    "away": lambda seat, _: Away(seat),
    "back": lambda seat, _: Back(seat),
    "rematch": lambda _, text: Again(text),
}


def content_of(kind: Kind, seat: int | None, text: str) -> Content:
    """What an entry of the database says."""
    return _READ[kind](-1 if seat is None else seat, text)
