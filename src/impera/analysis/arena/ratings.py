"""Ratings with their uncertainty, by the Plackett-Luce model of openskill. No side effects here."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import msgspec
from openskill.models import PlackettLuce

from impera.notation.outcome import winning_sides

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from openskill.models import PlackettLuceRating

    from impera.analysis.arena.playing import ArenaGame
    from impera.notation.options import Options


_SIGMAS = 1.96
"""Standard deviations on each side of a 95 % interval."""


class Rating(msgspec.Struct, frozen=True):
    """A strength and its standard deviation; newcomers have 25 and 25/3."""

    mu: float
    sigma: float

    @property
    def half(self) -> float:
        """Half of a 95 % interval: the strength is within mu ± this."""
        return _SIGMAS * self.sigma


NEWCOMER = Rating(25.0, 25 / 3)


def ratings(entrants: int, options: Options, games: Iterable[ArenaGame]) -> tuple[Rating, ...]:
    """The rating of each bot after these games, in their order. A side counts as one player, teams too.

    A bot that sits on several sides of a game moves by the mean of what its copies moved.
    """
    newcomers = (NEWCOMER,) * entrants
    last = deque(course(entrants, options, games), maxlen=1)
    return last.pop() if last else newcomers


def course(entrants: int, options: Options, games: Iterable[ArenaGame]) -> Iterator[tuple[Rating, ...]]:
    """The ratings after each of these games."""
    model = PlackettLuce()
    now = [model.rating() for _ in range(entrants)]
    for game in games:
        table = game.seats[: options.sides]
        won = winning_sides(options, game.winners)
        ranks = [float(side not in won) for side in range(options.sides)]
        moved = model.rate([[now[entrant]] for entrant in table], ranks=ranks)
        for entrant in set(table):
            copies = [team[0] for team, other in zip(moved, table, strict=True) if other == entrant]
            now[entrant] = _mean(model, copies)
        yield tuple(Rating(each.mu, each.sigma) for each in now)


def _mean(model: PlackettLuce, copies: list[PlackettLuceRating]) -> PlackettLuceRating:
    number = len(copies)
    return model.rating(sum(each.mu for each in copies) / number, sum(each.sigma for each in copies) / number)
