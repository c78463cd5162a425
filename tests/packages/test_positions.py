"""Positions mean in the package impera-js what they mean in Python: one reader in the compiled subset serves both."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given, settings

from impera import BadPosition, Game
from impera.game.compiled import problems
from impera.testing import play_on
from tests.fuzz.mutation import edited
from tests.fuzz.test_position import IMPOSSIBLE, START, valid
from tests.golden.positions import POSITIONS
from tests.packages.test_conformance import EVERY, running, told_by_python, written

NO_POSITION = [
    IMPOSSIBLE[name][0] for name in ("no such key", "a number for a list", "no such edition", "five players")
]
"""Refused before the rules are asked, by what each language has for that."""


@pytest.fixture(scope="module")
def package():
    with running() as does:
        yield does


def is_json(data):
    """Whether data can be written: JSON has no infinity."""
    return not re.search(r"NaN|Infinity", json.dumps(data))


def placed_by_python(data):
    """What `replays.mjs` answers for a position, from Python."""
    try:
        game = Game.from_position(data)
    except BadPosition as error:
        return {"refused": str(error)}
    viewers = (None, "everything", *range(game.options.players))
    return {"seen": [written(each) for viewer in viewers for each in (game.view(viewer), game.events(viewer))]}


def test_a_game_from_a_position_is_played_to_its_end(package):
    game = Game.from_position(POSITIONS[next(iter(POSITIONS))])
    for _ in play_on(game, seed=1):
        pass
    record = game.record(["Ada", "Bo"])
    text = record.text()
    assert game.outcome is not None
    assert package(record=text, every=EVERY, **{"from": 0}) == told_by_python(record, text, 0)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_named_position_is_the_same(package, name):
    assert package(position=POSITIONS[name]) == placed_by_python(POSITIONS[name])


@pytest.mark.parametrize("change", [change for change, _ in IMPOSSIBLE.values()], ids=IMPOSSIBLE.keys())
def test_an_impossible_position_is_refused_as_by_python(package, change):
    """In the same words, unless it is no position at all."""
    found, expected = package(position={**START, **change}), placed_by_python({**START, **change})
    assert found.keys() == expected.keys() == {"refused"}
    assert found == expected or change in NO_POSITION


@settings(max_examples=200)
@given(data=valid.flatmap(edited).filter(is_json))
def test_an_edited_position_is_read_or_refused_as_by_python(package, data):
    found, expected = package(position=data), placed_by_python(data)
    assert found.keys() == expected.keys()
    assert found.get("seen") == expected.get("seen")


def test_every_problem_has_its_words():
    assert len(problems.TEXTS) == problems.MERGED_NOT_HELD + 1
