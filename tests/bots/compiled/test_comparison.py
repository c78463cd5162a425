"""Comparing answers by the network: in the same redeals, and no more than the noise allows."""

import pytest

from impera import Game
from impera.bots.compiled.decisive import sensible
from impera.notation.decisions import answer_to, answers_in
from impera.testing import random_game, table
from impera.views import decode
from tests.bots.advising import compare


@pytest.fixture
def observation():
    game = random_game(seed=3, decisions=40)
    return decode(game.view(game.seat))


def test_the_same_seed_gives_the_same_chances(observation):
    answers = answers_in(sensible(observation[0]))
    found = [compare(*observation, answers, passes=100, seed=seed) for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]


def test_every_answer_is_compared_in_two_redeals_or_more(observation):
    answers = answers_in(sensible(observation[0]))
    assert {each.redeals for each in compare(*observation, answers, passes=1, seed=1).values()} == {2}


def test_more_passes_are_more_redeals(observation):
    answers = answers_in(sensible(observation[0]))
    few, many = (compare(*observation, answers, passes=passes, seed=1) for passes in (1, 1_000))
    assert max(each.redeals for each in few.values()) < max(each.redeals for each in many.values())


def test_an_answer_that_wins_at_once_has_a_chance_of_one():
    """R-HEG-01: eight cards of a Domain win at the end of the turn."""
    game = table("seat 0 hand 3R1 area 8M <- step 2\n seat 1 hand 3R1 area 1R")
    seen, hidden = decode(game.view(0))
    end = answer_to(seen.ask, "end")
    assert compare(seen, hidden, (end,), passes=10, seed=1)[end].chance == 1.0


def test_equal_answers_have_equal_chances():
    """R-COMP-05: cards of one Domain do the same."""
    game = table("seat 0 hand M1 M2 S1 area 1R\n seat 1 hand 3R1 area 1R")
    seen, hidden = decode(game.view(0))
    one, two = (answer_to(seen.ask, f"play M{age}") for age in (1, 2))
    found = compare(seen, hidden, (one, two), passes=200, seed=1)
    assert abs(found[one].chance - found[two].chance) < 0.03


def test_in_a_draft_the_network_looks_ahead_to_the_first_turn():
    """N-05: all picks come before it."""
    game = Game.new(players=3, seed=4, deal="draft")
    seen, hidden = decode(game.view(game.seat))
    found = compare(seen, hidden, answers_in(sensible(seen)), passes=50, seed=1)
    assert all(0 < each.chance < 1 for each in found.values())
