"""Weights of a network as a file: what it says about itself, and what is refused."""

from importlib.resources import files

import msgspec
import numpy as np
import pytest

import impera
from impera.bots.compiled.places import OPTIONS
from impera.bots.network import weights
from impera.bots.network.features import FEATURES, FEATURES_VERSION, bounds
from impera.rules.state import CHOICES

TRAINED = (weights.Training(mixture="two", seed=1, seconds=2.0, decisions=3, games=4),)
NAMES = tuple(choice.name for choice in CHOICES)


def layers(features=FEATURES):
    """Layers whose numbers all differ a little, and which half precision holds exactly."""
    return {
        name: (np.arange(np.prod(shape)) % 7 / 8).reshape(shape) for name, shape in weights.shapes(features).items()
    }


def written(path, given, **about):
    """A file whose claims differ from those of `weights.write`."""
    halves = {name: np.asarray(layer, np.float16) for name, layer in given.items()}
    said = weights.About(**{"trained": TRAINED, "checksum": weights._checksum(halves), **about})
    np.savez(path, **halves, about=np.frombuffer(msgspec.json.encode(said), np.uint8))
    return path


def test_the_weights_of_the_package_take_at_most_two_and_a_half_megabytes():
    assert len(files("impera.bots.network").joinpath(weights.FILE).read_bytes()) <= 2_500_000


def test_the_weights_of_the_package_say_how_they_were_trained(tmp_path):
    path = tmp_path / weights.FILE
    path.write_bytes(files("impera.bots.network").joinpath(weights.FILE).read_bytes())
    trained = weights.read(path).about.trained
    assert [stage.mixture for stage in trained] == ["two", "all", "many", "many"]
    assert sum(stage.games for stage in trained) > 30_000_000


def test_what_is_written_is_read(tmp_path):
    weights.write(tmp_path / "w.npz", layers(), TRAINED)
    about, found = weights.read(tmp_path / "w.npz")
    assert about.trained == TRAINED
    assert all(np.array_equal(layer, found[name]) for name, layer in layers().items())


def test_rows_belong_to_inputs(tmp_path):
    weights.write(tmp_path / "w.npz", layers(), TRAINED)
    network = weights.load(tmp_path / "w.npz")
    assert np.array_equal(network.first[5], layers()["in.w"][:, 5])
    assert np.array_equal(network.blocks[1][0][3], layers()["block1a.w"][:, 3])


def test_a_damaged_file_is_refused(tmp_path):
    path = written(tmp_path / "w.npz", layers(), checksum="0" * 64)
    with pytest.raises(impera.BadWeights, match="is damaged: its checksum does not fit"):
        weights.load(path)


@pytest.mark.parametrize("content", [b"", b"no weights", b"PK\x03\x04"])
def test_a_file_of_something_else_is_refused(tmp_path, content):
    path = tmp_path / "w.npz"
    path.write_bytes(content)
    with pytest.raises(impera.BadWeights, match="holds no weights of a network"):
        weights.load(path)


def test_weights_of_other_features_are_refused(tmp_path):
    path = written(tmp_path / "w.npz", layers(), features_version=FEATURES_VERSION + 1)
    with pytest.raises(impera.BadWeights, match=f"but this impera computes version {FEATURES_VERSION}"):
        weights.load(path)


def test_weights_of_another_network_are_refused(tmp_path):
    path = written(tmp_path / "w.npz", layers(FEATURES - 1))
    with pytest.raises(impera.BadWeights, match="other layers than a network has here"):
        weights.load(path)


def test_weights_with_an_option_that_is_gone_are_refused(tmp_path):
    path = written(tmp_path / "w.npz", layers(), options=(*NAMES[:-1], "gone"))
    with pytest.raises(impera.BadWeights, match="options that this impera does not have"):
        weights.load(path)


def test_an_option_that_is_newer_than_the_weights_is_not_seen(tmp_path):
    """So that a new option does not make the network unusable until it is trained again."""
    network = weights.load(written(tmp_path / "w.npz", layers(FEATURES - 1), options=NAMES[1:]))
    assert network.places.tolist() == [place for place, _ in bounds() if place != OPTIONS]
