"""Chapter 1.19: the team game. Seats 0 and 2 are one team, seats 1 and 3 the other."""

import pytest

from impera import BadOptions, Outcome
from impera.testing import Scenario, table


def team_table(picture):
    """A table of two teams."""
    return table(picture, teams=True)


def scored(picture):
    """The outcome of a team table whose last turn ends now."""
    game = team_table(picture)
    game.play("end")
    assert game.outcome.reason == "majority"
    return game.outcome


@pytest.mark.parametrize("players", [2, 3])
def test_the_team_game_is_for_four(players):
    """R-TEAM-01: teams are two of two."""
    with pytest.raises(BadOptions):
        Scenario.new(players=players, teams=True, seed=1)


@pytest.mark.parametrize("deal", ["basic", "draft"])
def test_the_team_game_takes_either_deal(deal):
    """R-TEAM-01: either deal may be agreed on."""
    game = Scenario.new(players=4, teams=True, deal=deal, seed=1)
    assert game.view(0).deck.size == {"basic": 92, "draft": 88}[deal]


def test_the_team_game_has_the_parameters_of_four_players():
    """R-TEAM-01, R-PARAM-01: level 1 needs two cards, level 2 four."""
    game = team_table("""
        seat 0   hand 3R   area 2M 4S   <- step 2
        seat 1
        seat 2
        seat 3
    """)
    assert game.uses() == {"assassination", "attack", "experiment", "research", "breakthrough"}


def test_partners_sit_opposite():
    """R-TEAM-01: seats alternate; when seat 1 wins, its partner is seat 3."""
    game = team_table("""
        seat 0   hand 3R
        seat 1   hand 3R   area 7M   <- step 2
        seat 2   hand 3R
        seat 3   hand 3R
    """)
    game.play("end")
    assert game.outcome.winners == (1, 3)


def test_a_hegemony_wins_for_the_team():
    """R-TEAM-03: if a player wins by hegemony, the team wins."""
    game = team_table("""
        seat 0   hand 3R   area 7M   <- step 2
        seat 1   hand 3R
        seat 2   hand 3R
        seat 3   hand 3R
    """)
    game.play("end")
    assert game.outcome == Outcome("hegemony", (0, 2), domain="military")


def test_partners_cards_are_not_added_for_hegemony():
    """R-TEAM-02: hegemony is individual; four and three cards of partners are not seven."""
    game = team_table("""
        seat 0   hand 3R   area 4M   <- step 2
        seat 1   hand 3R
        seat 2   hand 3R   area 3M
        seat 3   hand 3R
    """)
    game.play("end")
    assert game.outcome is None


def test_an_attack_hits_the_partner():
    """R-TEAM-02, A-53: a partner is another player for Attack."""
    game = team_table("""
        seat 0   area 1M 1S   <- step 2
        seat 1   area 1S
        seat 2   area 1S
        seat 3   area 1S
    """)
    game.play("use attack", "choose science")
    game.must_show("seat 2   area -")


def test_a_partner_can_be_copied_from():
    """R-TEAM-02, A-53: a partner is another player for Inspiration."""
    game = team_table("""
        seat 0   hand 3R   area 1C   <- step 2
        seat 1
        seat 2   area 2M
        seat 3
    """)
    assert game.copies() == {"assassination 2"}


def test_a_partner_counts_for_the_lead_in_culture():
    """A-53: with as much Culture as one's partner one does not lead."""
    game = team_table("""
        seat 0   hand 3R   area 1C   <- step 2
        seat 1   area 2M
        seat 2   area 1C
        seat 3
    """)
    assert game.copies() == set()


def test_a_partner_can_be_chosen_by_inquisition():
    """R-TEAM-02, A-53: a partner is another player for Inquisition."""
    game = team_table("""
        seat 0   hand 3R   area 1R   <- step 2
        seat 1   hand 3R
        seat 2   hand 3R
        seat 3   hand 3R
    """)
    game.play("use inquisition")
    assert game.legal() == ("choose 1", "choose 2", "choose 3")


