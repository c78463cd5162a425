"""What an arena shows, against games with known winners."""

import json

import pytest

from tests.analysis.arena.made import game, result, settings


def test_a_victory_is_counted_for_the_bot_not_for_the_seat():
    """Seat 0 wins both games of a deal: each bot won one."""
    arena = settings("ada", "bo")
    found = result(arena, game(arena, 0, 0, (0,)), game(arena, 0, 1, (0,)))
    assert [one.won for one in found.standings] == [1, 1]


def test_a_shared_victory_is_shared():
    """Three sides win together: a third each."""
    arena = settings("ada", "bo", players=3)
    shares = game(arena, 0, 0, (0, 1, 2)).shares(arena.options)
    assert shares == {0: pytest.approx(1 / 3), 1: pytest.approx(2 / 3)}
    assert result(arena, *(game(arena, 0, seating, (0, 1)) for seating in range(3))).shared == 3


def test_partners_win_one_victory():
    """R-TEAM-03: both partners win; their bot has won once."""
    arena = settings("ada", "bo", players=4, teams=True)
    assert game(arena, 0, 0, (0, 2)).shares(arena.options) == {0: 1.0, 1: 0.0}
    assert result(arena, game(arena, 0, 0, (0, 2)), game(arena, 0, 1, (0, 2))).shared == 0


def test_a_fair_share_is_a_part_of_the_sides():
    """One against two: a third and two thirds."""
    arena = settings("ada", "bo", players=3)
    found = result(arena, *(game(arena, 0, seating, (0,)) for seating in range(3)))
    assert [one.fair for one in found.standings] == [pytest.approx(1 / 3), pytest.approx(2 / 3)]
    assert [one.wins.rate for one in found.standings] == [pytest.approx(1 / 3), pytest.approx(2 / 3)]


def test_only_whole_deals_are_counted():
    """A deal that was not played from all seatings favours one bot."""
    arena = settings("ada", "bo")
    found = result(arena, game(arena, 0, 0, (0,)), game(arena, 0, 1, (0,)), game(arena, 1, 1, (1,)))
    assert (len(found.games), len(found.counted), found.standings[0].games) == (3, 2, 2)


def test_matches_are_told_apart():
    """A round robin: ada beats bo, bo beats cy, cy beats ada."""
    arena = settings("ada", "bo", "cy")
    winners = {0: 0, 1: 1, 2: 0}  # by match: which of its two sides wins
    games = [
        game(arena, 0, seating, ((winners[match] + seating) % 2,), match=match)
        for match in range(3)
        for seating in range(2)
    ]
    found = result(arena, *games)
    assert [one.wins.rate for one in found.standings] == [0.5, 0.5, 0.5]
    assert [{label: rate.rate for label, rate in match.wins.items()} for match in found.matches] == [
        {"ada": 1.0, "bo": 0.0},
        {"ada": 0.0, "cy": 1.0},
        {"bo": 1.0, "cy": 0.0},
    ]


def test_lengths_and_ends_are_counted():
    """Mean length, and how the games ended."""
    arena = settings("ada", "bo")
    found = result(arena, game(arena, 0, 0, (0,)), game(arena, 0, 1, (1,), reason="majority"))
    assert (found.mean("turns"), found.mean("decisions")) == (10.5, 30)
    assert found.reasons == {"hegemony": 1, "majority": 1}


def test_decision_times_belong_to_the_bot():
    """Mean, 95 % and longest of each bot, whatever its seat."""
    arena = settings("ada", "bo")
    found = result(arena, game(arena, 0, 0, (0,)), game(arena, 0, 1, (1,)))
    assert [(one.duration.mean, one.duration.longest) for one in found.standings] == [(0.1, 0.1), (0.2, 0.2)]


def test_failures_are_counted_by_bot_and_problem():
    """Every failure is reported with its message."""
    arena = settings("ada", "bo")
    found = result(arena, *(game(arena, deal, 0, (1,), problem="ada hung") for deal in range(3)))
    assert found.failures == {"ada": {"ada hung": 3}}
    assert [one.failures for one in found.standings] == [3, 0]


def test_ratings_follow_victories():
    """ada wins everything: a rating above 25 with less uncertainty than a new bot's."""
    arena = settings("ada", "bo")
    found = result(arena, *(game(arena, deal, seating, (seating,)) for deal in range(10) for seating in range(2)))
    ada, bo = (one.rating for one in found.standings)
    assert ada.mu > 25 > bo.mu
    assert ada.mu - 25 == pytest.approx(25 - bo.mu)
    assert ada.sigma < 25 / 3


def test_copies_of_a_bot_move_together():
    """One against two copies; the one wins all."""
    arena = settings("ada", "bo", players=3)
    found = result(arena, *(game(arena, deal, seating, (seating,)) for deal in range(4) for seating in range(3)))
    ada, bo = (one.rating.mu for one in found.standings)
    assert ada > 25 > bo


def test_a_result_without_games_is_none_the_less_a_result():
    """After Ctrl-C before the first game."""
    found = result(settings("ada", "bo"), stop="interrupted")
    assert found.standings[0].wins.high == 1.0
    assert (found.mean("turns"), found.matches[0].deals) == (0.0, 0)


def test_a_result_is_json():
    """For `--json` and results.json."""
    arena = settings("ada", "bo")
    data = json.loads(json.dumps(result(arena, game(arena, 0, 0, (0,)), game(arena, 0, 1, (1,))).to_json()))
    assert (data["games"], data["standings"][0]["label"], data["standings"][0]["won"]) == (2, "ada", 2.0)


def test_a_stopped_game_is_won_by_nobody():
    """No side effects: sharing changes nothing."""
    arena = settings("ada", "bo")
    stopped = game(arena, 0, 0, (), reason="stopped")
    assert stopped.shares(arena.options) == {0: 0.0, 1: 0.0}
