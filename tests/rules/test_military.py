"""Chapter 1.8: Assassination, Purge, Attack."""

import pytest

from impera.testing import table


def test_assassination_discards_the_chosen_card_from_hand():
    """R-MIL-01: Assassination discards one card from your hand."""
    game = table("""
        seat 0   hand M1 R1 S1   area 3M   <- step 2
        seat 1
    """)
    game.play("use assassination", "discard R1")
    game.must_show("""
        seat 0   hand M1 S1      area 3M
        pile R1
    """)


def test_assassination_takes_one_card_and_no_more():
    """R-MIL-01: the number is exactly one, so step 2 goes on after it."""
    game = table("""
        seat 0   hand M1 R1 S1   area 3M   <- step 2
        seat 1
    """)
    game.play("use assassination", "discard R1")
    assert game.legal() == ("use attack", "end")


def test_purge_discards_two_cards_from_hand():
    """R-MIL-02: Purge discards two cards from your hand."""
    game = table("""
        seat 0   hand M1 R1 S1   area 5M   <- step 2
        seat 1
    """)
    game.play("use purge", "discard R1", "discard S1")
    game.must_show("""
        seat 0   hand M1         area 5M
        pile R1 S1
    """)


def test_purge_goes_on_after_its_first_card():
    """R-MIL-02: the number is exactly two; after one card another is asked, and nothing else is possible."""
    game = table("""
        seat 0   hand M1 R1 S1   area 5M   <- step 2
        seat 1
    """)
    game.play("use purge", "discard R1")
    assert game.legal() == ("discard M1", "discard S1")


def test_assassination_needs_a_card_in_hand():
    """A-13: Assassination is not available with an empty hand."""
    game = table("""
        seat 0   hand -          area 3M   <- step 2
        seat 1
    """)
    assert game.uses() == {"attack"}


def test_purge_needs_two_cards_in_hand():
    """A-14: with one card in hand Purge is not available; Assassination is."""
    game = table("""
        seat 0   hand R1         area 5M   <- step 2
        seat 1
    """)
    assert game.uses() == {"assassination", "attack"}


def test_military_is_used_once_a_turn():
    """D-22: one permanent effect of Military a turn, by the general rule; the Greek text repeats it."""
    game = table("""
        seat 0   hand M1 R1 S1   area 5M   <- step 2
        seat 1
    """)
    game.play("use assassination", "discard R1")
    assert game.uses() == {"attack"}


def test_an_attack_costs_a_military_card():
    """R-MIL-03: Attack is paid with one faceup Military card, which goes to the discard pile at once."""
    game = table("""
        seat 0   area 2M S1   <- step 2
        seat 1   area S1
    """)
    game.play("use attack")
    game.must_show("""
        seat 0   area M1 S1
        seat 1   area S1
        pile M1
    """)


def test_an_attack_takes_a_card_of_the_domain_from_everybody():
    """R-MIL-03: you discard one card of the chosen Domain, then every other player who has one does."""
    game = table("""
        seat 0   area 1M 2S   <- step 2
        seat 1   area 3S
        seat 2   area 1S
    """)
    game.play("use attack", "choose science")
    game.must_show("""
        seat 0   area 1S
        seat 1   area 2S
        seat 2   area -
        pile 1M 3S
    """)


def test_an_attack_does_not_touch_players_without_the_domain():
    """R-MIL-03: players without a faceup card of the Domain are unaffected."""
    game = table("""
        seat 0   hand 3R   area 1M 1S      <- step 2
        seat 1   hand 3R   area 2M 2C
        seat 2   hand 3R   area 1S
    """)
    game.play("use attack", "choose science")
    game.must_show("""
        seat 1   hand 3R   area 2M 2C
    """)


def test_an_attack_may_be_on_any_of_the_six_domains():
    """R-MIL-03: the Domain may be any of the six."""
    game = table("""
        seat 0   area 2M 1R 1E 1S 1C 1U   <- step 2
        seat 1
    """)
    game.play("use attack")
    assert game.legal() == (
        "choose military",
        "choose religion",
        "choose economy",
        "choose science",
        "choose culture",
        "choose utopia",
    )


