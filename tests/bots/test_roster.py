"""The roster, and what every bot of it promises."""

import pytest

import impera
from impera import bots
from impera.testing import random_game


def test_bots_are_made_by_name():
    """`names` is the roster; each of it can be made."""
    for name in bots.names():
        assert hasattr(bots.make(name, seed=1), "decide")


def test_an_unknown_bot_is_refused_with_those_there_are():
    """Errors say what to do."""
    with pytest.raises(impera.BadOptions, match="no such bot: 'deep blue'; bots are uniform"):
        bots.make("deep blue", seed=1)


@pytest.mark.parametrize("name", bots.names())
def test_a_bot_decides_the_same_for_the_same_seed(name):
    """With the same seed it decides the same on the same views."""
    views = [game.view(game.seat) for game in (random_game(seed=seed, decisions=20) for seed in range(20))]
    one, two = (bots.make(name, seed=5) for _ in range(2))
    assert [one.decide(view) for view in views] == [two.decide(view) for view in views]


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "deal": "draft"}, {"players": 4, "teams": True}])
def test_a_bot_plays_whole_games_of_legal_decisions(name, options):
    """No bot ever returns an illegal decision."""
    players = [bots.make(name, seed=seat) for seat in range(options["players"])]
    game = impera.Game.new(seed=3, **options)
    while game.seat is not None:
        game.play(players[game.seat].decide(game.view(game.seat)))
    assert game.outcome is not None


def test_the_uniform_bot_chooses_every_legal_decision_sometimes():
    """Any legal decision, with the same chance: 600 choices of 3 stay within 5 standard errors of 200."""
    game = impera.Game.new(players=3, seed=7)
    view = game.view(game.seat)
    bot = bots.make("uniform", seed=2)
    chosen = [bot.decide(view) for _ in range(600)]
    assert len(view.legal) == 3
    assert all(abs(chosen.count(decision) - 200) < 5 * (600 * 2 / 9) ** 0.5 for decision in view.legal)
