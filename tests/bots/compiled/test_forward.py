"""A network's pass: what its layers say, the same interpreted and compiled."""

import numpy as np
import pytest

from impera.bots import library
from impera.bots.compiled.forward import forward
from impera.bots.compiled.quantities import write_quantities
from impera.bots.network import weights
from impera.bots.network.features import SIZE
from impera.testing import random_game
from impera.views import decode


@pytest.fixture(scope="module")
def quantities():
    out = np.zeros(SIZE, np.int8)
    game = random_game(seed=3, decisions=40)
    write_quantities(*decode(game.view(game.seat)), out)
    return out


def by_matrices(network, quantities):
    """Logits and value by the formula of the network, in matrices."""
    x = np.maximum((quantities[network.places] >= network.bounds) @ network.first + network.first_bias, 0)
    for (first, second), (one, two) in zip(network.blocks, network.block_biases, strict=True):
        x = np.maximum(x + np.maximum(x @ first + one, 0) @ second + two, 0)
    value = np.maximum(x @ network.value_a + network.value_a_bias, 0) @ network.value_b + network.value_b_bias
    return x @ network.policy + network.policy_bias, value


def test_a_pass_does_what_its_layers_say(quantities):
    network, room = weights.shipped(), weights.Room.make()
    library.functions()["forward_at"](network, quantities, room)
    logits, value = by_matrices(network, quantities)
    assert np.allclose(room.logits, logits, atol=1e-3)
    assert np.allclose(room.value, value, atol=1e-3)


def test_a_pass_is_the_same_compiled_and_interpreted(quantities):
    """To the last bit, so that a bot decides the same on every machine."""
    network, compiled, interpreted = weights.shipped(), weights.Room.make(), weights.Room.make()
    library.functions()["forward_at"](network, quantities, compiled)
    forward(network, quantities, interpreted)
    assert np.array_equal(compiled.logits, interpreted.logits)
    assert np.array_equal(compiled.value, interpreted.value)
