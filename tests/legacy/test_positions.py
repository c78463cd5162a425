"""Positions and views that earlier versions wrote, one for each question and each effect that can ask it."""

from __future__ import annotations

import msgspec

from impera import Game, View
from tests.legacy import kept

FILE = "positions.json.gz"


@kept.each(FILE)
def test_a_position_is_written_as_it_was_read(folder, name, then):
    """N-06."""
    assert kept.plain(Game.from_position(then["position"]).position()) == then["position"]


@kept.each(FILE)
def test_a_position_asks_the_same_question(folder, name, then):
    """N-03, N-06: the same seat, with the same legal decisions in the same order."""
    game = Game.from_position(then["position"])
    assert (game.seat, list(game.legal())) == (then["seat"], then["legal"])


@kept.each(FILE)
def test_a_position_shows_what_it_showed(folder, name, then):
    """R-INFO-01: everything that a viewer was shown then, in the same words."""
    game = Game.from_position(then["position"])
    for view in then["views"]:
        assert kept.holds(kept.plain(game.view(view["seat"])), view)


@kept.each(FILE)
def test_a_view_can_be_read(folder, name, then):
    """A view saved as JSON is still a view, and says the same."""
    for view in then["views"]:
        assert kept.holds(kept.plain(msgspec.convert(view, View)), view)


@kept.each_version()
def test_positions_of_all_questions_are_kept(folder):
    asks = {name.partition(" by ")[0] for name in kept.read(folder / FILE)}
    assert asks >= {
        "keep",
        "claim",
        "play",
        "menu",
        "discard-hand",
        "discard-area",
        "take-area",
        "take-pile",
        "play-more",
        "give",
        "choose-domain",
        "choose-seat",
        "choose-place",
    }
