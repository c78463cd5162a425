"""The library of the compiled bots, on this machine and in browsers: the same games and thoughts everywhere."""

from types import SimpleNamespace
from typing import NamedTuple

import numpy as np
import pytest

from impera.bots import library, search
from impera.engines import layout, native
from impera.engines.compiled.redeal import URNS_FIELDS, Urns
from impera.engines.interpreter import plain
from impera.engines.link import link
from impera.notation.options import Options, new_state
from impera.rules.chance import BOT, REDEAL
from impera.rules.knowledge import MEMORY_FIELDS, Memory
from impera.rules.observe import HIDDEN_FIELDS, Hidden
from impera.rules.state import FIELDS, State, Stream
from impera.testing import every_option, every_table
from tests.bots import agreement
from tools import libraries

GAMES = 480
"""By each edition and each single option, at every table: 104 sets of options."""

GAMES_OF_EACH = 50
"""By each of the 1,024 combinations of options; more than 100,000 in all."""

TRIALS = 50
NODE_FIELDS = ("child", "sibling", "visits", "open", "decision", "wins")


def name_of(options):
    return "-".join(map(str, options.to_json().values()))


@pytest.fixture(scope="module", params=["native", "wasm"])
def functions(request):
    with agreement.built(request.param) as found:
        yield found


# ------------------------------------------------------------------------------------------------------------ the files


def test_the_libraries_are_made_from_the_current_sources():
    """Run `make generate` after a change to the rules or bots."""
    assert library.KEY.read_text(encoding="utf-8") == library.key()


class Made(NamedTuple):
    """A library that was made here, its file, and whether it was ready before and after."""

    functions: object
    file: bytes
    was_and_is_ready: tuple[bool, bool]


