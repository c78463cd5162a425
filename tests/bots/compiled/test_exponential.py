"""Chances from values of the network: the same on every machine, and right."""

import math

import pytest

from impera.bots.compiled.exponential import chance_of, exponential


@pytest.mark.parametrize("number", [n / 37 for n in range(-3000, 3001, 7)])
def test_the_exponential_is_right_to_the_last_bits(number):
    assert abs(exponential(number) - math.exp(number)) <= 2 * math.ulp(math.exp(number))


@pytest.mark.parametrize("value", [-1000.0, -40.0, -2.5, -1e-9, 0.0, 0.3, 17.0, 1000.0])
def test_a_chance_is_halfway_between_certain_loss_and_certain_victory(value):
    assert chance_of(value) == pytest.approx((1 + math.tanh(value)) / 2, abs=1e-15)
