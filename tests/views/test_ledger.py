"""The ledger: which hand cards of others each seat is sure of, and how that is lost again. Scenes a player can check.

`tests/properties/test_ledger.py` compares it with a brute-force witness through whole games.
"""

from __future__ import annotations

import pytest

from impera import Game
from tests.views.drawn import played, table


def known(game, viewer, owner):
    return " ".join(game.view(viewer).seats[owner].known)


def test_at_first_nobody_knows_another_hand():
    game = Game.new(players=3, seed=1)
    assert [known(game, viewer, owner) for viewer in range(3) for owner in range(3) if owner != viewer] == [""] * 6


# --------------------------------------------------------------------------------------------- cards taken in sight

SCIENCE = """
    seat 0  hand M1 R1 E1  area 2S1 3S2  <- step 2
    seat 1  hand 3C1       area -
    seat 2  hand 3R1       area -
"""


@pytest.mark.parametrize("viewer", [1, 2])
def test_a_card_taken_back_by_experiment_is_known_to_all(viewer):
    """R-SCI-01: it was faceup, and all saw it go to hand."""
    game = played(table(SCIENCE), "use experiment", "take S1")
    assert known(game, viewer, 0) == "S1"


def test_a_card_taken_back_and_played_again_is_known_no_more():
    game = played(table(SCIENCE), "use experiment", "take S1", "play S1")
    assert known(game, 1, 0) == ""


def test_a_card_taken_back_stays_known_when_another_is_played():
    game = played(table(SCIENCE), "use experiment", "take S1", "play M1", "end")
    assert known(game, 1, 0) == "S1"


def test_two_cards_taken_back_by_research_are_known():
    """R-SCI-02."""
    game = played(table(SCIENCE), "use research", "take S1", "take S1", "play M1", "play R1", "end")
    assert known(game, 2, 0) == "S1 S1"


def test_a_card_fetched_by_oligarchy_is_known():
    """R-UTO-01: the discard pile is open."""
    game = table("seat 0  hand M1  area 3U  <- step 2\n seat 1  hand R1  area -\n pile C2")
    assert known(played(game, "use oligarchy", "take C2"), 1, 0) == "C2"


def test_two_cards_fetched_by_republic_are_known():
    """R-UTO-02."""
    game = table("seat 0  hand M1  area 5U  <- step 2\n seat 1  hand R1  area -\n pile C2 S1")
    assert known(played(game, "use republic", "take S1", "take C2"), 1, 0) == "S1 C2"


def test_a_copied_oligarchy_is_seen_as_an_own_one():
    game = table("seat 0  hand M1  area 1C  <- step 2\n seat 1  hand R1  area 3U\n pile C2")
    assert known(played(game, "copy oligarchy 1", "take C2"), 1, 0) == "C2"


def test_knowledge_goes_when_the_card_is_discarded_from_hand():
    game = table("seat 0  hand M1  area 3U 3M  <- step 2\n seat 1  hand R1  area -\n pile C2")
    played(game, "use oligarchy", "take C2", "use assassination")
    assert known(game, 1, 0) == "C2"
    assert known(played(game, "discard C2"), 1, 0) == ""


def test_a_like_card_played_may_have_been_the_known_one():
    """One C2 is known and a C2 is played: nobody can be sure that another is left, though it is."""
    game = table("seat 0  hand C2 C2  area 3U  <- step 2\n seat 1  hand R1  area -\n pile C2\n deck 8M1")
    played(game, "use oligarchy", "take C2", "end", "play R1", "end")
    assert known(game, 1, 0) == "C2"
    assert known(played(game, "play C2"), 1, 0) == ""


def test_drawn_cards_are_not_known():
    game = table("seat 0  hand M1  area 3R  <- step 2\n seat 1  hand R1  area -")
    assert known(played(game, "use holy-book", "end"), 1, 0) == ""


# ------------------------------------------------------------------------------------------------------- Inquisition

INQUISITION = """
    seat 0  hand M1 M2     area 1R  <- step 2
    seat 1  hand C1 S1 E2  area -
    seat 2  hand 3R1       area -
"""


def inquired(*gifts, before=()):
    return played(table(INQUISITION, **({"known": before} if before else {})), "use inquisition", "choose 1", *gifts)


def test_the_inquisitor_knows_the_whole_hand_of_the_target_afterwards():
    """R-REL-04: all cards were seen, and those that came back were chosen."""
    assert known(inquired("give M1", "give S1", "give E2"), 0, 1) == "M1 E2 S1"


def test_the_target_knows_which_of_its_cards_were_kept():
    """R-REL-04: the target sees what comes back."""
    assert known(inquired("give M1", "give S1", "give E2"), 1, 0) == "C1"


def test_in_the_middle_the_target_knows_where_its_cards_are():
    assert known(inquired(), 1, 0) == "E2 S1 C1"
    assert known(inquired("give M1"), 1, 0) == "E2 S1 C1"
    assert known(inquired("give S1"), 1, 0) == "E2 C1"


def test_a_bystander_who_knew_nothing_learns_nothing():
    """A-60: number and Ages only."""
    game = inquired("give M1", "give S1", "give E2")
    assert (known(game, 2, 0), known(game, 2, 1)) == ("", "")


def test_a_bystander_follows_a_known_card_into_the_merged_hand():
    game = inquired(before={"2": {"1": ["E2"]}})
    assert (known(game, 2, 0), known(game, 2, 1)) == ("E2", "")


