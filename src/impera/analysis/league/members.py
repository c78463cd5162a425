"""Who is in a league, and who meets whom: what follows from the lines of its journal. No side effects here."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import msgspec

from impera.analysis.arena.ratings import course
from impera.analysis.arena.result import Result, counted
from impera.analysis.arena.schedule import Key, Match, matches
from impera.analysis.league.journal import GamePlayed, Joined, Left, Line
from impera.errors import BadOptions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from impera.analysis.arena.entrants import Entrant
    from impera.analysis.arena.playing import ArenaGame
    from impera.analysis.arena.ratings import Rating
    from impera.analysis.arena.result import Stop
    from impera.analysis.arena.settings import Settings

SIDES = 2
RECORDS = "records"
"""The folder with a game of each match and seating."""


class Members:
    """All bots that ever joined, numbered in that order, and the games they played, in the order of their ends."""

    def __init__(self, settings: Settings) -> None:
        """A league without bots; `settings` are those of its games."""
        self._settings = settings
        self.entrants: list[Entrant] = []
        self.gone: set[str] = set()
        self.games: dict[Key, ArenaGame] = {}

    @property
    def settings(self) -> Settings:
        """The settings, with all bots."""
        return msgspec.structs.replace(self._settings, entrants=tuple(self.entrants))

    @property
    def present(self) -> list[int]:
        """The numbers of the bots that have not left."""
        return [number for number, each in enumerate(self.entrants) if each.label not in self.gone]

    def follow(self, line: Line) -> None:
        """Take in one more line of the journal; raises BadOptions if it cannot be."""
        if isinstance(line, Joined):
            if all(each.label != line.entrant.label for each in self.entrants):
                self.entrants.append(line.entrant)
            self.gone.discard(line.entrant.label)
        elif isinstance(line, Left):
            self.gone.add(line.label)
        elif isinstance(line, GamePlayed):
            if max(line.game.seats) >= len(self.entrants):
                message = "the journal of the league has a game of a bot that never joined"
                raise BadOptions(message)
            self.games[line.game.key] = line.game

    def joining(self, entrant: Entrant) -> Joined | None:
        """The line for a bot that joins; None if it is there already, and BadOptions if another has its label."""
        for each in self.entrants:
            if each.label == entrant.label and each != entrant:
                message = f"{each.label} is another bot in this league ({each.spec}): give the new one another label"
                raise BadOptions(message).told_by(key="error-league-other", label=each.label, spec=each.spec)
        is_there = any(self.entrants[number].label == entrant.label for number in self.present)
        return None if is_there else Joined(entrant)

    def leaving(self, label: str) -> Left:
        """The line for a bot that leaves; raises BadOptions if there is none of that label."""
        if all(self.entrants[number].label != label for number in self.present):
            message = f"there is no bot called {label!r} in this league"
            raise BadOptions(message).told_by(key="error-league-nobody", label=label)
        return Left(label)

    def missing(self, deals: int) -> list[Key]:
        """The games that those who are present still have to play, deal by deal."""
        pairs = sorted(map(match_number, combinations(self.present, SIDES)))
        every = (Key(deal, match, seating) for deal in range(deals) for match in pairs for seating in range(SIDES))
        return [key for key in every if key not in self.games]

    def in_order(self) -> list[ArenaGame]:
        """The games that count, in the order in which they ended."""
        whole = {game.key for game in counted(self.settings, self.games.values())}
        return [game for key, game in self.games.items() if key in whole]

    def course(self) -> Iterator[tuple[Rating, ...]]:
        """The ratings of all bots after each game that counts."""
        return course(len(self.entrants), self._settings.options, self.in_order())

    def result(self, stop: Stop, *, asked: int, seconds: float, stopped_by: str | None = None) -> Result:
        """How the league stands, as an arena of all its bots."""
        place = {table: number for number, table in enumerate(matches(len(self.entrants), SIDES))}
        games = [msgspec.structs.replace(game, match=place[match_of(game.match)]) for game in self.games.values()]
        rated = list(self.course())
        return Result(
            settings=self.settings,
            stop=stop,
            asked=asked,
            seconds=seconds,
            games=tuple(sorted(games, key=lambda game: game.key)),
            stopped_by=stopped_by,
            rated=rated[-1] if rated else None,
        )


def match_number(table: Match) -> int:
    """The number of the match of two bots, which stays the same whoever joins later.

    >>> [match_number(table) for table in ((0, 1), (0, 2), (1, 2), (0, 3))]
    [0, 1, 2, 3]
    """
    first, second = table
    return second * (second - 1) // 2 + first


def match_of(number: int) -> Match:
    """The two bots of a match.

    >>> match_of(3)
    (0, 3)
    """
    second = 1
    while second * (second + 1) // 2 <= number:
        second += 1
    return number - second * (second - 1) // 2, second


def record_name(key: Key) -> str:
    """What the record of a game is called: of each match and seating, the last game is kept."""
    return f"match-{key.match}-seating-{key.seating}.jsonl"
