"""Limits: accounts that fill with time, and who pays."""

from __future__ import annotations

import typing

import pytest

from impera.server.operations.limits import COSTS, MOST_ACCOUNTS, Allowance, Crowd, Payer, Work, party_of

HERE = Payer("192.0.2.1")


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


def test_so_much_at_once_and_then_as_much_as_time_gives():
    clock = Clock()
    allowance = Allowance(10, 5.0, clock=clock)
    assert [allowance.pays(HERE, 4) for _ in range(3)] == [True, True, False]
    clock.now = 1.0
    assert [allowance.pays(HERE, 2) for _ in range(3)] == [True, True, False]


def test_each_address_has_its_own():
    allowance = Allowance(1, 60.0, clock=Clock())
    assert [allowance.pays(HERE, 1) for _ in range(2)] == [True, True]
    assert allowance.pays(Payer("192.0.2.2"), 1)
    assert not allowance.pays(HERE, 1)


def test_a_token_may_use_a_quarter_of_what_its_address_may():
    allowance = Allowance(8, 60.0, clock=Clock())
    assert [allowance.pays(Payer(HERE.address, "a"), 1) for _ in range(3)] == [True, True, False]
    assert [allowance.pays(Payer(HERE.address, "b"), 1) for _ in range(3)] == [True, True, False]
    assert [allowance.pays(HERE, 1) for _ in range(5)] == [True] * 4 + [False]


def test_a_token_pays_from_whatever_address():
    allowance = Allowance(8, 60.0, clock=Clock())
    assert [allowance.pays(Payer(f"192.0.2.{number}", "a"), 1) for number in range(3)] == [True, True, False]


def test_nothing_costs_more_than_half_of_a_full_account():
    clock = Clock()
    allowance = Allowance(10, 5.0, clock=clock)
    assert [allowance.pays(HERE, 500) for _ in range(3)] == [True, True, False]
    clock.now = 2.4
    assert not allowance.pays(HERE, 500)
    clock.now = 2.5
    assert allowance.pays(HERE, 500)


def test_accounts_that_were_quiet_longest_are_forgotten():
    """No growth, however many clients ask."""
    allowance = Allowance(2, 60.0, clock=Clock())
    for number in range(MOST_ACCOUNTS + 5):
        allowance.pays(Payer(str(number)), 1)
        allowance.pays(Payer(str(number)), 1)
    assert len(allowance._accounts) == MOST_ACCOUNTS
    assert not allowance.pays(Payer(str(MOST_ACCOUNTS + 4)), 1)
    assert allowance.pays(Payer("0"), 1)


def test_everything_has_a_price():
    assert tuple(COSTS) == typing.get_args(Work)


@pytest.mark.parametrize(
    ("address", "party"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("?", "?"),
    ],
)
def test_a_network_of_64_bits_is_one_party(address, party):
    assert party_of(address) == party


def test_a_crowd_has_a_limit_for_each_party():
    crowd = Crowd(2)
    assert [crowd.enters("a") for _ in range(3)] == [True, True, False]
    assert crowd.enters("b")
    crowd.leaves("a")
    assert crowd.enters("a")
    assert len(crowd) == 3
