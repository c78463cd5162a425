"""Chapter 1.9: Holy Book, Divine Right, Inquisition."""

import pytest

from impera.testing import table


def cards_of(events, name):
    """The cards a viewer is told in the events of one kind; None where they are hidden."""
    return [event.cards for event in events if type(event).__name__ == name]


def test_holy_book_makes_the_hand_size_five():
    """R-REL-01: with Holy Book you draw to 5 cards in step 3."""
    game = table("""
        seat 0   hand 2M   area 3R   <- step 2
        seat 1   hand 3M
        deck 8S2
    """)
    game.play("use holy-book", "end")
    game.must_show("seat 0   hand 2M 3S")


def test_divine_right_makes_the_hand_size_seven():
    """R-REL-02: with Divine Right you draw to 7 cards in step 3."""
    game = table("""
        seat 0   hand 2M   area 5R   <- step 2
        seat 1   hand 3M
        deck 8S2
    """)
    game.play("use divine-right", "end")
    game.must_show("seat 0   hand 2M 5S")


def test_the_hand_size_is_three_again_in_the_next_turn():
    """R-REL-03: the hand size goes back to 3 when the turn ends."""
    game = table("""
        seat 0   hand 2M   area 3R   <- step 2
        seat 1   hand 3M
        deck 8S2
    """)
    game.play("use holy-book", "end", "play M1", "end", "play S2", "end")
    game.must_show("seat 0   hand 2M 2S")


def test_nothing_is_drawn_when_religion_is_applied():
    """D-21: the limit changes; there is no draw before step 3."""
    game = table("""
        seat 0   hand 2M   area 3R   <- step 2
        seat 1   hand 3M
        deck 8S2
    """)
    game.play("use holy-book")
    game.must_show("seat 0   hand 2M")


def test_using_religion_is_not_compulsory():
    """A-30: with enough Religion cards one may still draw to 3."""
    game = table("""
        seat 0   hand 2M   area 5R   <- step 2
        seat 1   hand 3M
        deck 8S2
    """)
    game.play("end")
    game.must_show("seat 0   hand 2M 1S")


def test_holy_book_may_be_chosen_instead_of_divine_right():
    """A-30: with cards for level 2 one may choose 5 instead of 7, for example to leave a card in the deck."""
    game = table("""
        seat 0   hand 2M   area 5R   <- step 2
        seat 1   hand 3M
        deck 4S2
    """)
    game.play("use holy-book", "end")
    game.must_show("deck S2")


def test_hand_size_effects_are_not_added():
    """A-31: after your own Holy Book a copied one is not available: never 5 + 2."""
    game = table("""
        seat 0   hand 2M   area 3R 1C   <- step 2
        seat 1   hand 3M   area 5R
    """)
    game.play("use holy-book")
    assert game.copies() == set()


@pytest.mark.parametrize(("effect", "size"), [("holy-book", 5), ("divine-right", 7)])
def test_a_copied_religion_effect_sets_the_same_hand_size(effect, size):
    """A-31, R-REL-03: the value is absolute, 5 or 7, even for a copy."""
    game = table("""
        seat 0   hand -    area 3R 1C   <- step 2
        seat 1   hand 3M   area 5R
        deck 8S2
    """)
    game.play(f"copy {effect} 1", "end")
    game.must_show(f"seat 0   hand {size}S")


def test_on_apply_a_later_loss_does_not_lower_the_hand_size():
    """A-29, R-REL-03: the size is set when the effect is applied, by default."""
    game = table("""
        seat 0   hand 2M   area 3R   <- step 2
        seat 1   hand -
        deck 8S2
    """)
    game.play("use holy-book", "use inquisition", "choose 1", "end")
    game.must_show("seat 0   hand 2M 3S")


def test_at_draw_a_later_loss_lowers_the_hand_size():
    """A-29: with option `at-draw` the Religion count must still hold in step 3."""
    game = table(
        """
        seat 0   hand 2M   area 3R   <- step 2
        seat 1   hand -
        deck 8S2
        """,
        religion="at-draw",
    )
    game.play("use holy-book", "use inquisition", "choose 1", "end")
    game.must_show("seat 0   hand 2M 1S")


