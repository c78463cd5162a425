"""The command line in its own folder, with gaps in the language files as errors."""

import os
import signal
import subprocess
import sys
from contextlib import contextmanager

import pytest
from click.testing import CliRunner

from impera.cli import main
from impera.text.language import STRICT, language


@pytest.fixture(autouse=True)
def folder(monkeypatch, tmp_path):
    """A data folder and an environment that no other test sees."""
    for name in ("IMPERA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "IMPERA_COMMAND"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(STRICT, "1")
    monkeypatch.setenv("IMPERA_DATA", str(tmp_path / "data"))
    language.cache_clear()
    yield tmp_path
    language.cache_clear()


@pytest.fixture
def impera():
    """Runs a command line in this process; `typed` are the lines of standard input."""

    def run(arguments, *typed):
        return CliRunner().invoke(main, arguments.split(), input="".join(f"{line}\n" for line in typed))

    return run


def _hear_ctrl_c():
    """A shell starts background programs with Ctrl-C ignored, and so their children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def programs():
    """Starts a command line as a separate process, with pipes; `program` is what Python runs."""
    begun = []

    def run(arguments, program=("-m", "impera"), **variables):
        process = subprocess.Popen(
            [sys.executable, *program, *arguments.split()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding=variables.get("PYTHONIOENCODING", "utf-8"),
            env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1", **variables},
            preexec_fn=_hear_ctrl_c,  # noqa: PLW1509 - these tests start no threads
        )
        begun.append(process)
        return process

    yield run
    for process in begun:
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout, process.stderr):
            pipe.close()


@pytest.fixture
def start():
    """Starts programs that end with the test."""
    with programs() as run:
        yield run
