"""What all tests share: the engine that plays the scenarios along with the interpreter."""

from pathlib import Path

import pytest

from impera import Game, bots
from impera.adapters import vector_env

pytest.register_assert_rewrite("tests.scenario")

from tests import scenario  # noqa: E402 - its assertions are rewritten only if it is imported after that
from tests.browser import chromium  # noqa: E402

HERE = Path(__file__).parent


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
    """Compile before the first test that needs it, because that may take longer than a test is allowed to."""
    rooms = {item.path.relative_to(HERE).parts[0] for item in session.items}
    if scenario.engine != "python" and rooms & {"analysis", "rules"}:
        scenario.table("seat 0  hand 3M\n seat 1").play("play M1")
    if rooms & {"adapters", "test_examples.py"}:
        vector_env(games=1, players=2).reset()
    if rooms & {"analysis", "bots", "browser", "cli", "server", "test_examples.py"}:
        bots.make("consul", seed=1, simulations=1).decide(Game.new(seed=1, first=0).view(0))


def pytest_terminal_summary(terminalreporter, config):
    """Tests that were left out are never left out silently."""
    asked = [Path(argument.partition("::")[0]).resolve() for argument in config.args]
    if chromium.is_left_out() and any((HERE / "browser").is_relative_to(path) for path in asked):
        terminalreporter.write_sep("=", "the browser tests did not run", yellow=True)
        terminalreporter.write_line(chromium.MISSING)
