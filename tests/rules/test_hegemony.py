"""Chapters 1.15 and 1.16: the democracy marker and victory by hegemony."""

import pytest

from impera import Outcome
from impera.testing import table


def test_enough_cards_of_a_domain_at_the_end_of_a_turn_win():
    """R-HEG-01: with at least H cards in a Domain at the end of the turn the active player wins at once."""
    game = table("""
        seat 0   hand 3R   area 7M   <- step 2
        seat 1   hand 3R
        seat 2   hand 3R
    """)
    game.play("end")
    assert game.outcome == Outcome("hegemony", (0,), domain="military")


def test_after_a_hegemony_nobody_is_asked():
    """R-HEG-01: the game ends at once; the others have no further turn."""
    game = table("""
        seat 0   hand 3R   area 7M   <- step 2
        seat 1   hand 3R
        seat 2   hand 3R
    """)
    game.play("end")
    assert (game.seat, game.legal()) == (None, ())


def test_one_card_less_does_not_win():
    """R-HEG-01: H - 1 cards are not enough."""
    game = table("""
        seat 0   hand 3R   area 6M   <- step 2
        seat 1   hand 3R
        seat 2   hand 3R
    """)
    game.play("end")
    assert game.outcome is None


@pytest.mark.parametrize("letter", "MRESCU")
def test_hegemony_is_possible_in_every_domain(letter):
    """R-HEG-01: any one of the six Domains will do."""
    game = table(f"""
        seat 0   hand 3M   area 7{letter}   <- step 2
        seat 1   hand 3M
        seat 2   hand 3M
    """)
    game.play("end")
    assert game.outcome.winners == (0,)


def test_reaching_hegemony_in_mid_turn_does_not_end_the_game():
    """R-HEG-01: the check is at the end of the turn."""
    game = table("""
        seat 0   hand 3M   area 6M   <- step 1
        seat 1
        seat 2
    """)
    game.play("play M1")
    assert (game.seat, game.outcome) == (0, None)


def test_hegemony_lost_before_the_end_of_the_turn_is_worth_nothing():
    """R-HEG-01: seven cards that become six before the end do not win."""
    game = table("""
        seat 0   hand 3M   area 6M 1S   <- step 1
        seat 1   hand 3R
        seat 2   hand 3R
    """)
    game.play("play M1", "use attack", "choose science", "end")
    assert game.outcome is None


def test_only_the_active_player_is_checked():
    """R-HEG-02: another player's seven cards do not win at the end of your turn."""
    game = table("""
        seat 0   hand 3R   area 1M   <- step 2
        seat 1   hand 3R   area 7S
        seat 2   hand 3R
    """)
    game.play("end")
    assert (game.seat, game.outcome) == (1, None)


def test_several_domains_at_hegemony_make_one_winner():
    """A-56h, R-HEG-02: several Domains at once make no difference."""
    game = table("""
        seat 0   hand 3R   area 7M 7S   <- step 2
        seat 1   hand 3R   area 7E
        seat 2   hand 3R
    """)
    game.play("end")
    assert game.outcome.winners == (0,)


def test_more_cards_than_needed_win_too():
    """A-55: "at least": eight after a Monopoly win where seven would."""
    game = table("""
        seat 0   hand 2M 1R   area 6M 5E   <- step 2
        seat 1   hand 3R
        seat 2   hand 3R
    """)
    game.play("use monopoly", "discard E1", "discard E1", "play M1", "play M1", "end")
    assert game.outcome == Outcome("hegemony", (0,), domain="military")


def test_hegemony_counts_in_the_last_round():
    """R-HEG-03: hegemony is checked in the last round too."""
    game = table("""
        seat 0   hand 3R   area 5R 5E
        seat 1   hand 3R   area 7M   <- step 2
        seat 2   hand 3R
        deck -
    """)
    game.play("end")
    assert game.outcome.reason == "hegemony"


def test_hegemony_comes_before_majority():
    """R-HEG-03: on the very last turn hegemony wins, though another player has more majorities."""
    game = table("""
        seat 0   hand 3R   area 1R 1E 1S 1C 1U
        seat 1   hand 3R
        seat 2   hand 3R   area 7M   <- step 2
        deck -
    """)
    game.play("end")
    assert game.outcome == Outcome("hegemony", (2,), domain="military")


