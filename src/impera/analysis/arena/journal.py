"""What the journal of an arena holds: its settings, then each game as soon as it is over.

{"impera": "arena", "version": 1, "settings": {...}}
{"deal": 0, "match": 0, "seating": 0, ...}             in the order in which the games ended
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from impera.analysis import journal
from impera.analysis.arena.playing import ArenaGame
from impera.analysis.arena.schedule import matches, seats
from impera.analysis.arena.settings import Settings

if TYPE_CHECKING:
    from typing import Self


class Head(journal.Head[ArenaGame], frozen=True, kw_only=True):
    """The first line. Games of equal settings belong together."""

    what: ClassVar[str] = "an arena"

    impera: Literal["arena"] = "arena"
    version: Literal[1] = 1
    settings: Settings

    def differences(self, other: Self) -> list[str]:
        """How the settings of another arena differ."""
        return self.settings.differences(other.settings)

    def line(self, text: bytes) -> ArenaGame:
        """A game; raises msgspec.DecodeError if it does not belong to this arena."""
        game = msgspec.json.decode(text, type=ArenaGame)
        if not _belongs(game, self.settings):
            message = "this game does not belong to this arena"
            raise msgspec.ValidationError(message)
        return game


def _belongs(game: ArenaGame, settings: Settings) -> bool:
    """Whether a game is in the schedule, and its bots and winners are those of its table."""
    tables = matches(len(settings.entrants), settings.sides)
    players = range(settings.options.players)
    return (
        game.match < len(tables)
        and game.seating < settings.sides
        and game.seats == seats(tables[game.match], game.seating, len(players))
        and set(game.winners) <= set(players)
        and bool(game.winners)
        and len(game.times) == len(players)
        and all(failure.seat in players and failure.entrant == game.seats[failure.seat] for failure in game.failures)
    )
