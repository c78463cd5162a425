"""Whether what was really written is as `impera schema` says. It takes microseconds: every message can be checked."""

from __future__ import annotations

import functools

import jsonschema_rs

from impera.schemas import schema


@functools.cache
def validator(name):
    """What checks JSON against a schema of impera, compiled once."""
    return jsonschema_rs.validator_for(schema(name))


def check(name, written):
    """Fails unless all JSON that was written is as a schema says; there must be some."""
    written = list(written)
    assert written
    for each in written:
        validator(name).validate(each)
