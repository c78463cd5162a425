"""A stage of training on the CPU: stopped, continued, measured, and written as a network that plays."""

import shutil

import msgspec
import pytest

import impera
from impera import Game
from impera.bots.network.bot import NetworkBot
from impera.bots.network.features import SIZE, place
from impera.training.settings import Settings

torch = pytest.importorskip("torch", reason="PyTorch is not installed: training is not tested")
forward = pytest.importorskip("impera.training.network").forward
stages = pytest.importorskip("impera.training.stage")
checkpoints = pytest.importorskip("impera.training.checkpoints")

# As small as a stage can be: each iteration takes a tenth of a second.
SMALL = Settings(
    seconds=1e9, games=64, tables=16, steps=8, minibatch=128, measure_every=0.0, measure_games=16, final_games=28
)
UNMEASURED = msgspec.structs.replace(SMALL, measure_every=1e9)


class Stop:
    """Presses Ctrl-C after some iterations."""

    def __init__(self, iterations):
        self._left = iterations

    def __call__(self, _progress):
        self._left -= 1
        if self._left == 0:
            raise KeyboardInterrupt


@pytest.fixture(scope="module")
def stopped(tmp_path_factory):
    """A stage that was stopped after three iterations."""
    folder = tmp_path_factory.mktemp("stage")
    with pytest.raises(KeyboardInterrupt):
        stages.Stage(folder, UNMEASURED, "cpu").run(1e9, Stop(3), lambda _: None)
    return folder


@pytest.fixture
def folder(stopped, tmp_path):
    """A copy of it, because going on changes it."""
    return shutil.copytree(stopped, tmp_path / "stage")


def test_a_stage_that_was_stopped_is_saved(folder):
    progress = checkpoints.find(folder)
    assert (progress.settings, progress.iterations) == (UNMEASURED, 3)
    assert progress.decisions > 0
    assert progress.impossible == 0


def test_a_stage_goes_on_where_it_stopped(folder):
    stage = stages.Stage(folder, SMALL, "cpu")
    before = stage.learner.weights["policy.w"].clone()
    assert torch.equal(before, torch.load(folder / "learner.pt", weights_only=True)["weights"]["policy.w"])
    measured = []
    with pytest.raises(KeyboardInterrupt):
        stage.run(1e9, Stop(2), measured.append)
    assert stage.progress.iterations == 5
    assert not torch.equal(before, stage.learner.weights["policy.w"])
    assert {score.kind for score in measured[0]} >= {"2-basic", "teams-draft"}


def test_what_a_stage_learned_can_play_and_be_trained_further(folder, tmp_path):
    path = stages.Stage(folder, SMALL, "cpu").export()
    game = Game.new(seed=1, players=3)
    view = game.view(game.seat)
    assert NetworkBot(1, path=path).decide(view) in view.legal
    further = stages.Stage(tmp_path / "further", SMALL, "cpu", path)
    assert [each.mixture for each in further.progress.trained] == ["all", "all"]


def test_a_network_may_be_of_another_width(tmp_path):
    """So that sizes can be compared; no bot plays by it."""
    narrow = msgspec.structs.replace(UNMEASURED, width=64)
    stage = stages.Stage(tmp_path, narrow, "cpu")
    with pytest.raises(KeyboardInterrupt):
        stage.run(1e9, Stop(1), lambda _: None)
    with pytest.raises(impera.BadWeights, match="other layers"):
        NetworkBot(1, path=stage.export())


def test_a_network_of_another_width_does_not_begin_with_the_weights_of_a_file(folder, tmp_path):
    path = stages.Stage(folder, SMALL, "cpu").export()
    with pytest.raises(impera.BadOptions, match="384 wide"):
        stages.Stage(tmp_path / "further", msgspec.structs.replace(SMALL, width=64), "cpu", path)


def test_what_a_network_does_not_see_changes_nothing(folder, tmp_path):
    """So that the worth of some features can be measured."""
    path = stages.Stage(folder, SMALL, "cpu").export()
    blind = msgspec.structs.replace(UNMEASURED, without="near,reach")
    stage = stages.Stage(tmp_path / "blind", blind, "cpu", path)
    with pytest.raises(KeyboardInterrupt):
        stage.run(1e9, Stop(2), lambda _: None)
    rows = torch.ones(2, SIZE, dtype=torch.int8)
    rows[1, place("near")] = rows[1, place("reach")] = 0
    for weights in (stage.learner.weights, stage.learner.average):
        logits, _ = forward(weights, rows)
        assert torch.allclose(logits[0], logits[1], atol=1e-6)
    rows[1, place("hand")] = 0
    logits, _ = forward(stage.learner.weights, rows)
    assert not torch.allclose(logits[0], logits[1], atol=1e-4)
