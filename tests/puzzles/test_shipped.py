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
# For the slow check: puzzles whose turns are short enough to try every line of decisions.
WINS = (
    *("80dd5ee8", "d52e2f0b", "c28fac8f", "ec4b42bb", "45f6cce2", "d5278224"),
    *("afd9f27c", "ac8d039b", "d2998aaf", "8c7a2ff0", "93c22dd4", "4f693e9c"),
)
STOPS = ("a953f6c8",)
NECESSARY = ("play", "use", "copy", "choose")
"""The first words of the decisions without which nothing works; what is paid, taken or given may differ."""


@pytest.mark.parametrize("part", range(PARTS))
def test_every_puzzle_has_exactly_one_way(part):
    """docs/puzzles.md: exactly one decision, or order of decisions, wins or alone stops a loss."""
    for name, puzzle in list(shipped().items())[part::PARTS]:
        again = proved(puzzle.position, puzzle.goal, puzzle.domain, most=10_000)
        assert again is not None, name
        assert (again.solution, again.tried) == (puzzle.solution, puzzle.tried), name


@pytest.mark.parametrize("name", WINS)
def test_a_turn_tried_by_the_game_alone_is_won_by_the_solution_and_by_nothing_else(name):
    puzzle = shipped()[name]
    ends = every_line(Game.from_position(puzzle.position))
    won = [line for line, after in ends if after.outcome is not None and after.outcome.winners == (0,)]
    assert puzzle.solution in won
    assert [line for line in won if not parts_of(puzzle.solution) <= parts_of(line)] == []


@pytest.mark.parametrize("name", STOPS)
def test_a_loss_tried_by_the_game_alone_is_stopped_by_the_solution_and_by_nothing_else(name):
    """Every line of the turn, and after it every line of the next player's, with the cards that they hold."""
    puzzle = shipped()[name]
    stopped = [line for line, after in every_line(Game.from_position(puzzle.position)) if not can_be_won(after)]
    assert puzzle.solution in stopped
    assert [line for line in stopped if not parts_of(puzzle.solution) <= parts_of(line)] == []


def parts_of(line):
    """What the decisions of a line do: cards of one Domain count as equal, and so do own and copied effects."""
    return {part_of(decision) for decision in line if decision.split()[0] in NECESSARY}


def part_of(decision):
    verb, *words = decision.split()
    return words[0] if verb in ("use", "copy") else decision[:-1] if verb == "play" else decision


def every_line(game, line=()):
    """Every line of decisions until the turn ends, and the game after it."""
    for decision in game.legal():
        after = game.copy()
        after.play(decision)
        if after.outcome is None and after.seat == game.seat and after.turn == game.turn:
            yield from every_line(after, (*line, decision))
        else:
            yield (*line, decision), after


def can_be_won(game):
    """Whether the seat that decides can win on this turn, with cards as they lie."""
    seat = game.seat
    return any(after.outcome is not None and after.outcome.winners == (seat,) for _, after in every_line(game))


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


def test_every_effect_is_part_of_a_solution():
    assert {effect for puzzle in shipped().values() for effect in puzzle.effects} == {*EFFECT_NAMES}


def test_they_are_small_on_disk():
    assert FILE.stat().st_size < 300_000
