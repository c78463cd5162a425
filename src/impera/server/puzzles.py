"""Puzzles over HTTP: their list, attempts at them, and their solutions. Raises Denied."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from impera import IllegalDecision
from impera.puzzles import attempt, shipped
from impera.server.wire.bodies import Puzzles, PuzzleShown, PuzzleSolution, PuzzleTried
from impera.server.wire.refusals import Denied

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.puzzles import Puzzle

PLAYER = 0
"""The solver's seat."""


@functools.cache
def all_puzzles() -> Puzzles:
    """The puzzles, the easiest first."""
    return Puzzles(
        puzzles=tuple(
            PuzzleShown(name=name, goal=puzzle.goal, players=puzzle.players, grade=puzzle.grade, domain=puzzle.domain)
            for name, puzzle in shipped().items()
        )
    )


def tried(name: str, decisions: Sequence[str]) -> PuzzleTried:
    """An attempt at a puzzle."""
    try:
        found = attempt(_named(name), decisions)
    except IllegalDecision as error:
        raise Denied(422, "illegal", str(error)) from error
    events: tuple[Any, ...] = found.events
    return PuzzleTried(puzzle=name, status=found.status, seat=PLAYER, view=found.view, legal=found.legal, events=events)


def solution(name: str) -> PuzzleSolution:
    """The only way, and how many moments were tried to know that."""
    puzzle = _named(name)
    return PuzzleSolution(puzzle=name, decisions=puzzle.solution, effects=puzzle.effects, tried=puzzle.tried)


def _named(name: str) -> Puzzle:
    puzzle = shipped().get(name)
    if puzzle is None:
        raise Denied(404, "no-such-puzzle", "the list of puzzles has their names")
    return puzzle
