"""The files of a stage that people read."""

import csv

import pytest

from impera.training import curves

pytest.importorskip("matplotlib")


class Score:
    """A score, without the games it comes from."""

    against, kind, games, rate, low, high, share = "tuned", "2-basic", 100, 0.75, 0.66, 0.82, 0.5


def test_a_curve_grows_by_a_line_for_each_measurement(tmp_path):
    for seconds in (10, 20):
        curves.Curve(tmp_path / "curve.csv").add({"seconds": seconds}, [Score()])
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        assert list(csv.reader(file)) == [["seconds", "tuned 2-basic"], ["10", "0.7500"], ["20", "0.7500"]]


def test_scores_have_their_interval_and_the_fair_share(tmp_path):
    curves.write_scores(tmp_path / "scores.csv", [Score()])
    assert (tmp_path / "scores.csv").read_text(encoding="utf-8").splitlines() == [
        "against,kind,games,rate,low,high,fair share",
        "tuned,2-basic,100,0.7500,0.6600,0.8200,0.5000",
    ]


def test_a_curve_is_drawn(tmp_path):
    curves.Curve(tmp_path / "curve.csv").add({"seconds": 10}, [Score()])
    curves.draw(tmp_path / "curve.csv", tmp_path / "curve.png", {"seconds": "Seconds", "wins": "Victories"})
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
