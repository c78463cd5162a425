"""How long decisions took."""

import pytest

from impera.analysis.arena.times import Times, measured, together


def test_mean_and_longest_are_exact():
    """Four decisions of 0.1, 0.2, 0.3 and 1.0 seconds."""
    found = measured([0.1, 0.2, 0.3, 1.0])
    assert (found.number, found.mean, found.longest) == (4, pytest.approx(0.4), 1.0)


def test_a_quantile_is_at_most_two_percent_too_long():
    """95 of 100 decisions from 1 to 100 ms take 95 ms or less."""
    found = measured([number / 1000 for number in range(1, 101)])
    assert 0.095 <= found.quantile(0.95) <= 0.095 * 1.02


def test_the_shortest_durations_are_not_told_apart():
    """Below 0.1 ms more detail gains nothing, and counts stay small."""
    found = measured([0.000_001 * number for number in range(1, 100)])
    assert len(found.counts) == 1
    assert found.quantile(0.95) == found.longest


def test_times_add_up():
    """Two parts add up to the whole."""
    parts = together([measured([0.25, 0.5]), measured([2.0]), Times()])
    whole = measured([0.25, 0.5, 2.0])
    assert (parts.number, parts.total, parts.longest, parts.counts) == (3, 2.75, 2.0, whole.counts)


def test_no_decisions_take_no_time():
    """Zero everywhere."""
    assert (Times().mean, Times().quantile(0.95), measured([]).longest) == (0.0, 0.0, 0.0)
