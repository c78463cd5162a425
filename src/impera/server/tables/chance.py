"""Where all chance at a table comes from: the deal from a seed, its bots' decisions from a salt."""

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
"""The source of chance for a server's next table: `draw_chance`, except in tests."""


def draw_chance() -> Chance:
    """A seed and a salt that nobody can guess."""
    return Chance(secrets.randbelow(MOST_SEED + 1), tokens.new_secret())
