"""An attempt at a puzzle, by the engine of the lessons: how the turn ends says whether it is solved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.bots.at_once import answer_at_once
from impera.bots.observed import observed
from impera.lessons import Attempt, Lesson, facts
from impera.lessons import attempt as attempted
from impera.lessons.shape import Miss, Step
from impera.notation.decisions import text_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.puzzles.shape import Puzzle
    from impera.views import View

NEXT = 1
"""The seat after the one who solves the puzzle."""

_STEPS = {"win": Step("win", facts.wins()), "stop": Step("stop", facts.without(facts.ends_turn(NEXT), facts.Over()))}
_MISSES = {"win": Miss("ended", facts.without(facts.ends_turn(), facts.wins())), "stop": Miss("lost", facts.is_lost())}


def attempt(puzzle: Puzzle, decisions: Sequence[str]) -> Attempt:
    """An attempt, from the player's decisions alone; raises IllegalDecision, even for a decision after its end."""
    return attempted(lesson_of(puzzle), decisions)


def lesson_of(puzzle: Puzzle) -> Lesson:
    """A puzzle as a lesson of one step. The next player wins if they can."""
    return Lesson(
        name=puzzle.name,
        position=puzzle.position,
        steps=(_STEPS[puzzle.goal],),
        misses=(_MISSES[puzzle.goal],),
        others_prefer="end",
        reply=_winning,
    )


def _winning(view: View) -> str | None:
    """The beginning of a win, or the only decision there is."""
    found = observed(view)
    answer = answer_at_once(found)
    return None if answer is None else text_of(found.seen.ask, answer)
