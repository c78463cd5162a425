"""The check that finds tests that depend on luck."""

from __future__ import annotations

import pytest

from tools.unseeded import findings, main, script_findings


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("import secrets", "secrets"),
        ("from uuid import uuid4", "uuid"),
        ("from os import urandom", "urandom"),
        ("key = os.urandom(16)", "os.urandom"),
        ("from random import choice", "choice"),
        ("card = random.choice(cards)", "random.choice"),
        ("chance = random.Random()", "random.Random"),
        ("chance = random.Random(time.time())", "random.Random"),
        ("chance = np.random.default_rng()", "np.random.default_rng"),
        ("drawn = np.random.rand(3)", "np.random.rand"),
        ("game = Game.new(players=2)", "Game.new"),
        ("told = impera.simulate(games=5, players=2)", "impera.simulate"),
        ("game = Game.new(seed=time.monotonic_ns())", "Game.new"),
        ("from impera.server.tables.chance import draw_chance", "draw_chance"),
        ("secret = tokens.new_secret()", "tokens.new_secret"),
        ("day = date.today()", "date.today"),
        ("now = datetime.datetime.now(UTC)", "datetime.datetime.now"),
        ("page = browser.new_context(locale='en').new_page()", "browser.new_context"),
    ],
)
def test_what_depends_on_luck_is_found(line, name):
    assert findings(f"\n{line}\n") == [(2, name)]


@pytest.mark.parametrize(
    "line",
    [
        "from random import Random",
        "chance = random.Random(seed)",
        "chance = np.random.default_rng(1)",
        "game = Game.new(players=2, seed=1)",
        "game = Game.new(**asked)",
        "page = new_context(browser, locale='en').new_page()",
        "until = time.monotonic() + 5",
        "one = Game.new()  # unseeded: what is drawn is given above",
    ],
)
def test_what_a_seed_decides_is_no_luck(line):
    assert findings(line) == []


def test_scripts_are_read_too():
    assert script_findings("\nconst id = Math.random();") == [(2, "Math.random")]


def test_no_test_of_ours_depends_on_luck():
    assert main() == 0
