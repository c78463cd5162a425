"""Entries: everything that happens at a table, in order. They are only ever added.

Entries are typed here; the database holds each as a kind, a seat and a text, which only this module reads and writes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self, get_args

import msgspec

from impera import Game, Record
from impera.game.record import Origin
from impera.game.running import DecidedBy
from impera.server.wire.messages import Say, SeatKind

if TYPE_CHECKING:
    from impera.notation.options import Options


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
    """The cards are dealt, or a game continues from a moment of another."""

    kind: ClassVar[str] = "begin"
    seat: ClassVar[None] = None
    branch: Beginning | None = None

    @property
    def text(self) -> str:
        """The branch, if it is one."""
        return "" if self.branch is None else msgspec.json.encode(self.branch).decode()

    @classmethod
    def read(cls, _: int | None, text: str) -> Self:
        """The entry that was written as this text."""
        return cls(msgspec.json.decode(text, type=Beginning) if text else None)


class _Seated(msgspec.Struct, frozen=True):
    """Base of the entries about a seat or by the person in it."""

    seat: int

    @property
    def text(self) -> str:
        """Empty: the kind says everything."""
        return ""

    @classmethod
    def read(cls, seat: int, _: str) -> Self:
        """The entry that was written as this text."""
        return cls(seat)


class Decision(_Seated, frozen=True):
    """The person in a seat decided."""

    kind: ClassVar[str] = "decision"
    by: ClassVar[DecidedBy] = "person"
    decision: str

    @property
    def text(self) -> str:
        """The decision."""
        return self.decision

    @classmethod
    def read(cls, seat: int, text: str) -> Self:
        """The entry that was written as this text."""
        return cls(seat, text)


class BotDecision(Decision, frozen=True):
    """A bot decided for a seat."""

    kind: ClassVar[str] = "bot"
    by: ClassVar[DecidedBy] = "bot"


class TakenBack(_Seated, frozen=True):
    """The person in a seat took the last decision back."""

    kind: ClassVar[str] = "undo"


class Talk(_Seated, frozen=True):
    """The person in a seat said a phrase, or the bot there answered one."""

    kind: ClassVar[str] = "say"
    said: Say

    @property
    def text(self) -> str:
        """The phrase and its blanks."""
        return msgspec.json.encode(self.said).decode()

    @classmethod
    def read(cls, seat: int, text: str) -> Self:
        """The entry that was written as this text."""
        return cls(seat, msgspec.json.decode(text, type=Say))


class SeatChange(_Seated, frozen=True):
    """A person or a bot took or left a seat. Who sits there is not in the log, so that names can be deleted."""

    kind: ClassVar[str] = "seat"
    sitter: SeatKind

    @property
    def text(self) -> str:
        """The kind of the seat now."""
        return self.sitter

    @classmethod
    def read(cls, seat: int, text: str) -> Self:
        """The entry that was written as this text."""
        return cls(seat, msgspec.convert(text, SeatKind))


class Away(_Seated, frozen=True):
    """The person in a seat is away: a bot plays."""

    kind: ClassVar[str] = "away"


class Back(_Seated, frozen=True):
    """The person in a seat is here again."""

    kind: ClassVar[str] = "back"


class Lost(_Seated, frozen=True):
    """The person in a seat has run out of time, and by the table's terms it is a bot's for good."""

    kind: ClassVar[str] = "lost"


class Shared(_Seated, frozen=True):
    """The person in a seat has shared the finished game: anybody may read it."""

    kind: ClassVar[str] = "share"


class Again(msgspec.Struct, frozen=True):
    """The same people play again at another table."""

    kind: ClassVar[str] = "rematch"
    seat: ClassVar[None] = None
    table: str

    @property
    def text(self) -> str:
        """The other table."""
        return self.table

    @classmethod
    def read(cls, _: int | None, text: str) -> Self:
        """The entry that was written as this text."""
        return cls(text)


class Close(msgspec.Struct, frozen=True):
    """An administrator closed the table: nobody enters any more."""

    kind: ClassVar[str] = "close"
    seat: ClassVar[None] = None
    text: ClassVar[str] = ""

    @classmethod
    def read(cls, _: int | None, __: str) -> Self:
        """The entry that was written as this text."""
        return cls()


Content = Begin | Decision | BotDecision | TakenBack | Talk | SeatChange | Away | Back | Lost | Shared | Again | Close
"""What an entry says. In the database it is its `kind`, its `seat` and its `text`; `read` takes the last two."""

_CLASSES: dict[str, Any] = {each.kind: each for each in get_args(Content)}


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log. Numbers start at 1 and have no gaps."""

    number: int
    content: Content
    at: float
    """When it was accepted, in seconds since 1970, by the clock of the machine."""
    counted: float = 0.0
    """When it was accepted, in counted time (`impera.server.storage.counted`)."""


def content_of(kind: str, seat: int | None, text: str) -> Content:
    """The content of an entry in the database."""
    content: Content = _CLASSES[kind].read(seat, text)
    return content
