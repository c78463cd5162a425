"""Views that nobody dealt: a search either refuses them with a message or can play on from them."""

from __future__ import annotations

import copy

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from impera import Game, Options, View
from impera.bots import make
from impera.engines.compiled.redeal import Urns
from impera.engines.interpreter import plain
from impera.errors import BadView
from impera.rules.chance import REDEAL
from impera.rules.decisions import NOTHING
from impera.rules.state import Stream
from impera.testing import random_game
from impera.views import decode
from tests.fuzz.mutation import edited

TABLES = ({"players": 2}, {"players": 3, "deal": "draft"}, {"players": 4, "teams": True})


@st.composite
def views(draw):
    """A view of some game, as data."""
    options = Options.make(**draw(st.sampled_from(TABLES)))
    game = random_game(options, seed=draw(st.integers(0, 20)), decisions=draw(st.integers(0, 120)), patient=True)
    viewer = draw(st.sampled_from((*range(options.players), None, game.seat, game.seat)))
    return game.view(viewer).to_json()


def played_on(view):
    """Whether a view is accepted: then the table is completed and played to its end by the rules."""
    try:
        o, h = decode(view)
    except BadView:
        return False
    urns, stream = Urns(), Stream()
    plain().start_stream(stream, 1, 0, REDEAL, 0)
    plain().fill_urns(h, urns)
    plain().redeal(o, h, urns, stream)
    assert all(number >= 0 for hand in o.hand for number in hand)
    assert all(0 <= urns.drawn[age] <= urns.size[age] for age in range(3))
    plain().play_out(o, stream)
    assert o.ask == NOTHING
    return True


@given(views())
def test_a_view_of_a_game_is_taken(data):
    assert played_on(View.from_json(data))


@given(st.data())
def test_an_edited_view_is_refused_or_played_on(data):
    """No value of a view leads outside an array, whatever it is."""
    broken = data.draw(edited(data.draw(views())))
    try:
        view = View.from_json(broken)
    except msgspec.ValidationError:
        return
    played_on(view)


@given(st.data())
def test_a_bot_refuses_an_edited_view_or_decides_what_it_names(data):
    try:
        view = View.from_json(data.draw(edited(data.draw(views()))))
    except msgspec.ValidationError:
        return
    try:
        decision = make("senator", seed=1).decide(view)
    except BadView:
        return
    assert decision in view.legal


def changed(**parts):
    """The first view of a two-player game with some parts replaced; `deck__size` is a part of a part."""
    data = Game.new(players=2, seed=7, first=0).view(0).to_json()
    for path, value in parts.items():
        *way, last = [int(step) if step.isdecimal() else step for step in path.split("__")]
        place = data
        for step in way:
            place = place[step]
        place[last] = copy.deepcopy(value)
    return View.from_json(data)


@pytest.mark.parametrize(
    ("view", "problem"),
    [
        (changed(active=2), "there is no seat 2 at this table"),
        (changed(first=-1), "there is no seat -1 at this table"),
        (changed(options__players=9), "players must be one of 2, 3, 4, not 9"),
        (changed(seats=[]), "the seats are not those of the table"),
        (changed(seats__1__hand=9), "seat 1: the size of the hand is not the sum of its Ages"),
        (changed(seats__1__hand_ages=[30, 0, 0], seats__1__hand=30), "hidden cards of Age 1, but only"),
        (changed(seats__1__known=["U3"]), "fewer cards of Age 3 than are known"),
        (changed(seats__1__domains__0__cards=["M1"] * 20), "seat 1: military does not have as many cards as it says"),
        (changed(deck__size=3), "the size of the deck is not the sum of its Ages"),
        (changed(deck__next_age=None), "the next card has an Age"),
        (changed(deck__unseen={"M1": 99}), "hidden cards of Age 2, but only 0 are unseen"),
        (changed(deck__unseen={"Z9": 1}), "does not exist: 'Z9'"),
        (changed(discard=["M1"] * 9), "cards M1 are given as unseen, but -"),
        (changed(question__ask="dance"), "there is no question 'dance'"),
        (changed(question__ask="discard-hand"), "is asked with the wrong effect"),
        (changed(question__ask="discard-hand", question__effect="purge", question__need=9), "more cards are asked for"),
        (changed(hand=[]), "the viewer's hand is given in two ways"),
    ],
)
def test_what_is_wrong_with_a_view_is_told(view, problem):
    with pytest.raises(BadView, match=problem):
        decode(view)
