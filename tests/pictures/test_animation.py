"""A whole game as a picture that moves."""

from __future__ import annotations

import itertools
import re

import pytest

from impera import BadOptions, Options
from impera.pictures.sharing import shared
from impera.testing import random_game
from tests.pictures.reading import SVG, read, symbols, text


@pytest.fixture(scope="module")
def record():
    return random_game(Options.make(players=3), seed=3).record(("Ada", "Bo", "Cy"))


@pytest.fixture(scope="module")
def animated(record):
    return record.animated_svg()


def frames(svg):
    return [each for each in read(svg).iter(f"{SVG}g") if "frame" in (each.get("class") or "").split()]


def test_there_is_a_frame_for_each_turn_and_one_for_the_end(record, animated):
    """The first one shows the deal."""
    assert len(frames(animated)) == record.replay().turn + 1


def test_in_the_draft_there_is_a_frame_for_the_picks_and_one_for_the_claims():
    record = random_game(Options.make(players=2, deal="draft"), seed=3, decisions=12).record()
    asked = [record.replay(number).question for number in range(len(record.decisions) + 1)]
    assert {"keep", "claim"} <= set(asked)
    assert len(frames(record.animated_svg())) >= 3


def test_a_frame_says_what_happened_before_it(animated):
    deal, first_turn, *_ = (text(frame) for frame in frames(animated))
    assert " plays " not in deal
    assert " plays " in first_turn


def test_a_viewer_is_told_in_words_only_what_they_may_know(record):
    for frame in frames(record.animated_svg(0)):
        assert not re.search(r"(Bo|Cy) draws [A-Z][a-z]+ I", text(frame))


def test_where_nothing_should_move_the_last_frame_stays(animated):
    """Also in programs that know no animation."""
    still, _, moving = animated.partition("@media (prefers-reduced-motion:no-preference){")
    assert ".frame{visibility:hidden}.frame.last{visibility:visible}" in still
    assert "animation:one" not in still
    assert moving
    assert [frame.get("class") for frame in frames(animated)][-2:] == ["frame", "frame last"]


def test_frames_follow_each_other_at_the_chosen_pace(record):
    styles = [frame.get("style") for frame in frames(record.animated_svg(seconds=2))]
    delays = [float(style.removeprefix("animation-delay:").removesuffix("s")) for style in styles]
    assert {later - earlier for earlier, later in itertools.pairwise(delays)} == {2.0}


@pytest.mark.parametrize("seconds", [0, -1, float("inf"), float("nan")])
def test_a_pace_at_which_nothing_can_be_seen_is_refused(record, seconds):
    with pytest.raises(BadOptions, match="seconds must be a number above 0"):
        record.animated_svg(seconds=seconds)


def test_what_frames_have_in_common_is_there_once(record, animated):
    """A whole game is not much larger than a few pictures."""
    assert len(animated) < 8 * len(record.svg())


def test_everything_that_is_referred_to_is_there(animated):
    tree = read(animated)
    assert set(symbols(tree)) <= {each.get("id") for each in tree.iter()}


def test_a_group_that_is_repeated_is_defined_once_and_referred_to():
    inner = f'<g class="b"><path d="M0 0{"h9" * 100}"/></g>'
    body = f'<g class="a">{inner}<circle r="1"/></g>' * 2 + f'<g class="c">{inner}</g>'
    tree = read(f'<svg xmlns="http://www.w3.org/2000/svg">{shared(body)}</svg>')
    assert [len(list(tree.iter(f"{SVG}{name}"))) for name in ("path", "circle", "use")] == [1, 1, 4]


def test_what_is_small_is_not_shared():
    assert shared('<g><circle r="1"/></g>' * 2).count("<circle") == 2
