"""The network in PyTorch is the one that plays."""

from importlib.resources import as_file, files

import numpy as np
import pytest

from impera.bots import library
from impera.bots.compiled.quantities import write_quantities
from impera.bots.compiled.replies import FIRST_REPLY
from impera.bots.network import weights
from impera.bots.network.features import SIZE
from impera.rules.decisions import CHOOSE_SEAT
from impera.testing import random_game
from impera.views import decode

torch = pytest.importorskip("torch", reason="PyTorch is not installed: training is not tested")
network = pytest.importorskip("impera.training.network")


def test_it_says_what_the_compiled_pass_says():
    """So that what was trained is what plays."""
    game = random_game(seed=3, decisions=40)
    quantities = np.zeros(SIZE, np.int8)
    write_quantities(*decode(game.view(game.seat)), quantities)
    room = weights.Room.make()
    library.functions()["forward_at"](weights.shipped(), quantities, room)
    with as_file(files("impera.bots.network").joinpath(weights.FILE)) as path:
        given = network.weights_of(weights.read(path).layers, "cpu")
    logits, value = network.forward(given, torch.from_numpy(quantities)[None])
    assert np.allclose(logits[0].numpy(), room.logits, atol=1e-3)
    assert value.item() == pytest.approx(np.tanh(room.value[0]), abs=1e-4)


def test_new_weights_make_all_replies_nearly_alike():
    logits, _ = network.forward(network.new_weights(1, "cpu"), torch.ones(4, SIZE, dtype=torch.int8))
    assert logits.abs().max() < 0.2


def test_only_possible_replies_count():
    """Seats 1 and 2, counted from the one that decides."""
    logits = torch.zeros(1, network.REPLIES)
    kept = network.without_impossible(logits, torch.tensor([0b0110]), torch.tensor([CHOOSE_SEAT]))
    first = FIRST_REPLY[CHOOSE_SEAT]
    assert (kept[0] == 0).nonzero().flatten().tolist() == [first + 1, first + 2]
