"""Cards, Domains and effects in words."""

from __future__ import annotations

import pytest

from impera.notation.cards import (
    CARD_CODES,
    DOMAIN_NAMES,
    DOMAIN_OF_NAME,
    EFFECT_NAMES,
    EFFECT_OF_NAME,
    KIND_OF_CODE,
    codes,
    counts_by_age,
)
from impera.rules.cards import KINDS, age_of, domain_of


def test_there_are_fifteen_cards_in_the_order_of_their_kinds():
    """N-01: Domain's letter and Age's digit; no R3, U1, U2."""
    assert CARD_CODES == ("M1", "M2", "M3", "R1", "R2", "E1", "E2", "E3", "S1", "S2", "S3", "C1", "C2", "C3", "U3")


@pytest.mark.parametrize("kind", range(KINDS))
def test_a_code_names_the_domain_and_the_age_of_its_kind(kind):
    code = CARD_CODES[kind]
    assert DOMAIN_NAMES[domain_of(kind)][0].upper() == code[0]
    assert age_of(kind) + 1 == int(code[1])
    assert KIND_OF_CODE[code] == kind


def test_domains_are_the_words_of_the_rulebook():
    """N-02."""
    assert DOMAIN_NAMES == ("military", "religion", "economy", "science", "culture", "utopia")
    assert [DOMAIN_OF_NAME[name] for name in DOMAIN_NAMES] == list(range(6))


def test_effects_are_the_words_of_the_rulebook_and_inspiration():
    """N-02."""
    words = (
        "assassination purge attack holy-book divine-right inquisition development monopoly embargo experiment "
        "research breakthrough oligarchy republic democracy inspiration"
    )
    assert sorted(EFFECT_NAMES) == sorted(words.split())
    assert [EFFECT_OF_NAME[name] for name in EFFECT_NAMES] == list(range(16))


def test_numbers_per_kind_are_told_as_codes_in_the_order_of_kinds():
    assert codes([2, 0, 1] + [0] * 11 + [1]) == ("M1", "M1", "M3", "U3")


def test_kinds_are_counted_by_age():
    assert counts_by_age(KIND_OF_CODE[card] for card in ("M1", "R1", "S2", "U3", "U3", "U3")) == (2, 1, 3)
