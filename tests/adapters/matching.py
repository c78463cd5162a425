"""Random games through the PettingZoo adapter beside the same games in the library, decision by decision.

`python -m tests.adapters.matching 10000` plays that many games, taking every table and every option in turn.
"""

from __future__ import annotations

import itertools
import sys
import time
from typing import TYPE_CHECKING

import msgspec
import numpy as np

import impera
from impera.adapters import observation, pettingzoo_env
from impera.testing import every_option

if TYPE_CHECKING:
    from impera import Options

# Tensors are compared at one decision in this many, because views are slow to build.
SELDOM = 16


def match(options: Options, seed: int) -> int:
    """Play one game in both, and raise AssertionError where they differ; returns its number of decisions."""
    chosen = msgspec.structs.asdict(options)
    env = pettingzoo_env(**chosen)
    env.reset(seed=seed)
    game = impera.Game.new(seed=env.game.game_seed, **chosen)
    chance = np.random.default_rng(seed)
    for number in itertools.count():
        if game.seat is None:
            break
        assert env.agent_selection == f"seat_{game.seat}"
        actions = env.infos[env.agent_selection]["action_mask"].nonzero()[0]
        texts = [observation.decision(action, seat=game.seat, players=options.players) for action in actions]
        assert sorted(texts) == sorted(game.legal())
        if number % SELDOM == seed % SELDOM:
            same_tensors(env, game)
        chosen_one = chance.integers(len(actions))
        env.step(int(actions[chosen_one]))
        game.play(texts[chosen_one])
    same_tensors(env, game)
    outcome = game.outcome
    assert outcome is not None
    assert env.game.outcome == outcome
    all_won = len(outcome.winners) == options.players
    rewards = [0 if all_won else 1 if seat in outcome.winners else -1 for seat in range(options.players)]
    assert list(env.rewards.values()) == rewards
    assert all(env.terminations.values())
    return number


def same_tensors(env: object, game: impera.Game) -> None:
    """Every seat's tensor is that of its view."""
    for seat in range(game.options.players):
        seen = env.observe(f"seat_{seat}")  # type: ignore[attr-defined]
        assert seen["observation"].tobytes() == observation.observe(game.view(seat)).tobytes()
        assert seen["action_mask"].tobytes() == observation.mask(game.view(seat)).tobytes()


def main() -> None:
    games = int(sys.argv[1])
    began, decisions = time.perf_counter(), 0
    for seed, options in zip(range(games), itertools.cycle(every_option()), strict=False):
        decisions += match(options, seed)
    print(f"{games} games, {decisions} decisions, all alike, in {time.perf_counter() - began:.0f} s")  # noqa: T201


if __name__ == "__main__":
    main()
