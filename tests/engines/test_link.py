"""Linked copies call one another, and the originals stay as they are."""

from impera.engines.link import link
from impera.rules import bits, events, zones
from impera.rules.state import State
from tests.engines import counting


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


def test_twins_that_are_there_are_used_again():
    """A module that is linked later calls the twins that were made before."""
    twins = {}
    first = link(lambda function: function, {}, twins=twins)
    second = link(lambda function: function, {}, (counting,), twins)
    assert second["act"] is first["act"]
    assert second["count_at"].__globals__["count_bits"] is first["count_bits"]
