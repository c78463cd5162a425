"""Programs in other languages than Python (docs/external-bots.md): the examples in C and JavaScript."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from impera.analysis import arena
from tools import frontend

EXAMPLES = Path(__file__).parents[2] / "examples" / "external"


@pytest.fixture(scope="module")
def in_c(tmp_path_factory):
    """The example in C, compiled as a careful person would: by the system's compiler, or by the one of the tests."""
    program = tmp_path_factory.mktemp("c") / "first"
    compiler = ("cc",) if shutil.which("cc") else (sys.executable, "-m", "ziglang", "cc")
    strict = ("-std=c11", "-Wall", "-Wextra", "-Werror")
    subprocess.run([*compiler, *strict, "-o", program, EXAMPLES / "first.c"], check=True, capture_output=True)
    return f"c=exec:{program}"


def test_programs_in_c_and_javascript_play_each_other_without_a_failure(in_c):
    in_javascript = f"javascript=exec:{frontend.node()} {EXAMPLES / 'hasty.mjs'}"
    result = arena.run([in_c, in_javascript], games=6, seed=1, workers=1)
    assert [game.failures for game in result.games] == [()] * 6
    assert {game.reason for game in result.games} <= {"hegemony", "majority"}
