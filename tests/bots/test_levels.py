"""What every level promises, whatever its strength: it is blind, repeatable, legal, and fast where it can be."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

import impera
from impera import Game, Options, bots
from impera.bots.roster import LEVELS, YARDSTICKS
from impera.testing import every_option, random_game
from tests.properties.hidden_cases import a_turn
from tests.properties.truth import forgotten, may_see
from tests.properties.twins import other_truth

pytestmark = pytest.mark.usefixtures("hurried")

EVERYONE = LEVELS + YARDSTICKS
SHORT = 16
"""Turns in games of the highest level, which takes its time."""
TABLES = (
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 4, "teams": True},
    {"players": 3, "deal": "draft"},
    {"players": 4, "teams": True, "deal": "draft"},
)


def small(name, seed, **extra):
    """A bot with a budget that makes it repeatable and quick."""
    return bots.make(name, seed=seed, **({"simulations": 40, **extra} if bots.searches(name) else {}))


def asked_moments(table, seeds):
    """Games that are not over."""
    games = (random_game(Options.make(**table), seed=seed, decisions=7 * seed, patient=True) for seed in seeds)
    return [game for game in games if game.seat is not None and len(game.legal()) > 1]


@pytest.mark.parametrize("name", EVERYONE)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_bot_decides_the_same_in_games_that_differ_only_in_hidden_cards(name, table):
    """View-only play. The other truth looks the same to the seat that decides."""
    chance = random.Random(1)  # noqa: S311 - nothing here is worth guessing
    differing = 0
    for game in asked_moments(table, range(1, 9)):
        position = forgotten(game.position())
        one = Game.from_position(position)
        two = Game.from_position(other_truth(position, one.seat, chance))
        assert may_see(one, one.seat) == may_see(two, two.seat)
        differing += one.position() != two.position()
        decisions = {small(name, 5).decide(truth.view(truth.seat)) for truth in (one, two)}
        assert len(decisions) == 1
    assert differing >= 3


@pytest.mark.parametrize("name", EVERYONE)
def test_of_a_hand_a_bot_uses_only_what_its_seat_knows(name):
    """Seat 0 has seen one card of seat 1; everything else that is hidden from it differs."""
    games = [a_turn(swapped=swapped).game for swapped in (False, True)]
    assert games[0].position() != games[1].position()
    views = [game.view(0) for game in games]
    assert [view.seats[1].known for view in views] == [("C1",)] * 2
    assert len(views[0].legal) > 1
    for seed in range(5):
        assert len({small(name, seed).decide(view) for view in views}) == 1


@pytest.mark.parametrize("name", EVERYONE)
def test_a_bot_decides_the_same_for_the_same_seed(name):
    """With the same seed and number of simulations it decides the same on the same views."""
    views = [game.view(game.seat) for game in asked_moments({"players": 3}, range(20))]
    one, two = (small(name, 5) for _ in range(2))
    assert [one.decide(view) for view in views] == [two.decide(view) for view in views]


def test_what_a_search_finds_does_not_depend_on_how_its_threads_are_scheduled(monkeypatch):
    """The trees grow one after another on one core, side by side on several; what they find is the same."""
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 - next to its replacement

    from impera.bots import search  # noqa: PLC0415

    views = [game.view(game.seat) for game in asked_moments({"players": 3}, range(10))]
    side_by_side = [small("emperor", 5, threads=4).decide(view) for view in views]
    monkeypatch.setattr(search, "ThreadPoolExecutor", lambda _: ThreadPoolExecutor(1))
    assert [small("emperor", 5, threads=4).decide(view) for view in views] == side_by_side


def seated():
    """Tables with bots in all seats, so that each bot sits at each table once; the last of them are filled up."""
    for table in TABLES:
        names = [*EVERYONE, *EVERYONE[: -len(EVERYONE) % table["players"]]]
        for group in zip(*[iter(names)] * table["players"], strict=True):
            yield pytest.param(table, group, id=f"{table}-{'-'.join(group)}")


@pytest.mark.parametrize(("table", "names"), list(seated()))
def test_a_bot_plays_whole_games_of_legal_decisions(table, names):
    """No bot ever returns an illegal decision: `play` would refuse it. The highest level plays fewer turns."""
    players = [small(name, seat, simulations=8) for seat, name in enumerate(names)]
    game = Game.new(seed=3, **table, **({"max_turns": SHORT} if LEVELS[-1] in names else {}))
    while game.seat is not None:
        game.play(players[game.seat].decide(game.view(game.seat)))
    assert game.outcome is not None


@pytest.mark.parametrize("names", [LEVELS[:3], LEVELS[3:6], LEVELS[-3:]], ids=["lower", "middle", "upper"])
@pytest.mark.parametrize("agreed", every_option(players=3), ids=str)
def test_every_level_plays_by_every_option(agreed, names):
    """By every edition and every single option: three levels at each table. The upper ones play fewer turns."""
    if LEVELS[-1] in names:
        agreed = replace(agreed, max_turns=min(agreed.max_turns, SHORT))
    players = [small(name, seat, simulations=8) for seat, name in enumerate(names)]
    game = random_game(agreed, seed=4, decisions=0)
    while game.seat is not None:
        game.play(players[game.seat].decide(game.view(game.seat)))
    assert game.outcome is not None


@pytest.mark.parametrize("name", EVERYONE)
def test_a_view_by_which_nobody_can_decide_is_refused_with_a_sentence(name):
    """A view of a seat that is not asked, of a spectator, of a finished game; and something that is not a view."""
    game, over = Game.new(players=3, seed=7, first=0), random_game(seed=7)
    bot = small(name, 5)
    for given, problem in (
        (game.view(1), "seat 0 decides: there is nothing to decide for seat 1"),
        (game.view(None), "seat 0 decides: there is nothing to decide for a spectator"),
        (over.view(0), "the game is over: there is nothing to decide"),
        (game, r"a view is needed, such as game\.view\(game\.seat\), not Game"),
    ):
        with pytest.raises(impera.BadView, match=problem):
            bot.decide(given)


@pytest.mark.parametrize("name", ["consul", "emperor"])
def test_a_forced_decision_is_answered_without_search(name, monkeypatch):
    """With one legal decision there is nothing to think about, whatever the budget."""
    game = Game.from_position(
        {
            "players": 2,
            "seat": 0,
            "deck": ["U3"] * 9,
            "seats": [{"hand": ["M1"]}, {"hand": ["S1"] * 3}],
        }
    )
    monkeypatch.setattr("impera.bots.search.Search.rank_observed", lambda *_: pytest.fail("it searched"))
    assert bots.make(name, seed=1, seconds=60).decide(game.view(0)) == "play M1"


@pytest.mark.parametrize(
    ("budget", "problem"),
    [
        ({"seconds": 1, "simulations": 1}, "one of the two"),
        ({"simulations": 0}, "simulations must be a whole number of 1 or more, not 0"),
        ({"simulations": 2.5}, "simulations must be a whole number"),
        ({"seconds": 0}, "seconds must be a number above 0, not 0"),
        ({"seconds": float("nan")}, "seconds must be a number above 0"),
        ({"seconds": float("inf")}, "seconds must be a number above 0"),
        ({"seconds": "1"}, "seconds must be a number above 0, not '1'"),
        ({"seconds": True}, "seconds must be a number above 0, not True"),
        ({"simulations": True}, "simulations must be a whole number of 1 or more, not True"),
        ({"simulations": 10, "threads": 0}, "threads must be a whole number from 1 to 256, not 0"),
        ({"simulations": 10, "threads": 10**6}, "threads must be a whole number from 1 to 256, not 1000000"),
    ],
)
def test_a_budget_that_cannot_be_is_refused_with_a_sentence(budget, problem):
    """Errors say what is wrong."""
    with pytest.raises(impera.BadOptions, match=problem):
        bots.make("emperor", seed=1, **budget)


def test_a_bot_that_does_not_search_takes_no_budget():
    with pytest.raises(impera.BadOptions, match="senator decides at once"):
        bots.make("senator", seed=1, seconds=1)
