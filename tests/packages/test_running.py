"""A running game of impera-js is that of Python: who is asked, what is seen and told, and what can be taken back."""

from __future__ import annotations

import random

import msgspec
import pytest

from impera.game import Game, RunningGame
from impera.testing import every_table
from tests.packages.test_conformance import name_of, running, written

MOST_STEPS = 40


@pytest.fixture(scope="module")
def package():
    with running() as does:
        yield does


def told(game):
    """Everything that a running game says, as `replays.mjs` writes it."""
    seats = range(game.game.options.players)
    viewers = (None, "everything", *seats)
    return written(
        [
            [game.asked, game.is_pick, game.is_over, game.turn_began],
            [[game.legal(seat), game.no_undo(seat), game.ends_undo(seat)] for seat in seats],
            [[game.view(viewer), game.latest(viewer)] for viewer in viewers],
            [game.news(seat) for seat in seats],
            [[tried(game, seat, decision) for decision in game.legal(seat)] for seat in seats],
        ]
    )


def tried(game, seat, decision):
    """What a seat would see after a decision that it only plans; None if that cannot be planned."""
    plan = game.planned(seat, [decision])
    return None if plan is None else plan.view(seat)


def step_of(game, chance):
    """What happens next: now and then something is taken back; a decision is a person's, a bot's or nobody's."""
    undoing = [seat for seat in range(game.game.options.players) if game.no_undo(seat) is None]
    if undoing and chance.random() < 0.3:
        return (chance.choice(undoing),)
    seat = chance.choice(game.asked)
    legal = game.legal(seat)
    by = chance.choice(("person", "person", "bot")) if len(legal) > 1 else chance.choice(("person", "nobody"))
    return seat, chance.choice(legal), by


def played(game, chance):
    """The steps of a random game, and what it said at first and after each."""
    steps, said = [], [told(game)]
    while not game.is_over and len(steps) < MOST_STEPS:
        step = step_of(game, chance)
        steps.append(step)
        if len(step) == 1:
            game.undo(*step)
        else:
            seat, decision, by = step
            game.decide(seat, decision, by=by)
        said.append(told(game))
    return steps, said


@pytest.mark.parametrize("together", [True, False], ids=["together", "in-turn"])
@pytest.mark.parametrize("options", every_table(), ids=name_of)
def test_a_running_game_is_that_of_python(package, options, together):
    """At a table, where the draft is picked together, and in turn, as records have it."""
    chosen = {name: value for name, value in options.to_json().items() if name != "revision"}
    game = RunningGame(Game.new(seed=5, **msgspec.structs.asdict(options)), picks_together=together)
    steps, said = played(game, random.Random(name_of(options)))  # noqa: S311 - chance of tests
    assert any(len(step) == 1 for step in steps)
    assert package(options=chosen, seed=5, together=together, steps=steps) == said
