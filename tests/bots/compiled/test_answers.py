"""A search distinguishes only decisions that differ: all others would waste simulations."""

from __future__ import annotations

import pytest

from impera import Game
from impera.bots.compiled.answers import in_order, narrow
from impera.notation.decisions import texts
from impera.rules.decide import legal_word
from impera.rules.decisions import DISCARD_HAND, PLAY, PLAY_MORE
from impera.views import decode


def told_apart(position, *decisions):
    """The decisions that are distinguished, as text, after some decisions."""
    game = Game.from_position(position)
    for decision in decisions:
        game.play(decision)
    seen, _ = decode(game.view(game.seat))
    return texts(seen.ask, narrow(seen, legal_word(seen)))


def position(*seats, **more):
    """A position with the First Player to move; each seat is its hand and its area."""
    return {
        "players": len(seats),
        "first": 0,
        "seat": 0,
        "deck": ["U3"] * 5,
        "seats": [{"hand": hand.split(), "area": area.split()} for hand, area in seats],
        **more,
    }


def test_cards_of_one_domain_are_one_decision():
    """R-COMP-05: the Age of a card has no effect in play."""
    assert told_apart(position(("M1 M2 M3 R2", ""), ("E1 E1 E1", ""))) == ("play M1", "play R2")


def test_an_own_effect_is_not_copied():
    """R-CUL-04: a copy would use up Culture's slot besides."""
    table = position(("M1 R1 R2", "S1 S1 S2 C1 C1"), ("E1 E1 E1", "S2 S2 S2 S2 S2"))
    assert "use experiment" in told_apart(table, "play M1")
    assert "copy experiment 1" not in told_apart(table, "play M1")
    assert "copy research 1" in told_apart(table, "play M1")


def test_an_own_effect_is_copied_if_the_other_level_can_be_used_then():
    """D-16: with `copy_slot: effect` a copied Experiment leaves one's own Research open."""
    table = position(("M1 R1 R2", "S1 S1 S2 S2 S2 C1 C1"), ("E1 E1 E1", "S2 S2 S2"), copy_slot="effect")
    assert "copy experiment 1" in told_apart(table, "play M1")


def test_an_effect_that_two_rivals_have_is_copied_from_one():
    """R-CUL-05: the source loses nothing, so it does not matter who it is."""
    table = position(("M1 R1 R2", "C1 C1"), ("E1 E1 E1", "S1 S1 S2"), ("E2 E2 E2", "S2 S2 S2"))
    assert [text for text in told_apart(table, "play M1") if text.startswith("copy")] == ["copy experiment 1"]


def test_markers_are_laid_on_rivals():
    """R-EMB-06 allows targeting oneself, which helps nobody; in the team game the partner is spared too."""
    four = [("M1 R1 R2", "E1 S1"), ("E1 E1 E1", "S1"), ("E2 E2 E2", "S2"), ("R1 R1 R1", "M1")]
    assert told_apart(position(*four, teams=True), "play M1", "use embargo") == (
        "choose 1 science",
        "choose 3 military",
    )


def test_a_marker_is_laid_on_oneself_where_nobody_else_has_a_card():
    """At least one answer must be left."""
    table = position(("M1 R1 R2", "E1 S1"), ("E1 E1 E1", ""))
    assert told_apart(table, "play M1", "use embargo") == ("choose 0 military", "choose 0 science")


@pytest.mark.parametrize(
    ("ask", "last_ask", "last", "word", "left"),
    [
        (DISCARD_HAND, DISCARD_HAND, 3, 0b101010, 0b101000),
        (PLAY_MORE, PLAY_MORE, 5, 0b000110, 0b000110),  # none is left above, so all are
        (PLAY_MORE, DISCARD_HAND, 3, 0b101010, 0b101010),
        (PLAY, PLAY, 3, 0b101010, 0b101010),
    ],
)
def test_cards_for_one_purpose_are_chosen_in_one_order(ask, last_ask, last, word, left):
    """Two cards discarded for Purge are the same two in either order."""
    assert in_order(ask, last_ask, last, word) == left
