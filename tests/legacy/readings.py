"""Writes games in which a reading of the rules shows that a later version may read otherwise.

Each is a record (N-07) that stops right after the reading has shown.
"""

from __future__ import annotations

from impera import Game
from impera.testing import play_on
from tests.legacy import kept

FOLDER = "readings"
FILE = "readings.json.gz"
MOST_GAMES = 1_000
HOLY_BOOK, DIVINE_RIGHT = 5, 7
"""Hand sizes."""


def write(folder):
    """Write the records, and what the replay of each gives."""
    expected = {}
    (folder / FOLDER).mkdir()
    for name, (options, shows) in READINGS.items():
        before, game = _first_that_shows(options, shows)
        game.record().save(folder / FOLDER / f"{name}.jsonl")
        expected[name] = {
            "before": before,
            "offered": Game.from_position(before).legal(),
            "decision": game.decisions[-1],
            "after": game.position(),
        }
    kept.write(folder / FILE, expected)


def _first_that_shows(options, shows):
    """The first game in which a decision shows a reading, up to that decision, and the position before it."""
    for seed in range(MOST_GAMES):
        game = Game.new(seed=seed, **options)
        before = game.position()
        for _ in play_on(game, seed=seed, patient=True):
            if shows(before, game):
                return before, game
            before = game.position()
    message = f"no game of {MOST_GAMES} shows it"
    raise AssertionError(message)


def _count(position, seat, domain):
    return sum(card[0] == domain[0].upper() for card in position["seats"][seat]["area"])


def _is_laid_on_nothing(before, game):
    """D-13: Democracy is laid on a Domain without a card."""
    if before.get("turn", {}).get("effect") != "democracy":
        return False
    _, seat, domain = game.decisions[-1].split()
    return _count(before, int(seat), domain) == 0


def _is_owned_copied(before, game):
    """D-16: an effect is copied that the seat's own cards reach."""
    if not game.decisions[-1].startswith("copy "):
        return False
    _, effect, _ = game.decisions[-1].split()
    return f"use {effect}" in Game.from_position(before).legal()


def _is_level_lost(before, game):
    """A-29: Divine Right was applied, its cards are gone, and those for Holy Book are still there."""
    if game.decisions[-1] != "end" or before["turn"]["hand_size"] != DIVINE_RIGHT or before["turn"]["copied"]:
        return False
    view, seat = game.view(None), before["seat"]
    holds_few = len(before["seats"][seat]["hand"]) < HOLY_BOOK
    return holds_few and view.level1 <= _count(before, seat, "religion") < view.level2


# 0.1.0 had no `copy_owned`; both editions had these values.
READINGS = {
    "democracy": ({"players": 3, "edition": "pt", "democracy_needs_card": False}, _is_laid_on_nothing),
    "copy": ({"players": 4, "edition": "el", "copy_owned": True}, _is_owned_copied),
    "hand-size": ({"players": 4, "religion": "at-draw"}, _is_level_lost),
}
