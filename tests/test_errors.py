"""Errors that callers may catch arrive as they were raised, also from another process."""

import pickle

import pytest

import impera
from impera.errors import ImperaError

ERRORS = [
    impera.IllegalDecision("play M1", ("end",)),
    impera.UnknownDecision("dance", ("end",)),
    impera.BadOptions("players must be 2").told_by(key="error-players", given=7),
    impera.BotFailure("mine", "raised KeyError", "nonsense", ("first", "last")),
    impera.WorkerLost("gone"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_is_the_same_in_another_process(error):
    sent = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(sent) is type(error)
    assert (str(sent), sent.args, sent.__dict__) == (str(error), error.args, error.__dict__)
    assert isinstance(sent, ImperaError)
