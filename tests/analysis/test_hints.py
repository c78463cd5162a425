"""Hints: every legal decision with its chance, and a true reason for the best one."""

from __future__ import annotations

import json

import msgspec
import pytest

import impera
from impera import Game, Options
from impera.analysis import Hint, hint, reasons
from impera.notation.decisions import answer_to
from impera.testing import every_table, random_game, table
from impera.views import decode
from tests.bots.advising import reason_and_searches, reason_for
from tests.bots.positions import BLOCKS, WINS, positions


def reason(game, decision):
    """The reason for a decision of the seat that decides."""
    seen, hidden = decode(game.view(game.seat))
    return reason_for(seen, hidden, answer_to(seen.ask, decision))


def asked_games(options, number):
    games = (random_game(options, seed=seed, decisions=9 * seed, patient=True) for seed in range(number))
    return [game for game in games if game.seat is not None]


@pytest.mark.parametrize("options", every_table(), ids=str)
def test_every_legal_decision_is_ranked_once(options):
    for game in asked_games(options, 4):
        view = game.view(game.seat)
        found = hint(view, passes=1)
        assert sorted(each.decision for each in found.advice) == sorted(view.legal)


def test_what_was_not_examined_comes_last_without_a_chance():
    for game in asked_games(Options(players=3), 5):
        chances = [each.chance for each in hint(game.view(game.seat), passes=1).advice]
        known = [chance for chance in chances if chance is not None]
        assert chances[: len(known)] == known


def test_chances_are_chances():
    for game in asked_games(Options(players=3), 5):
        assert all(0 <= each.chance <= 1 for each in hint(game.view(game.seat), passes=1).advice if each.games)


def test_cards_of_one_domain_share_their_chance():
    """R-COMP-05: two cards of one Domain are interchangeable."""
    game = table("seat 0 hand M1 M2 S1 area 1R\n seat 1 hand 3R1 area 1R")
    chances = {each.decision: each.chance for each in hint(game.view(0)).advice}
    assert chances["play M1"] == chances["play M2"] is not None


def test_a_copy_from_either_of_two_sources_is_the_same():
    """R-CUL-05."""
    drawn = "seat 0 hand 3R1 area 3C <- step 2\n seat 1 hand 3M1 area 3M\n seat 2 hand 3S1 area 3M"
    chances = {each.decision: each.chance for each in hint(table(drawn).view(0)).advice}
    assert chances["copy assassination 1"] == chances["copy assassination 2"] is not None


def test_a_hint_is_the_same_for_the_same_seed():
    view = random_game(seed=3, decisions=40).view(random_game(seed=3, decisions=40).seat)
    assert hint(view, seed=1) == hint(view, seed=1)


def test_a_hint_is_json_and_comes_back():
    game = random_game(seed=3, decisions=40)
    found = hint(game.view(game.seat))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Hint) == found


def test_only_the_seat_that_decides_gets_a_hint():
    game = Game.new(players=3, seed=7)
    other = (game.seat + 1) % 3
    with pytest.raises(impera.BadView, match=f"seat {game.seat} decides: there is nothing to decide for seat {other}"):
        hint(game.view(other))


def test_a_spectator_gets_no_hint():
    with pytest.raises(impera.BadView, match="there is nothing to decide for a spectator"):
        hint(Game.new(players=3, seed=7).view(None))


def test_there_is_no_hint_when_the_game_is_over():
    with pytest.raises(impera.BadView, match="the game is over"):
        hint(random_game(seed=7).view(0))


@pytest.mark.parametrize("ask", [hint, impera.analysis.threats])
def test_a_game_in_place_of_a_view_is_refused_with_a_sentence(ask):
    """What is hidden from the seat cannot even be passed in."""
    with pytest.raises(impera.BadView, match=r"a view is needed, such as game\.view\(.*\), not Game"):
        ask(Game.new(seed=7))


def test_hints_and_threats_are_data():
    game = random_game(seed=3, decisions=40)
    view = game.view(game.seat)
    for found in (hint(view), impera.analysis.threats(view)):
        assert json.loads(json.dumps(found.to_json())) == json.loads(msgspec.json.encode(found))


@pytest.mark.parametrize("seed", range(4))
def test_the_end_of_a_turn_that_wins_comes_first(seed):
    game = table("seat 0 hand 3R1 area 8M <- step 2\n seat 1 hand 3R1 area 1R")
    found = hint(game.view(0), seed=seed)
    assert found.advice[0].decision == "end"
    assert found.reason == reasons.Wins(domain="military")


