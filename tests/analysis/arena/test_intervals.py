"""Rates and intervals against numbers computed by hand."""

import random

import pytest

from impera.analysis.arena.intervals import Rate, Tally, _student


def tally(*deals):
    found = Tally()
    for shares in deals:
        found.add(shares)
    return found


def test_the_variance_is_taken_over_deals():
    """5 of 8 games, deals won 2, 1, 1, 1.

    Over games the sum of squares is 8 * 5/8 * 3/8 = 1.875, for seatings of 2: 0.9375. Over deals it is
    2 * (1 + 3/4 - 4 * 25/64) = 0.375. The imagined deal has 6/10 * 4/10 = 0.24. So 8 games are worth
    8 * 1.1775 / 0.615 = 15.317.
    """
    found = tally((1, 1), (1, 0), (0, 1), (1, 0))
    assert found._worth(5 / 8) == pytest.approx(15.317, abs=0.001)


def test_an_interval_is_wilsons_for_what_the_games_are_worth():
    """With 4 deals Student's quantile is 2.77 instead of 1.96, so 15.317 games count as 7.67; Wilson does the rest."""
    found = tally((1, 1), (1, 0), (0, 1), (1, 0)).rate()
    assert found.rate == 0.625
    assert (found.low, found.high) == pytest.approx((0.3006, 0.8660), abs=0.001)


def test_deals_that_decide_the_winner_are_worth_more():
    """If each deal is won by its better seat, both bots win one game of each, and that is no accident: 50 deals."""
    decided_by_cards = tally(*[(1, 0)] * 50).rate()
    by_coin = tally(*[(1, 1), (0, 0), (1, 0), (0, 1)] * 12, (1, 0), (0, 1)).rate()
    assert decided_by_cards.high - decided_by_cards.low < 0.05
    assert by_coin.high - by_coin.low == pytest.approx(0.193, abs=0.005)


def test_deals_won_twice_or_never_are_worth_less():
    """100 games in 50 deals that are won or lost as a whole say no more than 50 games do: Wilson, 0.366 to 0.634."""
    found = tally(*[(1, 1), (0, 0)] * 25).rate()
    assert (found.low, found.high) == pytest.approx((0.366, 0.634), abs=0.01)


@pytest.mark.parametrize(("shares", "low", "high"), [((1, 1), 0.96, 1.0), ((0, 0), 0.0, 0.04)])
def test_all_games_won_are_worth_what_they_are(shares, low, high):
    """100 of 100 games: Wilson's interval begins at 0.963."""
    found = tally(*[shares] * 50).rate()
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.005)


def test_shared_victories_count_as_fractions():
    """A victory shared by two is half a victory for each."""
    assert tally((0.5, 1), (0, 0.5)).rate().rate == 0.5


def test_no_games_say_nothing():
    """The true rate could be anything."""
    assert Tally().rate() == Rate(0.0, 0.0, 1.0)


def test_more_confidence_is_a_wider_interval():
    """As the stopping rule needs it."""
    found = tally(*[(1, 1), (1, 0)] * 10)
    assert found.rate(0.99).low < found.rate(0.95).low < found.rate().rate < found.rate(0.95).high


@pytest.mark.parametrize(("freedom", "expected"), [(3, 3.182), (4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_the_quantile_is_students(freedom, expected):
    """A table of Student's distribution, 97.5 %."""
    assert _student(1.959964, freedom) == pytest.approx(expected, abs=0.03)


def independent(chance, rate):
    """A deal of two games that have nothing to do with each other."""
    return [float(chance.random() < rate) for _ in range(2)]


def alike(chance, rate):
    """A deal whose games often end the same way."""
    first = float(chance.random() < rate)
    return [first, first] if chance.random() < 0.5 else [first, float(chance.random() < rate)]


def by_seat(chance, rate):
    """A deal that half the time the same seat wins, whoever sits there."""
    if chance.random() < 0.5:
        return chance.sample([0.0, 1.0], 2)
    return independent(chance, 2 * rate - 0.5)


@pytest.mark.parametrize("deal", [independent, alike, by_seat])
@pytest.mark.parametrize("rate", [0.5, 0.7])
def test_intervals_hold_the_truth_about_as_often_as_they_say(deal, rate):
    """docs/arena.md: from 20 deals on in 92 to 97 % of cases; 600 tries are within 3 standard errors of that."""
    chance = random.Random(5)  # noqa: S311 - no secrets here
    found = [tally(*(deal(chance, rate) for _ in range(20))).rate() for _ in range(600)]
    held = sum(each.low <= rate <= each.high for each in found) / 600
    assert 0.92 - 0.033 < held < 0.97 + 0.021