@pytest.fixture(scope="module")
def text():
    """The rules and bots in C."""
    return library.program().text()


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """What is made where other sources came with the program, and there is a compiler."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("IMPERA_CACHE", str(tmp_path_factory.mktemp("cache")))
        patch.setattr(library, "_shipped", lambda: None)
        library._made.cache_clear()
        was_ready, functions, is_ready = library.is_ready(), library.functions(), library.is_ready()
        library._made.cache_clear()
        return Made(functions, native.cached(library.key()).read_bytes(), (was_ready, is_ready))


@pytest.mark.parametrize("kind", native.TARGETS)
def test_the_same_sources_give_the_same_bytes(text, made, kind):
    """So anybody can check that a library is made from these sources."""
    found = made.file if kind == native.machine() else native.library(text, native.TARGETS[kind])
    assert library.file_for(kind).read_bytes() == found


def test_the_file_for_browsers_is_made_from_the_current_sources():
    """Byte for byte; run `make generate` after a change to the rules or bots."""
    assert libraries.webassembly() == libraries.WASM.read_bytes()


def test_the_places_of_fields_are_fresh():
    """Run `make generate` after a change to a record."""
    assert libraries.PLACES.read_text(encoding="utf-8") == libraries.places(library.STRUCTS)


def test_a_library_that_this_machine_cannot_load_is_left_alone(monkeypatch, tmp_path):
    """Then numba compiles the bots, as on machines of other kinds."""
    kind = next(iter(native.TARGETS))
    (tmp_path / f"{kind}{native.TARGETS[kind].suffix}").write_bytes(b"for another machine")
    monkeypatch.setattr(native, "machine", lambda: kind)
    monkeypatch.setattr(library, "LIBRARIES", tmp_path)
    assert library._shipped.__wrapped__() is None


def test_without_library_and_compiler_numba_compiles(monkeypatch):
    monkeypatch.setattr(library, "_shipped", lambda: None)
    monkeypatch.setattr(native, "has_compiler", lambda: False)
    library._made.cache_clear()
    assert type(library.functions()["search_at"]).__module__.startswith("numba")


def test_other_sources_are_compiled_where_there_is_a_compiler(made):
    """After a change to the rules, bots play by it a few seconds later."""
    assert isinstance(made.functions, native.Library)
    assert made.was_and_is_ready == (False, True)


# ------------------------------------------------------------------------------------------------------------ the games


@pytest.mark.parametrize("options", every_option(), ids=name_of)
def test_games_are_those_of_the_other_engines(functions, options):
    """The same seed gives the same game on every engine, whatever the options."""
    assert agreement.differing(functions, options, GAMES) == 0


@pytest.mark.parametrize("table", every_table(), ids=name_of)
def test_games_by_all_combinations_of_options_are_those_of_the_other_engines(functions, table):
    """What is agreed on may matter only together with something else."""
    combinations = agreement.every_combination(table)
    assert len(set(combinations)) == 128
    assert [options for options in combinations if agreement.differing(functions, options, GAMES_OF_EACH)] == []


def _fields(thing, fields):
    return {name: getattr(thing, name) for name, _ in fields}


def _record(array, fields):
    row = array[0]
    return {name: row[name].tolist() for name, _ in fields}


@pytest.mark.parametrize("options", every_table(), ids=name_of)
def test_states_ledgers_observations_and_redeals_are_the_interpreted_ones(functions, options):
    """At every seventh state of a game, so that what each viewer may know is the same."""
    rules = plain()
    state, memory, stream = new_state(options), Memory(), Stream()
    rules.begin_game(state, stream, 5, 0, 0)
    states, memories = np.zeros(1, layout.STATE), np.zeros(1, layout.MEMORY)
    layout.store(states[0], state)
    for number in range(500):
        word = rules.legal_word(state)
        assert functions["legal_at"](states, 0) == word
        if not word:
            break
        if number % 7 == 0:
            _compare_observation(functions, (state, memory), (states, memories), number % (options.players + 1) - 1)
        answer = rules.choose_from(word, stream)
        rules.act_and_learn(memory, state, answer)
        functions["act_and_learn_at"](memories, states, 0, answer)
    assert _fields(layout.load(states[0]), FIELDS) == _fields(state, FIELDS)
    assert _record(memories, MEMORY_FIELDS) == _fields(memory, MEMORY_FIELDS)


def _compare_observation(functions, interpreted, compiled, viewer):
    rules = plain()
    expected, concealed, chance, drawn_from = State(), Hidden(), Stream(), Urns()
    seen, hidden = np.zeros(1, layout.STATE), np.zeros(1, layout.HIDDEN)
    rules.observe(*interpreted, viewer, expected, concealed)
    functions["observe_at"](*compiled, 0, viewer, seen, hidden)
    assert _fields(layout.load(seen[0]), FIELDS) == _fields(expected, FIELDS)
    assert _record(hidden, HIDDEN_FIELDS) == _fields(concealed, HIDDEN_FIELDS)
    rules.start_stream(chance, interpreted[0].turn, viewer + 1, REDEAL, 0)
    streams, urns = np.zeros(1, layout.STREAM), np.zeros(1, layout.URNS)
    streams[0] = (chance.a, chance.b, chance.c, chance.n)
    rules.fill_urns(concealed, drawn_from)
    rules.redeal(expected, concealed, drawn_from, chance)
    functions["redeal_at"](seen, hidden, urns, streams, 0)
    assert _fields(layout.load(seen[0]), FIELDS) == _fields(expected, FIELDS)
    assert _record(urns, URNS_FIELDS) == _fields(drawn_from, URNS_FIELDS)


# --------------------------------------------------------------------------------------------------------- the thoughts


class Interpreted:
    """The compiled bots run by the interpreter, from an observation."""

    def __init__(self, options, decisions):
        self.seen, hidden = agreement.position(options, decisions)
        stream = Stream()
        plain().start_stream(stream, 1, 2, BOT, 0)
        self.deals = SimpleNamespace(hidden=[hidden], urns=[Urns()], streams=[stream])
        self.functions = link(lambda function: function, {"deal_again": self._deal_again}, library.MODULES)

    def _deal_again(self, deals):
        """States are copied as objects instead of words."""
        s = self.seen.copy()
        self.functions["redeal"](s, deals.hidden[0], deals.urns[0], deals.streams[0])
        return s

    def grown(self, plan):
        nodes = [SimpleNamespace(**dict.fromkeys(NODE_FIELDS, 0)) for _ in range(TRIALS + 2)]
        path = [[0, 0] for _ in range(512)]
        tree = SimpleNamespace(nodes=nodes, path=path, plans=[plan], styles=[plan.style], sizes=[0])
        self.functions["search_at"](self.deals, tree, TRIALS)
        return [tuple(getattr(node, name) for name in NODE_FIELDS) for node in nodes]


@pytest.mark.parametrize("is_uniform", [False, True], ids=["heuristic", "uniform"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_trees_are_the_interpreted_ones(functions, players, is_uniform):
    """So consul and emperor decide alike everywhere; the logarithm is ours, because those of C libraries differ."""
    options, plan = Options.make(players=players), search.Plan(uniform=is_uniform)
    found = agreement.grown(functions, options, 20, plan, TRIALS)
    assert [tuple(node) for node in found.tolist()] == Interpreted(options, 20).grown(plan)
