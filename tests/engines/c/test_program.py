"""Programs made of functions of the compiled subset."""

from impera.engines.c.program import CProgram
from impera.engines.c.types import INT
from tests.engines.c import constructs


def test_a_function_of_the_subset_can_take_the_place_of_another():
    """As the function that writes a log takes the place of `tell`, in a game that people play."""
    program = CProgram((constructs,), {"abs_of": constructs.count_of})
    program.entry(constructs.rounds_down, (INT, INT))
    assert "py_count_of(py_b)" in program.text()
    assert "abs_of" not in program.text()


def test_a_function_of_the_module_comes_before_one_of_python_with_its_name(monkeypatch):
    monkeypatch.setattr(constructs, "max", constructs.modulo, raising=False)
    program = CProgram((constructs,), {})
    program.entry(constructs.takes_the_least_and_greatest, (INT, INT))
    assert "(least_i64(py_a, py_b) * 1000) + py_modulo(py_a, py_b)" in program.text()
