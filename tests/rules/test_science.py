"""Chapter 1.11: Experiment, Research, Breakthrough."""

import pytest

from impera.testing import table


def test_experiment_takes_a_faceup_card_and_plays_a_hand_card():
    """R-SCI-01: take one faceup card of any Domain into your hand, then play one card."""
    game = table("""
        seat 0   hand R1 C1   area 3S M1   <- step 2
        seat 1
    """)
    game.play("use experiment", "take M1", "play C1")
    game.must_show("""
        seat 0   hand M1 R1   area 3S C1
        pile -
    """)


def test_experiment_may_play_the_card_it_took():
    """R-SCI-01: the same card may be played."""
    game = table("""
        seat 0   hand R1 C1   area 3S M1   <- step 2
        seat 1
    """)
    game.play("use experiment", "take M1", "play M1")
    game.must_show("seat 0   hand R1 C1   area 3S M1")


def test_research_takes_two_and_plays_two():
    """R-SCI-02: take any two faceup cards, then play two cards, one or both of which may be those taken."""
    game = table("""
        seat 0   hand R1         area 5S M1 M2   <- step 2
        seat 1
    """)
    game.play("use research", "take M1", "take M2", "play R1", "play M2")
    game.must_show("seat 0   hand M1   area 5S R1 M2")


def test_research_asks_for_all_takings_before_the_plays():
    """N-03, R-SCI-02: first both cards are taken, then two are played."""
    game = table("""
        seat 0   hand R1   area 5S M1   <- step 2
        seat 1
    """)
    game.play("use research", "take S1")
    assert game.legal() == ("take M1", "take S1")


def test_step_ones_card_may_be_taken_back_at_once():
    """A-49: Experiment may take the card that was played in step 1."""
    game = table("""
        seat 0   hand M1 R1 C1   area 3S   <- step 1
        seat 1
    """)
    game.play("play M1", "use experiment", "take M1", "play C1")
    game.must_show("seat 0   hand M1 R1   area 3S C1")


def test_a_card_under_embargo_may_be_taken_back():
    """R-SCI-03: embargoes do not apply to the taking back."""
    game = table("""
        seat 0   hand R1   area 3S M1   embargo military   <- step 2
        seat 1
    """)
    game.play("use experiment")
    assert game.legal() == ("take M1", "take S1")


@pytest.mark.parametrize(
    ("effect", "takings", "plays"),
    [
        ("experiment", ["take M1"], ("play R1", "play C1")),
        ("research", ["take M1", "take S1"], ("play R1", "play S1", "play C1")),
    ],
)
def test_a_card_under_embargo_may_not_be_played_again(effect, takings, plays):
    """R-SCI-03: embargoes apply to the plays of Experiment and Research."""
    game = table("""
        seat 0   hand R1 C1   area 5S M1   embargo military   <- step 2
        seat 1
    """)
    game.play(f"use {effect}", *takings)
    assert game.legal() == plays


def test_only_takings_that_leave_a_play_are_offered():
    """A-18: with a hand wholly under embargo, Experiment offers only cards that can be played again."""
    game = table("""
        seat 0   hand 3M   area 3S 2M   embargo military   <- step 2
        seat 1
    """)
    game.play("use experiment")
    assert game.legal() == ("take S1",)


def test_research_offers_an_embargoed_card_while_two_plays_remain():
    """A-18: one playable hand card and one playable taking are enough for Research's two plays."""
    game = table("""
        seat 0   hand 2M R1   area 5S 2M   embargo military   <- step 2
        seat 1
    """)
    game.play("use research")
    assert game.legal() == ("take M1", "take S1")


def test_research_offers_no_second_embargoed_card_when_a_play_would_lack():
    """A-18: after one embargoed card the other must be playable."""
    game = table("""
        seat 0   hand 2M R1   area 5S 2M   embargo military   <- step 2
        seat 1
    """)
    game.play("use research", "take M1")
    assert game.legal() == ("take S1",)


