"""The bots' ratings, measured in an arena; `python -m bench bots --ratings` writes the file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

FILE = "ratings.json"


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
    return msgspec.json.decode(files("impera.bots").joinpath(FILE).read_bytes(), type=Ratings)
