"""What all tests share: profiles for Hypothesis, compiled code, and the engine that plays along in scenarios."""

import gc
import os
from functools import cache
from pathlib import Path

import pytest

# Threads of PyTorch and BLAS that wait for each other keep their cores busy. Beside other tests, one thread is faster.
os.environ.setdefault("OMP_NUM_THREADS", "1")
# What is on disk decides whether a program that a test starts compiles; what it prints must not depend on that.
os.environ["IMPERA_QUIET"] = "1"

pytest.register_assert_rewrite("impera.testing")

from impera.engines import compiling as watching  # noqa: E402
from impera.testing.scenario import ENGINES, Scenario  # noqa: E402 - rewritten only if it is imported after that
from tests import compiling, profiles, seeding  # noqa: E402, F401 - profiles are registered when they are imported
from tests.browser import chromium  # noqa: E402

HERE = Path(__file__).parent
expected = ()
"""The parts of the compiled code that the current test runs."""
SCENARIOS = ("rules", "testing")
"""Folders of tests that run compiled code only to compare it with the interpreter."""


def pytest_addoption(parser):
    parser.addoption(
        "--engine",
        choices=ENGINES,
        default="numba",
        help="python: scenarios are only interpreted; numba, cuda: every decision is compared with the compiled rules",
    )


def pytest_xdist_auto_num_workers(config):
    """What `-n auto` means: one worker more than cores, because tests wait for servers and clocks much of the time.

    Tests in a browser keep a core busy each.
    """
    asked = [Path(argument.partition("::")[0]).resolve() for argument in config.args]
    is_browser = all(path.is_relative_to(HERE / "browser") for path in asked)
    return (os.cpu_count() or 1) + (0 if is_browser else 1)


def pytest_configure():
    seeding.fix_luck()
    watching.NOTICE = compiling.Declared(lambda: expected)


def file_of(item):
    """The file of a test, as a path in this folder."""
    return _within(item.path)


@cache
def _within(path):
    return path.relative_to(HERE).as_posix()


def parts_for(item):
    """The parts of the compiled code that a test runs."""
    file = file_of(item)
    is_compared = item.config.getoption("--engine") != "python"
    return () if file.startswith(SCENARIOS) and not is_compared else compiling.parts_for(file)


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """What is loaded and collected lives until the end, so the garbage collector never looks through it."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """After they are shuffled: tests that need no compiled code come first, for every worker."""
    workers = getattr(config, "workerinput", {"workercount": 1})["workercount"]
    items[:] = compiling.in_stretches(items, parts_for, workers)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item):
    """Compile before the time of a test begins, because that may take longer than a test is allowed to.

    Only scenarios of the rules are compared: others draw tables too, and would compile the rules in each worker.
    """
    Scenario.engine = item.config.getoption("--engine") if file_of(item).startswith(SCENARIOS) else "python"
    global expected  # noqa: PLW0603 - tests of a worker run one after another
    worker = getattr(item.config, "workerinput", {"workerid": "gw0"})["workerid"]
    expected = tuple(compiling.PARTS)
    if worker == "gw0":
        compile_once(item.session)
    for part in parts_for(item):
        compiling.wait_for(part)
    expected = parts_for(item)
    return (yield)


@cache
def compile_once(session):
    """Compile everything that the tests of a run need."""
    compiling.compile_all({part for item in session.items for part in parts_for(item)})


def pytest_terminal_summary(terminalreporter, config):
    """Skipped tests are always announced."""
    asked = [Path(argument.partition("::")[0]).resolve() for argument in config.args]
    if chromium.is_left_out() and any((HERE / "browser").is_relative_to(path) for path in asked):
        terminalreporter.write_sep("=", "the browser tests did not run", yellow=True)
        terminalreporter.write_line(chromium.MISSING)


@pytest.fixture
def hurried(monkeypatch):
    """The highest level decides quickly, in this process (`tests/bots/hurry.py`)."""
    from impera.bots import roster  # noqa: PLC0415 - most tests load no bots
    from tests.bots.hurry import HURRIED  # noqa: PLC0415

    for name, manner in HURRIED.items():
        monkeypatch.setitem(roster._BOTS, name, manner)
