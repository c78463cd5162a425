"""The roster, and what every bot in it promises."""

import pytest

import impera
from impera import bots
from impera.bots.ratings import ratings
from impera.bots.roster import FORMER_LEVELS, STAND_IN, USUAL_BOT, YARDSTICKS


def test_bots_are_made_by_name():
    """`names` is the roster; each bot in it can be made."""
    for name in bots.names():
        assert hasattr(bots.make(name, seed=1), "decide")


def test_the_roster_is_weakest_first():
    """Each level has a higher measured rating than the one before."""
    means = [ratings().bots[name].mean for name in bots.names() if name in ratings().bots]
    assert len(means) >= 4
    assert means == sorted(set(means))


@pytest.mark.parametrize("name", FORMER_LEVELS)
def test_levels_of_earlier_versions_can_still_be_made(name):
    """Games were begun with them, and commands name them."""
    assert hasattr(bots.make(name, seed=1), "decide")
    assert name not in bots.names()


def test_yardsticks_are_not_on_the_roster():
    assert not set(YARDSTICKS) & set(bots.names())


@pytest.mark.parametrize("name", [STAND_IN, USUAL_BOT])
def test_bots_for_somebody_who_did_not_choose_are_on_the_roster(name):
    assert name in bots.names()


def test_an_unknown_bot_is_refused_with_those_there_are():
    """Errors say what to do."""
    with pytest.raises(impera.BadOptions, match="no such bot: 'deep blue'; bots are fisher, shepherd, trader"):
        bots.make("deep blue", seed=1)


def test_the_uniform_bot_chooses_every_legal_decision_sometimes():
    """Any legal decision, with the same chance: 600 choices of 3 stay within 5 standard errors of 200."""
    game = impera.Game.new(players=3, seed=7)
    view = game.view(game.seat)
    bot = bots.make("uniform", seed=2)
    chosen = [bot.decide(view) for _ in range(600)]
    assert len(view.legal) == 3
    assert all(abs(chosen.count(decision) - 200) < 5 * (600 * 2 / 9) ** 0.5 for decision in view.legal)
