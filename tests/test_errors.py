"""Errors that callers may catch arrive as they were raised, also from another process."""

import importlib
import pickle
import sys

import pytest

import impera
from impera.errors import ImperaError
from impera.workers import open_pool

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


# What a part needs, the extra that brings it, and how the part is used.
EXTRAS = {
    "pettingzoo": ("rl", impera.adapters.pettingzoo_env),
    "pyspiel": ("openspiel", lambda: importlib.import_module("impera.adapters.openspiel_game")),
    "pyarrow": ("data", lambda: impera.analysis.data.write([], "games.parquet")),
    "ray": ("ray", lambda: open_pool("ray")),
}


@pytest.mark.parametrize("package", EXTRAS)
def test_a_package_that_is_missing_is_told_with_the_extra_that_brings_it(monkeypatch, package):
    extra, use = EXTRAS[package]
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, "impera.adapters.openspiel_game", raising=False)
    with pytest.raises(impera.MissingExtra, match=rf"pip install 'impera\[{extra}\]'"):
        use()
