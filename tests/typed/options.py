"""What a type checker says of the options of a game. `make check` reads this file, and nothing runs it.

A line that must be refused has a `type: ignore`; the checker complains if that is not needed.
"""

from __future__ import annotations

import impera
from impera.adapters import openspiel_game
from impera.analysis import arena, data

impera.Game.new(players=2, deal="draft", seed=7)
impera.Game.new(plyers=2)  # type: ignore[call-arg]
impera.Gmae.new(players=2)  # type: ignore[attr-defined]
impera.Game.new(deal="fast")  # type: ignore[arg-type]
impera.Game.from_deck(["M1"], self_target=1)  # type: ignore[arg-type]
impera.Options.make(edition="fr")  # type: ignore[arg-type]
impera.simulate(games=1, teem=True)  # type: ignore[call-arg]

impera.adapters.pettingzoo_env(players=2, render_mode="ansi", on_illegal="replace")
impera.adapters.pettingzoo_env(plyers=2)  # type: ignore[call-arg]
impera.adapters.pettingzoo_parallel_env(render_mode="3d")  # type: ignore[arg-type]
impera.adapters.vector_env(plyers=2)  # type: ignore[call-arg]
impera.gym.SeatEnv(players=3, opponents=["senator", "exec:./mine"], seat=1, render_mode="ansi")
impera.gym.SeatEnv(plyers=2)  # type: ignore[call-arg]
impera.gym.SeatEnv(opponents=7)  # type: ignore[arg-type]
impera.gym.SelfPlayEnv(num_envs=4, deal="draft")
impera.gym.SelfPlayEnv(deal="fast")  # type: ignore[arg-type]
openspiel_game.load(players=2, first=0, cards="M1x3")
openspiel_game.load(plyers=2)  # type: ignore[call-arg]

arena.run(["senator", "trader"], plyers=2)  # type: ignore[call-arg]
data.sample(1, religion="never")  # type: ignore[arg-type]


class Mine:
    """A bot of somebody's own."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, view: impera.View) -> str:
        return view.legal[0]


arena.run(["senator", Mine, Mine(1), ("fast", Mine(2)), lambda seed: Mine(seed + 1)])
arena.run(["senator", 7])  # type: ignore[list-item]
