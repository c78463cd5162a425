"""The files of an arena."""

import csv
import json
import sys

import pytest

from impera.analysis.arena import files, plot
from impera.errors import MissingExtra
from tests.analysis.arena.made import game, result, settings

WORDS = {"title": "2 games", "wins": "Victories", "rating": "Rating", "fair": "fair share"}


@pytest.fixture
def played():
    arena = settings("ada", "bo")
    return result(arena, game(arena, 0, 0, (0,)), game(arena, 0, 1, (0, 1), problem="bo hung, then fell"))


def rows(path):
    return list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))


def test_games_have_a_row_each(played, tmp_path):
    """games.csv."""
    files.write(played, tmp_path)
    first, second = rows(tmp_path / "games.csv")
    assert (first["seat_0"], first["seat_1"], first["seat_0_won"], first["seat_1_won"]) == ("ada", "bo", "1", "0")
    assert (second["seat_0"], second["seat_0_won"], second["seat_1_won"]) == ("bo", "1", "1")
    assert (second["reason"], second["turns"], second["failures"]) == ("hegemony", "11", "bo hung, then fell")


def test_ratings_have_a_row_for_each_bot(played, tmp_path):
    """ratings.csv."""
    files.write(played, tmp_path)
    ada, bo = rows(tmp_path / "ratings.csv")
    assert (ada["bot"], ada["won"], ada["rate"], ada["fair"]) == ("ada", "1.5", "0.750000", "0.500000")
    assert float(ada["mu"]) > float(bo["mu"])


def test_results_are_json(played, tmp_path):
    """results.json is what `--json` prints."""
    files.write(played, tmp_path)
    assert json.loads((tmp_path / "results.json").read_text(encoding="utf-8")) == played.to_json()


def test_a_plot_is_drawn(played, tmp_path):
    """plot.png."""
    plot.draw(played, tmp_path / "plot.png", WORDS)
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


def test_a_plot_without_matplotlib_is_refused(played, tmp_path, monkeypatch):
    """matplotlib is an extra."""
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(MissingExtra, match=r"a plot needs matplotlib: pip install 'impera\[plots\]'"):
        plot.draw(played, tmp_path / "plot.png", WORDS)
