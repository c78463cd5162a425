"""Reviewing a finished game: chances over time, the turn that decided it, and what decisions cost."""

import pytest

from impera import Game, Options, analysis
from impera.testing import random_game

# Few, so that the tests are fast; what they state holds for any number.
FEW = {"passes": 500}


@pytest.fixture(scope="module")
def game():
    return random_game(Options(players=3), seed=11, patient=True)


@pytest.fixture(scope="module")
def found(game):
    return analysis.review(game, **FEW)


def test_there_are_chances_at_the_beginning_of_each_turn_and_at_the_end(game, found):
    assert [point.turn for point in found.points] == [*range(1, game.turn + 1), game.turn]
    record = game.record()
    for point in found.points[:-1]:
        then = record.replay(point.decisions)
        assert (then.turn, then.seat) == (point.turn, point.seat)


def test_all_chances_together_are_one(found):
    assert [sum(point.chances) for point in found.points] == pytest.approx([1.0] * len(found.points))


def test_at_the_end_the_winner_has_won(game, found):
    assert found.points[-1].chances == tuple(float(seat in game.outcome.winners) for seat in range(3))
    assert found.points[-1].seat is None


def test_partners_have_the_same_chance():
    teams = random_game(Options(players=4, teams=True), seed=2, decisions=20)
    for point in analysis.review(teams, **FEW).points:
        assert point.chances[0] == point.chances[2]
        assert sum(point.chances) == pytest.approx(2.0)


def test_since_the_turn_that_decided_it_the_winner_was_likelier_than_all_others(game, found):
    (winner,) = game.outcome.winners
    after = [point.chances[winner] > 0.5 for point in found.points if point.turn > found.decided]
    assert all(after)
    (before,) = [point.chances[winner] for point in found.points[:-1] if point.turn == found.decided]
    assert before <= 0.5


def test_the_same_seed_gives_the_same_review(game, found):
    assert analysis.review(game.record(), **FEW) == found


def test_a_game_that_is_not_over_is_not_decided():
    running = random_game(Options(players=2), seed=1, decisions=9)
    found = analysis.review(running, **FEW)
    assert found.decided is None
    assert len(found.points) == running.turn


# Both have seven cards of a Domain and an eighth in hand; eight win with two players (R-HEG-01, R-PARAM-01).
WON = {
    "players": 2,
    "seats": [
        {"hand": ["S2", "M1", "R1"], "area": ["S1", "S1", "S1", "S1", "S2", "S2", "S2"]},
        {"hand": ["M2", "R2", "E1"], "area": ["R1", "R1", "R1", "R1", "R2", "R2", "R2"]},
    ],
    "deck": ["S3", "M3", "E3", "C3", "U3", "S3", "M3", "E3", "C3", "U3"],
}


def test_a_victory_in_hand_is_a_chance_of_one():
    (point,) = analysis.review(Game.from_position(WON)).points
    assert point.chances == (1.0, 0.0)


def test_whoever_misses_a_sure_victory_is_told_what_it_cost():
    """After the wrong card Experiment could still have taken it back and played the right one (R-SCI-01)."""
    game = Game.from_position(WON)
    for decision in ("play M1", "end", "play R2", "end"):
        game.play(decision)
    cost = analysis.review(game).costs[0]
    assert (cost.seat, cost.decision, cost.better, cost.better_chance) == (0, "end", "use experiment", 1.0)
    assert cost.chance < 0.9


def test_a_long_game_costs_no_more_than_others(game):
    """The longer the game, the fewer redeals each turn has."""
    begun = random_game(Options(players=3), seed=1, decisions=9)
    assert analysis.review(begun).trials == 12
    assert analysis.review(game, passes=6 * 3 * game.turn * 5).trials == 5


def test_few_decisions_of_each_seat_are_told(game):
    """Three at most, so that everybody finds their own; the costliest come first."""
    costs = analysis.review(game).costs
    lost = [cost.better_chance - cost.chance for cost in costs]
    assert lost == sorted(lost, reverse=True)
    assert max(sum(cost.seat == seat for cost in costs) for seat in range(3)) == 3
