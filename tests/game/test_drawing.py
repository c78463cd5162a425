"""Games, records, views and positions draw themselves."""

from __future__ import annotations

import base64
import copy
import json

import msgspec

from impera import Game
from impera.pictures import picture
from impera.testing import random_game


def drawn_in(html):
    """The picture in an element of a page."""
    return base64.b64decode(html.partition("base64,")[2].partition('"')[0]).decode()


def test_a_view_draws_what_it_shows():
    view = random_game(seed=2, decisions=20).view(1)
    assert view.svg(names=("Ada",), language="ru") == picture(view, names=("Ada",), language="ru")


def test_a_view_prints_as_the_table_in_words():
    view = random_game(seed=2, decisions=20).view(1)
    assert str(view).startswith("Turn ")
    assert "\n  Your hand: " in str(view)


def test_a_game_draws_all_hands_unless_a_viewer_is_named():
    game = random_game(seed=2, decisions=20)
    assert game.svg() == game.view("everything").svg()
    assert game.svg(0, theme="dark") == game.view(0).svg(theme="dark")


def test_a_position_draws_itself_as_a_game():
    """N-06."""
    game = random_game(seed=2, decisions=20)
    assert Game.from_position(game.position()).svg() == game.svg()
    assert game.position().svg() == game.svg()
    assert game.position().svg(0, theme="dark") == game.svg(0, theme="dark")
    assert drawn_in(game.position()._repr_html_()) == game.svg()


def test_a_position_is_a_dict_like_any_other():
    position = random_game(seed=2, decisions=20).position()
    plain = dict(position)
    assert position == plain
    assert repr(position) == repr(plain)
    assert json.loads(json.dumps(position)) == json.loads(msgspec.json.encode(position)) == plain
    assert copy.deepcopy(position) == plain


def test_a_record_draws_its_end_or_an_earlier_moment_with_its_names():
    game = random_game(seed=2)
    record = game.record(("Ada", "Bo", "Cy"))
    assert record.svg() == game.svg(names=("Ada", "Bo", "Cy"))
    assert record.svg(20, 1) == record.replay(20).svg(1, names=("Ada", "Bo", "Cy"))


def test_in_a_notebook_games_and_views_show_their_picture():
    game = random_game(seed=2, decisions=20)
    assert drawn_in(game._repr_html_()) == game.svg()
    assert drawn_in(game.view(0)._repr_html_()) == game.view(0).svg()


def test_in_a_notebook_a_record_shows_the_whole_game():
    record = random_game(seed=2, decisions=20).record(("Ada", "Bo", "Cy"))
    assert drawn_in(record._repr_html_()) == record.animated_svg()