def test_a_democracy_marker_raises_the_requirement_by_one():
    """R-DEM-02: with one marker in the Domain seven cards are not enough."""
    game = table("""
        seat 0   hand 3R   area 7M   democracy military   <- step 2
        seat 1   hand 3R
        seat 2   hand 3R
    """)
    game.play("end")
    assert game.outcome is None


def test_a_raised_requirement_can_be_met():
    """R-DEM-02: with one marker, eight cards win."""
    game = table("""
        seat 0   hand 3R   area 8M   democracy military   <- step 2
        seat 1   hand 3R
        seat 2   hand 3R
    """)
    game.play("end")
    assert game.outcome == Outcome("hegemony", (0,), domain="military")


@pytest.mark.parametrize(("cards", "is_over"), [(8, False), (9, True)])
def test_democracy_markers_add_up(cards, is_over):
    """R-DEM-02: two markers raise the requirement by two."""
    game = table(f"""
        seat 0   hand 3R   area {cards}M   democracy military military   <- step 2
        seat 1   hand 3R
        seat 2   hand 3R
    """)
    game.play("end")
    assert (game.outcome is not None) == is_over


def test_a_democracy_marker_concerns_one_domain():
    """R-DEM-01: a marker belongs to a player and a Domain; the others' requirements stay."""
    game = table("""
        seat 0   hand 3R   area 7M   democracy science   <- step 2
        seat 1   hand 3R   democracy military
        seat 2   hand 3R
    """)
    game.play("end")
    assert game.outcome.winners == (0,)


def test_a_democracy_marker_stays():
    """R-DEM-01, I-3: a marker laid now is there after everybody's next turn."""
    game = table("""
        seat 0   hand 4R   area 1U   <- step 2
        seat 1   hand 4R   area 1M
    """)
    game.play("use democracy", "choose 1 military", "end", "play R1", "end", "play R1", "end")
    game.must_show("seat 1   democracy military")


def test_a_democracy_marker_stays_when_its_domain_is_lost():
    """R-DEM-01: whatever happens to the faceup cards, the marker stays, and so does the requirement."""
    game = table("""
        seat 0   hand 3R   area 1M 1S   <- step 2
        seat 1   hand 3R   area 1S      democracy science
        seat 2   hand 3R
    """)
    game.play("use attack", "choose science")
    assert game.view(1).seats[1].domains[3].hegemony == 8


def test_a_democracy_marker_changes_no_threshold():
    """R-DEM-02: three cards give level 1 with markers on the Domain as without."""
    game = table("""
        seat 0   hand 3R   area 3M   democracy military military   <- step 2
        seat 1
    """)
    assert game.uses() == {"assassination", "attack"}


def test_a_democracy_marker_does_not_forbid_to_play():
    """R-DEM-02: the Domain may still be played."""
    game = table("""
        seat 0   hand 3M   area 3M   democracy military   <- step 1
        seat 1
    """)
    assert game.legal() == ("play M1",)


def test_faceup_utopia_cards_do_not_raise_the_requirement():
    """R-DEM-03, D-18: in the Utopia Domain too, only facedown markers count: 8 faceup cards and one marker win."""
    game = table("""
        seat 0   hand 3R   area 8U   democracy utopia   <- step 2
        seat 1   hand 3R
        seat 2   hand 3R
    """)
    game.play("end")
    assert game.outcome == Outcome("hegemony", (0,), domain="utopia")


def test_a_marker_on_utopia_raises_the_requirement_there():
    """R-DEM-03, D-18: seven faceup Utopia cards with a marker are one too few."""
    game = table("""
        seat 0   hand 3R   area 7U   democracy utopia   <- step 2
        seat 1   hand 3R
        seat 2   hand 3R
    """)
    game.play("end")
    assert game.outcome is None


def test_a_democracy_marker_may_be_laid_on_oneself():
    """D-12, A-26: "any player" includes yourself, by default."""
    game = table("""
        seat 0   area 1M 1U   <- step 2
        seat 1
    """)
    game.play("use democracy", "choose 0 military")
    game.must_show("seat 0   area 1M   democracy military")


def test_democracy_can_make_hegemony_impossible():
    """A-56i: all 16 Religion cards do not meet a requirement of 7 + 10; the game goes on."""
    markers = "religion " * 10
    game = table(f"""
        seat 0   hand 3M   area 16R   democracy {markers}   <- step 2
        seat 1   hand 3M
        seat 2   hand 3M
    """)
    game.play("end")
    assert (game.seat, game.outcome) == (1, None)