def test_cards_that_win_alike_are_alike_sure():
    game = table("seat 0 hand M1 M2 R1 area 7M1\n seat 1 hand 3R1")
    found = hint(game.view(0))
    assert [each.chance for each in found.advice[:2]] == [1.0, 1.0]
    assert {each.decision for each in found.advice[:2]} == {"play M1", "play M2"}


def test_a_copied_effect_that_leaves_more_open_is_not_taken_for_the_own_one():
    """D-16: with `copy_slot: effect` a copied Development leaves Monopoly open, which wins; one's own does not.

    It is the last turn, and by majority the rival would win (R-TIE-01).
    """
    game = table(
        """
        seat 0         hand 3M   area 5M 5E 1C   <- step 2
        seat 1 first   hand 3S   area 3E 1R 1S 1U
        deck -   emptied-by 1
        """,
        copy_slot="effect",
    )
    chances = {each.decision: each.chance for each in hint(game.view(0)).advice}
    assert chances["copy development 1"] > chances["use development"]


def test_only_some_of_many_answers_are_compared():
    """Somebody is waiting: the network names the eight it likes best, and the others have no chance."""
    game = table("""
        seat 0 hand 3R1 area 1E 1R <- step 2
        seat 1 hand 3S1 area 2M 1S 1C 1U
        seat 2 hand 3M1 area 2M 1R 1C 1U
        seat 3 hand 3C1 area 2M 1E 1C 1U
    """)
    game.play("use embargo")
    found = [each.chance for each in hint(game.view(0), passes=1).advice]
    assert len(found) > 8
    assert None not in found[:8]
    assert found[8:] == [None] * len(found[8:])


def test_a_hint_says_how_many_answers_are_about_equally_good():
    """Nothing has been played: the three cards differ by less than three hundredths."""
    found = hint(Game.new(players=2, seed=5).view(Game.new(players=2, seed=5).seat))
    assert found.alike == len(found.advice) == 3


def test_answers_that_are_one_and_the_same_are_not_told_as_equally_good():
    """R-COMP-05: both cards complete the level, and every other answer is much worse."""
    found = hint(table("seat 0 hand M1 M2 R1 area 7M1\n seat 1 hand 3R1").view(0))
    assert found.alike == 1


def test_where_all_seems_lost_what_the_rules_say_stops_a_rival_comes_first():
    """R-REL-04: the network does not see what to give back, but the cards that win are gone for now."""
    position = next(each for each in positions(BLOCKS, 2) if each.name.startswith("an inquisition takes the cards"))
    game = Game.from_position(position.data_with_known_hand())
    while game.seat == 0:
        game.play(hint(game.view(0)).advice[0].decision)
    assert "use inquisition" in game.decisions


def test_the_only_sensible_answer_comes_first():
    """A marker is laid on the rival's only Domain, not on one's own."""
    game = table("seat 0 hand 3R1 area 1E 1R <- step 2\n seat 1 hand 3S1 area 1M")
    game.play("use embargo")
    found = hint(game.view(0)).advice
    assert found[0].decision == "choose 1 military"
    assert len(found) > 1


def test_what_keeps_a_rival_from_winning_comes_first():
    """The rival has seven cards of the Domain and an eighth in hand, and the seat has seen it (R-HEG-01)."""
    position = next(each for each in positions(BLOCKS, 2) if "an embargo stops step 1" in each.name)
    game = Game.from_position(position.data_with_known_hand())
    while game.seat == 0 and "use embargo" not in game.legal():
        game.play(hint(game.view(0)).advice[0].decision)
    found = hint(game.view(0))
    chances = {each.decision: each.chance for each in found.advice}
    assert found.advice[0].decision == "use embargo"
    assert chances["use embargo"] > chances["end"] + 0.3


def test_the_only_answer_is_forced():
    game = table("seat 0 hand M1\n seat 1 hand 3R1 area 1R")
    assert hint(game.view(0)).reason == reasons.Forced()


def test_the_last_end_of_the_game_wins_by_majority():
    """R-MAJ-02."""
    position = next(each for each in positions(WINS, 2) if "majority" in each.name)
    game = Game.from_position(position.data())
    game.play("play C1")
    assert reason(game, "end") == reasons.Wins(domain=None)


