"""Who meets whom, on which deals, from which seats. No side effects.

A match is the bots that meet at one table. If there are more bots than sides, all combinations meet; if there are
fewer, the last bot fills the remaining sides. Each deal of a match is played once in every seating: the bots rotate by
one side each time, so that every bot plays every side of every deal (as in duplicate bridge).
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from impera.notation.seeds import halves
from impera.rules.chance import BOT, GAMES, next_word, start_stream
from impera.rules.state import Stream

if TYPE_CHECKING:
    from impera.analysis.arena.settings import Settings

Match = tuple[int, ...]
"""The bot of each side in the first seating, as indices of the entrants."""


class Key(NamedTuple):
    """Which game of an arena."""

    deal: int
    match: int
    seating: int


class Fixture(msgspec.Struct, frozen=True):
    """A game that is to be played: its place in the arena, its deal, and who sits where with which chance."""

    deal: int
    match: int
    seating: int
    deal_seed: int
    seats: tuple[int, ...]
    bot_seeds: tuple[int, ...]

    @property
    def key(self) -> Key:
        """Which game it is."""
        return Key(self.deal, self.match, self.seating)


def matches(entrants: int, sides: int) -> tuple[Match, ...]:
    """Who meets whom.

    >>> matches(2, 3)
    ((0, 1, 1),)
    >>> matches(3, 2)
    ((0, 1), (0, 2), (1, 2))
    """
    everyone = tuple(range(entrants))
    if entrants > sides:
        return tuple(combinations(everyone, sides))
    return ((*everyone, *everyone[-1:] * (sides - entrants)),)


def seats(match: Match, seating: int, players: int) -> tuple[int, ...]:
    """The bot of each seat. Partners of a team are copies of one bot.

    >>> seats((0, 1), 1, players=4)
    (1, 0, 1, 0)
    """
    sides = len(match)
    return tuple(match[(seat - seating) % sides] for seat in range(players))


def fixture(settings: Settings, key: Key) -> Fixture:
    """A game by its place."""
    return fixture_of(settings, key, matches(len(settings.entrants), settings.sides)[key.match])


def fixture_of(settings: Settings, key: Key, table: Match) -> Fixture:
    """A game of a match. All seatings, and all matches, play the same deals; each seat has its own random stream."""
    deal, match, seating = key
    players = settings.options.players
    return Fixture(
        deal=deal,
        match=match,
        seating=seating,
        deal_seed=_drawn(settings.seed, GAMES, deal),
        seats=seats(table, seating, players),
        bot_seeds=tuple(_drawn(settings.seed, BOT, _place(match, deal, seating, seat)) for seat in range(players)),
    )


def deals(settings: Settings, games: int) -> int:
    """How many deals a match with this many games has; even the last is played in all seatings."""
    return -(-games // settings.sides)


def _place(match: int, deal: int, seating: int, seat: int) -> int:
    """A unique number for each seat of each game, within the 56 bits of an index."""
    return deal << 24 | match << 8 | seating << 4 | seat


def _drawn(seed: int, purpose: int, index: int) -> int:
    stream = Stream()
    start_stream(stream, *halves(seed), purpose, index)
    low: int = next_word(stream)
    high: int = next_word(stream)
    return high << 32 | low
