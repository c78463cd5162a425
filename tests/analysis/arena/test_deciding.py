"""When a match is decided."""

import doctest
import random

import pytest

from impera.analysis.arena import deciding
from impera.analysis.arena.deciding import checks, is_decided
from impera.analysis.arena.intervals import Tally

HALVES = {0: 0.5, 1: 0.5}


def match(*deals):
    """The tallies of two bots, by what the first one won."""
    tallies = {0: Tally(), 1: Tally()}
    for shares in deals:
        tallies[0].add(shares)
        tallies[1].add([1 - share for share in shares])
    return tallies


@pytest.mark.parametrize(
    ("deals", "expected"), [(5, [5]), (20, [20]), (21, [20, 21]), (150, [20, 30, 45, 67, 100, 150])]
)
def test_checks_are_few_and_the_last_is_at_the_end(deals, expected):
    """From 20 deals on, each after 1.5 times as many as the one before."""
    assert list(checks(deals)) == expected


def test_a_clear_match_is_decided():
    """18 of 20 deals won as a whole."""
    assert is_decided(match(*[(1, 1)] * 18, *[(0, 0)] * 2), HALVES, 1)


def test_an_even_match_is_not_decided():
    """The interval holds the fair share."""
    assert not is_decided(match(*[(1, 0)] * 20), HALVES, 1)


def test_later_checks_ask_for_more():
    """Check k has 1/(k(k+1)) of the error: 16 of 20 deals are enough at the first check only."""
    found = match(*[(1, 1)] * 16, *[(0, 0)] * 4)
    assert is_decided(found, HALVES, 1)
    assert not is_decided(found, HALVES, 3)


def test_losing_decides_as_winning_does():
    """Winning less than its share is not equality either."""
    assert is_decided(match(*[(0, 0)] * 18, *[(1, 1)] * 2), HALVES, 1)


def test_a_fair_share_is_not_always_a_half():
    """One against two: winning half of the games is more than a third."""
    tallies = match(*[(1, 0, 1), (0, 1, 0)] * 50)
    assert is_decided(tallies, {0: 1 / 3, 1: 2 / 3}, 1)


def test_equals_are_rarely_called_decided():
    """In at most 5 % of arenas: 15 of 300 matches of 300 deals, and no more than 3 standard errors above."""
    chance = random.Random(5)  # noqa: S311 - no secrets here
    wrong = 0
    for _ in range(300):
        tallies, deals = match(), 0
        for check, until in enumerate(checks(300), 1):
            for _ in range(deals, until):
                shares = [float(chance.random() < 0.5) for _ in range(2)]
                tallies[0].add(shares)
                tallies[1].add([1 - share for share in shares])
            deals = until
            if is_decided(tallies, HALVES, check):
                wrong += 1
                break
    assert wrong <= 26


def test_docstrings_are_true():
    assert doctest.testmod(deciding).failed == 0
