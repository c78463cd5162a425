"""What a test draws without naming a seed is the same in every run."""

from __future__ import annotations

from impera import Game
from impera.notation.seeds import short_seed  # unseeded: fixed for all tests
from tests.seeding import SEED


def test_a_deal_without_a_seed_is_always_the_same():
    game = Game.new(players=2)  # unseeded: fixed for all tests
    assert game.position() == Game.new(players=2, seed=SEED).position()


def test_a_seed_that_a_command_draws_is_always_the_same():
    assert short_seed() == SEED
