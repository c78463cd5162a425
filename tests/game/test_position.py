"""Positions: the whole truth as data (N-06). Bad ones are in `tests/fuzz`, round trips in `tests/properties`."""

from __future__ import annotations

import pytest

from impera import Game
from impera.testing import random_game
from tests.views.drawn import played, table


def test_a_position_has_the_keys_of_the_rulebook():
    """N-06."""
    data = Game.new(seed=1).position()
    assert data.keys() >= {"players", "teams", "edition", "first", "seat", "deck", "discard", "coin", "seats"}
    assert data["seats"][0].keys() == {"hand", "area", "democracy", "embargo", "embargo_later"}


def test_what_is_left_out_is_empty():
    """N-06."""
    game = Game.from_position({"players": 2, "deck": ["M1"], "seats": [{"hand": ["R1"]}]})
    data = game.position()
    assert (data["discard"], data["coin"], data["first"], data["seat"]) == ([], None, 0, 0)
    assert [seat["hand"] for seat in data["seats"]] == [["R1"], []]


def test_a_position_without_a_turn_is_the_start_of_that_seat_s_turn():
    """N-06."""
    game = Game.from_position({"players": 2, "seat": 1, "deck": ["M1"], "seats": [{}, {"hand": ["R1"]}]})
    assert (game.seat, game.turn, game.legal()) == (1, 1, ("play R1",))


def test_the_start_of_a_turn_is_written_without_a_turn():
    assert "turn" not in Game.new(seed=1).position()


def test_a_position_with_nothing_playable_starts_in_step_2():
    """R-TURN-04."""
    game = Game.from_position(
        {
            "players": 2,
            "deck": ["M1"],
            "seats": [{"hand": ["S1"], "area": ["M1", "M1"], "embargo": {"science": ["E1"]}}],
        }
    )
    assert game.legal() == ("use attack", "end")


def test_card_lists_are_multisets_but_the_deck_has_an_order():
    """N-06: the deck is written top first."""
    one = Game.from_position({"players": 2, "deck": ["M1", "S1"], "seats": [{"hand": ["R1", "M1"]}]})
    two = Game.from_position({"players": 2, "deck": ["M1", "S1"], "seats": [{"hand": ["M1", "R1"]}]})
    other = Game.from_position({"players": 2, "deck": ["S1", "M1"], "seats": [{"hand": ["M1", "R1"]}]})
    assert one.position() == two.position() != other.position()


def test_single_options_may_stand_beside_the_edition():
    game = Game.from_position({"players": 2, "edition": "pt", "self_target": True, "deck": ["M1"], "seats": []})
    assert (game.options.self_target, game.options.last_round) == (True, "others-once-more")


def test_an_effect_under_way_is_in_the_turn():
    """N-06: effects used, hand size and what is being asked."""
    game = table("seat 0  hand M1 R1 S1  area 5M 3R  <- step 2\n seat 1  hand R1  area -")
    turn = played(game, "use holy-book", "use purge", "discard M1").position()["turn"]
    assert (turn["ask"], turn["effect"], turn["need"], turn["hand_size"]) == ("discard-hand", "purge", 1, 5)
    assert turn["used"] == ["purge", "holy-book"]


def test_a_copy_is_in_the_turn():
    game = table("seat 0  hand M1  area 1C  <- step 2\n seat 1  hand R1  area 3M")
    turn = played(game, "copy assassination 1").position()["turn"]
    assert (turn["copied"], turn["used"]) == ({"effect": "assassination", "seat": 1}, [])


def test_a_marker_card_on_its_way_is_in_the_turn():
    game = table("seat 0  hand M1  area 1E  <- step 2\n seat 1  hand R1  area 3M")
    assert played(game, "use embargo").position()["turn"]["cost"] == "E1"


def test_markers_and_the_coin_are_in_the_position():
    game = table("""
        seat 0  hand M1  area 1C 1E 1U 1M  <- step 2
        seat 1  hand R1  area 3R
    """)
    played(game, "use embargo", "choose 0 military", "use democracy", "choose 1 religion", "copy holy-book 1")
    data = game.position()
    assert data["seats"][0]["embargo_later"] == {"military": ["E1"]}
    assert data["seats"][1]["democracy"] == {"religion": 1}
    assert data["coin"] == {"by": 0, "seat": 1, "domain": "religion"}
    assert played(game, "end").position()["seats"][0]["embargo"] == {"military": ["E1"]}


def test_an_empty_deck_says_who_emptied_it():
    game = table("seat 0  hand M1 R1  area 1M  <- step 2\n seat 1  hand R1  area -\n deck S1")
    assert played(game, "end").position()["emptied_by"] == 0


def test_an_empty_deck_without_a_word_was_emptied_by_the_player_before():
    game = Game.from_position({"players": 3, "seat": 2, "seats": [{}, {}, {"hand": ["R1"]}]})
    assert game.position()["emptied_by"] == 1


def test_the_end_is_a_position_with_an_outcome():
    game = random_game(seed=1)
    again = Game.from_position(game.position())
    assert (again.outcome, again.seat, again.legal()) == (game.outcome, None, ())


def test_the_ledger_is_in_the_position():
    """What a seat knows of others' hands is part of the truth."""
    game = table("seat 0  hand M1  area 3U  <- step 2\n seat 1  hand R1  area -\n pile C2")
    data = played(game, "use oligarchy", "take C2").position()
    assert data["known"]["1"] == {"0": ["C2"]}
    assert Game.from_position(data).view(1).seats[0].known == ("C2",)


def test_a_position_is_the_caller_s_to_change():
    game = Game.new(seed=1)
    data = game.position()
    data["deck"].clear()
    data["seats"][0]["hand"].clear()
    assert game.position() != data


@pytest.mark.parametrize("turns", [0, 17, 398])
def test_turns_are_counted_on(turns):
    """`turns`: begun before this one."""
    game = Game.from_position({"players": 2, "turns": turns, "deck": ["M1"], "seats": [{"hand": ["R1"]}]})
    assert game.turn == turns + 1
