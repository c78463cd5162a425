"""What a puzzle is, how it is kept, and how an attempt at one goes."""

from __future__ import annotations

import pytest

from impera import IllegalDecision
from impera.errors import BadOptions
from impera.puzzles import Puzzle, attempt
from impera.puzzles.choosing import chosen, in_order
from impera.puzzles.finding import Search, find, proved
from impera.puzzles.grading import graded
from impera.puzzles.seating import renumbered

DECK = ["M2", "E2", "S2", "C2", "R2"] + ["E3", "S3", "C3"] * 7 + ["U3"] * 6
# Six Religion cards, one in hand, one in the pile: Oligarchy fetches it, Development plays it (R-UTO-01, R-ECO-01).
FETCH = {
    "players": 2,
    "seats": [
        {"hand": ["R1", "M1", "C1"], "area": [*["R1"] * 4, "R2", "R2", "E1", "E2", "E2", "U3", "U3", "U3"]},
        {"hand": ["M2", "S2", "C2"], "area": ["M1", "M1", "M1"]},
    ],
    "discard": ["R2", "S1", "C1"],
    "deck": DECK[1:],
}
# The rival has seven Science and holds an eighth, which nobody has seen (R-EMB-03).
BLOCK = {
    "players": 2,
    "seats": [
        {"hand": ["R1", "C1", "M2"], "area": ["E1", "M1"]},
        {"hand": ["S3", "M2", "R2"], "area": ["S1", "S1", "S1", "S2", "S2", "S2", "S2"]},
    ],
    "deck": DECK,
    "turn": {"ask": "menu"},
}


def test_the_one_way_to_win_is_found():
    puzzle = proved(FETCH, "win", most=5_000)
    assert puzzle is not None
    assert (puzzle.solution[0], puzzle.solution[-1]) == ("play R1", "end")
    assert set(puzzle.effects) == {"oligarchy", "development"}


def test_a_position_with_two_ways_is_no_puzzle():
    """A second pile card to fetch makes no second way; an Experiment in place of the Development does."""
    area = [*FETCH["seats"][0]["area"], "S1", "S2", "S2"]
    two = {**FETCH, "seats": [{**FETCH["seats"][0], "area": area}, FETCH["seats"][1]], "deck": DECK[5:]}
    assert proved(two, "win", most=20_000) is None


def test_the_one_way_to_stop_a_loss_is_found():
    puzzle = proved(BLOCK, "stop", "science")
    assert puzzle is not None
    assert puzzle.solution == ("use embargo", "choose 1 science", "end")


def test_a_loss_that_nothing_stops_is_no_puzzle():
    helpless = {**BLOCK, "seats": [{"hand": ["R1", "C1", "M2"], "area": ["M1"]}, BLOCK["seats"][1]]}
    assert proved(helpless, "stop", "science") is None


def test_an_attempt_is_over_with_the_turn():
    puzzle = proved(BLOCK, "stop", "science")
    statuses = [attempt(puzzle, puzzle.solution[:number]).status for number in range(4)]
    assert statuses == ["going", "going", "going", "reached"]
    with pytest.raises(IllegalDecision):
        attempt(puzzle, (*puzzle.solution, "end"))


def test_the_next_player_wins_where_they_can():
    missed = attempt(proved(BLOCK, "stop", "science"), ("end",))
    assert (missed.status, missed.view.outcome.winners, missed.view.outcome.domain) == ("missed", (1,), "science")


def test_an_embargo_elsewhere_stops_nothing():
    puzzle = proved(BLOCK, "stop", "science")
    assert attempt(puzzle, ("use embargo", "choose 0 military", "end")).status == "missed"


def test_a_puzzle_is_read_as_it_was_written():
    puzzle = graded(proved(FETCH, "win", most=5_000))
    again = Puzzle.read(puzzle.line())
    assert (again.name, again.solution, again.grade) == (puzzle.name, puzzle.solution, puzzle.grade)
    assert attempt(again, again.solution).view == attempt(puzzle, puzzle.solution).view


def test_a_coin_that_seat_0_laid_is_read_again():
    coin = {"by": 0, "seat": 1, "domain": "science"}
    puzzle = Puzzle(goal="win", position={**BLOCK, "coin": coin}, solution=("end",), tried=1)
    assert Puzzle.read(puzzle.line()).position["coin"] == coin


def test_seats_are_renumbered_from_the_one_who_decides():
    data = {**BLOCK, "first": 0, "seat": 1, "coin": {"by": 1, "seat": 0, "domain": "science"}, "emptied_by": None}
    data = {**data, "turn": {"ask": "menu", "copied": {"effect": "research", "seat": 0}}, "known": {"1": {"0": ["R1"]}}}
    turned = renumbered(data)
    assert (turned["seat"], turned["first"], turned["coin"]["by"], turned["turn"]["copied"]["seat"]) == (0, 1, 0, 1)
    assert turned["seats"] == BLOCK["seats"][::-1]
    assert turned["known"] == {"0": {"1": ["R1"]}}


def test_rare_kinds_are_chosen_first():
    one, two = proved(FETCH, "win", most=5_000), proved(BLOCK, "stop", "science")
    assert chosen([one, one, two], 2) == [one, two]
    assert in_order([graded(one), graded(two)])[0].grade <= in_order([graded(one), graded(two)])[1].grade


def test_games_between_bots_have_the_same_puzzles_each_time():
    assert find(Search(seed=19), 3, 2) == find(Search(seed=19), 3, 2)


@pytest.mark.parametrize(("levels", "effects"), [(["nobody"], []), ([], ["chess"])])
def test_what_does_not_exist_is_refused(levels, effects):
    with pytest.raises(BadOptions):
        Search.make(1, levels, effects)
