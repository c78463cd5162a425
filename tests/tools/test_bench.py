"""Sections of the bench that programs of the tests measure."""

import shutil
import sys

import pytest

from bench.__main__ import main


@pytest.mark.parametrize("section", ["arrival", "feel", "frames", "static", "wasm"])
def test_a_measurement_that_fails_fails_the_bench(monkeypatch, section):
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    with pytest.raises(SystemExit) as ended:
        main([section])
    assert ended.value.code == 1
