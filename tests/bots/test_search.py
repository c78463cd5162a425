"""The search: budgets, what it counts, and that it decides the same on every machine."""

from __future__ import annotations

import itertools
import math
from types import SimpleNamespace

import pytest

import impera
from impera import Game
from impera.bots.search import Budget, GrowingTree, Plan, Search
from impera.views import decode


def searched(view, simulations=300, *, trees=2, seed=1, plan=None):
    return Search(seed, Budget.make(simulations, None, trees), plan or Plan()).rank(view)


@pytest.fixture(scope="module")
def opening():
    return Game.new(players=3, seed=5, first=0).view(0)


@pytest.fixture(scope="module")
def won():
    """R-HEG-01, two players: `play R1` wins, the others do not."""
    return Game.from_position(
        {
            "players": 2,
            "first": 0,
            "seat": 0,
            "deck": ["C3"] * 8 + ["E3"] * 8 + ["U3"] * 12,
            "seats": [{"hand": ["M1", "R1", "C1"], "area": ["R1"] * 4 + ["R2"] * 3}, {"hand": ["E1"] * 3}],
        }
    )


def test_a_search_visits_its_decisions_as_often_as_it_simulates(opening):
    assert sum(found.visits for found in searched(opening, 121, trees=1)) == 121
    assert sum(found.visits for found in searched(opening, 121, trees=2)) == 121


def test_it_stops_when_no_other_decision_can_catch_up(won):
    """A winning card is clear long before the simulations are spent."""
    visits = [found.visits for found in searched(won.view(0), 20_000, trees=1)]
    assert sum(visits) < 20_000
    assert visits[0] - visits[1] > 20_000 - sum(visits)


def test_a_chance_is_the_chance_of_the_seat_that_decides(won):
    """R-HEG-01: a seat that can win this turn wins."""
    best = searched(won.view(0))[0]
    assert best.decision == "play R1"
    assert best.chance > 0.9


def test_what_helps_the_team_counts_for_both_partners():
    """R-TEAM-03: the partner is about to win, and seat 0 can only leave it alone."""
    four = [("M1 M1 M2", "C1"), ("E1 E1 E1", "R1"), ("S2 S2 S2", "S1 S1 S1 S2 S2 S2"), ("E2 E2 E2", "R1")]
    game = Game.from_position(
        {
            "players": 4,
            "teams": True,
            "first": 0,
            "seat": 0,
            "deck": ["C3"] * 8 + ["E3"] * 8 + ["U3"] * 12,
            "seats": [{"hand": hand.split(), "area": area.split()} for hand, area in four],
        }
    )
    game.play("play M1")
    assert max(found.chance for found in searched(game.view(0))) > 0.6


def test_the_root_tries_every_decision_it_tells_apart(opening):
    """Widening holds below the root only."""
    domains = {text[:-1] for text in opening.legal}
    assert {found.decision[:-1] for found in searched(opening, 40)} == domains


def test_uniform_playouts_make_another_search(opening):
    by_heuristic, plain = searched(opening, 400), searched(opening, 400, plan=Plan(uniform=True))
    assert [found.visits for found in by_heuristic] != [found.visits for found in plain]


def test_a_full_tree_goes_on_without_growing(opening):
    """Time budgets have no number of nodes; the tree has."""
    small = GrowingTree(Plan(), Budget.make(20, None, 2))
    small.plant(*decode(opening), 1, 2)
    small.grow(500)
    assert small.size == 13
    assert sum(visits for _, visits, _ in small.children()) == 500


def test_a_tree_begins_again_for_each_decision(opening):
    """Nothing is left of the last position, so a bot needs no reset."""
    once, twice = (Search(3, Budget.make(200, None, 1)) for _ in range(2))
    other = Game.new(players=2, seed=9, first=1).view(1)
    twice.rank(other)
    assert len(twice.rank(opening)) == len(once.rank(opening))


def test_seconds_are_kept(opening, monkeypatch):
    """Anytime: a search ends when its time is up. By this clock a sixteenth of a second passes between two looks."""
    ticks = itertools.count()
    monkeypatch.setattr(GrowingTree, "is_decided", lambda *_: False)
    monkeypatch.setattr("impera.bots.search.time", SimpleNamespace(perf_counter=lambda: next(ticks) / 16))
    Search(1, Budget.make(None, 0.5, 1)).rank(opening)
    assert next(ticks) == 1 + 8


@pytest.mark.parametrize(
    ("budget", "problem"),
    [
        ({}, "simulations or of seconds, one of the two"),
        ({"seconds": 1.0, "simulations": 10}, "simulations or of seconds, one of the two"),
        ({"simulations": 0}, "simulations must be a whole number of 1 or more, not 0"),
        ({"seconds": 0.0}, "seconds must be a number above 0, not 0.0"),
        ({"seconds": math.inf}, "seconds must be a number above 0, not inf"),
        ({"seconds": math.nan}, "seconds must be a number above 0, not nan"),
        ({"simulations": 10, "trees": 0}, "threads must be a whole number from 1 to 256, not 0"),
    ],
)
def test_a_budget_that_makes_no_sense_is_refused(budget, problem):
    with pytest.raises(impera.BadOptions, match=problem):
        Budget.make(budget.get("simulations"), budget.get("seconds"), budget.get("trees", 2))
