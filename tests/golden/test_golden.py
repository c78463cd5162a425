"""The golden files hold: games, counts and orders are what they were when they were last reviewed."""

from __future__ import annotations

import difflib
import re

import pytest

from impera import Game
from impera.notation.cards import EFFECT_NAMES
from impera.rules.decisions import INSPIRATION
from tests.golden import perft
from tests.golden.positions import POSITIONS
from tests.golden.regenerate import FOLDER, goldens, made_files

HINT = "run `make generate` and review the difference, if it is meant"
SHALLOW = 250


def must_equal(name: str, text: str) -> None:
    """Fail with a diff."""
    golden = (FOLDER / name).read_text(encoding="utf-8")
    if text != golden:
        diff = difflib.unified_diff(golden.splitlines(), text.splitlines(), f"golden/{name}", "now", lineterm="")
        pytest.fail("\n".join([f"{name} differs; {HINT}", *list(diff)[:60]]), pytrace=False)


@pytest.mark.parametrize("name", [name for name in goldens() if name != "counts.txt"])
def test_the_golden_file_is_what_the_rules_do_today(name):
    """A whole game by each number of players, deal and edition, and the order of decisions."""
    must_equal(name, goldens()[name]())


def test_there_is_no_golden_file_that_nobody_makes():
    assert {path.name for path in made_files()} == set(goldens())


def test_no_golden_game_is_too_long_to_read():
    for path in FOLDER.glob("*.txt"):
        assert len(path.read_text(encoding="utf-8").splitlines()) < 400, path.name


def test_the_golden_games_show_every_effect_and_both_victories():
    """No golden game pins what no golden game does."""
    shown = set()
    for path in FOLDER.glob("*-*.txt"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("legal"):
                shown.update(re.findall(r"(?:use|copy) ([a-z-]+)", line))
                shown.update(re.findall(r'"reason": "([a-z-]+)"', line))
    assert shown >= {*EFFECT_NAMES[:INSPIRATION], "hegemony", "majority"}


COUNTS = perft.read((FOLDER / "counts.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "depth", "number"), COUNTS)
def test_there_are_as_many_sequences_of_decisions_as_counted(name, depth, number):
    """Counted by the bare rules; on failure the split by first decision shows where to look."""
    state = Game.from_position(POSITIONS[name])._state
    counted = perft.count(state, depth)
    if counted != number:
        split = "\n".join(f"  {text:24} {part}" for text, part in perft.split(state, depth).items())
        pytest.fail(f"{name}, depth {depth}: {counted} instead of {number}; {HINT}\n{split}", pytrace=False)


@pytest.mark.parametrize(("name", "depth", "number"), [row for row in COUNTS if row[2] <= SHALLOW])
def test_a_game_counts_as_many_sequences_as_the_bare_rules(name, depth, number):
    """The same numbers through `Game`: texts, checks and copies."""
    assert perft.count_played(Game.from_position(POSITIONS[name]), depth) == number


def test_the_split_of_a_count_adds_up_to_it():
    """What is printed on failure is the count, part by part."""
    state = Game.from_position(POSITIONS["every own effect open"])._state
    assert sum(perft.split(state, 3).values()) == perft.count(state, 3)
