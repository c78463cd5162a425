"""The layout of the observation and its table in the docs."""

import zlib

import numpy as np
import pytest

from impera.adapters import observation
from impera.adapters.compiled import places
from impera.adapters.observation import layout
from tests.adapters.observation import table


def test_the_layout_is_the_documented_one():
    """docs/observation.md lists every field with its place, shape and meaning; `make generate` writes it again."""
    assert table.FILE.read_text("utf-8") == table.page()


PINNED = {2: (619, 180, 1737563963)}
"""By version: how many numbers and actions there are, and a digest of the fields in their order."""
PINNED_STATES = {1: (2719, 271956346)}
"""The same for the state of a game, which begins with an observation of version 2."""


def digest_of(fields):
    return zlib.crc32(repr([(field.name, field.shape) for field in fields]).encode())


def test_a_layout_is_the_one_of_its_version():
    """A field that moves is a new version, even if the size stays the same."""
    found = (observation.SIZE, observation.ACTIONS, digest_of(observation.FIELDS))
    assert found == PINNED[observation.OBSERVATION_VERSION]
    found_state = (observation.STATE_SIZE, digest_of(observation.STATE_FIELDS))
    assert found_state == PINNED_STATES[observation.STATE_VERSION]


def test_fields_have_different_names():
    names = [field.name for field in observation.STATE_FIELDS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("size", [observation.SIZE, observation.STATE_SIZE])
def test_fields_fill_the_tensor_without_gaps_and_overlaps(size):
    tensor = np.zeros(size, np.int8)
    for part in observation.fields(tensor).values():
        np.add(part, 1, out=part)
    assert tensor.tolist() == [1] * size


@pytest.mark.parametrize("field", observation.STATE_FIELDS, ids=lambda field: field.name)
def test_a_field_begins_where_its_constant_says(field):
    tensor = np.arange(observation.STATE_SIZE)
    assert observation.fields(tensor)[field.name].ravel()[0] == getattr(places, field.name.upper())


def test_fields_of_a_batch_keep_its_dimensions():
    parts = observation.fields(np.zeros((5, 2, observation.SIZE), np.int8))
    assert parts["embargo"].shape == (5, 2, 4, 6, 3)


def test_an_unknown_field_is_refused():
    with pytest.raises(KeyError, match="colour"):
        layout.place("colour")
