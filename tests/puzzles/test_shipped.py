"""The puzzles that come with impera, each proved again by trying every way to play the turn.

All of them are checked by `impera.puzzles.finding.proved`, which leaves out what comes to the same. Those with short
turns are checked once more by `trying`, which tries every legal decision by the rules alone and knows no bounds.
"""

from __future__ import annotations

from collections import Counter

import pytest

from impera.notation.cards import EFFECT_NAMES
from impera.puzzles import attempt, shipped
from impera.puzzles.finding import proved
from impera.puzzles.grading import graded
from impera.puzzles.shipped import FILE
from tests.puzzles.trying import Turn, parts_of

PARTS = 4
# For the slow check: puzzles whose turns are short enough to try every line of decisions, 163 of 409.
WINS = """
    03cbf5a2 07b29497 07fd59f5 08a974b5 08f159f3 09fff149 0c372396 101e57b4 114d9d67 13b88278 13e0cbfd 14805efd
    175d0d05 1767be62 180b7d76 1b6daec8 20b74771 2816ee36 28a68e5e 29bd3146 29e4c4ef 2b3e77fc 2c15b84e 2c51d00f
    2d4683b2 2dcf3319 2e3bb010 2ec4a28f 2f199733 32e6bb16 36203a2e 376a5ab3 384b7875 3bae2b13 3c737bba 3ca65680
    3caeff53 3f676680 42d30036 434fa1fe 44f9f9e6 45f6cce2 4812a89d 48147691 4a9a14bf 4c17ab2a 4c30c44c 4caaf538
    4f3e4446 4f693e9c 52700ef7 5350045b 53879e5c 54138392 56a1cabf 57e23e79 5849bda7 58b39fe9 58e5906a 5e14802f
    5f7d1508 60da25ad 6223f22d 62446028 631f7219 6444f8c8 680b6c11 6a8a9f05 6d427425 6f29beab 740816e4 74a897bb
    79a38fbd 79cefb02 7c79d36e 7da58718 7dd62b89 7e35e053 802ac2b5 80dd5ee8 81028844 8363c0e3 894f1d44 8b2d6a12
    8c4b7135 8c7a2ff0 8eab72e9 910f7f2b 9117d11b 9205f2af 93c22dd4 943e44ab 94986c31 9be4a330 9bf33c2b 9e455584
    9ea7ce21 9f69a915 9fa4ae92 a1e5938f a26c6bb0 a4cfe1dd a60c1dae a61448c2 a6dab8d4 ab916c83 ac322098 ac691979
    ac8d039b afd9f27c b0d7a8fd b4a681af b74b8458 b795cc5c bfc5ba34 c13bcba1 c24f6036 c27707a8 c28fac8f c2e3cc18
    c53113b2 c63a1961 c9e402fa cc04f528 ce2c257f d0fb3a34 d17ae1f4 d2998aaf d2d60721 d38d1577 d5278224 d52e2f0b
    d788403b d7cf9889 d7d6e34e d9a4da2c dbb5d996 dcd72346 ddb05bca dee5fbf1 df6cdc2a e1193e56 e5b71af5 e9e62fad
    eaa90a20 ec4b42bb f179ccad f1cd0d1a fa8f1a50 fb2db12b fd88fed7 ffc09903
""".split()  # noqa: SIM905 - as a list it would have a line for each
STOPS = """
    2339400b 223a99d9 a953f6c8 551f88a4 f85084f2 80fe448f f0b27f8f 7dff9bef 854f51f6 9e8a9361 d26ccaed
""".split()  # noqa: SIM905 - as above
HELD = ("551f88a4", "854f51f6", "9e8a9361", "a953f6c8")
"""Of the stops, those after which the next player's turn is short enough too."""
MOST = 20_000
"""States of a turn that are tried."""


@pytest.mark.parametrize("part", range(PARTS))
def test_every_puzzle_has_exactly_one_way(part):
    """docs/puzzles.md: exactly one decision, or order of decisions, wins or alone stops a loss."""
    for name, puzzle in list(shipped().items())[part::PARTS]:
        again = proved(puzzle.position, puzzle.goal, puzzle.domain, most=10_000)
        assert again is not None, name
        assert (again.solution, again.tried) == (puzzle.solution, puzzle.tried), name


@pytest.mark.parametrize("name", WINS)
def test_a_turn_tried_by_the_rules_alone_is_won_by_the_solution_and_by_no_line_that_lacks_a_part_of_it(name):
    puzzle = shipped()[name]
    turn = Turn.of(puzzle.position, MOST)
    assert turn.is_won(turn.after(puzzle.solution))
    for part in parts_of(puzzle.solution):
        assert [end for end in turn.ends(without=part) if turn.is_won(end)] == [], part


@pytest.mark.parametrize("name", STOPS)
def test_a_loss_tried_by_the_rules_alone_is_stopped_by_no_line_that_lacks_a_part_of_the_solution(name):
    """After every such line of the turn, a line of the next player's turn wins, with the cards that they hold."""
    puzzle = shipped()[name]
    turn = Turn.of(puzzle.position, MOST)
    for part in parts_of(puzzle.solution):
        line = ()
        for end in turn.ends(without=part):
            line = turn.next(end, MOST).winning(hint=line)
            assert line is not None, part


@pytest.mark.parametrize("name", HELD)
def test_after_the_solution_no_line_of_the_next_players_turn_wins(name):
    puzzle = shipped()[name]
    turn = Turn.of(puzzle.position, MOST)
    assert turn.next(turn.after(puzzle.solution), MOST).winning() is None


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


def test_grades_are_those_that_a_search_gives():
    """Every eighth puzzle, because searches take time. They are in the order of their grades."""
    some = list(shipped().values())[::8]
    assert {puzzle.grade for puzzle in some} == {1, 2, 3, 4, 5}
    assert [graded(puzzle).grade for puzzle in some] == [puzzle.grade for puzzle in some]


def test_every_effect_is_part_of_a_solution():
    assert {effect for puzzle in shipped().values() for effect in puzzle.effects} == {*EFFECT_NAMES}


def test_they_are_small_on_disk():
    assert FILE.stat().st_size < 300_000
