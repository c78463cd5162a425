"""The parser of positions: any data is a position that can be played, or a BadPosition with the reason."""

from __future__ import annotations

import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from impera import BadPosition, Game
from impera.notation.cards import CARD_CODES
from impera.rules.cards import COPIES
from impera.testing import play_on
from impera.testing.strategies import games, options
from tests.fuzz.mutation import edited, json_data
from tests.golden.positions import POSITIONS
from tests.properties.truth import told_to, viewers

drafts = games(options(deal="draft"), st.integers(0, 15))
valid = (games() | drafts).map(lambda game: game.position()) | st.sampled_from(list(POSITIONS.values()))


def read(data):
    """The game of a position, viewed by everyone and played on for a while; None if the position is impossible."""
    before = copy.deepcopy(data)
    game, reason = None, ""
    try:
        game = Game.from_position(data)
    except BadPosition as error:
        reason = str(error)
    assert (game is None) == bool(reason), "a refusal has a reason"
    assert repr(data) == repr(before), "reading a position changed it"
    if game is not None:
        again = json.loads(json.dumps(game.position()))
        assert Game.from_position(again).position() == game.position()
        look_around(game)
        later = game.copy()
        for _ in play_on(later, seed=1, decisions=25):
            pass
        look_around(later)
    return game


def look_around(game):
    """Every viewer is told something possible."""
    for viewer in viewers(game):
        told_to(game, viewer)
        view = game.view(viewer)
        assert view.box >= 0
        assert all(len(seat.known) <= seat.hand == sum(seat.hand_ages) for seat in view.seats)
        assert all(min(seat.hand_ages) >= 0 for seat in view.seats)


@given(valid)
def test_a_valid_position_is_read(data):
    assert read(data) is not None


@given(valid.flatmap(edited))
def test_an_edited_position_is_played_or_refused_by_name(data):
    """Never another exception, now or later in the game."""
    read(data)


@given(json_data)
def test_noise_is_refused_by_name(data):
    assert read(data) is None


@given(st.dictionaries(st.sampled_from(sorted(next(iter(POSITIONS.values())))), json_data))
def test_the_right_keys_with_noise_in_them_are_refused_by_name(data):
    read(data)


START = {"players": 2, "deck": ["M1"] * 2, "seats": [{"hand": ["R1", "R1", "S1"]}, {"hand": ["E1", "E1", "C1"]}]}
MENU = {"turn": {"ask": "menu"}}
SECOND_PICK = {
    "deal": "draft",
    "seats": [{"hand": ["M1"]}, {"hand": ["C1"]}],
    "draft": {"ask": "keep", "pick": 2, "packets": [["S1", "S1", "C1"], ["M1", "R1", "E1"]]},
}