@pytest.mark.parametrize(
    ("drawn", "decision", "expected"),
    [
        (
            "seat 0 hand M2 2R1 area 7M1\n seat 1 hand 3R1",
            "play M2",
            reasons.CompletesHegemony(domain="military", missing=0),
        ),
        (
            "seat 0 hand 2M2 R1 area 6M1 3E\n seat 1 hand 3R1",
            "play M2",
            reasons.CompletesHegemony(domain="military", missing=1),
        ),
        (
            "seat 0 hand 3R1 area 1E 1R <- step 2\n seat 1 hand 7M1 area 7M",
            "use embargo",
            reasons.Stops(seat=1, domain="military", effect="embargo"),
        ),
        (
            "seat 0 hand 3R1 area 1U 1R <- step 2\n seat 1 hand 7M1 area 7M",
            "use democracy",
            reasons.Stops(seat=1, domain="military", effect="democracy"),
        ),
        (
            "seat 0 hand 3R1 area 2M 1R <- step 2\n seat 1 hand 7M1 area 7M",
            "use attack",
            reasons.Stops(seat=1, domain="military", effect="attack"),
        ),
        (
            "seat 0 hand 3R1 area 1R <- step 2\n seat 1 hand 7M1 area 7M",
            "use inquisition",
            reasons.Stops(seat=1, domain="military", effect="inquisition"),
        ),
        (
            "seat 0 hand 2R1 C1 area 3E 1C\n seat 1 hand 7M1 area 6M 2C",
            "play C1",
            reasons.Stops(seat=1, domain="military", effect=None),
        ),
        (
            "seat 0 hand 2R2 S1 area 2R1\n seat 1 hand 3S1",
            "play R2",
            reasons.ReachesLevel(domain="religion", level=1, effect="holy-book"),
        ),
        ("seat 0 hand 3M1 area 5R <- step 2\n seat 1 hand 3S1", "use divine-right", reasons.DrawsTo(cards=7)),
        ("seat 0 hand 2R1 C1\n seat 1 hand 3S1 area 3M", "play C1", reasons.LeadsCulture(copies=1)),
        (
            "seat 0 hand 2R1 S1 area 1S\n seat 1 hand 3S2 area 1S\n deck U3 U3",
            "play S1",
            reasons.TakesMajority(domain="science"),
        ),
        (
            "seat 0 hand 2R1 S1\n seat 1 hand 3S1",
            "play S1",
            reasons.Grows(domain="science", count=1, hegemony=8, is_largest=False),
        ),
        (
            "seat 0 hand 3R1 area 3E <- step 2\n seat 1 hand 3S1",
            "use development",
            reasons.PlaysMore(effect="development", cards=1),
        ),
        ("seat 0 hand 3R1 area 3U <- step 2\n seat 1 hand 3S1\n pile M1", "use oligarchy", reasons.Recovers(cards=1)),
        ("seat 0 hand 3R1 area 1S <- step 2\n seat 1 hand 3S1", "use breakthrough", reasons.Digs(cards=5)),
        ("seat 0 hand 3R1 area 1S <- step 2\n seat 1 hand 3S1", "end", reasons.EndsTurn(draws=0)),
    ],
)
def test_a_reason_says_what_the_rules_make_of_a_decision(drawn, decision, expected):
    assert reason(table(drawn), decision) == expected


def test_a_marker_that_stops_nobody_hinders():
    game = table("seat 0 hand 3R1 area 1E 1R <- step 2\n seat 1 hand 3S1 area 2M")
    game.play("use embargo")
    assert reason(game, "choose 1 military") == reasons.Hinders(seat=1, domain="military")


@pytest.mark.parametrize("decision", ["use attack", "use embargo", "use democracy", "use holy-book"])
def test_a_reason_is_found_by_looking_at_few_tables(decision):
    """A person is waiting for the hint. A look tries one turn with the rules; an embargo here has 24 targets and many
    threats."""
    game = table("""
        seat 0 hand 1R1 1M1 1S1 area 1E 1U 2R 2M <- step 2
        seat 1 hand 4M1 3R2 area 5M 5R 2E1 2S2 2C1
        seat 2 hand 2C2 2C1 3S3 area 4S 4E 2C3
        seat 3 hand 7U3 area 4U 4M
    """)
    seen, hidden = decode(game.view(0))
    _, looks = reason_and_searches(seen, hidden, answer_to(seen.ask, decision))
    assert 0 < looks <= 4 * 6 + 6 + 6  # the threats of all seats, the seat's own after it, and tables compared


@pytest.mark.parametrize("options", every_table(), ids=str)
def test_there_is_a_reason_for_every_legal_decision(options):
    for game in asked_games(options, 15):
        for decision in game.legal():
            assert isinstance(reason(game, decision), reasons.Reason)
