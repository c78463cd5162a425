"""What `import impera` loads: little, and no compiler."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

PLAY = """
import impera
game = impera.Game.new(players=3, deal="draft", seed=7)
while game.seat is not None:
    game.play(game.legal()[0])
game.view(0).to_json(), game.events(None), game.position(), game.record().text()
"""


def loaded_by(program):
    """The modules that a fresh interpreter has loaded after a program."""
    report = "\nimport json, sys; print(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program + report], capture_output=True, check=True, text=True)
    return set(json.loads(done.stdout))


@pytest.fixture(scope="module")
def after_import():
    return loaded_by("import impera")


@pytest.mark.parametrize("name", ["numba", "numpy", "llvmlite", "hypothesis", "rich", "click"])
def test_importing_the_library_does_not_load(name, after_import):
    """`import impera` stays fast and light: compilers and screens are loaded when they are first needed."""
    assert name not in after_import


@pytest.mark.parametrize(
    "name",
    [
        "impera.adapters",
        "impera.simulation",
        "impera.analysis",
        "impera.bots",
        "impera.cli",
        "impera.testing",
        "impera.pictures",
        "impera.text",
    ],
)
def test_rooms_that_not_everyone_needs_are_loaded_later(name, after_import):
    assert name not in after_import


def test_a_whole_game_can_be_played_seen_and_saved_without_compiler_and_numpy():
    assert loaded_by(PLAY).isdisjoint({"numba", "numpy", "llvmlite"})


@pytest.mark.parametrize("name", ["hypothesis", "pytest", "numba", "numpy"])
def test_the_kit_for_tests_does_not_load(name):
    """`impera.testing`: its strategies need hypothesis, and a second engine a compiler."""
    program = """
from impera.testing import random_game, table
random_game(seed=1, decisions=3)
table("seat 0  hand M1\\n seat 1").play("play M1")
"""
    assert name not in loaded_by(program)


def test_everything_listed_is_loaded_when_asked_for():
    program = "import impera; [getattr(impera, name) for name in impera.__all__]"
    assert {"impera.simulation", "impera.bots"} <= loaded_by(program)
