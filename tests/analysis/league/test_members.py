"""Who is in a league: numbers that last, and lines that cannot be."""

from itertools import combinations

import pytest

import impera
from impera.analysis.arena.entrants import entrant
from impera.analysis.arena.settings import Settings
from impera.analysis.league.journal import Joined, Left
from impera.analysis.league.members import Members, match_number, match_of
from impera.notation.options import Options


def members(*labels):
    found = Members(Settings(entrants=(), options=Options(players=2), seed=1))
    for label in labels:
        found.follow(Joined(entrant(f"{label}=uniform")))
    return found


def test_the_number_of_a_pair_names_the_pair():
    for pair in combinations(range(30), 2):
        assert match_of(match_number(pair)) == pair


def test_whoever_joins_later_changes_no_number():
    """So that the games in the journal keep their meaning."""
    for bots in range(2, 12):
        numbers = sorted(map(match_number, combinations(range(bots), 2)))
        assert numbers == list(range(bots * (bots - 1) // 2))


def test_those_who_left_have_nothing_more_to_play():
    league = members("a", "b", "c")
    assert len(league.missing(2)) == 3 * 2 * 2
    league.follow(Left("b"))
    assert {key.match for key in league.missing(2)} == {match_number((0, 2))}
    league.follow(Joined(entrant("b=uniform")))
    assert len(league.missing(2)) == 3 * 2 * 2
    assert [each.label for each in league.entrants] == ["a", "b", "c"]


def test_a_label_belongs_to_one_bot():
    league = members("a", "b")
    assert league.joining(entrant("a=uniform")) is None
    with pytest.raises(impera.BadOptions, match="a is another bot in this league"):
        league.joining(entrant("a=trader"))


def test_only_those_who_are_there_can_leave():
    league = members("a", "b")
    assert league.leaving("a") == Left("a")
    league.follow(Left("a"))
    for label in ("a", "nobody"):
        with pytest.raises(impera.BadOptions, match="there is no bot called"):
            league.leaving(label)
