"""Chapter 1.14: what an embargo marker forbids, and how long it lies."""

import pytest

from impera.testing import table


def test_a_marker_lies_on_one_domain_of_one_player():
    """R-EMB-01: the marker belongs to a player and a Domain; nobody else's plays are restricted."""
    game = table("""
        seat 0   hand 3M   area 1E   <- step 2
        seat 1   hand M1 S1   area 1M
        seat 2   hand M1 S1   area 1M
    """)
    game.play("use embargo", "choose 1 military", "end")
    assert game.legal() == ("play S1",)
    game.play("play S1", "end")
    assert game.legal() == ("play M1", "play S1")


def test_a_marker_is_no_economy_card():
    """R-EMB-01, R-EMB-02: three cards, one of them facedown as a marker on Economy, do not give Development."""
    game = table("""
        seat 0   hand 3M   area 2E   embargo economy   <- step 2
        seat 1
    """)
    assert game.uses() == {"embargo"}


@pytest.mark.parametrize("effect", ["development", "experiment"])
def test_a_marker_cannot_be_discarded_or_taken(effect):
    """A-02, R-EMB-02: Development and Experiment offer faceup cards only, not the markers lying there."""
    game = table("""
        seat 0   hand 3R   area 3S 3E   embargo culture   democracy utopia   <- step 2
        seat 1
    """)
    game.play(f"use {effect}")
    assert [decision.split()[1] for decision in game.legal()] == ["E1", "S1"]


@pytest.mark.parametrize("markers", ["embargo economy", "democracy utopia"])
def test_a_marker_cannot_be_paid(markers):
    """A-02, R-EMB-02: a marker is not a faceup card that could pay for a discard effect."""
    game = table(f"""
        seat 0   hand 3R   area 1R   {markers}   <- step 2
        seat 1   area 1R
        pile 2R
    """)
    assert game.uses() == {"inquisition"}


def test_a_marker_stays_when_the_last_faceup_card_leaves():
    """A-04, R-EMB-02: the marker is bound to the Domain, not to a card."""
    game = table("""
        seat 0   area 1M 1S   <- step 2
        seat 1   hand 3S   area 1S   embargo science   democracy science
    """)
    game.play("use attack", "choose science")
    game.must_show("seat 1   area -   embargo science   democracy science")


def test_a_domain_without_cards_is_still_under_embargo():
    """A-04: the embargo forbids a Domain; it binds when the Domain has lost its last faceup card."""
    game = table("""
        seat 0   area 1M 1S   <- step 2
        seat 1   hand S1 R1   area 1S   embargo science
    """)
    game.play("use attack", "choose science", "end")
    assert game.legal() == ("play R1",)


def test_the_domain_may_not_be_played_in_step_one():
    """R-EMB-03, R-TURN-03: on that player's next turn no card of the Domain may be played in step 1."""
    game = table("""
        seat 0   hand M1 M2 S1   embargo military   <- step 1
        seat 1
    """)
    assert game.legal() == ("play S1",)


@pytest.mark.parametrize("source", ["use {}", "copy {} 1"])
@pytest.mark.parametrize(
    ("effect", "answers"),
    [
        ("development", ["discard R1"]),
        ("monopoly", ["discard R1", "discard R1"]),
        ("experiment", ["take R1"]),
        ("research", ["take R1", "take R1"]),
    ],
)
def test_the_domain_may_not_be_played_by_an_effect(source, effect, answers):
    """A-28a, R-EMB-03: nor by Development, Monopoly, Experiment or Research, whether one's own or copied."""
    game = table("""
        seat 0   hand M1 R1 2C2   area 2R 5E 5S 2C   embargo military   <- step 2
        seat 1   area 5E 5S
    """)
    game.play(source.format(effect), *answers)
    assert game.legal() == ("play R1", "play C2")


def test_an_embargoed_domain_still_counts_and_is_used():
    """A-28b, R-EMB-03: its effects are available, and it can be paid with."""
    game = table("""
        seat 0   hand 3R   area 3M 1C   embargo military   <- step 2
        seat 1
    """)
    assert game.uses() == {"assassination", "attack"}


def test_an_embargoed_domain_can_be_copied_from():
    """A-28b, R-EMB-03: another player may copy the Domain's effect."""
    game = table("""
        seat 0   hand 3R   area 1C   <- step 2
        seat 1   area 3M   embargo military
    """)
    assert game.copies() == {"assassination 1"}


def test_cards_of_an_embargoed_domain_may_be_discarded_and_taken():
    """R-EMB-03: its cards can be discarded from hand and area, and taken back."""
    game = table("""
        seat 0   hand M1 R1   area 3M 3S   embargo military   <- step 2
        seat 1
    """)
    game.play("use assassination", "discard M1", "use experiment", "take M1", "play R1")
    game.must_show("seat 0   hand M1   area 2M 3S R1")


def test_an_embargoed_domain_still_wins():
    """R-EMB-03: the Domain counts for hegemony under an embargo."""
    game = table("""
        seat 0   hand 3R   area 7M   embargo military   <- step 2
        seat 1
        seat 2
    """)
    game.play("end")
    assert game.outcome.reason == "hegemony"


def test_laying_a_marker_into_an_embargoed_domain_is_no_play():
    """A-28c: an Embargo on one's own embargoed Economy is placed, not played."""
    game = table("""
        seat 0   area 2E   embargo economy E3   <- step 2
        seat 1
    """)
    game.play("use embargo", "choose 0 economy")
    game.must_show("seat 0   area 1E   embargo economy E3   later economy E1")


