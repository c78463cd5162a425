"""What is drawn by chance in the trainer's games is drawn anew each time, and follows from the seed."""

import pytest

from impera.notation.options import Options

torch = pytest.importorskip("torch", reason="PyTorch is not installed: training is not tested")
games = pytest.importorskip("impera.training.games")

NUMBER = 400


def replies_of(table, bot):
    replies = torch.full((NUMBER,), -1)
    style = 1 + list(games.STYLES).index(bot)
    table.reply_by_heuristic(torch.full((NUMBER,), style, dtype=torch.int8), replies)
    return replies


def dealt(seed=1):
    table = games.Games([Options(players=2)], games=NUMBER, seed=seed, device="cpu")
    table.deal(games.Asked.make("cpu", NUMBER))
    return table


def differing(some, others):
    return (some != others).float().mean().item()


def test_rules_of_thumb_without_lapses_always_reply_the_same():
    table = dealt()
    assert differing(replies_of(table, "senator"), replies_of(table, "senator")) == 0


@pytest.mark.parametrize(("bot", "low", "high"), [("fisher", 0.3, 0.85), ("trader", 0.05, 0.4)])
def test_lapses_are_drawn_for_every_reply(bot, low, high):
    """A reply is repeated if both times it had no lapse, or drew the same answer."""
    table = dealt()
    assert low < differing(replies_of(table, bot), replies_of(table, bot)) < high


def test_lapses_follow_from_the_seed():
    assert differing(replies_of(dealt(), "fisher"), replies_of(dealt(), "fisher")) == 0
    assert differing(replies_of(dealt(), "fisher"), replies_of(dealt(seed=2), "fisher")) > 0
