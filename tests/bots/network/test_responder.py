"""A bot that searches and takes its rivals to decide by a network that it knows."""

import pytest

import impera
from impera import Game
from impera.bots.network.responder import Responder
from impera.bots.network.weights import file_or_shipped
from impera.testing import random_game
from tests.bots.positions import BLOCKS, positions


@pytest.fixture
def view():
    game = random_game(seed=5, decisions=30)
    return game.view(game.seat)


def test_it_decides_the_same_with_the_same_seed(view):
    decisions = {Responder(7, passes=50).decide(view) for _ in range(3)}
    assert len(decisions) == 1
    assert decisions <= set(view.legal)


def test_it_stops_a_rival_who_is_about_to_win():
    """In the round that it plays, the rival takes its win; an embargo is what prevents that."""
    position = next(each for each in positions(BLOCKS, 2) if each.name.startswith("an embargo stops step 1, military"))
    game = Game.from_position(position.data_with_known_hand())
    bot = Responder(1, passes=200)
    while game.seat == 0:
        game.play(bot.decide(game.view(0)))
    assert "use embargo" in game.decisions


def test_it_may_know_the_network_of_a_file(view):
    with file_or_shipped(None) as path:
        assert Responder(1, path, passes=50).decide(view) == Responder(1, passes=50).decide(view)


def test_a_file_that_does_not_fit_is_refused(tmp_path):
    (tmp_path / "w.npz").write_bytes(b"no weights")
    with pytest.raises(impera.BadWeights):
        Responder(1, tmp_path / "w.npz")