def test_a_partner_can_be_embargoed():
    """R-TEAM-02, A-53: a partner is another player for Embargo, even if players may not choose themselves."""
    game = table(
        """
        seat 0   area 1E   <- step 2
        seat 1
        seat 2   area 1M
        seat 3
        """,
        teams=True,
        self_target=False,
    )
    game.play("use embargo")
    assert game.legal() == ("choose 2 military",)


def test_a_team_scores_where_one_member_leads():
    """R-TEAM-04, D-29: one point for each Domain in which at least one member has the greatest count."""
    outcome = scored("""
        seat 0   area 2M
        seat 1   area 1M 1R
        seat 2   area 2S
        seat 3   area 1S   <- step 2
        deck -
    """)
    assert outcome.points == (2, 1, 2, 1)


def test_two_leading_partners_score_one_point():
    """R-TEAM-04, D-29: a lead shared by partners counts once, so two and one point are a tie of teams."""
    outcome = scored("""
        seat 0   area 2M
        seat 1   area 1R
        seat 2   area 2M
        seat 3   <- step 2
        deck -
    """)
    assert outcome.points == (1, 1, 1, 1)


def test_a_lead_shared_by_opponents_gives_each_team_a_point():
    """R-TEAM-04: both teams score a shared lead."""
    outcome = scored("""
        seat 0   area 2M
        seat 1   area 2M
        seat 2
        seat 3   area 1U   <- step 2
        deck -
    """)
    assert outcome.points == (1, 2, 1, 2)


def test_partners_cards_are_not_added_for_majority():
    """R-TEAM-04: two and two cards of partners lose to three cards of one opponent."""
    outcome = scored("""
        seat 0   area 2M
        seat 1   area 3M
        seat 2   area 2M
        seat 3   <- step 2
        deck -
    """)
    assert outcome.points == (0, 1, 0, 1)


def test_the_printed_example_of_the_team_game():
    """R-TEAM-04, R-TEAM-05: A leads columns 2, 3, 4, 6 and B columns 1, 4, 5; A wins 4 to 3."""
    outcome = scored("""
        seat 0   area 1M 2R 1E 2S 1U
        seat 1   area 2M 1R 2S
        seat 2   area 2E 1C 2U
        seat 3   area 1E 2C 1U   <- step 2
        deck -
    """)
    assert (outcome.points, outcome.winners) == ((4, 3, 4, 3), (0, 2))


def test_a_tie_of_teams_is_broken_by_their_best_members():
    """A-52, R-TEAM-05: Utopia first, by the higher of the two members' counts, not by their sum."""
    outcome = scored("""
        seat 0   area 2U 1M
        seat 1   area 3U
        seat 2   area 2U
        seat 3   <- step 2
        deck -
    """)
    assert (outcome.points, outcome.winners) == ((1, 1, 1, 1), (1, 3))


def test_a_tie_of_teams_goes_on_through_the_domains():
    """A-52, R-TEAM-05: equal in Utopia, Culture decides before Military."""
    outcome = scored("""
        seat 0   area 1M
        seat 1
        seat 2
        seat 3   area 1C   <- step 2
        deck -
    """)
    assert (outcome.points, outcome.winners) == ((1, 1, 1, 1), (1, 3))


def test_teams_tied_in_everything_share_the_victory():
    """A-52, R-TEAM-05: then the victory is shared by all four."""
    outcome = scored("""
        seat 0   area 2M
        seat 1   area 2M
        seat 2   area 1M
        seat 3   <- step 2
        deck -
    """)
    assert outcome.winners == (0, 1, 2, 3)


def test_partners_do_not_see_each_others_hands():
    """R-TEAM-06, A-54: partners may talk, but a partner's view shows no hand card of the other."""
    game = team_table("""
        seat 0   hand M1 R1 S1   <- step 1
        seat 1   hand 3C
        seat 2   hand 3C
        seat 3   hand 3C
    """)
    assert (game.view(2).seats[0].hand, game.view(2).seats[0].known) == (3, ())
