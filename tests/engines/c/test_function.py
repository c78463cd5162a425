"""What the compiled subset means in Python, it means in C; what has no exact meaning there is refused."""

from types import SimpleNamespace

import numpy as np
import pytest

from impera.engines import native
from impera.engines.c.function import Refused
from impera.engines.c.program import CProgram
from impera.engines.c.types import INT, array_of, struct_of
from tests.engines.c import constructs, refused
from tests.engines.node import Trapped, Wasm
from tools import libraries

CELLS = np.dtype([("small", np.int8, (4,)), ("large", np.int64)], align=True)
RECORD = struct_of("Cells", CELLS)
NUMBERS = [(0, 0), (1, 2), (7, -3), (-7, 3), (-8, -5), (100, 7)]


def made(folder, *flags):
    """All constructs as WebAssembly."""
    program = CProgram((constructs,), {})
    for function in constructs.ALL:
        program.entry(function, (INT, INT))
    for function in constructs.IN_MEMORY:
        program.entry(function, (array_of(RECORD), array_of("i8", 3), INT))
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
