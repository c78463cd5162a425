"""How strong the bots are: ratings measured in an arena, in a file that `python -m bench bots --ratings` writes."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

FILE = "ratings.json"


class Rating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A strength (Plackett-Luce, newcomers have 25) that is within mean ± uncertainty with 95 %."""

    spec: str
    """The bot with what it could spend on a decision."""
    mean: float
    uncertainty: float
    games: int


class Ratings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one arena found, and the command that repeats it."""

    command: str
    players: int
    games: int
    bots: dict[str, Rating]


@cache
def ratings() -> Ratings:
    """The ratings of all bots, yardsticks among them."""
    return msgspec.json.decode(files("impera.bots").joinpath(FILE).read_bytes(), type=Ratings)
