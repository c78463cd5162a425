"""A network as plain bytes: its arrays one after another, after a line that says what they are."""

import json

import numpy as np

from impera.bots.network import plain, weights


def test_the_first_line_lists_the_arrays_in_the_order_of_the_pass():
    heading = json.loads(plain.shipped().partition(b"\n")[0])
    assert [name for name, _, _ in heading] == list(weights.Network._fields)


def test_the_numbers_are_those_of_the_network():
    """Half precision loses nothing: the weights came from it."""
    line, _, numbers = plain.shipped().partition(b"\n")
    for name, kind, shape in json.loads(line):
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        found, numbers = np.frombuffer(numbers[:size], kind).reshape(shape), numbers[size:]
        assert np.array_equal(found, getattr(weights.shipped(), name))
    assert numbers == b""
