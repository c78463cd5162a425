"""The puzzles that come with impera, each proved again by trying every way to play the turn.

All of them are checked by `impera.puzzles.finding.proved`, which leaves out what comes to the same. Some are checked
once more by `every_line` below: it plays a `Game` as it is dealt, tries every legal decision, and knows no bounds.
"""

from __future__ import annotations

from collections import Counter

import pytest

from impera.game import Game
from impera.notation.cards import EFFECT_NAMES
from impera.puzzles import attempt, shipped
from impera.puzzles.finding import proved
from impera.puzzles.shipped import FILE

PARTS = 4
# For the slow check: puzzles whose turn is short.
SHORT = [name for name, puzzle in shipped().items() if puzzle.goal == "win" and puzzle.tried < 20][:4]


@pytest.mark.parametrize("part", range(PARTS))
def test_every_puzzle_has_exactly_one_way(part):
    """docs/puzzles.md: exactly one decision, or order of decisions, wins or alone stops a loss."""
    for name, puzzle in list(shipped().items())[part::PARTS]:
        again = proved(puzzle.position, puzzle.goal, puzzle.domain, most=10_000)
        assert again is not None, name
        assert (again.solution, again.tried) == (puzzle.solution, puzzle.tried), name


@pytest.mark.parametrize("name", SHORT)
def test_a_turn_tried_by_the_game_alone_has_the_same_answer(name):
    puzzle = shipped()[name]
    needed = {decision for decision in puzzle.solution if decision.split()[0] in ("use", "copy")}
    won = list(every_line(Game.from_position(puzzle.position)))
    assert won
    assert all(len({*map(effect_of, line)} & {*map(effect_of, needed)}) == len(needed) for line in won)


def effect_of(decision):
    """What is used or copied, whoever it is copied from."""
    verb, *words = decision.split()
    return words[0] if verb in ("use", "copy") else decision


def every_line(game, line=()):
    """Every line of decisions that ends the turn with a victory of seat 0."""
    for decision in game.legal():
        after = game.copy()
        after.play(decision)
        if after.outcome is not None:
            if after.outcome.winners == (0,):
                yield (*line, decision)
        elif after.seat == 0 and after.turn == game.turn:
            yield from every_line(after, (*line, decision))


def test_the_solution_of_every_puzzle_reaches_its_goal():
    assert [name for name, puzzle in shipped().items() if attempt(puzzle, puzzle.solution).status != "reached"] == []


def test_ending_the_turn_at_once_misses_every_goal_that_allows_it():
    statuses = Counter()
    for puzzle in shipped().values():
        if "end" in attempt(puzzle, ()).legal:
            statuses[attempt(puzzle, ("end",)).status] += 1
    assert set(statuses) == {"missed"}


def test_there_are_at_least_300_of_all_player_counts_goals_and_grades():
    puzzles = shipped().values()
    assert len(puzzles) >= 300
    assert {(puzzle.players, puzzle.goal) for puzzle in puzzles} == {
        (n, goal) for n in (2, 3, 4) for goal in ("win", "stop")
    }
    assert {puzzle.grade for puzzle in puzzles} == {1, 2, 3, 4, 5}


# No game so far had a puzzle for it: the cards it draws win a turn only by emptying the deck, and it takes five
# Religion cards, a lead in points, and a deck that nothing else empties.
RARE = {"divine-right"}


def test_every_other_effect_is_part_of_a_solution():
    assert {effect for puzzle in shipped().values() for effect in puzzle.effects} >= {*EFFECT_NAMES} - RARE


def test_they_are_small_on_disk():
    assert FILE.stat().st_size < 300_000
