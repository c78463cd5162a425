"""The layout of the observation and its table in the docs."""

import zlib

import numpy as np
import pytest

from impera.adapters import observation
from impera.adapters.observation import layout
from tests.adapters.observation import table


def test_the_layout_is_the_documented_one():
    """docs/observation.md lists every field with its place, shape and meaning; `make generate` writes it again."""
    assert table.FILE.read_text("utf-8") == table.page()


def test_version_1_has_617_numbers_and_180_actions():
    """A change of these sizes is a new version."""
    assert (observation.OBSERVATION_VERSION, observation.SIZE, observation.ACTIONS) == (1, 617, 180)


def test_version_1_has_these_fields_in_this_order():
    """A field that moves is a new version, even if the size stays the same."""
    order = [(field.name, field.shape) for field in observation.FIELDS]
    assert zlib.crc32(repr(order).encode()) == 3186814873


def test_fields_have_different_names():
    names = [field.name for field in observation.FIELDS]
    assert len(set(names)) == len(names)


def test_fields_fill_the_tensor_without_gaps_and_overlaps():
    tensor = np.zeros(observation.SIZE, np.int8)
    for part in observation.fields(tensor).values():
        np.add(part, 1, out=part)
    assert tensor.tolist() == [1] * observation.SIZE


@pytest.mark.parametrize("field", observation.FIELDS, ids=lambda field: field.name)
def test_a_field_begins_where_its_constant_says(field):
    names = {"first": "FIRST_PLAYER", "hand": "HANDS"}
    at = getattr(layout, names.get(field.name, field.name.upper()))
    tensor = np.arange(observation.SIZE)
    assert observation.fields(tensor)[field.name].ravel()[0] == at


def test_fields_of_a_batch_keep_its_dimensions():
    parts = observation.fields(np.zeros((5, 2, observation.SIZE), np.int8))
    assert parts["embargo"].shape == (5, 2, 4, 6, 3)


def test_an_unknown_field_is_refused():
    with pytest.raises(KeyError, match="colour"):
        layout.place("colour")
