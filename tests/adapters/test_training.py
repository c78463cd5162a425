"""The training example learns to beat uniform play, with part of its budget."""

import sys
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: the training example is not tested")

EXAMPLE = Path(__file__).parents[2] / "examples" / "training"


@pytest.fixture
def training(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLE))
    threads = torch.get_num_threads()
    torch.set_num_threads(1)  # sums in one order, whatever the machine
    yield pytest.importorskip("train_by_self_play")
    torch.set_num_threads(threads)
    del sys.modules["train_by_self_play"]


@pytest.mark.parametrize(("won", "status"), [(0.95, 0), (0.85, 1)])
def test_the_example_exits_by_whether_it_reached_its_goal(training, monkeypatch, won, status):
    """The trial games do not count: only games that were never looked at before do."""
    monkeypatch.setattr(training, "win_rate", lambda *_, games=512, **__: won if games == 4096 else 0.95)
    monkeypatch.setattr(sys, "argv", ["train_by_self_play.py", "--goal", "0.9"])
    assert training.main() == status


@pytest.mark.timeout(400)
def test_four_rounds_of_self_play_win_four_of_five_games(training):
    """A hundred thousand decisions of self-play; untrained, the policy wins about half of its games."""
    trainer = training.Trainer(seed=1, games=128)
    assert training.win_rate(trainer.policy, games=256) < 0.7
    for _ in range(4):
        trainer.learn()
    assert training.win_rate(trainer.policy, games=512) > 0.8
