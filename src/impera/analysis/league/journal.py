"""What the journal of a league holds: its settings, then who joined and left, and each game as soon as it is over.

{"impera": "league", "version": 1, "settings": {...}}
{"type": "joined", "entrant": {...}}                   bots are numbered in the order in which they joined
{"type": "played", "game": {"deal": 0, ...}}
{"type": "left", "label": "..."}
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from impera.analysis import journal
from impera.analysis.arena.entrants import Entrant
from impera.analysis.arena.playing import ArenaGame
from impera.analysis.arena.settings import Settings

if TYPE_CHECKING:
    from typing import Self


class Line(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of the lines after the head."""


class Joined(Line, frozen=True, tag="joined"):
    """A bot joined, or came back."""

    entrant: Entrant


class Left(Line, frozen=True, tag="left"):
    """A bot left; its games stay."""

    label: str


class GamePlayed(Line, frozen=True, tag="played"):
    """A game is over."""

    game: ArenaGame


class Head(journal.Head[Line], frozen=True, kw_only=True):
    """The first line: what all games of the league have in common. Its settings name no bots."""

    what: ClassVar[str] = "a league"

    impera: Literal["league"] = "league"
    version: Literal[1] = 1
    settings: Settings

    def differences(self, other: Self) -> list[str]:
        """How the settings of another league differ."""
        return self.settings.differences(other.settings)

    def line(self, text: bytes) -> Line:
        """One of the other lines."""
        found: Line = msgspec.json.decode(text, type=Joined | Left | GamePlayed)
        return found
