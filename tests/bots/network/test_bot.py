"""The bot that decides by a network: what it decides does not depend on chance, and it takes weights from a file."""

from importlib.resources import as_file, files

import pytest

import impera
from impera import Game, bots
from impera.bots.network.bot import NetworkBot
from impera.bots.network.judge import Judge
from impera.bots.network.weights import FILE


@pytest.fixture
def view():
    game = Game.new(seed=5, players=3)
    return game.view(game.seat)


def test_a_seed_changes_nothing(view):
    assert len({bots.make("sage", seed=seed).decide(view) for seed in range(5)}) == 1


def test_weights_from_a_file_play_as_those_of_the_package_do(view):
    with as_file(files("impera.bots.network").joinpath(FILE)) as path:
        assert NetworkBot(1, path).decide(view) == NetworkBot(1).decide(view)


def test_a_file_that_does_not_fit_is_refused_when_the_bot_is_made(tmp_path):
    (tmp_path / "w.npz").write_bytes(b"no weights")
    with pytest.raises(impera.BadWeights):
        NetworkBot(1, tmp_path / "w.npz")


def test_a_forced_decision_needs_no_network(monkeypatch):
    """With one legal decision there is nothing to judge."""
    game = Game.from_position(
        {"players": 2, "seat": 0, "deck": ["U3"] * 9, "seats": [{"hand": ["M1"]}, {"hand": ["S1"] * 3}]}
    )
    monkeypatch.setattr(Judge, "judge", lambda *_: pytest.fail("it looked"))
    assert NetworkBot(1).decide(game.view(0)) == "play M1"