def test_a_bystander_no_longer_knows_who_has_a_card_that_may_have_gone_back():
    """Of M2 and E2 in the merged hand one of Age II went back: it may be the known one."""
    game = inquired("give E2", "give S1", "give C1", before={"2": {"1": ["E2"]}})
    assert (known(game, 2, 0), known(game, 2, 1)) == ("", "")


def test_a_bystander_still_knows_a_card_of_an_age_that_did_not_go_back():
    """The backs of what went back show Age I only, so the known E2 stayed."""
    game = inquired("give M1", "give S1", "give C1", before={"2": {"1": ["E2"]}})
    assert (known(game, 2, 0), known(game, 2, 1)) == ("E2", "")


def test_a_bystander_knows_that_all_cards_of_an_age_went_back():
    """Both cards of Age II went back, the known one among them."""
    game = inquired("give M2", "give E2", "give C1", before={"2": {"1": ["E2"]}})
    assert (known(game, 2, 0), known(game, 2, 1)) == ("", "E2")


def test_a_bystander_who_knew_two_like_cards_is_sure_of_one_where_one_can_be_missing():
    """Two C1 known among three cards of Age I, one of which went back: one C1 at least was kept."""
    game = table(
        "seat 0  hand M1  area 1R  <- step 2\n seat 1  hand C1 C1 E2  area -\n seat 2  hand R1  area -",
        known={"2": {"1": ["C1", "C1"]}},
    )
    played(game, "use inquisition", "choose 1", "give E2", "give C1")
    assert (known(game, 2, 0), known(game, 2, 1)) == ("C1", "")
    played(game, "give C1")
    assert (known(game, 2, 0), known(game, 2, 1)) == ("", "C1")


def test_what_others_knew_of_the_inquisitor_is_followed_too():
    game = inquired("give E2", "give S1", "give C1", before={"2": {"0": ["M1"]}})
    assert (known(game, 2, 0), known(game, 2, 1)) == ("", "")
    game = inquired("give M2", "give E2", "give C1", before={"2": {"0": ["M1", "M2"]}})
    assert (known(game, 2, 0), known(game, 2, 1)) == ("", "M2")


def test_an_inquisition_of_an_empty_hand_teaches_nothing():
    """A-24."""
    game = table(
        "seat 0  hand M1  area 1R  <- step 2\n seat 1  hand -  area -\n seat 2  hand R1  area -",
        known={"2": {"0": ["M1"]}},
    )
    played(game, "use inquisition", "choose 1")
    assert (known(game, 0, 1), known(game, 2, 0)) == ("", "M1")


# ------------------------------------------------------------------------------------------------------------- draft

DECK = ["M1", "M1", "R1", "E1", "S1", "S1", "C1", "R1", "R1", "E1", "C1", "M1", "M2"]


def test_with_two_players_a_packet_that_comes_back_tells_what_was_kept():
    """A-61: seat 0 passed M1 R1 E1 and got M1 R1 back: seat 1 kept E1."""
    game = Game.from_deck(DECK, players=2, deal="draft")
    played(game, "keep M1", "keep S1", "keep S1")
    assert known(game, 0, 1) == ""
    assert known(played(game, "keep E1"), 0, 1) == "E1"


def test_the_centre_tells_what_the_left_neighbour_kept_last():
    """R-DRAFT-04: seat 0 passed S1 C1 to seat 1 in the second pick, and S1 lies in the centre: seat 1 kept C1."""
    game = Game.from_deck(DECK, players=3, deal="draft")
    played(game, "keep M1", "keep S1", "keep R1")  # seat 0 now holds E1 C1 M1, seat 1 M1 R1 E1, seat 2 S1 C1 R1
    played(game, "keep M1", "keep M1", "keep R1")  # seat 0 passed E1 C1 to seat 1
    assert known(game, 0, 1) == ""
    played(game, "keep S1", "keep C1", "keep R1")
    assert known(game, 0, 1) == "C1"


def test_nobody_knows_what_others_kept_of_packets_never_seen():
    game = Game.from_deck(DECK, players=3, deal="draft")
    played(game, "keep M1", "keep S1", "keep R1", "keep M1", "keep M1", "keep R1", "keep S1", "keep C1", "keep R1")
    assert known(game, 1, 0) == ""  # seat 0 is the right neighbour of seat 1: it never held a packet of seat 1 later


# --------------------------------------------------------------------------------------------------------- spectators


def test_a_spectator_knows_the_cards_taken_in_sight_of_all():
    """SeatView.known: hand cards the viewer is sure of. A spectator saw the card too."""
    game = played(table(SCIENCE), "use experiment", "take S1", "play M1")
    assert known(game, None, 0) == "S1"


def skipping(hand, *domains):
    """A game of three whose first seat has skipped step 1, all its cards being under embargo."""
    first = {"hand": hand.split(), "embargo": {domain: ["E1"] for domain in domains}}
    return Game.from_position({"players": 3, "seats": [first, {}, {}], "deck": ["S3"]})


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_skipped_step_1_shows_the_hand(viewer):
    """R-TURN-04, R-INFO-02: all cards are of the one Domain under embargo, and their backs tell the rest."""
    assert skipping("M1 M1 M2", "military").view(viewer).seats[0].known == ("M1", "M1", "M2")


def test_a_skipped_step_1_shows_only_what_the_backs_decide():
    """R-TURN-04: under two embargoes a back of Age I may be of either Domain; Religion has no card of Age III."""
    assert skipping("M1 R1 M3", "military", "religion").view(1).seats[0].known == ("M3",)
