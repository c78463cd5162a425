"""Whole leagues: bots come and go, every two meet, and nothing is lost."""

import json
import re
import shutil
from collections import Counter
from xml.etree import ElementTree as ET

import msgspec
import pytest

import impera
from impera.analysis import league
from impera.game import Record
from impera.text.files import languages
from tests.bots.own_bots import First

SHORT = {"max_turns": 6, "seed": 4, "workers": 1}


def games(result):
    """The games without the times they took."""
    return [msgspec.structs.replace(game, times=()) for game in result.games]


def meetings(result):
    """How many games each two bots played."""
    labels = [each.label for each in result.settings.entrants]
    return Counter(frozenset(labels[entrant] for entrant in game.seats) for game in result.games)


@pytest.fixture(scope="module")
def grown(tmp_path_factory):
    """A league that a bot joined, then another, and that one left; and what it said each time."""
    folder = tmp_path_factory.mktemp("league")
    said = [
        league.run(folder, ["a=uniform", First], games=4, **SHORT),
        league.run(folder, ["b=uniform"], games=4, workers=1),
        league.run(folder, ["<c>=uniform"], leave=["a"], games=6, workers=1),
    ]
    return folder, said


def test_every_two_who_are_there_meet_as_often_as_asked(grown):
    _, (first, second, third) = grown
    assert meetings(first) == {frozenset({"a", "First"}): 4}
    assert meetings(second) == dict.fromkeys(map(frozenset, (("a", "First"), ("a", "b"), ("First", "b"))), 4)
    after = dict(meetings(third))
    assert [after.pop(frozenset(pair)) for pair in (("a", "First"), ("a", "b"))] == [4, 4]
    assert after == dict.fromkeys(map(frozenset, (("First", "b"), ("First", "<c>"), ("b", "<c>"))), 6)


def test_what_was_played_stays(grown):
    """Those who come and go change no game."""
    _, (first, _, third) = grown
    kept = {(game.deal, game.seating, game.seats): game for game in games(third)}
    assert all(kept[game.deal, game.seating, game.seats] == game for game in games(first))


def test_a_bot_that_left_still_stands(grown):
    _, (*_, third) = grown
    assert {one.label: one.games for one in third.standings} == {"a": 8, "First": 16, "b": 16, "<c>": 12}


def test_ratings_follow_the_order_of_play_and_their_intervals_shrink(grown):
    """docs/arena.md: the curve ends at the rating in the table."""
    folder, (first, *_, third) = grown
    before, after = ({one.label: one.rating for one in result.standings} for result in (first, third))
    assert after["First"].half < before["First"].half
    assert json.loads((folder / "results.json").read_text())["standings"][1]["rating"]["mu"] == after["First"].mu
    assert third.rated[1] == after["First"]


def test_the_page_shows_every_bot_every_pair_and_every_curve(grown):
    folder, _ = grown
    page = (folder / "index.html").read_text()
    for label in ("a (has left)", "First", "b", "&lt;c&gt;"):
        assert f'<th scope="row">{label}</th>' in page
    assert "<c>" not in page
    assert page.count("<polyline") == 4
    assert '<div class="wide"><svg' in page  # on a phone it scrolls, and its words stay large enough to read
    assert "First against &lt;c&gt;" in page


def test_the_page_links_to_games_that_can_be_watched_and_replayed(grown):
    folder, _ = grown
    links = re.findall(r'href="([^"]+)"', (folder / "index.html").read_text())
    assert len(links) == 2 * 5  # those two never met: a has left, <c> came later
    for link in links:
        if link.endswith(".svg"):
            assert ET.parse(folder / link).getroot().tag.endswith("svg")  # noqa: S314 - our own
        else:
            assert Record.load(folder / link).replay().options.players == 2


@pytest.mark.parametrize("language", languages())
def test_the_page_is_written_in_every_language(grown, tmp_path, language):
    """Nothing new is played. A missing message would be an error in the tests."""
    folder, _ = grown
    copy = shutil.copytree(folder, tmp_path / "copy")
    league.run(copy, games=4, language=language)
    assert f'<html lang="{language}">' in (copy / "index.html").read_text()


def test_an_interrupted_league_loses_nothing_and_goes_on(tmp_path):
    """Ctrl-C after the first game; the same call plays the others, and the whole equals one that ran through."""

    def interrupt(_):
        raise KeyboardInterrupt

    bots = ["a=uniform", "b=uniform", "c=uniform"]
    cut = league.run(tmp_path / "cut", bots, games=2, progress=interrupt, **SHORT)
    assert (cut.stop, len(cut.games), cut.asked) == ("interrupted", 1, 6)
    assert (tmp_path / "cut" / "index.html").exists()
    resumed = league.run(tmp_path / "cut", games=2, workers=1)
    whole = league.run(tmp_path / "whole", bots, games=2, **SHORT)
    assert games(resumed) == games(whole)
    assert resumed.rated == whole.rated


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"bots": ["a=uniform"]}, "a league needs two bots or more"),
        ({"bots": ["a=uniform", "b=uniform"], "leave": ["c"]}, "there is no bot called 'c'"),
        ({"bots": ["a=uniform", "a=trader"]}, "a is another bot in this league"),
        ({"bots": ["a=uniform", "nobody"]}, "no such bot"),
        ({"bots": ["a=uniform", "b=uniform"], "players": 3}, "a league is for two sides"),
        ({"bots": ["a=uniform", "b=uniform"], "games": 0}, "games must be a whole number"),
    ],
)
def test_what_cannot_be_is_refused_and_nobody_joins(tmp_path, settings, message):
    with pytest.raises(impera.BadOptions, match=message):
        league.run(tmp_path, **settings)
    journal = tmp_path / "journal.jsonl"
    assert not journal.exists() or len(journal.read_text().splitlines()) == 1


def test_other_settings_are_refused(grown):
    folder, _ = grown
    with pytest.raises(impera.BadOptions, match="holds a league with other settings"):
        league.run(folder, games=4, players=2, max_turns=7)
    with pytest.raises(impera.BadOptions, match="holds a league with other settings"):
        league.run(folder, games=4, seed=5)


def test_a_journal_that_something_else_edited_is_refused(tmp_path):
    league.run(tmp_path, ["a=uniform", "b=uniform"], games=2, **SHORT)
    journal = tmp_path / "journal.jsonl"
    lines = journal.read_text().splitlines()
    journal.write_text("\n".join([lines[0], lines[1], *lines[3:]]) + "\n")
    with pytest.raises(impera.BadOptions, match="a bot that never joined"):
        league.run(tmp_path, games=2)


def test_an_object_is_given_again_or_leaves(tmp_path):
    """Nothing else has it, so a league that it is in cannot go on without it."""
    bots = [("mine", First(1)), "a=uniform"]
    assert len(league.run(tmp_path, bots, games=2, **SHORT).games) == 2
    with pytest.raises(impera.BadOptions, match=r"mine is an object in Python.*: give it again"):
        league.run(tmp_path, ["b=uniform"], games=2)
    assert len(league.run(tmp_path, bots, games=4).games) == 4
    assert len(league.run(tmp_path, ["b=uniform"], leave=["mine"], games=2, workers=1).games) == 6
