"""Chapter 4: decisions, positions and records as text."""

import json

import pytest

from impera import Record, UnknownDecision
from impera.testing import Scenario, table


@pytest.mark.parametrize(
    ("effect", "question"),
    [
        ("assassination", "discard R1"),
        ("purge", "discard R1"),
        ("holy-book", "end"),
        ("divine-right", "end"),
        ("development", "discard M1"),
        ("monopoly", "discard M1"),
        ("experiment", "take M1"),
        ("research", "take M1"),
        ("oligarchy", "take C1"),
        ("republic", "take C1"),
        ("attack", "choose military"),
        ("inquisition", "choose 1"),
        ("embargo", "choose 1 culture"),
        ("breakthrough", "discard R1"),
        ("democracy", "choose 1 culture"),
    ],
)
def test_every_effect_is_used_by_its_name(effect, question):
    """N-02, N-03: `use` and the effect's word begin it; then it asks in its own words."""
    game = table("""
        seat 0   hand 3R   area 5M 5R 5E 5S 5U   <- step 2
        seat 1   hand 3S   area 1C
        pile 2C
    """)
    game.play(f"use {effect}")
    assert question in game.legal()


@pytest.mark.parametrize(
    "effect",
    ["assassination", "purge", "holy-book", "divine-right", "development", "monopoly", "experiment", "research"],
)
def test_a_copy_names_effect_and_seat(effect):
    """N-03: Inspiration is written `copy`, with the effect and the seat it is copied from."""
    game = table("""
        seat 0   hand 3R   area 1C 1M   <- step 2
        seat 1   area 5M 5R 5E 5S
    """)
    assert f"copy {effect} 1" in game.legal()


def test_the_forms_of_a_decision_in_a_turn():
    """N-03: play, copy, discard, use, take, give, the three kinds of choose, and end are all that a turn can have."""
    game = table("""
        seat 0   hand M1 3R   area 1C 3M 1R 3E 3S 3U   <- step 1
        seat 1   hand S1   area 3M
        pile 1C
    """)
    game.play("play M1", "copy assassination 1", "discard R1", "use oligarchy", "take C1", "use inquisition")
    game.play("choose 1", "give S1", "use embargo", "choose 1 military", "use attack", "choose science", "end")
    assert game.seat == 1


@pytest.mark.parametrize("text", ["play M4", "use inspiration", "PLAY M1", "play  M1", "pass", ""])
def test_other_texts_are_no_decisions(text):
    """N-01, N-03: nothing else is a decision."""
    game = table("seat 0  hand 3M\n seat 1")
    with pytest.raises(UnknownDecision):
        game.play(text)


def test_every_different_hand_card_is_a_choice():
    """N-04: from the hand, cards of one Domain and different Ages are different choices; equal ones are not."""
    game = table("""
        seat 0   hand M1 M2 M2 M3   <- step 1
        seat 1
    """)
    assert game.legal() == ("play M1", "play M2", "play M3")


@pytest.mark.parametrize(("effect", "verb"), [("development", "discard"), ("experiment", "take")])
def test_in_the_area_the_oldest_of_a_domain_is_named(effect, verb):
    """N-04: in the play area the choice is the Domain, and its card of the lowest Age moves."""
    game = table("""
        seat 0   hand 3R   area E2 E3 E3 S2 S3 S3 M3   <- step 2
        seat 1
    """)
    game.play(f"use {effect}")
    assert game.legal() == (f"{verb} M3", f"{verb} E2", f"{verb} S2")


def test_in_the_pile_the_oldest_of_a_domain_is_named():
    """N-04: in the discard pile likewise, and when it has gone the next one."""
    game = table("""
        seat 0   area 5U   <- step 2
        seat 1
        pile M2 M3
    """)
    game.play("use republic", "take M2")
    assert game.legal() == ("take M3",)


def test_a_position_without_a_turn_is_the_start_of_one():
    """N-06: without a `turn` object the seat is asked for step 1."""
    game = Scenario.from_position({"players": 2, "seat": 1, "deck": ["C1"], "seats": [{}, {"hand": ["M1", "R1"]}]})
    assert (game.seat, game.legal()) == (1, ("play M1", "play R1"))


def test_the_order_of_cards_means_nothing_but_in_the_deck():
    """N-06: card lists are multisets, except the deck's."""
    one = Scenario.from_position({"players": 2, "deck": ["C1", "C2"], "seats": [{"hand": ["M1", "R1", "M1"]}]})
    other = Scenario.from_position({"players": 2, "deck": ["C1", "C2"], "seats": [{"hand": ["R1", "M1", "M1"]}]})
    assert one.position() == other.position()


@pytest.mark.parametrize(
    "decisions",
    [
        [],
        ["play M1"],
        ["play M1", "use purge"],
        ["play M1", "use purge", "discard R1"],
        ["play M1", "use purge", "discard R1", "discard S1"],
        ["play M1", "use holy-book"],
        ["play M1", "use attack"],
        ["play M1", "use attack", "choose science"],
        ["play M1", "use embargo"],
        ["play M1", "use embargo", "choose 0 military"],
        ["play M1", "use inquisition", "choose 1", "give C1"],
        ["play M1", "copy experiment 1", "take S1"],
        ["play M1", "copy experiment 1", "take S1", "play S1"],
    ],
)
def test_a_game_goes_on_from_its_position(decisions):
    """N-06: a position holds the whole truth, mid-turn too: what is asked, effects used, hand size."""
    game = table("""
        seat 0   hand M1 R1 S1   area 4M 3R 1E 1S 3C3   embargo economy E3   democracy science   <- step 1
        seat 1   hand 3C1        area 3S 1C2           democracy military
        pile U3
    """)
    game.play(*decisions)
    again = Scenario.from_position(json.loads(json.dumps(game.position())))
    assert (again.position(), again.legal()) == (game.position(), game.legal())


def test_a_record_replays_to_the_same_game():
    """N-07: replaying the decisions from the start is the definition of a game."""
    game = Scenario.new(players=3, deal="draft", seed=9)
    while game.turn < 12:
        game.play(game.legal()[-1])
    again = Record.parse(game.record(names=["Ada", "Bo", "Cy"]).text()).replay()
    assert again.position() == game.position()


def test_seats_are_numbered_clockwise_from_nought():
    """N-02: turn follows turn in the order 0, 1, 2, 3."""
    game = Scenario.new(players=4, first=0, seed=2)
    seats = []
    for _ in range(4):
        seats.append(game.seat)
        game.play(game.legal()[0], "end")
    assert seats == [0, 1, 2, 3]
