"""The bots' ratings, measured in arenas; `python -m bench bots` writes the files.

One file has all bots, for `impera bots`. The other has the levels of the roster among themselves: people are compared
with those, and bots that nobody plays against would only add to the uncertainty.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from impera.bots.roster import LEVELS

FILE = "ratings.json"
LADDER = "ladder.json"
SIGMAS = 1.96
"""Standard deviations on each side of a 95 % interval."""


class Rating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Plackett-Luce rating (25 for new bots); with 95 % confidence it is within mean ± uncertainty."""

    spec: str
    """The bot, with its budget per decision."""
    mean: float
    uncertainty: float
    games: int


class Ratings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of one arena, and the command that repeats it."""

    command: str
    players: int
    games: int
    bots: dict[str, Rating]


@cache
def ratings() -> Ratings:
    """The ratings of all bots, yardsticks among them."""
    return _read(FILE)


@cache
def ladder() -> dict[str, Rating]:
    """The ratings of the levels among themselves, weakest first; a level that was not measured yet is left out.

    None is below a weaker one's: where the games say so by chance, neighbours share their mean.
    """
    measured = _read(LADDER).bots
    groups: list[list[str]] = []
    for level in filter(measured.__contains__, LEVELS):
        groups.append([level])
        while len(groups) > 1 and _mean(measured, groups[-2]) > _mean(measured, groups[-1]):
            groups[-2:] = [groups[-2] + groups[-1]]
    return {
        level: msgspec.structs.replace(measured[level], mean=_mean(measured, group))
        for group in groups
        for level in group
    }


def _mean(measured: dict[str, Rating], levels: list[str]) -> float:
    return round(sum(measured[level].mean for level in levels) / len(levels), 2)


def _read(file: str) -> Ratings:
    return msgspec.json.decode(files("impera.bots").joinpath(file).read_bytes(), type=Ratings)
