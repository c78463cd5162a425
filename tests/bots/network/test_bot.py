"""The bot that decides by a network: what depends on chance, and that it takes weights from a file."""

import math
from collections import Counter
from importlib.resources import as_file, files

import pytest

import impera
from impera import Game
from impera.bots import make
from impera.bots.network.bot import NetworkBot
from impera.bots.network.judge import Judge
from impera.bots.network.manners import Manner
from impera.bots.network.weights import FILE
from impera.bots.observed import observed
from impera.notation.decisions import NUMBER_OF_TEXT
from impera.rules.decisions import FIRST


@pytest.fixture
def view():
    game = Game.new(seed=5, players=3)
    return game.view(game.seat)


def test_a_seed_changes_nothing_without_a_temperature(view):
    assert len({NetworkBot(seed, Manner()).decide(view) for seed in range(5)}) == 1


def test_with_a_temperature_answers_are_chosen_as_often_as_the_logits_say(view):
    """Logits divided by the temperature are logarithms of odds: 400 choices stay within 5 standard errors."""
    seen, hidden, _ = observed(view)
    judgement = Judge().judge(seen, hidden)
    answers = [NUMBER_OF_TEXT[decision] - FIRST[seen.ask] for decision in view.legal]
    odds = [math.exp(judgement.logit(seen, answer) / 2) for answer in answers]
    bot = NetworkBot(3, Manner(temperature=2000))
    chosen = Counter(bot.decide(view) for _ in range(400))
    for decision, each in zip(view.legal, odds, strict=True):
        chance = each / sum(odds)
        assert abs(chosen[decision] - 400 * chance) <= 5 * (400 * chance * (1 - chance)) ** 0.5


def test_weights_from_a_file_play_as_those_of_the_package_do(view):
    with as_file(files("impera.bots.network").joinpath(FILE)) as path:
        decided = [make("network", seed=1, weights=given).decide(view) for given in (path, str(path), None)]
        assert len(set(decided)) == 1


def test_a_file_that_does_not_fit_is_refused_when_the_bot_is_made(tmp_path):
    (tmp_path / "w.npz").write_bytes(b"no weights")
    with pytest.raises(impera.BadWeights):
        NetworkBot(1, path=tmp_path / "w.npz")


def test_a_forced_decision_needs_no_network(monkeypatch):
    """With one legal decision there is nothing to judge."""
    game = Game.from_position(
        {"players": 2, "seat": 0, "deck": ["U3"] * 9, "seats": [{"hand": ["M1"]}, {"hand": ["S1"] * 3}]}
    )
    monkeypatch.setattr(Judge, "judge", lambda *_: pytest.fail("it looked"))
    assert NetworkBot(1).decide(game.view(0)) == "play M1"
