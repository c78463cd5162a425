"""How hard a puzzle is: how many simulations a search needs until it plays the solution.

The search knows no exact way to win a turn here; it has to find one by playing games out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from impera.bots.compiled.equivalence import is_equivalent
from impera.bots.observed import observed
from impera.bots.search import Budget, Search
from impera.game import Game
from impera.notation.decisions import answer_to

if TYPE_CHECKING:
    from impera.puzzles.shape import Puzzle
    from impera.views import View

# The most simulations of each grade but the last.
GRADES = (8, 32, 256, 2_048)
# A search must find the decision with each of these seeds: one that finds it by luck has not understood it.
_SEEDS = range(3)
# What is paid or given away is often open; these questions are not.
_ASKED = ("play", "play-more", "menu", "choose-domain", "choose-seat", "choose-place")


def graded(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its grade: that of its hardest decision."""
    game = Game.from_position(puzzle.position)
    grade = 1
    for number, decision in enumerate(puzzle.solution):
        if game.question in _ASKED:
            wanted = set(puzzle.solution[number:])
            view = game.view(game.seat)
            while grade <= len(GRADES) and not _is_found(view, wanted, GRADES[grade - 1]):
                grade += 1
        game.play(decision)
    return msgspec.structs.replace(puzzle, grade=grade)


def _is_found(view: View, wanted: set[str], simulations: int) -> bool:
    """Whether a search with this many simulations decides one of these, or its equal, with every seed."""
    seen, hidden, word = observed(view)
    if word & (word - 1) == 0:
        return True
    right = [answer for answer in (answer_to(seen.ask, each) for each in wanted) if answer is not None]
    for seed in _SEEDS:
        ranked = Search(seed, Budget.make(simulations, None, 1)).rank_observed(seen, hidden)
        answer = answer_to(seen.ask, ranked[0].decision)
        if answer is None or not any(is_equivalent(seen, answer, each) for each in right):
            return False
    return True
