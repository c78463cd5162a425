"""The options as keywords follow from their declaration."""

import inspect
from typing import get_type_hints

import pytest

from impera.adapters.settings import Settings
from impera.notation.chosen import Chosen
from impera.notation.options import OPTIONS, Options
from tools import chosen


def test_the_keywords_are_fresh():
    """An option is declared once, in `impera.notation.options`; run `make generate` after a change."""
    assert chosen.FILE.read_text(encoding="utf-8") == chosen.source()


def test_every_option_is_a_keyword_with_the_type_that_it_is_declared_with():
    declared = get_type_hints(Options)
    assert get_type_hints(Chosen) == {name: declared[name] for name in OPTIONS}


def test_the_settings_of_an_environment_are_the_options_and_what_its_constructor_takes():
    aec = pytest.importorskip("impera.adapters.aec", reason="the extra rl is not installed")
    own = [name for name in inspect.signature(aec.SeatsEnv).parameters if name != "options"]
    assert set(get_type_hints(Settings)) == {*OPTIONS, *own}
