"""What all tests share: the engine that plays the scenarios along with the interpreter."""

import pytest

pytest.register_assert_rewrite("tests.scenario")

from tests import scenario  # noqa: E402 - its assertions are rewritten only if it is imported after that


def pytest_addoption(parser):
    parser.addoption(
        "--engine",
        choices=scenario.ENGINES,
        default="numba",
        help="python: scenarios are only interpreted; numba, cuda: every decision is compared with the compiled rules",
    )


def pytest_configure(config):
    scenario.engine = config.getoption("--engine")


def pytest_collection_finish(session):
    """Compile before the first scenario, because that may take longer than a test is allowed to."""
    if scenario.engine != "python" and any(item.path.parent.name == "rules" for item in session.items):
        scenario.table("seat 0  hand 3M\n seat 1").play("play M1")
