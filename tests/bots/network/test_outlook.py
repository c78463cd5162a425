"""Looking ahead with a network: it finds what the network alone misses, and chance is fixed by the seed."""

import pytest

from impera import Game, bots
from impera.notation.options import Options
from impera.testing import random_game
from tests.bots.positions import BLOCKS, positions
from tests.bots.test_positions import after_turn, is_safe


def test_the_sage_blocks_a_loss_that_its_network_alone_does_not_see(monkeypatch):
    """An embargo stops Experiment, too."""
    monkeypatch.setitem(after_turn.__globals__["LEVELS"], "network", {})
    found = next(
        each for each in positions(BLOCKS, 2) if each.name.startswith("an embargo stops Experiment too, utopia")
    )
    data = found.data_with_known_hand()
    assert not is_safe(after_turn(data, "network", 0))
    assert is_safe(after_turn(data, "sage", 0))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_gives_the_same_decisions_also_after_others(players):
    """A bot draws its redeals from a stream of its own, one after the other."""
    games = [random_game(Options(players=players), seed=seed, decisions=40) for seed in range(4)]
    views = [game.view(game.seat) for game in games if game.outcome is None]
    one, other = bots.make("sage", seed=3), bots.make("sage", seed=3)
    assert [one.decide(view) for view in views] == [other.decide(view) for view in views]


@pytest.mark.usefixtures("hurried")
def test_a_game_is_played_to_its_end_against_the_network():
    """Every decision is legal, in a draft and in teams."""
    game = Game.new(seed=2, players=4, teams=True, deal="draft", max_turns=16)
    seats = [bots.make("sage" if seat % 2 else "network", seed=seat) for seat in range(4)]
    while game.outcome is None:
        game.play(seats[game.seat].decide(game.view(game.seat)))
