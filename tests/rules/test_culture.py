"""Chapter 1.13, Inspiration: who may copy what. The coin is in `test_coin.py`."""

import pytest

from impera.testing import table


def test_inspiration_needs_more_culture_than_each_other_player():
    """R-CUL-01: with strictly more Culture than everybody else you may copy."""
    game = table("""
        seat 0   hand 3R   area 2C      <- step 2
        seat 1   area 1C 3M
        seat 2   area 1C
    """)
    assert game.copies() == {"assassination 1"}


def test_a_shared_lead_in_culture_is_no_lead():
    """R-CUL-01: as much Culture as another player is not enough."""
    game = table("""
        seat 0   hand 3R   area 2C      <- step 2
        seat 1   area 1C 3M
        seat 2   area 2C
    """)
    assert game.copies() == set()


def test_the_others_are_compared_singly_not_as_a_sum():
    """D-15, R-CUL-01: 3 leads against 2 and 2, though they have 4 together."""
    game = table("""
        seat 0   hand 3R   area 3C      <- step 2
        seat 1   area 2C 3M
        seat 2   area 2C
    """)
    assert game.copies() == {"assassination 1"}


def test_no_culture_is_no_lead():
    """R-CUL-01: where nobody has Culture, nobody may copy."""
    game = table("""
        seat 0   hand 3R   area 1R      <- step 2
        seat 1   area 3M
    """)
    assert game.copies() == set()


def test_one_culture_card_may_be_enough():
    """R-CUL-01: there is no minimum beyond the lead."""
    game = table("""
        seat 0   hand 3R   area 1C      <- step 2
        seat 1   area 3M
    """)
    assert game.copies() == {"assassination 1"}


def test_inspiration_is_used_once_a_turn():
    """R-CUL-01, R-CUL-03: after one copied effect there is no second, of whatever Domain."""
    game = table("""
        seat 0   hand 3R   area 1C      <- step 2
        seat 1   area 3M 3R
    """)
    game.play("copy assassination 1", "discard R1")
    assert game.copies() == set()


def test_a_copied_effect_uses_your_hand():
    """R-CUL-02: the effect is applied as if it were yours; the discard is from your hand."""
    game = table("""
        seat 0   hand 3R   area 1C      <- step 2
        seat 1   hand 3S   area 3M
    """)
    game.play("copy assassination 1", "discard R1")
    game.must_show("""
        seat 0   hand 2R
        seat 1   hand 3S
    """)


def test_a_copied_effect_uses_your_play_area():
    """R-CUL-02: a copied Development discards from your play area and plays into it."""
    game = table("""
        seat 0   hand S1   area 1C M1   <- step 2
        seat 1   area 3E
    """)
    game.play("copy development 1", "discard M1", "play S1")
    game.must_show("""
        seat 0   hand -    area 1C S1
        seat 1   area 3E
    """)


def test_a_copied_effect_obeys_your_embargoes():
    """R-CUL-02: your embargoes bind the plays of a copied effect."""
    game = table("""
        seat 0   hand S1 R1   area 1C M1   embargo science   <- step 2
        seat 1   area 3E
    """)
    game.play("copy development 1", "discard M1")
    assert game.legal() == ("play R1",)


def test_a_copied_effect_does_not_obey_the_sources_embargoes():
    """R-CUL-02, A-40: what the source may not play does not matter."""
    game = table("""
        seat 0   hand S1 R1   area 1C M1   <- step 2
        seat 1   area 3E      embargo science
    """)
    game.play("copy development 1", "discard M1")
    assert game.legal() == ("play R1", "play S1")


@pytest.mark.parametrize(
    ("cards", "copies"),
    [(2, set()), (3, {"assassination 1"}), (4, {"assassination 1"}), (5, {"assassination 1", "purge 1"})],
)
def test_the_source_must_have_the_cards_for_the_level(cards, copies):
    """R-CUL-02, D-14: a level is copied from another player who could apply it now."""
    game = table(f"""
        seat 0   hand 3R   area 1C      <- step 2
        seat 1   area {cards}M
    """)
    assert game.copies() == copies


def test_level_one_may_be_copied_from_a_player_at_level_two():
    """A-36: from a player with cards for level 2 you may copy level 1."""
    game = table("""
        seat 0   hand 3R   area 1C      <- step 2
        seat 1   area 5M
    """)
    game.play("copy assassination 1", "discard R1")
    game.must_show("seat 0   hand 2R")


def test_every_other_player_may_be_the_source():
    """R-CUL-02: the effect is copied from any other player."""
    game = table("""
        seat 0   area 3M
        seat 1   hand 3R   area 1C      <- step 2
        seat 2   area 3R
    """)
    assert game.copies() == {"assassination 0", "holy-book 2"}


