"""Nobody waits for a compiler without being told (docs/adapters.md)."""

import io
import sys

import numba
import pytest

from impera.engines import compiling


class Terminal(io.StringIO):
    """A screen that somebody looks at."""

    def isatty(self):
        return True


@pytest.fixture
def notice(monkeypatch):
    """A notice that was not given yet."""
    compiling.watch()
    fresh = compiling.Notice()
    monkeypatch.setattr(compiling, "NOTICE", fresh)
    return fresh


def compile_something():
    numba.njit(lambda number: number + 1)(1)


def test_who_watches_is_told_once_that_code_is_compiled(notice, monkeypatch):
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    compile_something()
    compile_something()
    assert screen.getvalue() == f"{compiling.MESSAGE}\n"


def test_a_notebook_is_told_too(notice, monkeypatch):
    screen = io.StringIO()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setitem(sys.modules, "ipykernel", sys)
    compile_something()
    assert screen.getvalue() == f"{compiling.MESSAGE}\n"


def test_a_file_or_a_pipe_gets_no_notice(notice, monkeypatch):
    screen = io.StringIO()
    monkeypatch.setattr(sys, "stderr", screen)
    compile_something()
    assert screen.getvalue() == ""
    assert notice.is_due
