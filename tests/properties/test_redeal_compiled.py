"""Observing and redealing in compiled code: the same as interpreted, and as fair."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from impera.engines import cpu, layout
from impera.engines.compiled.redeal import Urns
from impera.engines.interpreter import plain
from impera.rules.chance import REDEAL
from impera.rules.knowledge import MEMORY_FIELDS
from impera.rules.observe import HIDDEN_FIELDS, Hidden, observe
from impera.rules.state import NOBODY, State, Stream
from impera.testing import random_game
from tests.properties.consistent import chances, seen_in, surprise
from tests.properties.hidden_cases import CASES
from tests.properties.test_redeal import DRAWS, FAIR, facts
from tests.properties.walks import at_every_table

STREAM_FIELDS = tuple((word, ()) for word in "abcn")


def observed(game, viewer, rows):
    """Observations of a game by compiled code, as many equal ones as asked for."""
    states, memories = np.zeros(rows, layout.STATE), np.zeros(rows, layout.MEMORY)
    seen, hidden = np.zeros(rows, layout.STATE), np.zeros(rows, layout.HIDDEN)
    layout.store(states[0], game._state)
    layout.store(memories[0], game._memory, MEMORY_FIELDS)
    states[:], memories[:] = states[0], memories[0]
    for row in range(rows):
        cpu.functions()["observe_at"](states, memories, row, viewer, seen, hidden)
    return seen, hidden


def streams_of(rows):
    """A stream of chance for each row."""
    streams, stream = np.zeros(rows, layout.STREAM), Stream()
    for row in range(rows):
        plain().start_stream(stream, 1, 0, REDEAL, row)
        layout.store(streams[row], stream, STREAM_FIELDS)
    return streams


def as_hidden(record):
    hidden = Hidden()
    for name, shape in HIDDEN_FIELDS:
        setattr(hidden, name, record[name].tolist() if shape else int(record[name]))
    return hidden


MOMENTS = (0, 3, 5, 7, 10, 60, 150, 999)


@at_every_table
def test_compiled_observations_and_redeals_equal_interpreted_ones(table):
    """The same stream gives the same redeal on both engines."""
    for decisions in MOMENTS:
        game = random_game(table, seed=decisions, decisions=decisions, patient=True)
        for viewer in (*range(table.players), NOBODY):
            compare_engines(game, viewer)


def compare_engines(game, viewer):
    seen, hidden = State(), Hidden()
    observe(game._state, game._memory, viewer, seen, hidden)
    compiled = observed(game, viewer, 1)
    assert facts(layout.load(compiled[0][0]), as_hidden(compiled[1][0])) == facts(seen, hidden)
    urns, stream = Urns(), Stream()
    plain().start_stream(stream, 1, 0, REDEAL, 0)
    plain().fill_urns(hidden, urns)
    plain().redeal(seen, hidden, urns, stream)
    cpu.functions()["redeal_at"](*compiled, np.zeros(1, layout.URNS), streams_of(1), 0)
    again = layout.load(compiled[0][0])
    assert facts(again, as_hidden(compiled[1][0])) == facts(seen, hidden)


@pytest.mark.parametrize("make", CASES)
def test_every_truth_that_agrees_is_drawn_with_its_chance_by_compiled_code(make):
    """Uniform, as interpreted."""
    case = make()
    seen, hidden = observed(case.game, case.viewer, DRAWS)
    urns, streams = np.zeros(DRAWS, layout.URNS), streams_of(DRAWS)
    for row in range(DRAWS):
        cpu.functions()["redeal_at"](seen, hidden, urns, streams, row)
    drawn = Counter(seen_in(layout.load(record), case.viewer) for record in seen)
    assert surprise(drawn, chances(case.hidden)) < FAIR
