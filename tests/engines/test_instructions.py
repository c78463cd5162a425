"""Machine instructions that stand in for functions of the rules do what those functions do."""

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from impera.engines.instructions import REPLACED
from impera.rules import rows
from impera.rules.cards import AGES, DOMAINS, KINDS

copy_row, take_cards, kinds_among = (REPLACED[name] for name in ("copy_row", "take_cards", "kinds_among"))
numbers = st.lists(st.integers(0, 16), min_size=KINDS, max_size=KINDS)
SPACE = 40


@numba.njit
def copied_kinds(row, target, place):
    copy_row(row, KINDS, target, place)


@numba.njit
def copied_domains(row, target, place):
    copy_row(row, DOMAINS, target, place)


@numba.njit
def copied_ages(row, target, place):
    copy_row(row, AGES, target, place)


@numba.njit
def taken(cards, pool):
    take_cards(cards, pool)


@numba.njit
def found(cards):
    return kinds_among(cards)


def as_bytes(row):
    return np.array(row, np.int8)


@pytest.mark.parametrize(
    ("copy", "size"),
    [(copied_kinds, KINDS), (copied_domains, DOMAINS), (copied_ages, AGES)],
    ids=["kinds", "domains", "ages"],
)
@given(row=numbers, place=st.integers(0, SPACE - KINDS))
def test_a_row_is_copied_and_nothing_beside_it(copy, size, row, place):
    """The same result on every engine."""
    by_rule, by_machine = [-1] * SPACE, np.full(SPACE, -1, np.int8)
    rows.copy_row(row, size, by_rule, place)
    copy(as_bytes(row), by_machine, place)
    assert by_machine.tolist() == by_rule
    assert by_rule == [-1] * place + row[:size] + [-1] * (SPACE - place - size)


@pytest.mark.parametrize("row", [np.zeros(KINDS, np.int64), np.zeros(2 * KINDS, np.int8)[::2]], ids=["wide", "gaps"])
def test_what_is_no_row_of_bytes_does_not_compile(row):
    """With others the wrong bytes would move silently."""
    with pytest.raises(numba.TypingError, match="a row is an array of bytes in one piece"):
        found(row)


@given(cards=numbers, left=numbers)
def test_cards_are_taken_out_of_a_pool(cards, left):
    """Each number is subtracted separately: none borrows from its neighbour."""
    pool = [number + more for number, more in zip(cards, left, strict=True)]
    by_machine = as_bytes(pool)
    rows.take_cards(cards, pool)
    taken(as_bytes(cards), by_machine)
    assert by_machine.tolist() == pool == left


@given(cards=numbers)
def test_the_kinds_among_cards_are_those_with_any(cards):
    """A set of kinds is an integer with one bit per kind."""
    assert found(as_bytes(cards)) == rows.kinds_among(cards) == sum(1 << kind for kind in range(KINDS) if cards[kind])
