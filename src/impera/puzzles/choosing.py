"""Chooses puzzles so that every number of players, goal and effect has its share."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from impera.puzzles.shape import Puzzle


def chosen(puzzles: Iterable[Puzzle], number: int) -> list[Puzzle]:
    """Picks `number` puzzles, each time the one whose traits are rarest so far; all, if there are fewer."""
    left = list({puzzle.name: puzzle for puzzle in puzzles}.values())
    kept: list[Puzzle] = []
    seen: Counter[object] = Counter()
    while left and len(kept) < number:
        best = min(range(len(left)), key=lambda place: _commonness(seen, left[place]))
        puzzle = left.pop(best)
        seen.update(_traits(puzzle))
        kept.append(puzzle)
    return kept


def in_order(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The easiest first; of equally hard ones, those with the shorter solution."""
    return sorted(puzzles, key=lambda puzzle: (puzzle.grade, len(puzzle.solution), puzzle.tried, puzzle.name))


def _traits(puzzle: Puzzle) -> set[object]:
    """What a puzzle is about: its effects, its goal with the players, and both together."""
    return {*puzzle.effects, (puzzle.goal, puzzle.players), puzzle.effects, (puzzle.effects, puzzle.players)}


def _commonness(seen: Counter[object], puzzle: Puzzle) -> float:
    traits = _traits(puzzle)
    return sum(seen[trait] for trait in traits) / len(traits)
