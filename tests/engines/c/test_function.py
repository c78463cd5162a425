"""What the compiled subset means in Python, it means in C; what has no exact meaning there is refused."""

import inspect
import re
from types import SimpleNamespace
from typing import NamedTuple

import numpy as np
import pytest

from impera.engines import native
from impera.engines.c import expression
from impera.engines.c import function as functions
from impera.engines.c.expression import Refused
from impera.engines.c.program import CProgram
from impera.engines.c.types import INT, array_of, bundle_of, struct_of
from tests.engines.c import constructs, refused
from tests.engines.node import Trapped, Wasm
from tools import libraries

CELLS = np.dtype(
    [("small", np.int8, (4,)), ("wide", np.int8, (6,)), ("grid", np.int8, (2, 3)), ("large", np.int64)], align=True
)
RECORD = struct_of("Cells", CELLS)
FRACTIONS = np.dtype(
    [
        *[("narrow", np.float32), ("wide", np.float64), ("grid", np.float32, (2, 3))],
        *[("marks", np.int8, (3, 2)), ("typeof", np.int64)],
    ],
    align=True,
)
FRACTION = struct_of("Fractions", FRACTIONS)
BUNDLE = bundle_of("Both", {"records": array_of(RECORD), "rows": array_of("i8", 3)})
NUMBERS = [(0, 0), (1, 2), (7, -3), (-7, 3), (-8, -5), (100, 7)]


class Both(NamedTuple):
    """A bundle of arrays."""

    records: np.ndarray
    rows: np.ndarray


def made(folder, *flags):
    """All constructs as WebAssembly."""
    program = CProgram((constructs,), {})
    for function in constructs.ALL:
        program.entry(function, (INT, INT))
    for function in constructs.IN_MEMORY:
        program.entry(function, (array_of(RECORD), array_of("i8", 3), INT))
    for function in constructs.WITH_FRACTIONS:
        program.entry(function, (array_of(FRACTION), INT))
    program.entry(constructs.looks_into_a_bundle, (BUNDLE, INT))
    file = folder / "constructs.wasm"
    file.write_bytes(native.compiled(program.text(), *native.FAST, *libraries.BROWSER, *flags))
    return file


@pytest.fixture(scope="module")
def wasm(tmp_path_factory):
    node = Wasm(made(tmp_path_factory.mktemp("wasm"), "-DCHECKED"))
    yield node
    node.close()


@pytest.mark.parametrize("function", constructs.ALL, ids=lambda function: function.__name__)
def test_numbers_are_the_same_in_c(wasm, function):
    assert [wasm[function.__name__](a, b) for a, b in NUMBERS] == [int(function(a, b)) for a, b in NUMBERS]


@pytest.mark.parametrize("function", constructs.IN_MEMORY, ids=lambda function: function.__name__)
def test_memory_is_the_same_in_c(wasm, function):
    records, rows = np.zeros(2, CELLS), np.arange(6).reshape(2, 3)
    records["small"], records["large"] = [1, 2, 100, 4], 50
    plain = [SimpleNamespace(small=each["small"].tolist(), large=int(each["large"])) for each in records]
    expected = function(plain, rows_after := rows.tolist(), 1)
    found = wasm[function.__name__](records, rows, 1)
    wrapped = np.array([each.small for each in plain]).astype(np.int8)
    if function is constructs.reads_and_writes:  # plain Python does not wrap around: 100 + 100 is -56 in a byte
        expected, rows_after[1][1] = -112, -56_000
    assert (found, rows.tolist()) == (expected, rows_after)
    assert records["small"][0].tolist() == wrapped[0].tolist()


@pytest.mark.parametrize("function", constructs.WITH_FRACTIONS, ids=lambda function: function.__name__)
def test_fractions_and_rows_of_rows_in_memory_are_the_same_in_c(wasm, function):
    """NumPy's records keep what Python computes as narrow as C does."""
    here = np.zeros(2, FRACTIONS).view(np.recarray)
    here.wide, here.grid, here.marks = [0.1, 0.7], np.arange(6).reshape(2, 3) / 7, 5
    there = np.asarray(here.copy())
    assert wasm[function.__name__](there, 1) == function(here, 1)
    assert [there[name].tolist() for name in FRACTIONS.names] == [here[name].tolist() for name in FRACTIONS.names]


def test_a_checked_build_stops_at_a_place_outside_an_inner_row(wasm):
    """Three numbers to a row: the fourth would be the first of the next one."""
    with pytest.raises(Trapped):
        wasm["computes_in_memory"](np.zeros(4, FRACTIONS), 3)


def test_a_bundle_of_arrays_is_the_same_in_c(wasm):
    records, rows = np.zeros(2, CELLS), np.arange(6).reshape(2, 3)
    records["large"] = [3, 4]
    rows_after = rows.copy()
    expected = constructs.looks_into_a_bundle(Both([SimpleNamespace(large=3), SimpleNamespace(large=4)], rows_after), 1)
    assert wasm["looks_into_a_bundle"](Both(records, rows), 1) == expected == 47
    assert rows.tolist() == rows_after.tolist()


def test_a_checked_build_stops_at_a_place_that_is_not_there(wasm):
    with pytest.raises(Trapped):
        wasm["reads_and_writes"](np.zeros(2, CELLS), np.zeros((2, 3), np.int64), 2)


@pytest.mark.parametrize("function", refused.ALL, ids=lambda function: function.__name__)
def test_what_c_cannot_say_exactly_is_refused_with_file_line_and_reason(function):
    with pytest.raises(Refused) as caught:
        CProgram((refused,), {}).entry(function, (RECORD,))
    file, line, reason, _ = str(caught.value).split(":", 3)
    first = function.__code__.co_firstlineno
    assert file == refused.__file__
    assert first < int(line) <= first + 4
    assert reason.strip() == refused.ALL[function]


@pytest.mark.parametrize("function", refused.WHOLE, ids=lambda function: function.__name__)
def test_a_function_of_another_kind_is_refused_as_a_whole(function):
    with pytest.raises(Refused) as caught:
        CProgram((refused,), {}).entry(function, (RECORD,))
    file, line, reason, _ = str(caught.value).split(":", 3)
    assert file == refused.__file__
    assert int(line) - function.__code__.co_firstlineno in {0, 1}  # a decorator comes before it
    assert reason.strip() == refused.WHOLE[function]


_REASON = re.compile(r'_refused\([^"]+, f?"([^"]+)"\)')


def test_every_reason_to_refuse_has_an_example():
    reasons = {reason for module in (expression, functions) for reason in _REASON.findall(inspect.getsource(module))}
    assert len(reasons) > 20
    shown = {*refused.ALL.values(), *refused.WHOLE.values()}
    assert [reason for reason in reasons if not any(re.fullmatch(_as_pattern(reason), each) for each in shown)] == []


def _as_pattern(reason):
    """What fits a reason, whose parts in braces differ."""
    return re.sub(r"\\{.+?\\}", ".+", re.escape(reason))


def test_a_function_of_no_module_of_the_program_is_refused():
    with pytest.raises(Refused, match="_step is not in the modules of the program"):
        CProgram((constructs,), {}).entry(refused._step, (RECORD,))