def test_your_own_count_does_not_matter_for_a_copy():
    """A-41: with no card of the Domain you may copy its effect."""
    game = table("""
        seat 0   hand 2R   area 1C      <- step 2
        seat 1   area 5M
    """)
    assert (game.uses(), game.copies()) == (set(), {"assassination 1", "purge 1"})


def test_nobody_copies_from_oneself():
    """A-35: your own effects are not offered as copies."""
    game = table("""
        seat 0   hand 3R   area 1C 5M   <- step 2
        seat 1   area 2M
    """)
    assert game.copies() == set()


def test_discard_effects_and_inspiration_cannot_be_copied():
    """R-CUL-03: from a player with all effects at level 2 only the ten level effects can be copied."""
    game = table("""
        seat 0   hand 3R   area 2C M1   <- step 2
        seat 1   area 5M 5R 5E 5S 1C 5U
        pile 2R
    """)
    assert game.copies() == {
        "assassination 1",
        "purge 1",
        "holy-book 1",
        "divine-right 1",
        "development 1",
        "monopoly 1",
        "experiment 1",
        "research 1",
        "oligarchy 1",
        "republic 1",
    }


def test_after_an_own_effect_the_same_domain_cannot_be_copied():
    """R-CUL-04: your own permanent effect of a Domain uses its slot, for copies of both levels."""
    game = table("""
        seat 0   hand 4M   area 1C 3M   <- step 2
        seat 1   area 5M 3R
    """)
    game.play("use assassination", "discard M1")
    assert game.copies() == {"holy-book 1"}


def test_after_a_copy_the_same_domain_cannot_be_used():
    """R-CUL-04: a copied effect uses the slot of its Domain, for your own effects of both levels."""
    game = table("""
        seat 0   hand 4M   area 1C 5M 3R   <- step 2
        seat 1   area 3M
    """)
    game.play("copy assassination 1", "discard M1")
    assert game.uses() == {"holy-book", "attack", "inquisition"}


def test_a_copy_leaves_the_discard_effect_of_its_domain():
    """A-32: a copy counts against one permanent effect per Domain, not against the discard effect."""
    game = table("""
        seat 0   hand 4M   area 1C 1M   <- step 2
        seat 1   area 3M
    """)
    game.play("copy assassination 1", "discard M1")
    assert game.uses() == {"attack"}


def test_a_copied_effect_is_not_combined_with_your_own():
    """A-32, D-16: own level 1 and copied level 2 of one Domain never go together, in whatever order."""
    game = table("""
        seat 0   hand 4M   area 1C 3M   <- step 2
        seat 1   area 5M
    """)
    game.play("copy purge 1", "discard M1", "discard M1")
    assert game.uses() == {"attack"}


def test_a_higher_level_may_be_copied_instead_of_your_own():
    """A-33, D-16: with your own level 1 you may copy level 2 instead."""
    game = table("""
        seat 0   hand 4M   area 1C 3M   <- step 2
        seat 1   area 5M
    """)
    assert "copy purge 1" in game.legal()


def test_an_effect_you_have_yourself_may_be_copied():
    """D-16: copying what you own instead of using it is allowed; only the coin lies elsewhere."""
    game = table("""
        seat 0   hand 4M   area 1C 3M   <- step 2
        seat 1   area 3M
    """)
    assert game.copies() == {"assassination 1"}


OWNED = """
    seat 0   hand 4M   area 1C 3M   <- step 2
    seat 1   area 5M 3R
"""


def test_an_owned_effect_may_not_be_copied_without_copy_owned():
    """D-16: with `copy_owned` false a level that your own cards reach is not offered; higher ones and others are."""
    assert table(OWNED, copy_owned=False).copies() == {"purge 1", "holy-book 1"}


def test_both_levels_are_owned_at_level_2():
    """D-16: with `copy_owned` false and five cards of your own, neither level is offered as a copy."""
    game = table(
        """
        seat 0   hand 4M   area 1C 5M   <- step 2
        seat 1   area 5M 3R
        """,
        copy_owned=False,
    )
    assert game.copies() == {"holy-book 1"}


def test_what_your_cards_no_longer_reach_may_be_copied_without_copy_owned():
    """D-16: what counts is what your own cards reach now."""
    game = table(OWNED, copy_owned=False)
    game.play("use attack", "choose military")
    assert game.copies() == {"assassination 1", "holy-book 1"}


def test_without_copy_owned_the_own_effect_is_still_used():
    """D-16: the option is about copies."""
    assert "assassination" in table(OWNED, copy_owned=False).uses()