def test_an_attack_is_only_on_a_domain_you_have():
    """A-06: a Domain of which you have no faceup card may not be chosen, whatever the others have."""
    game = table("""
        seat 0   area 1M 1S 1C   <- step 2
        seat 1   area 3R 3E 3U
    """)
    game.play("use attack")
    assert game.legal() == ("choose science", "choose culture")


def test_an_attack_on_military_needs_a_second_military_card():
    """A-07: Military may be chosen if a faceup Military card is left after the cost."""
    game = table("""
        seat 0   area 2M 1S   <- step 2
        seat 1
    """)
    game.play("use attack")
    assert game.legal() == ("choose military", "choose science")


def test_an_attack_on_military_costs_two_military_cards():
    """A-07: the cost and the matching discard are two cards."""
    game = table("""
        seat 0   area 3M   <- step 2
        seat 1   area 3M
    """)
    game.play("use attack", "choose military")
    game.must_show("""
        seat 0   area 1M
        seat 1   area 2M
    """)


def test_an_attack_that_hits_nobody_else_is_allowed():
    """A-08: if nobody else has the Domain you just lose two cards."""
    game = table("""
        seat 0   area 1M 1S   <- step 2
        seat 1   area 2C
    """)
    game.play("use attack", "choose science")
    game.must_show("""
        seat 0   area -
        seat 1   area 2C
        pile M1 S1
    """)


def test_an_attack_needs_a_card_beside_its_cost():
    """A-09: with no faceup card left after the cost Attack may not be begun."""
    game = table("""
        seat 0   hand 3R   area 1M   <- step 2
        seat 1   area 3S
    """)
    assert game.uses() == set()


def test_an_attack_takes_the_oldest_cards():
    """A-10, N-04: of the Domain, everybody loses the card of the lowest Age."""
    game = table("""
        seat 0   area M2 M1 S3 S2   <- step 2
        seat 1   area S3 S1
        seat 2   area S2 S2 S3
    """)
    game.play("use attack", "choose science")
    game.must_show("""
        seat 0   area M2 S3
        seat 1   area S3
        seat 2   area S2 S3
        pile M1 S1 S2 S2
    """)


def test_an_attack_on_culture_can_end_a_lead():
    """A-11: Culture may be attacked; when the coin's owner no longer leads, the coin goes."""
    game = table("""
        seat 0   area 1M 1C   <- step 2
        seat 1   area 3S
        coin by 0 on 1 science
    """)
    game.play("use attack", "choose culture")
    game.must_show("coin -")


def test_cards_lost_to_an_attack_trigger_nothing():
    """A-12: a lost Religion card starts no Inquisition; the attacker's step 2 goes on."""
    game = table("""
        seat 0   hand 3S   area 1M 2R   <- step 2
        seat 1   hand 3C   area 2R
    """)
    game.play("use attack", "choose religion")
    assert (game.seat, game.legal()) == (0, ("use inquisition", "end"))


def test_the_attacker_loses_one_card_of_the_domain_not_two():
    """D-09: "all players" in some editions means each other player; the attacker discards once in the Domain."""
    game = table("""
        seat 0   area 1M 3S   <- step 2
        seat 1   area 3S
    """)
    game.play("use attack", "choose science")
    game.must_show("seat 0   area 2S")


@pytest.mark.parametrize("domain", ["economy", "utopia"])
def test_an_attack_removes_no_marker(domain):
    """A-03: Attack on Economy or Utopia takes faceup cards; embargo and democracy markers stay."""
    game = table("""
        seat 0   area 1M 1E 1U     <- step 2
        seat 1   embargo economy   democracy utopia
    """)
    game.play("use attack", f"choose {domain}")
    game.must_show("seat 1   embargo economy   democracy utopia")