IMPOSSIBLE = {
    "109 cards": (
        {"deck": [card for card, copies in zip(CARD_CODES, COPIES, strict=True) for _ in range(copies)] + ["M1"] * 5},
        "the deck has 109 cards",
    ),
    "too many of a kind": ({"discard": ["M1"] * 7}, "9 cards M1, but there are only 8"),
    "too many markers": ({"seats": [{"hand": ["R1"], "democracy": {"science": 17}}]}, "democracy"),
    "a negative count": ({"seats": [{"democracy": {"science": -1}}]}, "-1"),
    "negative turns": ({"turns": -1}, "turns must be from 0"),
    "more turns than may be": ({"turns": 400}, "turns must be from 0 to 399"),
    "no such card": ({"deck": ["R3"]}, "R3"),
    "no such Domain": ({"seats": [{"democracy": {"magic": 1}}]}, "magic"),
    "a seat too many": ({"seats": [{}, {}, {}]}, "3 seats for 2 players"),
    "nobody's turn": ({"seat": 2}, "seat must be a seat from 0 to 1, not 2"),
    "no such First Player": ({"first": -1}, "first must be a seat"),
    "no such key": ({"hands": []}, "hands"),
    "a number for a list": ({"deck": 12}, "deck"),
    "a knowledge of what is not held": ({"known": {"0": {"1": ["M1"]}}}, "seat 1 does not hold"),
    "a knowledge of one's own hand": ({"known": {"0": {"0": ["R1"]}}}, "known"),
    "an embargo that is not Economy": ({"seats": [{"embargo": {"science": ["M1"]}}]}, "not Economy"),
    "an embargo for later of someone else": (
        {"seats": [{}, {"embargo_later": {"science": ["E1"]}}]},
        "not that seat's turn",
    ),
    "a coin by one's own Domain": ({"coin": {"by": 0, "seat": 0, "domain": "science"}}, "another player"),
    "an empty deck that is not empty": ({"emptied_by": 0}, "the deck is not empty"),
    "a draft without its deal": ({"draft": {"ask": "keep"}}, "deal: draft"),
    "a draft and a turn": (
        {"deal": "draft", **MENU, "draft": {"ask": "claim", "centre": ["M1", "M1"]}, "seat": 1},
        "same",
    ),
    "packets of the wrong size": (
        {"deal": "draft", "draft": {"ask": "keep", "packets": [["M1"], ["M1"]]}, "seats": []},
        "instead of 4",
    ),
    "hands that contradict the picks": (
        {"deal": "draft", "deck": [], "draft": {"ask": "keep", "packets": [["M1"] * 4, ["S1"] * 3 + ["C1"]]}},
        "seat 0 has kept 3 cards",
    ),
    "turns before the draft is over": ({**SECOND_PICK, "turns": 2}, "turns"),
    "a memory of passing on cards that are not there": (
        {**SECOND_PICK, "draft": {**SECOND_PICK["draft"], "passed": [[["R1"] * 3, ["S1", "S1", "C1"]]]}},
        "passed",
    ),
    "no such question": ({"turn": {"ask": "sing"}}, "no such question"),
    "an effect that does not ask this": ({"turn": {"ask": "give", "effect": "purge"}}, "purge cannot ask"),
    "an effect that was not begun": (
        {"turn": {"ask": "discard-hand", "effect": "purge", "need": 2}},
        "neither used nor copied",
    ),
    "more to discard than is held": (
        {"turn": {"ask": "discard-hand", "effect": "purge", "need": 5, "used": ["purge"]}},
        "needs 5 answers, but has 3",
    ),
    "more to discard than the effect says": (
        {"turn": {"ask": "discard-hand", "effect": "assassination", "need": 3, "used": ["assassination"]}},
        "assassination",
    ),
    "both levels of one Domain": ({"turn": {"ask": "menu", "used": ["assassination", "purge"]}}, "purge"),
    "a hand size that no effect has set": ({"turn": {"ask": "menu", "hand_size": 5}}, "hand_size"),
    "no such hand size": ({"turn": {"ask": "menu", "hand_size": 4}}, "hand_size cannot be 4"),
    "an effect copied from oneself": (
        {"turn": {"ask": "menu", "copied": {"effect": "purge", "seat": 0}}},
        "from another player",
    ),
    "a discard effect copied": (
        {"turn": {"ask": "menu", "copied": {"effect": "attack", "seat": 1}}},
        "cannot be copied",
    ),
    "a winner who does not play": ({"outcome": {"reason": "majority", "winners": [5]}}, "winners"),
    "an end without a winner": ({"outcome": {"reason": "majority", "winners": []}}, "winner"),
    "no such edition": ({"edition": "fr"}, "edition must be one of"),
    "five players": ({"players": 5}, "players must be one of"),
    "teams of two players": ({"teams": True}, "team game"),
}


@pytest.mark.parametrize(("change", "reason"), IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_an_impossible_position_is_refused_with_the_reason(change, reason):
    """The message of BadPosition says what is impossible."""
    assert Game.from_position(START).seat == 0
    with pytest.raises(BadPosition) as refusal:
        Game.from_position({**START, **change})
    assert reason in str(refusal.value)


def test_the_second_pick_of_the_cases_above_is_a_position():
    """Only what was changed makes them impossible."""
    passed = [[["M1", "R1", "E1"], ["S1", "S1", "C1"]]]
    assert read({**START, **SECOND_PICK, "draft": {**SECOND_PICK["draft"], "passed": passed}}) is not None


def test_a_game_does_not_change_with_the_data_it_was_made_of():
    """A game that continues from a position keeps it for its record, whatever the caller does with the data."""
    data = copy.deepcopy(START)
    game = Game.from_position(data)
    text = game.record().text()
    data["deck"].clear()
    assert game.record().text() == text
