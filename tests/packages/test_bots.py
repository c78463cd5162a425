"""The bots of the package impera-js are those of Python: the same seed, the same decisions."""

from __future__ import annotations

import pytest

from impera import Game, bots
from impera.bots.network import plain
from impera.bots.roster import LEVELS
from impera.bots.talk import ANSWERED, Asked, reply
from tests.packages.test_conformance import running
from tools.package import BOTS

SIMULATIONS = 61
"""Not the same for each of two trees."""
MOST_DECISIONS = 60
FEWER = 24
"""Decisions of the highest level, which takes its time."""
TABLES = (
    {"players": 2},
    {"players": 3, "deal": "draft"},
    {"players": 4, "teams": True},
)


def how_to_make(name, seed):
    """A bot with a budget that makes it repeatable."""
    return {"name": name, "seed": seed, **({"simulations": SIMULATIONS} if bots.searches(name) else {})}


@pytest.fixture(scope="module")
def package():
    with running() as does:
        yield does


@pytest.fixture(scope="module")
def network(tmp_path_factory):
    """The file that JavaScript fetches for the bots that decide by a network."""
    file = tmp_path_factory.mktemp("network") / plain.FILE
    file.write_bytes(plain.shipped())
    return str(file)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_bot_decides_as_in_python(name, table, package, network):
    """It is given an observation, and in Python a view; both say the same."""
    game = Game.new(seed=3, **table)
    seats = [how_to_make(name, seat) for seat in range(game.options.players)]
    players = [bots.make(**each) for each in seats]
    most = FEWER if name == LEVELS[-1] else MOST_DECISIONS
    while game.seat is not None and game.decided < most:
        game.play(players[game.seat].decide(game.view(game.seat)))
    assert package(record=game.record().text(), bots=seats, network=network) == list(game.decisions)


EVERY = {LEVELS[3]: 9, LEVELS[-1]: 36}
"""How many decisions lie between two moments at which a level is asked: the highest takes its time."""


@pytest.mark.parametrize(
    ("name", "table"), [*((LEVELS[3], table) for table in TABLES), *((LEVELS[-1], table) for table in TABLES[:2])]
)
def test_a_bot_answers_phrases_as_in_python(name, table, package, network):
    """For every phrase, with and without its blanks."""
    game = Game.new(seed=5, **table)
    players = range(game.options.players)
    asked = [
        (phrase, 0, about, domain)
        for phrase in (*ANSWERED, "hello")
        for about in (1, 3)
        for domain in (None, "science")
    ]
    found = []
    seated = [bots.make("senator", seed=seat) for seat in players]
    while game.seat is not None and game.decided < MOST_DECISIONS:
        if game.decided % EVERY[name] == 0:
            wanted = [Asked.make(*each, players=len(players)) for each in asked]
            found += [
                reply(bots.make(name, seed=game.decided), game.view(seat), each)
                for each in wanted
                if each is not None
                for seat in players
                if each.concerns(seat)
            ]
        game.play(seated[game.seat].decide(game.view(game.seat)))
    told = [dict(zip(("phrase", "asker", "about", "domain"), each, strict=True)) for each in asked]
    task = {"answering": name, "asked": told, "every": EVERY[name], "network": network}
    assert package(record=game.record().text(), **task) == found
    assert {True, False} == set(found)


def test_trees_that_grow_apart_decide_together_as_in_python(package):
    """In the page each tree has a thread of its own."""
    game = Game.new(seed=3, players=3)
    while game.decided < MOST_DECISIONS:
        game.play(bots.make("emperor", seed=game.decided, simulations=SIMULATIONS).decide(game.view(game.seat)))
    found = package(record=game.record().text(), apart="emperor", simulations=SIMULATIONS)
    assert found == list(game.decisions)
