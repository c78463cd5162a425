"""Decisions that come to the same are never compared with each other in hints and reviews."""

from __future__ import annotations

import pytest

from impera import Game
from impera.bots.compiled.equivalence import is_equivalent, representative
from impera.notation.decisions import answers_in, texts
from impera.rules.decide import legal_word

TWO_LEVELS = ("M1 R1 R2", "S1 S1 S2 S2 S2 C1 C1")


def asked(first, *others, played=(), **options):
    """The state and the legal answers of seat 0, by their texts; each seat is its hand and its area."""
    seats = [{"hand": hand.split(), "area": area.split()} for hand, area in (first, *others)]
    table = {"players": len(seats), "first": 0, "seat": 0, "deck": ["U3"] * 5, "seats": seats, **options}
    game = Game.from_position(table)
    for decision in played:
        game.play(decision)
    word = legal_word(game._state)
    return game._state, dict(zip(texts(game._state.ask, word), answers_in(word), strict=True))


def are_equivalent(table, one, two):
    state, answers = table
    return is_equivalent(state, answers[one], answers[two])


@pytest.mark.parametrize(("one", "two", "same"), [("play M1", "play M3", True), ("play M1", "play R2", False)])
def test_cards_of_one_domain_come_to_the_same(one, two, same):
    """R-COMP-05: the Age of a card has no effect in play."""
    assert are_equivalent(asked(("M1 M3 R2", ""), ("E1 E1 E1", "")), one, two) == same


@pytest.mark.parametrize(("slot", "same"), [("domain", True), ("effect", False)])
def test_an_own_effect_and_a_copy_come_to_the_same_unless_each_has_its_own_slot(slot, same):
    """D-16: with `copy_slot: effect` a copied Experiment leaves one's own Research open."""
    table = asked(TWO_LEVELS, ("E1 E1 E1", "S2 S2 S2"), played=["play M1"], copy_slot=slot)
    assert are_equivalent(table, "use experiment", "copy experiment 1") == same


def test_it_does_not_matter_whose_effect_is_copied():
    """R-CUL-05: the source loses nothing."""
    table = asked(("M1 R1 R2", "C1 C1"), ("E1 E1 E1", "S1 S1 S2"), ("E2 E2 E2", "S2 S2 S2"), played=["play M1"])
    assert are_equivalent(table, "copy experiment 1", "copy experiment 2")


def test_a_pointless_place_for_a_marker_is_not_equivalent_to_a_good_one():
    """R-EMB-06 allows targeting oneself: a search leaves it out, and a review still tells it from others."""
    table = asked(("M1 R1 R2", "E1 S1"), ("E1 E1 E1", "S1"), played=["play M1", "use embargo"])
    assert not are_equivalent(table, "choose 0 science", "choose 1 science")


def test_an_answer_is_represented_by_an_equivalent_one_or_by_itself():
    state, answers = asked(("M1 M3 R2", ""), ("E1 E1 E1", ""))
    among = 1 << answers["play M1"]
    assert representative(state, answers["play M3"], among) == answers["play M1"]
    assert representative(state, answers["play R2"], among) == answers["play R2"]
