"""The example programs in C and JavaScript, as commands of bots."""

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from tools import frontend

EXAMPLES = Path(__file__).parents[2] / "examples" / "external"


def in_c(folder):
    """The example in C, compiled as a careful person would: by the system's compiler, or by the one of the tests."""
    program = folder / "first"
    compiler = ("cc",) if shutil.which("cc") else (sys.executable, "-m", "ziglang", "cc")
    strict = ("-std=c11", "-Wall", "-Wextra", "-Werror")
    subprocess.run([*compiler, *strict, "-o", program, EXAMPLES / "first.c"], check=True, capture_output=True)
    return [str(program)]


def in_javascript():
    return [str(frontend.node()), str(EXAMPLES / "hasty.mjs")]


def bot(name, command):
    """A program as an arena's bot, with its label."""
    return f"{name}=exec:{shlex.join(command)}"
