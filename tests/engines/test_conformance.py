"""The same seed gives the same game on every engine, decision by decision."""

import numpy as np
import pytest
from msgspec.structs import asdict

import impera
from impera.engines import cpu, layout
from impera.engines.compiled.redeal import URNS_FIELDS, Urns
from impera.engines.interpreter import plain
from impera.notation.options import Options, new_state
from impera.rules.chance import REDEAL
from impera.rules.knowledge import MEMORY_FIELDS, Memory
from impera.rules.observe import HIDDEN_FIELDS, Hidden
from impera.rules.state import FIELDS, State, Stream
from impera.testing import every_option

ARRAYS = ("winners", "turns", "decisions", "reasons", "fingerprints")


def name_of(options):
    return "-".join(str(value) for value in options.to_json().values())


@pytest.mark.parametrize("options", every_option(), ids=name_of)
def test_compiled_games_are_the_interpreted_ones(options):
    """The same seed gives the same game on every engine, whatever the options."""
    python = impera.simulate(games=6, seed=11, engine="python", workers=1, **asdict(options))
    numba = impera.simulate(games=6, seed=11, engine="numba", workers=1, **asdict(options))
    for name in ARRAYS:
        assert np.array_equal(getattr(python, name), getattr(numba, name)), name


def _fields(thing, fields):
    return {name: getattr(thing, name) for name, _ in fields}


def _record(array, fields):
    row = array[0]
    return {name: row[name].tolist() for name, _ in fields}


@pytest.mark.parametrize("options", every_option(), ids=name_of)
def test_compiled_states_ledgers_and_redeals_are_the_interpreted_ones(options):
    """At every state of a game: the state, the legal word, the ledger, what each viewer sees, and a redeal of it."""
    rules, compiled = plain(), cpu.functions()
    state, memory, stream = new_state(options), Memory(), Stream()
    rules.begin_game(state, stream, 5, 0, 0)
    states, memories = np.zeros(1, layout.STATE), np.zeros(1, layout.MEMORY)
    streams, urns, drawn_from = np.zeros(1, layout.STREAM), np.zeros(1, layout.URNS), Urns()
    layout.store(states[0], state)
    while word := rules.legal_word(state):
        assert compiled["legal_at"](states, 0) == word
        viewer = state.turn % (options.players + 1) - 1
        observed, concealed = State(), Hidden()
        seen, hidden = np.zeros(1, layout.STATE), np.zeros(1, layout.HIDDEN)
        rules.observe(state, memory, viewer, observed, concealed)
        compiled["observe_at"](states, memories, 0, viewer, seen, hidden)
        assert _record(seen, FIELDS) == _fields(observed, FIELDS)
        assert _record(hidden, HIDDEN_FIELDS) == _fields(concealed, HIDDEN_FIELDS)
        chance = Stream()
        rules.start_stream(chance, state.turn, viewer + 1, REDEAL, 0)
        streams[0] = (chance.a, chance.b, chance.c, chance.n)
        rules.fill_urns(concealed, drawn_from)
        rules.redeal(observed, concealed, drawn_from, chance)
        compiled["redeal_at"](seen, hidden, urns, streams, 0)
        assert _record(seen, FIELDS) == _fields(observed, FIELDS)
        assert _record(urns, URNS_FIELDS) == _fields(drawn_from, URNS_FIELDS)
        answer = rules.choose_from(word, stream)
        rules.act_and_learn(memory, state, answer)
        compiled["act_and_learn_at"](memories, states, 0, answer)
        assert _record(states, FIELDS) == _fields(state, FIELDS)
        assert _record(memories, MEMORY_FIELDS) == _fields(memory, MEMORY_FIELDS)


def test_a_simulated_game_is_dealt_like_a_game_of_its_own_seed():
    """`begin_game` draws a seed per game, and `Game.new` with that seed deals the same cards."""
    rules, options = plain(), Options.make(players=3, deal="draft")
    state, stream = new_state(options), Stream()
    rules.start_stream(stream, 5, 6, 2, 9)
    seed = rules.next_word(stream) | rules.next_word(stream) << 32
    rules.begin_game(state, stream, 5, 6, 9)
    game = impera.Game.new(seed=seed, players=3, deal="draft")
    assert _fields(game._state, FIELDS) == _fields(state, FIELDS)
