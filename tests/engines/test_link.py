"""Linked copies call one another, and the originals stay as they are."""

from impera.engines.link import link
from impera.rules import bits, events, zones
from impera.rules.state import State


def test_a_twin_calls_twins():
    """All linked functions call a replacement instead of the original."""
    told = []
    twins = link(lambda function: function, {"tell": lambda *what: told.append(what)})
    state = State()
    state.players = 2
    twins["return_coin"](state)
    assert told == [(state, events.COIN_RETURNED, 0, 0, 0)]


def test_the_originals_keep_calling_the_originals():
    """Two engines can live in one process."""
    link(lambda function: function, {"count_bits": lambda _word: 99})
    assert bits.lowest_bit(0b1000) == 3


def test_every_function_has_a_twin():
    """Nothing is left out."""
    twins = link(lambda function: function, {})
    assert {"area_put", "act", "redeal", "play_out", "lowest_bit"} <= set(twins)
    assert twins["area_put"] is not zones.area_put
    assert twins["area_put"].__code__ is zones.area_put.__code__
