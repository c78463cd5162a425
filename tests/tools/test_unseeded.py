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
        ("chance = random.Random(None)", "random.Random"),
        ("chance = random.Random(id(cards))", "random.Random"),
        ("chance = np.random.default_rng(seed=os.getpid())", "np.random.default_rng"),
        ("game = Game.new(players=2)", "Game.new"),
        ("game = Game.new(players=2, **more)", "Game.new"),
        ("game = Game.new(**{'players': 2, **more})", "Game.new"),
        ("result = arena.run(bots, games=2)", "arena.run"),
        ("told = impera.simulate(games=5, players=2)", "impera.simulate"),
        ("game = Game.new(seed=time.monotonic_ns())", "Game.new"),
        ("from impera.server.tables.chance import draw_chance", "draw_chance"),
        ("secret = tokens.new_secret()", "tokens.new_secret"),
        ("day = date.today()", "date.today"),
        ("now = datetime.datetime.now(UTC)", "datetime.datetime.now"),
        ("day = date.fromtimestamp(time.time())", "date.fromtimestamp"),
        ("day = time.localtime()", "time.localtime"),
        ("day = time.localtime(time.time())", "time.localtime"),
        ("year = time.strftime('%Y')", "time.strftime"),
        ("def one(): env = pettingzoo_env(players=2); env.reset()", "env.reset"),
        ("run([sys.executable, '-m', 'impera', 'simulate', '--games', '5'])", "impera simulate"),
        ("run((sys.executable, '-m', 'impera', 'serve', '--port', '0'))", "impera serve"),
        ("process = start(f'play --text --bots {bots}')", "start"),
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
        "chance = np.random.default_rng(seed=1)",
        "game = Game.new(**{'players': 2, 'seed': 1})",
        "SHORT = {'seed': 1}\ngame = Game.new(**SHORT)",
        "SHORT = {'seed': 1}\nLONG = {**SHORT, 'max_turns': 9}\nresult = arena.run(bots, **LONG)",
        "day = date.fromtimestamp(0)",
        "year = time.strftime('%Y', time.gmtime(0))",
        "def one(): env = pettingzoo_env(players=2); env.reset(seed=1); env.reset()",
        "def one(): env = vector_env(games=2, players=2); env.reset()",
        "run([sys.executable, '-m', 'impera', 'simulate', '--seed', '5'])",
        "run([sys.executable, '-m', 'impera', 'serve', '--check'])",
        "process = start('play --text --continue')",
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
