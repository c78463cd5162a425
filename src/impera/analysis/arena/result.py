"""What an arena shows: standings, matches, how the games ended, who failed. No side effects here."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from impera.analysis.arena.intervals import Rate, Tally
from impera.analysis.arena.playing import ArenaGame
from impera.analysis.arena.ratings import Rating, ratings
from impera.analysis.arena.schedule import matches
from impera.analysis.arena.settings import Settings
from impera.analysis.arena.times import together
from impera.notation.outcome import winning_sides

if TYPE_CHECKING:
    from collections.abc import Iterable

Stop = Literal["played", "decided", "interrupted", "failed", "lost"]


class Duration(msgspec.Struct, frozen=True):
    """How long a bot's decisions took, in seconds."""

    decisions: int
    mean: float
    most_of_95_percent: float
    longest: float


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot stands, over all its matches."""

    label: str
    spec: str
    games: int
    won: float
    """Victories; a shared one counts as a fraction."""
    wins: Rate
    fair: float
    """What it would win among equals."""
    rating: Rating
    duration: Duration
    failures: int


class MatchStanding(msgspec.Struct, frozen=True, kw_only=True):
    """How one match stands: who meets whom, and the rate of each bot of it."""

    sides: tuple[str, ...]
    deals: int
    wins: dict[str, Rate]


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """An arena that was played, whole or in part. Only deals that were played from all seatings are counted."""

    settings: Settings
    stop: Stop
    """Why it ended: all games were played, all matches were decided, Ctrl-C, a bot failed, or a worker was lost."""
    asked: int
    """The games that were asked for, in all matches together."""
    seconds: float
    """How long this run took."""
    games: tuple[ArenaGame, ...]
    """All games by deal, match and seating, including those of unfinished deals."""
    stopped_by: str | None = None
    """The failure of a bot or of a worker that ended it."""
    rated: tuple[Rating, ...] | None = None
    """The ratings, if they follow the order in which the games were played; None if they follow that of the deals."""

    @property
    def counted(self) -> tuple[ArenaGame, ...]:
        """The games of deals that were played from all seatings."""
        return counted(self.settings, self.games)

    @property
    def rates(self) -> dict[str, Rate]:
        """The rate of each bot that was counted, over all its matches."""
        found = tally(self.settings, self.counted)
        return {self.settings.entrants[entrant].label: one.rate() for entrant, one in found.items()}

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How each bot stands, in the order in which they were named."""
        settings, games = self.settings, self.counted
        rated = self.rated or ratings(len(settings.entrants), settings.options, games)
        tallies = tally(settings, games)
        return tuple(self._standing(entrant, rated[entrant], tallies, games) for entrant in range(len(rated)))

    @property
    def matches(self) -> tuple[MatchStanding, ...]:
        """How each match stands."""
        settings, whole, found = self.settings, self.counted, []
        for number, table in enumerate(matches(len(settings.entrants), settings.sides)):
            games = [game for game in whole if game.match == number]
            rates = {settings.entrants[each].label: one.rate() for each, one in tally(settings, games).items()}
            sides = tuple(settings.entrants[each].label for each in table)
            found.append(MatchStanding(sides=sides, deals=len(games) // settings.sides, wins=rates))
        return tuple(found)

    @property
    def reasons(self) -> dict[str, int]:
        """How many games ended in which way."""
        return dict(sorted(Counter(game.reason for game in self.counted).items()))

    @property
    def shared(self) -> int:
        """How many games were won by several sides together."""
        return sum(len(winning_sides(self.settings.options, game.winners)) > 1 for game in self.counted)

    @property
    def failures(self) -> dict[str, dict[str, int]]:
        """For each bot that failed, its problems and how often each occurred."""
        found: dict[str, Counter[str]] = defaultdict(Counter)
        for game in self.games:
            for failure in game.failures:
                found[self.settings.entrants[failure.entrant].label][failure.problem] += 1
        return {label: dict(problems) for label, problems in found.items()}

    def mean(self, what: Literal["turns", "decisions"]) -> float:
        """The mean length of the games; 0 if there are none."""
        numbers = [getattr(game, what) for game in self.counted]
        return sum(numbers) / len(numbers) if numbers else 0.0

    def to_json(self) -> dict[str, Any]:
        """The result as JSON-able data, without the single games."""
        data = {
            "settings": {**msgspec.structs.asdict(self.settings), "options": self.settings.options.to_json()},
            "stop": self.stop,
            "stopped_by": self.stopped_by,
            "asked": self.asked,
            "games": len(self.games),
            "counted": len(self.counted),
            "standings": self.standings,
            "matches": self.matches,
            "reasons": self.reasons,
            "shared": self.shared,
            "turns": self.mean("turns"),
            "decisions": self.mean("decisions"),
            "failures": self.failures,
            "seconds": self.seconds,
        }
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(data))
        return plain

    def _standing(
        self, entrant: int, rating: Rating, tallies: dict[int, Tally], games: tuple[ArenaGame, ...]
    ) -> Standing:
        one = self.settings.entrants[entrant]
        own = tallies.get(entrant, Tally())
        seated = [(game, seat) for game in games for seat, other in enumerate(game.seats) if other == entrant]
        times = together(game.times[seat] for game, seat in seated)
        return Standing(
            label=one.label,
            spec=one.spec,
            games=own.games,
            won=own.won,
            wins=own.rate(),
            fair=fair_shares(self.settings)[entrant],
            rating=rating,
            duration=Duration(times.number, times.mean, times.quantile(0.95), times.longest),
            failures=sum(self.failures.get(one.label, {}).values()),
        )


def counted(settings: Settings, games: Iterable[ArenaGame]) -> tuple[ArenaGame, ...]:
    """The games of complete deals, by deal, match and seating."""
    found = sorted(games, key=lambda game: game.key)
    played = Counter((game.deal, game.match) for game in found)
    return tuple(game for game in found if played[game.deal, game.match] == settings.sides)


def tally(settings: Settings, games: Iterable[ArenaGame]) -> dict[int, Tally]:
    """What each bot won in games of complete deals."""
    deals: dict[tuple[int, int], list[dict[int, float]]] = defaultdict(list)
    for game in games:
        deals[game.deal, game.match].append(game.shares(settings.options))
    found: dict[int, Tally] = defaultdict(Tally)
    for shares in deals.values():
        for entrant in shares[0]:
            found[entrant].add([share[entrant] for share in shares])
    return dict(sorted(found.items()))


def fair_shares(settings: Settings) -> dict[int, float]:
    """What each bot would win among equals: its fraction of the sides."""
    tables = matches(len(settings.entrants), settings.sides)
    return {
        entrant: max(table.count(entrant) for table in tables) / settings.sides
        for entrant in range(len(settings.entrants))
    }
