"""The options as keywords follow from their declaration."""

import inspect
from typing import get_type_hints

import pytest

import impera
from impera.adapters import openspiel_game
from impera.adapters.parallel import ParallelSeatsEnv
from impera.adapters.settings import Settings
from impera.analysis import arena, data, league
from impera.notation.chosen import Chosen
from impera.notation.options import OPTIONS, Options
from impera.testing import table
from tools import chosen


def test_the_keywords_are_fresh():
    """An option is declared once, in `impera.notation.options`; run `make generate` after a change."""
    assert chosen.FILE.read_text(encoding="utf-8") == chosen.source()


def test_every_option_is_a_keyword_with_the_type_that_it_is_declared_with():
    declared = get_type_hints(Options)
    assert get_type_hints(Chosen) == {name: declared[name] for name in OPTIONS}


def test_the_settings_of_an_environment_are_the_options_and_what_its_constructor_takes():
    aec = pytest.importorskip("impera.adapters.aec", reason="the extra rl is not installed")
    assert set(get_type_hints(Settings)) == set(inspect.signature(aec.SeatsEnv).parameters)


TAKE_OPTIONS = {
    "Game.new": impera.Game.new,
    "Game.from_deck": impera.Game.from_deck,
    "Options.make": impera.Options.make,
    "simulate": impera.simulate,
    "pettingzoo_env": impera.adapters.pettingzoo_env,
    "pettingzoo_parallel_env": impera.adapters.pettingzoo_parallel_env,
    "ParallelSeatsEnv": ParallelSeatsEnv,
    "vector_env": impera.adapters.vector_env,
    "SeatEnv": impera.gym.SeatEnv,
    "SelfPlayEnv": impera.gym.SelfPlayEnv,
    "openspiel_game.load": openspiel_game.load,
    "arena.run": arena.run,
    "league.run": league.run,
    "data.sample": data.sample,
    "table": table,
}


@pytest.mark.parametrize("name", TAKE_OPTIONS)
def test_every_option_is_a_keyword_of_the_signature(name):
    asked = inspect.signature(TAKE_OPTIONS[name]).parameters
    assert asked.keys() >= OPTIONS.keys()
    assert inspect.Parameter.VAR_KEYWORD not in {each.kind for each in asked.values()}


def test_the_settings_of_an_environment_are_keywords_too():
    assert {"render_mode", "max_cycles"} <= inspect.signature(impera.adapters.pettingzoo_parallel_env).parameters.keys()


def test_help_shows_the_options_with_their_values():
    shown = str(inspect.signature(impera.Game.new))
    assert shown.startswith("(*, seed: 'int | None' = None, first: 'int | None' = None, players: int = ..., deal: ")
