"""Data that the page reads beside its program."""

from __future__ import annotations

import json
from base64 import b64decode

from impera.bots.network import plain
from impera.page_data import DATA, PUZZLES, DataFile
from impera.puzzles import shipped


def of(name):
    return next(each for each in DATA if each.name == name)


def test_every_puzzle_is_there_with_its_solution_and_how_it_begins():
    found = json.loads(of(PUZZLES).content())
    assert {each["name"]: tuple(each["decisions"]) for each in found["puzzles"]} == {
        name: puzzle.solution for name, puzzle in shipped().items()
    }
    assert all(b64decode(each["state"]) for each in found["puzzles"])
    assert found["goals"].keys() == {"win", "stop"}


def test_the_network_is_the_one_of_the_bots():
    assert of(plain.FILE).content() == plain.shipped()


def test_a_file_has_another_place_where_it_is_made_of_something_else():
    """So browsers may keep it for good."""
    places = {DataFile("words.json", lambda made=made: made, bytes).place for made in (b"one", b"one", b"two")}
    assert len(places) == 2
    assert all(place.startswith("data/") and place.endswith("/words.json") for place in places)