def test_experiment_is_not_available_when_nothing_could_be_played():
    """A-18: hand and area wholly under embargo leave no play."""
    game = table("""
        seat 0   hand 3S   area 3S   embargo science   <- step 2
        seat 1
    """)
    assert game.uses() == {"breakthrough"}


def test_research_is_not_available_when_only_one_card_could_be_played():
    """A-18: Research needs two plays; with one playable card in hand and area together only Experiment is available."""
    game = table("""
        seat 0   hand 3S   area 5S C1   embargo science   <- step 2
        seat 1
    """)
    assert game.uses() == {"experiment", "breakthrough"}


def test_research_needs_two_faceup_cards():
    """A-17: with one faceup card Research cannot be copied; Experiment can."""
    game = table("""
        seat 0   hand 3M   area 1C   <- step 2
        seat 1   area 5S
    """)
    assert game.copies() == {"experiment 1"}


def test_breakthrough_draws_five_and_discards_five():
    """R-SCI-04: pay a Science card, draw five, then discard any five cards of the hand."""
    game = table("""
        seat 0   hand R1 C1   area 1S   <- step 2
        seat 1
        deck M1 M1 M2 M2 M3 E1
    """)
    game.play("use breakthrough", "discard R1", "discard C1", "discard M1", "discard M2", "discard M3")
    game.must_show("""
        seat 0   hand M1 M2   area -
        pile S1 R1 C1 M1 M2 M3
        deck E1
    """)


def test_breakthrough_shows_the_drawn_cards_before_the_discard():
    """R-SCI-04: the drawn cards are in hand and may be discarded, as well as the old ones."""
    game = table("""
        seat 0   hand R1 C1   area 1S   <- step 2
        seat 1
        deck M1 M1 M2 M2 M3 E1
    """)
    game.play("use breakthrough")
    assert game.legal() == ("discard M1", "discard M2", "discard M3", "discard R1", "discard C1")


def test_breakthrough_discards_neither_more_nor_less_than_it_drew():
    """R-SCI-04: after as many discards as cards were drawn step 2 goes on."""
    game = table("""
        seat 0   hand R1 C1   area 1S   <- step 2
        seat 1
        deck 6M1
    """)
    game.play("use breakthrough", *["discard M1"] * 4)
    assert game.legal() == ("discard M1", "discard R1", "discard C1")
    game.play("discard M1")
    assert game.legal() == ("end",)


def test_breakthrough_with_a_short_deck_draws_what_is_there():
    """R-SCI-04: with fewer than five cards in the deck all are drawn, and as many are discarded."""
    game = table("""
        seat 0   hand R1 C1   area 1S   <- step 2
        seat 1
        deck M1 M2
    """)
    game.play("use breakthrough", "discard R1", "discard C1")
    game.must_show("""
        seat 0   hand M1 M2
        deck -
    """)


def test_breakthrough_that_empties_the_deck_starts_the_last_round():
    """R-SCI-04: drawing the last card by Breakthrough counts (R-LAST-01)."""
    game = table("""
        seat 0   hand R1 C1   area 1S   <- step 2
        seat 1
        deck M1 M2
    """)
    game.play("use breakthrough")
    game.must_show("emptied-by 0")


def test_breakthrough_with_an_empty_deck_only_costs_its_card():
    """A-20: legal but empty: draw 0, discard 0, the Science card is paid."""
    game = table("""
        seat 0   hand R1 C1   area 2S   <- step 2
        seat 1
        deck -
    """)
    game.play("use breakthrough")
    game.must_show("""
        seat 0   hand R1 C1   area 1S
        pile S1
    """)
    assert game.legal() == ("end",)


def test_breakthrough_with_an_empty_hand_can_be_completed():
    """A-21: the discard never fails, because the drawn cards are there."""
    game = table("""
        seat 0   hand -   area 1S   <- step 2
        seat 1
        deck 6M1
    """)
    game.play("use breakthrough", *["discard M1"] * 5)
    game.must_show("seat 0   hand -")