def test_at_draw_the_hand_size_stays_while_the_count_holds():
    """A-29: with option `at-draw` and the level still reached, the size is 5."""
    game = table(
        """
        seat 0   hand 2M   area 4R   <- step 2
        seat 1   hand -
        deck 8S2
        """,
        religion="at-draw",
    )
    game.play("use holy-book", "use inquisition", "choose 1", "end")
    game.must_show("seat 0   hand 2M 3S")


def test_at_draw_divine_right_falls_to_level_1():
    """A-29: with option `at-draw` the highest level that still holds counts: Divine Right with four left is 5."""
    game = table(
        """
        seat 0   hand 2M   area 5R   <- step 2
        seat 1   hand -
        deck 8S2
        """,
        religion="at-draw",
    )
    game.play("use divine-right", "use inquisition", "choose 1", "end")
    game.must_show("seat 0   hand 2M 3S")


def test_at_draw_divine_right_without_any_level_is_three():
    """A-29: with option `at-draw` and no level left, the hand size is 3."""
    game = table(
        """
        seat 0   hand 4M   area 5R 5E   <- step 2
        seat 1   hand -
        deck 8S2
        """,
        religion="at-draw",
    )
    game.play("use divine-right", "use inquisition", "choose 1")
    game.play("use monopoly", "discard R1", "discard R1", "play M1", "play M1", "end")
    game.must_show("seat 0   hand 2M 1S")


def test_at_draw_the_applied_level_is_the_most():
    """A-29: with option `at-draw` Holy Book stays 5, whatever the cards would reach."""
    game = table(
        """
        seat 0   hand 2M   area 6R   <- step 2
        seat 1   hand -
        deck 8S2
        """,
        religion="at-draw",
    )
    game.play("use holy-book", "end")
    game.must_show("seat 0   hand 2M 3S")


def test_at_draw_a_copy_holds_while_lead_and_source_hold():
    """A-29: with option `at-draw` a copy holds if you still lead Culture and the source is still at the level."""
    game = table(
        """
        seat 0   hand 2M   area 1C   <- step 2
        seat 1   hand 3M   area 3R
        deck 8S2
        """,
        religion="at-draw",
    )
    game.play("copy holy-book 1", "end")
    game.must_show("seat 0   hand 2M 3S")


def test_at_draw_a_copy_ends_with_the_source():
    """A-29: with option `at-draw` a copy fails if the source has fallen below the level."""
    game = table(
        """
        seat 0   hand 2M   area 1M 1R 1C   <- step 2
        seat 1   hand 3M   area 3R
        deck 8S2
        """,
        religion="at-draw",
    )
    game.play("copy holy-book 1", "use attack", "choose religion", "end")
    game.must_show("seat 0   hand 2M 1S")


def test_at_draw_a_copy_ends_with_the_lead():
    """A-29: with option `at-draw` a copy fails if you no longer lead Culture."""
    game = table(
        """
        seat 0   hand 2M   area 1M 1C   <- step 2
        seat 1   hand 3M   area 3R
        deck 8S2
        """,
        religion="at-draw",
    )
    game.play("copy holy-book 1", "use attack", "choose culture", "end")
    game.must_show("seat 0   hand 2M 1S")


def test_at_draw_a_copy_falls_with_its_source():
    """A-29: with option `at-draw` a copied Divine Right is 5 once the source has only level 1."""
    game = table(
        """
        seat 0   hand 2M   area 1M 1R 1C   <- step 2
        seat 1   hand 3M   area 5R
        deck 8S2
        """,
        religion="at-draw",
    )
    game.play("copy divine-right 1", "use attack", "choose religion", "end")
    game.must_show("seat 0   hand 2M 3S")


