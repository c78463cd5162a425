"""Chapter 1.18: victory by majority and its tie-breaks. The team game is in `test_teams.py`.

On all these tables the last turn of the last round ends with `end`, and the majority is scored.
"""

import pytest

from impera.testing import table


def scored(picture, **options):
    """The outcome of a table whose last turn ends now."""
    game = table(picture, **options)
    game.play("end")
    assert game.outcome.reason == "majority"
    return game.outcome


def test_the_greatest_count_in_a_domain_scores_a_point():
    """R-MAJ-01: each Domain gives one point to the player with the greatest count."""
    outcome = scored("""
        seat 0   area 3M 1S
        seat 1   area 1M 2S
        seat 2   area 2M 1S 1U   <- step 2
        deck -
    """)
    assert outcome.points == (1, 1, 1)


def test_a_shared_lead_scores_a_point_for_each():
    """R-MAJ-01: every player with the greatest count scores, shared or not."""
    outcome = scored("""
        seat 0   area 3M
        seat 1   area 3M
        seat 2   area 2M 1U   <- step 2
        deck -
    """)
    assert outcome.points == (1, 1, 1)


def test_a_tie_for_second_place_scores_nothing():
    """D-26: tied means tied for the lead."""
    outcome = scored("""
        seat 0   area 3M
        seat 1   area 2M
        seat 2   area 2M   <- step 2
        deck -
    """)
    assert outcome.points == (1, 0, 0)


def test_a_domain_that_nobody_has_scores_nothing():
    """A-50, R-MAJ-01: zero against zero is worth no point."""
    outcome = scored("""
        seat 0   area 1M
        seat 1   area -   <- step 2
        deck -
    """)
    assert outcome.points == (1, 0)


def test_most_points_win():
    """R-MAJ-02: the player who leads most Domains wins, however many cards the others have."""
    outcome = scored("""
        seat 0   area 6U
        seat 1   area 1M 1R   <- step 2
        deck -
    """)
    assert outcome.winners == (1,)


def test_most_domains_need_not_be_more_than_half():
    """D-25: leading two of six Domains wins against one and one."""
    outcome = scored("""
        seat 0   area 1M 1R
        seat 1   area 1S
        seat 2   area 1U   <- step 2
        deck -
    """)
    assert (outcome.points, outcome.winners) == ((2, 1, 1), (0,))


def test_markers_do_not_count_in_the_majority():
    """R-MAJ-02, A-01: neither as the Domain they lie in nor as their printed Domain."""
    outcome = scored("""
        seat 0   area 2M 1E 1U
        seat 1   area 1M   embargo military economy   democracy military utopia   <- step 2
        deck -
    """)
    assert outcome.points == (3, 0)


def test_hand_cards_do_not_count_in_the_majority():
    """R-MAJ-02: hand cards are ignored."""
    outcome = scored("""
        seat 0   area 1M
        seat 1   hand 3M   <- step 2
        deck -
    """)
    assert outcome.points == (1, 0)


def test_a_tie_goes_to_the_player_with_most_utopia():
    """R-TIE-01: among players with equal points most faceup Utopia cards win, before every other Domain."""
    outcome = scored("""
        seat 0   area 2S 2C 1U
        seat 1   area 2M 2U   <- step 2
        deck -
    """)
    assert (outcome.points, outcome.winners) == ((2, 2), (1,))


def test_only_the_tied_players_are_compared():
    """D-20: a third player with most Utopia but fewer points does not win on the tie-break."""
    outcome = scored("""
        seat 0   area 1M 1R
        seat 1   area 1E 1S
        seat 2   area 3U   <- step 2
        deck -
    """)
    assert (outcome.points, outcome.winners) == ((2, 2, 1), (1,))


def test_facedown_utopia_cards_do_not_break_a_tie():
    """D-19, R-ZONE-02: a democracy marker is not a Utopia card of the player it lies on."""
    outcome = scored("""
        seat 0   area 1M   democracy military utopia
        seat 1   area 1S   <- step 2
        deck -
    """)
    assert (outcome.points, outcome.winners) == ((1, 1), (1,))


@pytest.mark.parametrize(("higher", "lower"), [("U", "C"), ("C", "S"), ("S", "E"), ("E", "R"), ("R", "M")])
def test_the_order_of_the_tie_break(higher, lower):
    """R-TIE-02: Utopia before Culture before Science before Economy before Religion before Military."""
    outcome = scored(f"""
        seat 0   area 2{lower}
        seat 1   area 2{higher}   <- step 2
        deck -
    """)
    assert (outcome.points, outcome.winners) == ((1, 1), (1,))


def test_military_is_the_last_comparison():
    """R-TIE-02: two players equal in all else are told apart by Military, though neither leads it."""
    outcome = scored("""
        seat 0   area 1R 1S 1M
        seat 1   area 1R 1S 2M
        seat 2   area 3M   <- step 2
        deck -
    """)
    assert (outcome.points, outcome.winners) == ((2, 2, 1), (1,))


def test_a_player_out_of_the_tie_stays_out():
    """R-TIE-02: at each stage only those with the most are kept; seat 2 falls out at Utopia and Culture cannot help."""
    outcome = scored("""
        seat 0   area 1U 2M
        seat 1   area 1U 2S
        seat 2   area 2C 2R   <- step 2
        deck -
    """)
    assert (outcome.points, outcome.winners) == ((2, 2, 2), (1,))


def test_players_tied_in_everything_share_the_victory():
    """R-TIE-03, A-51: after all six comparisons the victory is shared."""
    outcome = scored("""
        seat 0   area 2M 1U
        seat 1   area 2M 1U
        seat 2   area 1M   <- step 2
        deck -
    """)
    assert outcome.winners == (0, 1)


def test_a_table_without_cards_is_shared_by_all():
    """A-50, A-51: nobody scores, nobody is ahead, so all share."""
    outcome = scored("""
        seat 0
        seat 1
        seat 2   <- step 2
        deck -
    """)
    assert (outcome.points, outcome.winners) == ((0, 0, 0), (0, 1, 2))
