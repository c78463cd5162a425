"""Nobody waits for a compiler without being told (docs/adapters.md)."""

import sys
import types

import numba
import pytest

from impera import compiling
from impera.engines import compiling as watching


@pytest.fixture
def notice(monkeypatch):
    """A notice that was not given yet."""
    watching.watch()
    fresh = compiling.Notice()
    monkeypatch.setattr(watching, "NOTICE", fresh)
    return fresh


def compile_something():
    numba.njit(lambda number: number + 1)(1)


def test_it_is_told_once_on_standard_error_that_code_is_compiled_also_in_a_log(notice, monkeypatch, capsys):
    """No terminal: a script on a cluster writes to a file."""
    monkeypatch.delenv("IMPERA_QUIET", raising=False)
    assert not sys.stderr.isatty()
    compile_something()
    compile_something()
    assert capsys.readouterr() == ("", f"{compiling.MESSAGE}\n")


def test_a_program_can_ask_for_silence(notice, monkeypatch, capsys):
    monkeypatch.setenv("IMPERA_QUIET", "1")
    compile_something()
    assert capsys.readouterr() == ("", "")


def test_a_program_without_standard_error_compiles_too(notice, monkeypatch):
    """Programs without a console on Windows have none."""
    monkeypatch.delenv("IMPERA_QUIET", raising=False)
    monkeypatch.setattr(sys, "stderr", None)
    compile_something()
    assert notice.is_due


class Note:
    """What a notebook shows below a cell."""

    def __init__(self, shown):
        self.shown = [shown["text/plain"]]

    def update(self, shown, *, raw):
        assert raw
        self.shown.append(shown["text/plain"])


@pytest.fixture
def notes(monkeypatch):
    """The notes of a notebook that this process seems to be."""
    made = []

    def display(shown, *, raw, display_id):
        assert raw
        assert display_id
        made.append(Note(shown))
        return made[-1]

    shell = types.SimpleNamespace(kernel=object())
    ipython = types.SimpleNamespace(get_ipython=lambda: shell, display=types.SimpleNamespace(display=display))
    monkeypatch.setitem(sys.modules, "IPython", ipython)
    monkeypatch.delenv("IMPERA_QUIET", raising=False)
    return made


def test_a_notebook_has_a_note_that_goes_on_until_all_is_compiled(notice, notes, capsys):
    compile_something()
    compile_something()
    (note,) = notes
    assert note.shown[0] == compiling.MESSAGE
    assert note.shown[-1].startswith(f"{compiling.MESSAGE} 2 functions are compiled, after ")
    assert capsys.readouterr() == ("", "")


def test_ipython_in_a_terminal_is_told_as_any_program(notice, notes, capsys, monkeypatch):
    monkeypatch.setattr(sys.modules["IPython"], "get_ipython", types.SimpleNamespace)
    compile_something()
    assert notes == []
    assert capsys.readouterr().err == f"{compiling.MESSAGE}\n"


class OnCard:
    """A kernel in place of numba-cuda's: it notes where and with what it was launched."""

    py_func = compile_something

    def __init__(self):
        self.launched = []

    def __getitem__(self, grid):
        return lambda *arguments: self.launched.append((grid, arguments))


def test_it_is_told_once_that_kernels_are_compiled_for_a_gpu(notice, monkeypatch, capsys):
    """They are when they are first launched."""
    monkeypatch.delenv("IMPERA_QUIET", raising=False)
    first, second = OnCard(), OnCard()
    kernels = [watching.Kernel(each) for each in (first, second)]
    assert capsys.readouterr() == ("", "")
    for kernel in (*kernels, *kernels):
        kernel[4, 256]("words")
    assert first.launched == second.launched == [((4, 256), ("words",))] * 2
    assert capsys.readouterr() == ("", f"{compiling.GPU_MESSAGE}\n")


def test_a_notebook_counts_the_kernels_that_are_compiled(notice, notes, monkeypatch):
    monkeypatch.delenv("IMPERA_QUIET", raising=False)
    kernel = watching.Kernel(OnCard())
    kernel[4, 256]()
    kernel[4, 256]()
    (note,) = notes
    assert note.shown == [compiling.GPU_MESSAGE, f"{compiling.GPU_MESSAGE} 1 functions are compiled, after 0 s."]