def test_at_draw_the_copied_level_is_the_most():
    """A-29: with option `at-draw` a copied Holy Book stays 5, though its source has level 2."""
    game = table(
        """
        seat 0   hand 2M   area 1C   <- step 2
        seat 1   hand 3M   area 5R
        deck 8S2
        """,
        religion="at-draw",
    )
    game.play("copy holy-book 1", "end")
    game.must_show("seat 0   hand 2M 3S")


def test_at_draw_own_cards_count_for_a_copy():
    """A-29: with option `at-draw` the lead is lost, but the seat's own cards reach level 1."""
    game = table(
        """
        seat 0   hand 2M   area 1M 3R 1C   <- step 2
        seat 1   hand 3M   area 5R
        deck 8S2
        """,
        religion="at-draw",
    )
    game.play("copy divine-right 1", "use attack", "choose culture", "end")
    game.must_show("seat 0   hand 2M 3S")


@pytest.mark.parametrize(
    "decisions", [("use holy-book", "copy divine-right 1"), ("copy divine-right 1", "use holy-book")]
)
def test_of_two_effects_the_larger_hand_size_counts(decisions):
    """D-16: with `copy_slot: effect` Holy Book and a copied Divine Right give 7, in either order."""
    game = table(
        """
        seat 0   hand 2M   area 3R 1C   <- step 2
        seat 1   hand 3M   area 5R
        deck 8S2
        """,
        copy_slot="effect",
    )
    game.play(*decisions, "end")
    game.must_show("seat 0   hand 2M 5S")


def test_at_draw_of_two_effects_each_has_its_own_condition():
    """A-29, D-16: Divine Right is lost with its cards; the copied Holy Book holds by its source, at 5 and not at 7."""
    game = table(
        """
        seat 0   hand 4M   area 5R 5E 1C   <- step 2
        seat 1   hand -    area 6R
        deck 8S2
        """,
        religion="at-draw",
        copy_slot="effect",
    )
    game.play("use divine-right", "copy holy-book 1", "use inquisition", "choose 1")
    game.play("use monopoly", "discard R1", "discard R1", "play M1", "play M1", "end")
    game.must_show("seat 0   hand 2M 3S")


def test_in_the_first_revision_a_level_at_the_draw_holds_whole_or_not_at_all():
    """A-29: games of revision 1 keep its reading: Divine Right with four left is 3."""
    game = table(
        """
        seat 0   hand 2M   area 5R   <- step 2
        seat 1   hand -
        deck 8S2
        """,
        religion="at-draw",
        revision=1,
    )
    game.play("use divine-right", "use inquisition", "choose 1", "end")
    game.must_show("seat 0   hand 2M 1S")


def test_in_the_first_revision_a_level_that_holds_at_the_draw_is_whole():
    """A-29: with six Religion cards, one paid, Divine Right is 7 in revision 1 too."""
    game = table(
        """
        seat 0   hand 2M   area 6R   <- step 2
        seat 1   hand -
        deck 8S2
        """,
        religion="at-draw",
        revision=1,
    )
    game.play("use divine-right", "use inquisition", "choose 1", "end")
    game.must_show("seat 0   hand 2M 5S")


@pytest.mark.parametrize("lost", ["culture", "religion"])
def test_in_the_first_revision_own_cards_do_not_count_for_a_copy(lost):
    """A-29: games of revision 1 keep its reading: without the lead, or the source's level, a copy is 3."""
    game = table(
        """
        seat 0   hand 2M   area 1M 4R 1C   <- step 2
        seat 1   hand 3M   area 5R
        deck 8S2
        """,
        religion="at-draw",
        revision=1,
    )
    game.play("copy divine-right 1", "use attack", f"choose {lost}", "end")
    game.must_show("seat 0   hand 2M 1S")


def test_in_the_first_revision_a_copy_holds_while_lead_and_source_hold():
    """A-29: as in the present revision."""
    game = table(
        """
        seat 0   hand 2M   area 1C   <- step 2
        seat 1   hand 3M   area 3R
        deck 8S2
        """,
        religion="at-draw",
        revision=1,
    )
    game.play("copy holy-book 1", "end")
    game.must_show("seat 0   hand 2M 3S")


