"""An image array shows the picture that the view draws, and nothing that the view does not know."""

from __future__ import annotations

import sys

import numpy as np
import pytest

import impera
from impera.adapters.pixels import HEIGHT, WIDTH, pixels
from impera.adapters.rendering import Rendering
from impera.pictures.art import art

NAMES = ("Ada", "Bruna", "Cyril")


def game(decisions=40):
    begun = impera.Game.new(players=3, seed=7)
    for _ in range(decisions):
        begun.play(begun.legal()[0])
    return begun


def has(drawn, colour):
    """Whether a pixel is exactly of a colour, written as in CSS."""
    return bool(np.any(np.all(drawn == tuple(bytes.fromhex(colour.removeprefix("#"))), axis=2)))


@pytest.mark.parametrize("viewer", [None, 0])
def test_every_array_has_the_same_size_however_much_there_is_to_show(viewer):
    assert pixels(game().view(viewer), NAMES, "en").shape == (HEIGHT, WIDTH, 3)


def test_the_colours_are_those_of_the_pictures_by_day():
    drawn = pixels(game().view(None), NAMES, "en")
    assert has(drawn, art()["light"]["surface"])
    assert not has(drawn, art()["dark"]["surface"])


def test_who_may_not_see_a_card_gets_the_same_pixels():
    """Two games that differ in a hand only, drawn for a spectator."""
    position = {"players": 2, "seats": [{"hand": ["M1"]}, {"hand": ["S1"]}], "deck": ["E2", "U3"]}
    other = {**position, "seats": [{"hand": ["R1"]}, {"hand": ["S1"]}]}
    one, two = (impera.Game.from_position(each) for each in (position, other))
    assert np.array_equal(pixels(one.view(None), (), "en"), pixels(two.view(None), (), "en"))
    assert not np.array_equal(pixels(one.view(0), (), "en"), pixels(two.view(0), (), "en"))


def test_without_the_extra_an_environment_says_so_when_it_is_made(monkeypatch):
    for name in ("impera.adapters.pixels", "impera.pictures.raster"):
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    Rendering("ansi", "en").check()
    with pytest.raises(impera.MissingExtra, match=r"impera\[rl\]"):
        Rendering("rgb_array", "en").check()
