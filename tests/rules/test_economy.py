"""Chapter 1.10: Development, Monopoly, and the laying of an embargo; what the marker does is in `test_embargo.py`."""

import pytest

from impera.testing import table


def test_development_discards_a_faceup_card_and_plays_a_hand_card():
    """R-ECO-01: discard one faceup card of any Domain, then play one card from hand."""
    game = table("""
        seat 0   hand S1 C1   area 3E M1   <- step 2
        seat 1
    """)
    game.play("use development", "discard M1", "play S1")
    game.must_show("""
        seat 0   hand C1      area 3E S1
        pile M1
    """)


def test_development_is_complete_after_one_play():
    """R-ECO-01: one discard, one play; then step 2 goes on."""
    game = table("""
        seat 0   hand S1 C1   area 3E M1   <- step 2
        seat 1
    """)
    game.play("use development", "discard M1", "play C1")
    assert game.legal() == ("use embargo", "end")


def test_monopoly_discards_two_and_plays_two():
    """R-ECO-02: discard any two faceup cards, then play two cards from hand."""
    game = table("""
        seat 0   hand S1 C1 R1   area 5E M1 M2   <- step 2
        seat 1
    """)
    game.play("use monopoly", "discard M1", "discard M2", "play S1", "play C1")
    game.must_show("""
        seat 0   hand R1         area 5E S1 C1
        pile M1 M2
    """)


def test_monopoly_asks_for_all_discards_before_the_plays():
    """N-03, R-ECO-02: effects ask in the order of their sentences, first all cards discarded, then all cards played."""
    game = table("""
        seat 0   hand S1 C1   area 5E M1   <- step 2
        seat 1
    """)
    game.play("use monopoly", "discard E1")
    assert game.legal() == ("discard M1", "discard E1")


def test_nothing_comes_between_the_discard_and_the_play():
    """D-23: "immediately" has no consequence: after the discard only plays are possible, in every edition."""
    game = table("""
        seat 0   hand S1 C1   area 3E 3M   <- step 2
        seat 1
    """)
    game.play("use development", "discard M1")
    assert game.legal() == ("play S1", "play C1")


@pytest.mark.parametrize(
    ("effect", "verb"),
    [("development", "discard"), ("monopoly", "discard"), ("experiment", "take"), ("research", "take")],
)
def test_the_card_may_be_of_any_domain(effect, verb):
    """D-24: any Domain in all four effects, whether or not an edition says "any"."""
    game = table("""
        seat 0   hand 2M   area 1M 1R 5E 5S 1C 1U   <- step 2
        seat 1
    """)
    game.play(f"use {effect}")
    assert game.legal() == tuple(f"{verb} {card}" for card in ("M1", "R1", "E1", "S1", "C1", "U3"))


def test_development_plays_are_extra_to_step_one():
    """R-ECO-03: the card of step 1 and the card of Development are both played."""
    game = table("""
        seat 0   hand M1 S1 C1   area 3E   <- step 1
        seat 1
    """)
    game.play("play M1", "use development", "discard E1", "play S1")
    game.must_show("seat 0   hand C1   area M1 2E S1")


@pytest.mark.parametrize("effect", ["development", "monopoly"])
def test_an_embargo_applies_to_the_plays(effect):
    """R-ECO-03: the plays of Development and Monopoly are plays; a Domain under embargo is not offered."""
    game = table("""
        seat 0   hand M1 S1 C1   area 5E   embargo military   <- step 2
        seat 1
    """)
    game.play(f"use {effect}", *["discard E1"] * (1 if effect == "development" else 2))
    assert game.legal() == ("play S1", "play C1")


def test_a_hand_under_embargo_leaves_monopoly_without_its_second_play():
    """R-ECO-03, A-16: two playable hand cards are needed for Monopoly; embargoed ones do not count."""
    game = table("""
        seat 0   hand 2M S1   area 5E   embargo military   <- step 2
        seat 1
    """)
    assert game.uses() == {"development", "embargo"}


