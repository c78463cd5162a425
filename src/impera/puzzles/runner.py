"""Plays games on many workers and collects their puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from impera.puzzles.choosing import chosen, in_order
from impera.puzzles.finding import PLAYERS, Search, find
from impera.puzzles.grading import graded
from impera.workers import open_pool

if TYPE_CHECKING:
    from collections.abc import Callable

    from impera.puzzles.shape import Puzzle


class PuzzlesFound(NamedTuple):
    """What was found."""

    puzzles: list[Puzzle]
    """Graded, the easiest first."""
    games: int
    """How many were played."""
    interrupted: bool


class _Piece(NamedTuple):
    search: Search
    players: int
    game: int


def run(
    search: Search,
    *,
    games: int,
    most: int,
    workers: int | None = None,
    progress: Callable[[float], object] | None = None,
) -> PuzzlesFound:
    """Plays `games` games with each number of players and keeps at most `most` puzzles, of every kind.

    After Ctrl-C, returns what was found until then.
    """
    pieces = [_Piece(search, players, game) for game in range(games) for players in PLAYERS]
    found: dict[_Piece, list[Puzzle]] = {}
    interrupted = False
    try:
        with open_pool(workers=workers, processes=True) as pool:
            for piece, puzzles in pool.run(find, pieces):
                found[piece] = puzzles
                if progress is not None:
                    progress(len(found) / len(pieces))
    except KeyboardInterrupt:
        interrupted = True
    kept = chosen((puzzle for piece in sorted(found) for puzzle in found[piece]), most)
    return PuzzlesFound(in_order(map(graded, kept)), len(found), interrupted)
