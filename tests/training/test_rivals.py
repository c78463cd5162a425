"""Rivals that do not learn play as the bots they stand for."""

import pytest

import impera
from impera.bots import roster
from impera.bots.compiled.quantities import write_quantities
from impera.bots.compiled.veil import draw_veil
from impera.bots.network.features import SIZE
from impera.notation.options import Options
from impera.testing import random_game
from impera.views import decode

torch = pytest.importorskip("torch", reason="PyTorch is not installed: training is not tested")
rivals = pytest.importorskip("impera.training.rivals")
games = pytest.importorskip("impera.training.games")


def quantities(seed):
    game = random_game(seed=seed, decisions=50)
    found = [0] * SIZE  # small numbers of NumPy would overflow under the veil
    write_quantities(*decode(game.view(game.seat)), found)
    return found


def test_the_veil_is_that_of_the_bots():
    """So that general and architect are met as they play."""
    rows = [quantities(seed) for seed in range(6)]
    seen = torch.tensor(rows, dtype=torch.int8)
    for row in rows:
        draw_veil(row)
    assert rivals.veiled(seen).tolist() == rows
    assert seen.tolist() != rows


@pytest.mark.parametrize(
    ("bot", "manner"), [("sage", (0.0, True)), ("astronomer", (3.5, True)), ("architect", (3.5, False))]
)
def test_a_bot_with_a_network_is_met_in_its_manner(bot, manner):
    rival = rivals.trained_against(bot, "cpu")
    assert (rival.name, rival.temperature, rival.counts) == (bot, *manner)


def test_every_level_can_be_trained_against():
    assert [rivals.trained_against(level, "cpu").name for level in roster.LEVELS] == list(roster.LEVELS)


@pytest.mark.parametrize("bot", ["consul", "exec:./mybot", "uniform"])
def test_a_bot_that_only_shows_its_decisions_cannot_be_trained_against(bot):
    with pytest.raises(impera.BadOptions, match="cannot be trained against") as raised:
        rivals.trained_against(bot, "cpu")
    assert raised.value.key == "error-exploit-untrained"


def test_a_rival_replies_only_where_it_is_its_turn():
    """At a temperature of 0 its reply is the one that its network likes best."""
    table = games.Games([Options(players=2)], games=4, seed=1, device="cpu")
    asked = games.Asked.make("cpu", 4)
    table.deal(asked)
    replies = torch.full((4,), -1)
    rival = rivals.trained_against("sage", "cpu")
    rival.reply(table, asked, torch.tensor([True, False, True, True]), replies, 3)
    logits, _ = rivals.forward(rival.weights, asked.quantities)
    best = rivals.without_impossible(logits, asked.words, asked.questions).argmax(-1)
    assert replies.tolist() == [best[0], -1, best[2], -1]
