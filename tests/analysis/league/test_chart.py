"""The curves of a league (docs/arena.md)."""

import re
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from impera.analysis.arena.ratings import Rating
from impera.analysis.league.chart import HEIGHT, WIDTH, chart

LONG = "exec:python3 a-program-with-a-long-name.py"


def labels(curves):
    """The names beside the curves: whole text, shown text, and where they are."""
    picture = ET.fromstring(chart(curves, title="Ratings", axis="Games"))  # noqa: S314 - our own
    found = [text for text in picture.iter("text") if text.find("title") is not None]
    return [(one[0].text, one[0].tail, float(one.get("x")), float(one.get("y"))) for one in found]


@pytest.mark.parametrize("number", [2, 8, 18])
@pytest.mark.parametrize("rating", [0.0, 25.0])
def test_no_label_is_over_another_or_outside(number, rating):
    """All have the same rating, and some played their last game earlier than others."""
    curves = {f"bot {one}": [(1, Rating(25.0, 8.0)), (30 - one, Rating(rating, 3.0))] for one in range(number)}
    found = labels(curves)
    assert len(found) == number
    assert len({x for _, _, x, _ in found}) == 1
    heights = sorted(y for *_, y in found)
    assert all(below - above >= 13 for above, below in pairwise(heights))
    assert heights[0] > 10
    assert heights[-1] < HEIGHT


def test_labels_come_in_the_order_of_the_ratings():
    found = labels({"weak": [(2, Rating(10.0, 3.0))], "strong": [(1, Rating(40.0, 3.0))]})
    assert [whole for whole, *_ in found] == ["strong", "weak"]


def test_a_long_label_is_cut_where_the_picture_ends_and_whole_when_it_is_pointed_at():
    [(whole, shown, x, _)] = labels({LONG: [(1, Rating(25.0, 8.0))]})
    assert whole == LONG
    assert re.fullmatch(r"exec:python3 .*…", shown)
    assert x + 7 * len(shown) < WIDTH


def test_a_bot_without_games_has_neither_a_line_nor_a_label():
    assert labels({"new": []}) == []
