"""What all chance at a table follows from: its deal from a seed, the decisions of its bots from a salt."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from impera.notation.seeds import MOST_SEED
from impera.server.wire import tokens


class Chance(msgspec.Struct, frozen=True):
    """The seed and the salt of one table; both are shown when its game is over."""

    seed: int
    salt: str


DrawChance = Callable[[], Chance]
"""Where a server takes the chance of its next table from: `draw_chance`, wherever people play."""


def draw_chance() -> Chance:
    """A seed and a salt that nobody can guess."""
    return Chance(secrets.randbelow(MOST_SEED + 1), tokens.new_secret())
