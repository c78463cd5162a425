"""The settings of a stage, and what is refused before anything is trained."""

import pytest

import impera
from impera import training
from impera.training.settings import Settings


def test_settings_may_be_texts():
    assert Settings.make({"rate": "6e-4", "games": "256"}) == Settings(rate=0.0006, games=256)


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"rate": "fast"}, "these settings make no sense"),
        ({"speed": "2"}, "unknown field `speed`"),
        ({"without": "near,far"}, "no such quantity: far; quantities are players, options"),
        ({"mixture": "none"}, "no such mixture: 'none'; mixtures are two, many, all"),
    ],
)
def test_settings_that_cannot_be_are_refused_with_a_sentence(given, problem):
    with pytest.raises(impera.BadOptions, match=problem):
        Settings.make(given)


def test_without_pytorch_it_is_said_how_to_get_it(monkeypatch):
    monkeypatch.setattr(training, "find_spec", lambda _: None)
    with pytest.raises(impera.MissingExtra, match=r"pip install 'impera\[train\]'"):
        training.require()
