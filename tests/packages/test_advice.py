"""Hints, threats and reviews of the package impera-js are those of Python: the same bytes from the same sources."""

from __future__ import annotations

import msgspec
import pytest

from impera import analysis
from impera.bots.network import plain
from impera.testing import every_table, random_game
from tests.packages.test_conformance import name_of, running

EVERY = 13
PASSES = 24


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """Advises by the network that the page fetches."""
    file = tmp_path_factory.mktemp("network") / plain.FILE
    file.write_bytes(plain.shipped())
    with running() as does:
        yield lambda record: does(record=record.text(), advised=EVERY, passes=PASSES, network=str(file))


def advised(record):
    """What `replays.mjs` answers, from Python."""
    game = record.replay(0)
    found = []
    for place, decision in enumerate(record.decisions):
        if place % EVERY == 0:
            viewers = (None, *range(game.options.players))
            hint = analysis.hint(game.view(game.seat), seed=place, passes=PASSES)
            found.append([hint, [analysis.threats(game.view(viewer)) for viewer in viewers]])
        game.play(decision)
    return msgspec.to_builtins([found, analysis.review(record, seed=5, passes=PASSES)])


def plain_data(found):
    """Tuples are lists in JSON."""
    return msgspec.json.decode(msgspec.json.encode(found))


@pytest.mark.parametrize("options", every_table(), ids=name_of)
def test_advice_is_what_python_gives(options, package):
    record = random_game(options, seed=4, patient=True).record()
    assert package(record) == plain_data(advised(record))
