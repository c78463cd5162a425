"""`impera train`: a folder is one stage, with one set of settings."""

import msgspec
import pytest

import impera
from impera.cli.commands.train import _settings
from impera.training.settings import Settings

pytest.importorskip("torch", reason="PyTorch is not installed: training is not tested")
checkpoints = pytest.importorskip("impera.training.checkpoints")

NOTHING = {"seconds": None, "mixture": None, "seed": None, "others": ()}


@pytest.fixture
def begun(tmp_path):
    """A folder with a stage at tables of two players."""
    progress = checkpoints.Progress(settings=Settings(mixture="two", rate=0.001))
    (tmp_path / checkpoints.STAGE).write_bytes(msgspec.json.encode(progress))
    return tmp_path


def test_a_stage_goes_on_with_its_own_settings(begun):
    assert _settings({**NOTHING, "folder": begun}) == Settings(mixture="two", rate=0.001)


def test_settings_of_the_stage_may_be_repeated(begun):
    given = {**NOTHING, "folder": begun, "mixture": "two", "others": ("rate=0.001",)}
    assert _settings(given).rate == 0.001


def test_other_settings_than_those_of_the_stage_are_refused(begun):
    with pytest.raises(impera.BadOptions, match="holds a stage with other settings") as raised:
        _settings({**NOTHING, "folder": begun, "mixture": "all"})
    assert raised.value.key == "error-train-other"


def test_a_folder_without_a_stage_begins_one(tmp_path):
    given = {**NOTHING, "folder": tmp_path, "seconds": 60, "others": ("games=256",)}
    assert _settings(given) == Settings(seconds=60, games=256)