def test_inquisition_exchanges_cards_with_another_hand():
    """R-REL-04: you take all n cards of a hand, then give back any n cards of the merged hand."""
    game = table("""
        seat 0   hand M1 M2      area 1R   <- step 2
        seat 1   hand S1 S2 C1
        seat 2   hand 3E
    """)
    game.play("use inquisition", "choose 1", "give M1", "give S2", "give M2")
    game.must_show("""
        seat 0   hand S1 C1      area -
        seat 1   hand M1 M2 S2
        seat 2   hand 3E
        pile R1
    """)


def test_inquisition_gives_back_as_many_as_it_took():
    """D-27: as many as were taken, as many as they had before: hand sizes do not change."""
    game = table("""
        seat 0   hand M1         area 1R   <- step 2
        seat 1   hand S1 S2 C1
    """)
    game.play("use inquisition", "choose 1", "give M1", "give S1", "give S2")
    assert game.legal() == ("end",)


def test_any_card_of_the_merged_hand_may_be_given_back():
    """A-25: your own former cards may be given back, and theirs."""
    game = table("""
        seat 0   hand M1 M2      area 1R   <- step 2
        seat 1   hand S1 C1
    """)
    game.play("use inquisition", "choose 1")
    assert game.legal() == ("give M1", "give M2", "give S1", "give C1")


def test_all_original_cards_may_be_given_back():
    """A-25: the return need not be different."""
    game = table("""
        seat 0   hand M1         area 1R   <- step 2
        seat 1   hand S1 C1
    """)
    game.play("use inquisition", "choose 1", "give S1", "give C1")
    game.must_show("""
        seat 0   hand M1
        seat 1   hand S1 C1
    """)


def test_inquisition_is_of_another_player():
    """A-23, R-REL-04: you may choose everybody but yourself."""
    game = table("""
        seat 0   hand 3M
        seat 1   hand 3M   area 1R   <- step 2
        seat 2   hand 3M
    """)
    game.play("use inquisition")
    assert game.legal() == ("choose 0", "choose 2")


def test_inquisition_of_an_empty_hand_moves_nothing():
    """A-24: a target with an empty hand is legal; 0 cards are taken, 0 returned."""
    game = table("""
        seat 0   hand 2M   area 1R   <- step 2
        seat 1   hand -
    """)
    game.play("use inquisition", "choose 1")
    assert game.legal() == ("end",)


def test_the_inquisitor_sees_the_whole_hand():
    """R-REL-04: you see all their cards."""
    game = table("""
        seat 0   hand 1M      area 1R   <- step 2
        seat 1   hand S1 C1
        seat 2
    """)
    game.play("use inquisition", "choose 1")
    assert cards_of(game.events(0), "Seized") == [("S1", "C1")]


def test_the_target_sees_what_comes_back():
    """R-REL-04: the target sees the cards that come back."""
    game = table("""
        seat 0   hand M1      area 1R   <- step 2
        seat 1   hand S1 C1
        seat 2
    """)
    game.play("use inquisition", "choose 1", "give M1", "give C1")
    assert cards_of(game.events(1), "Gave") == [("M1",), ("C1",)]


@pytest.mark.parametrize("bystander", [2, None])
def test_others_see_only_numbers_and_ages_of_an_inquisition(bystander):
    """A-60, R-REL-04: nobody else sees a card; the number of cards and their Ages can be seen."""
    game = table("""
        seat 0   hand M1      area 1R   <- step 2
        seat 1   hand S1 C2
        seat 2
    """)
    game.play("use inquisition", "choose 1", "give M1", "give C2")
    seized, *gave = [event for event in game.events(bystander) if type(event).__name__ in ("Seized", "Gave")]
    assert (seized.cards, seized.ages) == (None, (1, 1, 0))
    assert {event.cards for event in gave} == {None}