def test_the_embargo_binds_on_exactly_the_next_turn():
    """D-11, R-EMB-03: exactly the next turn of that player; the turn after it is free."""
    game = table("""
        seat 0   hand 3R   area 1E      <- step 2
        seat 1   hand M1 S1 S2   area 1M
    """)
    game.play("use embargo", "choose 1 military", "end")
    assert game.legal() == ("play S1", "play S2")
    game.play("play S1", "end", "play R1", "end")
    assert "play M1" in game.legal()


def test_the_marker_goes_to_the_discard_pile_at_the_end_of_that_turn():
    """R-EMB-04, I-6: at the end of the turn it applied to, the marker card is discarded."""
    game = table("""
        seat 0   hand M1 S1 S2   embargo military E2   <- step 1
        seat 1   hand 3R
    """)
    game.play("play S1", "end")
    game.must_show("""
        seat 0   embargo -
        pile E2
    """)


def test_the_marker_is_discarded_also_when_step_one_was_skipped():
    """R-EMB-04: a turn without a playable card ends the embargo as any other."""
    game = table("""
        seat 0   hand 3M   embargo military E2   <- step 1
        seat 1   hand 3R
    """)
    game.play("end")
    game.must_show("""
        seat 0   hand 3M   embargo -
        pile E2
    """)


def test_other_players_turns_do_not_end_an_embargo():
    """R-EMB-04: the marker lies until the end of its own player's turn."""
    game = table("""
        seat 0   hand 3R   area 1E      <- step 2
        seat 1   hand 3R
        seat 2   hand 3R   area 1M
    """)
    game.play("use embargo", "choose 2 military", "end", "play R1", "end")
    game.must_show("seat 2   embargo military")


def test_embargoes_on_several_domains_all_bind():
    """A-28, R-EMB-05: all of them apply on the same turn."""
    game = table("""
        seat 0   hand M1 R1 S1   embargo military science   <- step 1
        seat 1
    """)
    assert game.legal() == ("play R1",)


def test_two_embargoes_on_one_domain_expire_together():
    """A-28, R-EMB-05, D-11: duplicates add nothing and do not wait for a second turn."""
    game = table("""
        seat 0   hand M1 S1 S2   embargo military E1 military E2   <- step 1
        seat 1   hand 3R
    """)
    game.play("play S1", "end")
    game.must_show("""
        seat 0   embargo -
        pile E1 E2
    """)


def test_an_embargo_may_be_laid_on_oneself():
    """A-26, R-EMB-06, D-10: "any player" includes yourself."""
    game = table("""
        seat 0   area 1M 1E   <- step 2
        seat 1   area 1C
    """)
    game.play("use embargo")
    assert game.legal() == ("choose 0 military", "choose 1 culture")


def test_an_embargo_on_oneself_does_not_bind_in_the_present_turn():
    """A-27, R-EMB-06: nothing is forbidden in the turn in which it is laid."""
    game = table("""
        seat 0   hand M1   area 1M 4E   <- step 2
        seat 1
    """)
    game.play("use embargo", "choose 0 military", "use development", "discard E1")
    assert game.legal() == ("play M1",)


def test_an_embargo_on_oneself_binds_in_the_following_turn():
    """A-27, R-EMB-06: it restricts your next turn; the end of the current turn does not remove it."""
    game = table("""
        seat 0   hand M1 S1 S2   area 1M 1E   <- step 2
        seat 1   hand 3R
    """)
    game.play("use embargo", "choose 0 military", "end", "play R1", "end")
    assert game.legal() == ("play S1", "play S2")


def test_an_embargo_on_oneself_goes_at_the_end_of_the_following_turn():
    """A-27, I-6: it is discarded at the end of the turn it restricted."""
    game = table("""
        seat 0   hand M1 S1 S2   area 1M E3   <- step 2
        seat 1   hand 3R
    """)
    game.play("use embargo", "choose 0 military", "end", "play R1", "end", "play S1", "end")
    game.must_show("""
        seat 0   embargo -
        pile E3
    """)


def test_a_marker_on_oneself_is_in_a_position():
    """N-06, A-27: `embargo_later` lies on the seat to move, and binds that seat's next turn only."""
    game = table("""
        seat 0   hand M1 M2 S1   later military   <- step 1
        seat 1   hand 3R
        deck 4C 4S
    """)
    game.play("play M1", "end", "play R1", "end")
    assert "play M2" not in game.legal()
    game.play("play S1", "end", "play R1", "end")
    assert "play M2" in game.legal()


def test_a_marker_without_a_turn_to_restrict_stays_to_the_end():
    """A-28d: an embargo on a player who has no further turn has no effect and stays."""
    game = table("""
        seat 0   area 1M
        seat 1   area 1E   <- step 2
        deck -
    """)
    game.play("use embargo", "choose 0 military", "end")
    game.must_show("seat 0   embargo military")
    assert game.outcome.reason == "majority"


def test_the_two_kinds_of_markers_are_kept_apart():
    """A-28g: an embargo and a democracy marker on one Domain are two things; only the embargo goes."""
    game = table("""
        seat 0   hand 3R   embargo science   democracy science   <- step 1
        seat 1   hand 3R
    """)
    game.play("play R1", "end")
    game.must_show("seat 0   embargo -   democracy science")