def test_development_needs_a_hand_card():
    """A-15: with an empty hand Development is not available."""
    game = table("""
        seat 0   hand -   area 3E   <- step 2
        seat 1
    """)
    assert game.uses() == {"embargo"}


@pytest.mark.parametrize(("hand", "domain"), [("3M1", "military"), ("M2 M3", "military"), ("2R2", "religion")])
def test_development_needs_a_playable_hand_card(hand, domain):
    """A-15: with all hand cards under embargo, of whatever Age, Development is not available."""
    game = table(f"""
        seat 0   hand {hand}   area 3E   embargo {domain}   <- step 2
        seat 1
    """)
    assert game.uses() == {"embargo"}


def test_a_card_of_another_domain_makes_development_available():
    """A-15: a Military card of Age III is playable under an embargo on Religion, the next Domain in the list."""
    game = table("""
        seat 0   hand M3 R1   area 3E   embargo religion   <- step 2
        seat 1
    """)
    assert game.uses() == {"development", "embargo"}


def test_monopoly_needs_two_playable_hand_cards():
    """A-16: with one playable hand card Monopoly is not available; Development is."""
    game = table("""
        seat 0   hand S1   area 5E   <- step 2
        seat 1
    """)
    assert game.uses() == {"development", "embargo"}


def test_monopoly_needs_two_faceup_cards():
    """A-17: with one faceup card a Monopoly cannot be copied; Development can."""
    game = table("""
        seat 0   hand S1 S2   area 1C   <- step 2
        seat 1   area 5E
    """)
    assert game.copies() == {"development 1"}


def test_embargo_takes_the_economy_card_from_the_area():
    """R-ECO-04, R-EFF-05: the card leaves its Domain and becomes a marker; it does not go to the discard pile."""
    game = table("""
        seat 0   area 2E   <- step 2
        seat 1   area 1S
    """)
    game.play("use embargo", "choose 1 science")
    game.must_show("""
        seat 0   area 1E
        seat 1   area 1S   embargo science E1
        pile -
    """)


def test_embargo_is_laid_on_a_domain_with_a_faceup_card():
    """R-ECO-04: any player and any Domain in which that player has a faceup card, your own included."""
    game = table("""
        seat 0   area 1M 2E   <- step 2
        seat 1   area 1S
        seat 2   area 1R 1U
    """)
    game.play("use embargo")
    assert game.legal() == (
        "choose 0 military",
        "choose 0 economy",
        "choose 1 science",
        "choose 2 religion",
        "choose 2 utopia",
    )


def test_the_card_taken_does_not_make_its_domain_a_target():
    """A-28e: an Economy card that leaves the Domain leaves it empty, and an empty Domain is no target."""
    game = table("""
        seat 0   area 1M 1E   <- step 2
        seat 1
    """)
    game.play("use embargo")
    assert game.legal() == ("choose 0 military",)


def test_embargo_needs_a_faceup_card_somewhere():
    """A-22: with no faceup card on the table but the cost, Embargo may not be begun."""
    game = table("""
        seat 0   hand 3M   area 1E   <- step 2
        seat 1
    """)
    assert game.uses() == set()


def test_embargo_may_be_begun_for_the_sake_of_one_card_of_another_player():
    """A-22: one faceup card elsewhere is enough."""
    game = table("""
        seat 0   hand 3M   area 1E   <- step 2
        seat 1   area 1C
    """)
    assert game.uses() == {"embargo"}


def test_a_domain_with_only_markers_is_no_target():
    """A-05: Embargo and Democracy need a faceup card in the Domain; facedown cards are not enough."""
    game = table("""
        seat 0   area 1E 1U   <- step 2
        seat 1   area 1C      embargo military   democracy science
    """)
    game.play("use embargo")
    assert game.legal() == ("choose 0 utopia", "choose 1 culture")
