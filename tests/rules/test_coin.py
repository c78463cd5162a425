"""Chapter 1.13, the Culture coin: where it lies and when it goes."""

import pytest

from impera.testing import table


def test_the_coin_is_laid_by_the_copied_domain():
    """R-COIN-01: applying Inspiration takes the coin from the supply and lays it by the source's Domain."""
    game = table("""
        seat 0   hand 3R   area 1C   <- step 2
        seat 1   area 3M
        seat 2   area 3R
    """)
    game.play("copy holy-book 2")
    game.must_show("coin by 0 on 2 religion")


def test_the_coin_is_taken_from_where_it_lies():
    """R-COIN-01, R-COIN-02: on the next turn the coin may be moved by copying something else."""
    game = table("""
        seat 0   hand 3R   area 1C   <- step 2
        seat 1   area 3M
        seat 2   area 3R
        coin by 0 on 2 religion
    """)
    game.play("copy assassination 1", "discard R1")
    game.must_show("coin by 0 on 1 military")


def test_the_same_effect_may_be_copied_again():
    """R-COIN-02, D-17: the coin may be left where it lies to repeat the copy on the next turn."""
    game = table("""
        seat 0   hand 3R   area 1C   <- step 2
        seat 1   hand 3S   area 3M
    """)
    game.play("copy assassination 1", "discard R1", "end", "play S1", "end", "play R1")
    assert game.copies() == {"assassination 1"}


def test_the_coin_stays_when_the_copy_is_repeated():
    """R-COIN-02, D-17: after a repeated copy the coin still lies there at the end of the turn."""
    game = table("""
        seat 0   hand 4R   area 1C   <- step 2
        seat 1   hand 3S   area 3M
        coin by 0 on 1 military
    """)
    game.play("copy assassination 1", "discard R1", "end")
    game.must_show("coin by 0 on 1 military")


def test_the_coin_stays_until_the_owners_next_turn():
    """R-COIN-03: the coin lies through the turns of the others."""
    game = table("""
        seat 0   hand 3R   area 1C   <- step 2
        seat 1   hand 3S   area 3M
        seat 2   hand 3S
    """)
    game.play("copy assassination 1", "discard R1", "end", "play S1", "end", "play S1", "end", "play R1")
    game.must_show("coin by 0 on 1 military")


def test_an_unused_coin_goes_back_at_the_end_of_the_next_turn():
    """A-38, R-COIN-03: without Inspiration on the next turn the coin goes to the supply at the end of it."""
    game = table("""
        seat 0   hand 3R   area 1C   <- step 2
        seat 1   hand 3S   area 3M
        coin by 0 on 1 military
    """)
    game.play("end")
    game.must_show("coin -")


def test_a_coin_of_the_turn_before_goes_back_unless_used_again():
    """A-38: copied in one turn, not in the next: the coin goes at the end of the next."""
    game = table("""
        seat 0   hand 4R   area 1C   <- step 2
        seat 1   hand 3S   area 3M
    """)
    game.play("copy assassination 1", "discard R1", "end", "play S1", "end", "play R1", "end")
    game.must_show("coin -")


@pytest.mark.parametrize("rival", [1, 2])
def test_the_coin_goes_back_when_somebody_reaches_the_owners_culture(rival):
    """R-COIN-03: a count equal to the owner's, or greater, is enough; it is tested after the play of step 1."""
    game = table(f"""
        seat 0   area 2C 3M
        seat 1   hand 3C   area {rival}C   <- step 1
        coin by 0 on 1 military
    """)
    game.play("play C1")
    game.must_show("coin -")


def test_the_coin_stays_while_the_owner_leads():
    """R-COIN-03: another player with less Culture does not bring it back."""
    game = table("""
        seat 0   area 3C 3M
        seat 1   hand 3C   area 1C   <- step 1
        coin by 0 on 1 military
    """)
    game.play("play C1")
    game.must_show("coin by 0 on 1 military")


def test_the_coin_is_tested_after_an_effect_too():
    """R-COIN-03: a Development that brings a rival level with the owner sends the coin back."""
    game = table("""
        seat 0   area 2C
        seat 1   hand 3C   area 1C 3E   <- step 2
        coin by 0 on 1 economy
    """)
    game.play("use development", "discard E1", "play C1")
    game.must_show("coin -")


def test_a_tie_inside_an_attack_does_not_move_the_coin():
    """A-39a: on Culture the attacker discards first, but the coin is tested after the whole Attack."""
    game = table("""
        seat 0   area 1M 2C   <- step 2
        seat 1   area 1C 3S
        coin by 0 on 1 science
    """)
    game.play("use attack", "choose culture")
    game.must_show("coin by 0 on 1 science")


def test_a_tie_inside_an_experiment_does_not_move_the_coin():
    """A-39a: a Culture card that is taken and played again leaves the coin where it is."""
    game = table("""
        seat 0   hand 3R   area 2C 3S   <- step 2
        seat 1   area 1C 3M
        coin by 0 on 1 military
    """)
    game.play("use experiment", "take C1", "play C1")
    game.must_show("coin by 0 on 1 military")


def test_a_lead_lost_in_the_same_turn_sends_the_coin_back():
    """A-39: the owner loses the lead by their own effect, and the coin goes to the supply."""
    game = table("""
        seat 0   hand 3R   area 1C 3S   <- step 2
        seat 1   area 3M
    """)
    game.play("copy assassination 1", "discard R1", "use experiment", "take C1", "play R1")
    game.must_show("coin -")


def test_a_resolved_effect_stands_when_the_coin_goes():
    """A-39, R-COIN-04: losing the coin does not undo the hand size that was copied."""
    game = table("""
        seat 0   hand 2M   area 1C 1M   <- step 2
        seat 1   hand 3M   area 3R
        deck 8S2
    """)
    game.play("copy holy-book 1", "use attack", "choose culture", "end")
    game.must_show("""
        seat 0   hand 2M 3S
        coin -
    """)


def test_the_coin_stays_when_the_source_loses_its_cards():
    """A-39: the coin is a marker; it stays by a Domain that has lost its cards."""
    game = table("""
        seat 0   hand 3R   area 1C 2M   <- step 2
        seat 1   area 3M
    """)
    game.play("copy assassination 1", "discard R1", "use attack", "choose military")
    game.must_show("""
        seat 1   area 2M
        coin by 0 on 1 military
    """)


@pytest.mark.parametrize("coin", ["coin -", "coin by 0 on 1 military", "coin by 0 on 1 religion"])
def test_the_coin_changes_nothing_that_may_be_done(coin):
    """R-COIN-04, R-COMP-04: the coin is a marker only; what is available does not depend on it."""
    game = table(f"""
        seat 0   hand 3R   area 1C   <- step 2
        seat 1   area 3M 3R
        {coin}
    """)
    assert game.legal() == ("copy assassination 1", "copy holy-book 1", "end")


def test_there_is_one_coin():
    """R-COMP-04, I-5: when another player has come to lead and copies, it is this player's coin."""
    game = table("""
        seat 0   hand 3R      area 1C 3M
        seat 1   hand C1 2R   area 1C      <- step 1
        coin by 0 on 1 religion
    """)
    game.play("play C1", "copy assassination 0", "discard R1")
    game.must_show("coin by 1 on 0 military")
