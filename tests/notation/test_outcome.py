"""Outcomes: why a game ended and who won."""

from __future__ import annotations

from impera import Options, Outcome
from impera.notation.outcome import victory_shares
from impera.testing import every_option, random_game
from tests.views.drawn import played, table


def test_a_running_game_has_no_outcome():
    assert random_game(seed=1, decisions=5).outcome is None


def test_a_hegemony_names_its_domain_and_has_no_points():
    """R-HEG-01."""
    game = played(table("seat 0  hand M1  area 8S  <- step 2\n seat 1  hand R1  area -"), "end")
    assert game.outcome == Outcome(reason="hegemony", winners=(0,), points=(), domain="science")


def test_a_hegemony_is_won_by_the_team():
    """R-TEAM-03."""
    game = table(
        "seat 0  hand M1 area 7S <- step 2\n seat 1 hand R1 area -\n seat 2 hand R1 area -\n seat 3 hand R1 area -",
        teams=True,
    )
    assert played(game, "end").outcome == Outcome(reason="hegemony", winners=(0, 2), domain="science")


def test_a_majority_has_points_by_seat_and_no_domain():
    """R-MAJ-01, R-TIE-01: example 12 of RULES.md 7."""
    game = table("""
        seat 0  hand M1  area 3M 2E 1S 2C 1U     first
        seat 1  hand R1  area 3M 2R 1S 1C 2U  <- step 2
        deck -  emptied-by 0
    """)
    assert played(game, "end").outcome == Outcome(reason="majority", winners=(1,), points=(4, 4), domain=None)


def test_a_shared_victory_has_several_winners():
    """R-TIE-03."""
    game = table("""
        seat 0  hand M1  area 1M  first
        seat 1  hand R1  area 1M  <- step 2
        deck -  emptied-by 0
    """)
    assert played(game, "end").outcome == Outcome(reason="majority", winners=(0, 1), points=(1, 1))


def test_the_turn_limit_is_scored_like_a_majority():
    """N-08."""
    outcome = random_game(Options(max_turns=4), seed=1).outcome
    assert (outcome.reason, outcome.domain, len(outcome.points)) == ("turn-limit", None, 3)


def test_every_outcome_is_one_of_the_three_and_complete():
    """Winners always; points after scoring, a Domain after a hegemony, never both."""
    reasons = set()
    for seed, options in enumerate(every_option()):
        outcome = random_game(options, seed=seed, patient=True).outcome
        reasons.add(outcome.reason)
        assert outcome.winners
        assert len(outcome.points) == (0 if outcome.reason == "hegemony" else options.players)
        assert (outcome.domain is not None) == (outcome.reason == "hegemony")
        if options.teams:
            assert outcome.winners in ((0, 2), (1, 3), (0, 1, 2, 3))
    assert reasons == {"hegemony", "majority", "turn-limit"}


def test_the_sides_that_won_split_the_victory():
    """R-TIE-03."""
    assert victory_shares(Options.make(players=4), (0, 1, 3)) == (1 / 3, 1 / 3, 0.0, 1 / 3)


def test_partners_share_the_victory_of_their_side():
    """R-TEAM-03: it is not split between them."""
    assert victory_shares(Options.make(players=4, teams=True), (1, 3)) == (0.0, 1.0, 0.0, 1.0)


def test_nobody_has_a_share_of_a_game_that_nobody_won():
    assert victory_shares(Options.make(players=2), ()) == (0.0, 0.0)
