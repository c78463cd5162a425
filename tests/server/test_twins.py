"""Some twins of `python -m tests.server.twins`; and a server that leaks on purpose is caught every time."""

from __future__ import annotations

import asyncio
import hashlib

import msgspec

from impera.server.tables.table_state import TableState
from tests.server.twins import compare

PAIRS = 6


def test_twins_are_told_the_same_on_every_channel():
    problems, numbers = asyncio.run(compare(PAIRS, seed=0))
    assert problems == []
    assert numbers["messages"] > 100 * PAIRS


def test_a_server_that_leaks_what_is_hidden_is_caught_every_time(monkeypatch):
    usual = TableState.seating

    def leaking(state, seats):
        """A name has some more letters, which depend on the whole deck."""
        first, *others = usual(state, seats)
        record = "" if state.game is None else state.game.running.game.record([row.name for row in seats]).text()
        letters = hashlib.sha256(record.encode()).hexdigest()[:8]
        return (msgspec.structs.replace(first, name=first.name + letters), *others)

    monkeypatch.setattr(TableState, "seating", leaking)
    for seed in (0, 1000):
        assert asyncio.run(compare(1, seed))[0]