LEVELS = """
    seat 0   hand 6R   area 1C 5M   <- step 2
    seat 1   area 5M 3R
"""


@pytest.mark.parametrize(
    ("own", "discards", "copied"), [("assassination", 1, {"purge 1"}), ("purge", 2, {"assassination 1"})]
)
def test_by_effect_the_other_level_may_be_copied_after_the_own_one(own, discards, copied):
    """D-16: with `copy_slot: effect` an own effect excludes only its own copy."""
    game = table(LEVELS, copy_slot="effect")
    game.play(f"use {own}", *["discard R1"] * discards)
    assert game.copies() == copied | {"holy-book 1"}


@pytest.mark.parametrize(("copied", "discards", "left"), [("assassination", 1, "purge"), ("purge", 2, "assassination")])
def test_by_effect_the_other_level_may_be_used_after_a_copy(copied, discards, left):
    """D-16: with `copy_slot: effect` a copy excludes only the same own effect."""
    game = table(LEVELS, copy_slot="effect")
    game.play(f"copy {copied} 1", *["discard R1"] * discards)
    assert game.uses() == {left, "attack"}


def test_by_effect_two_own_levels_still_exclude_each_other():
    """R-EFF-04: `copy_slot: effect` is about copies; own levels are alternatives."""
    game = table(LEVELS, copy_slot="effect")
    game.play("use assassination", "discard R1")
    assert game.uses() == {"attack"}


def test_by_effect_one_copy_is_the_most():
    """R-CUL-03: one copied effect per turn, whatever the slots."""
    game = table(LEVELS, copy_slot="effect")
    game.play("copy purge 1", "discard R1", "discard R1")
    assert game.copies() == set()


def test_by_effect_nothing_is_left_of_a_domain_after_both_levels():
    """D-16: own level 1 and copied level 2 are all that a Domain gives in one turn."""
    game = table(LEVELS, copy_slot="effect")
    game.play("use assassination", "discard R1", "copy purge 1", "discard R1", "discard R1")
    assert game.legal() == ("use attack", "end")


def test_dropping_below_the_threshold_does_not_free_the_slot():
    """A-34: use your own effect, lose the cards, and the Domain still cannot be copied."""
    game = table("""
        seat 0   hand 4M   area 1C 3M   <- step 2
        seat 1   area 5M
    """)
    game.play("use assassination", "discard M1", "use attack", "choose military")
    assert game.copies() == set()


def test_the_source_loses_nothing():
    """R-CUL-05: the source keeps its cards and is not asked."""
    game = table("""
        seat 0   hand 3R   area 1C      <- step 2
        seat 1   hand 3S   area 3M
    """)
    game.play("copy assassination 1", "discard R1")
    game.must_show("seat 1   hand 3S   area 3M")
    assert game.seat == 0


def test_the_source_may_use_its_effect_as_well():
    """R-CUL-05: whether the source uses the effect does not matter, before or after."""
    game = table("""
        seat 0   hand 3R   area 1C      <- step 2
        seat 1   hand 3S   area 3M
    """)
    game.play("copy assassination 1", "discard R1", "end", "play S1")
    assert "assassination" in game.uses()


def test_a_culture_card_played_this_turn_counts_for_the_lead():
    """A-37: the lead must hold when Inspiration is begun; cards played earlier in the turn count."""
    game = table("""
        seat 0   hand C1 2R   area 1C   <- step 1
        seat 1   area 1C 3M
    """)
    game.play("play C1")
    assert game.copies() == {"assassination 1"}


def test_a_lead_lost_within_the_copied_effect_does_not_stop_it():
    """A-37: the lead is needed only when Inspiration is begun; the copied effect is completed without it."""
    game = table("""
        seat 0   hand S1 R1   area 1C   <- step 2
        seat 1   area 3E
    """)
    game.play("copy development 1", "discard C1", "play S1")
    game.must_show("seat 0   hand R1   area S1")


@pytest.mark.parametrize("markers", ["embargo military", "democracy military"])
def test_a_domain_with_markers_may_be_copied(markers):
    """A-40: only the faceup count of the source matters."""
    game = table(f"""
        seat 0   hand 3R   area 1C      <- step 2
        seat 1   area 3M   {markers}
    """)
    assert game.copies() == {"assassination 1"}


def test_markers_do_not_bring_the_source_to_a_level():
    """A-40: two faceup cards and a marker are two cards."""
    game = table("""
        seat 0   hand 3R   area 1C      <- step 2
        seat 1   area 2M   embargo military   democracy military
    """)
    assert game.copies() == set()
