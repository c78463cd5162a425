"""sb3-contrib's MaskablePPO learns one seat against a bot; illegal actions are masked.

pip install 'impera[rl]' sb3-contrib
"""

from __future__ import annotations

import argparse
import sys

import gymnasium
from sb3_contrib import MaskablePPO

import impera.gym  # noqa: F401 - registers the environment


def win_rate(model: MaskablePPO, env: gymnasium.Env, games: int) -> float:
    """How many games the model wins, from a seed that was not trained on."""
    won = 0
    seen, info = env.reset(seed=1_000_000)
    for _ in range(games):
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, over, _, info = env.step(int(action))
        won += reward > 0
        seen, info = env.reset()
    return won / games


def main() -> int | str:
    """0, or what was not reached: it becomes the exit status."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--steps", type=int, default=16_384)
    arguments.add_argument("--opponents", default="uniform")
    arguments.add_argument("--games", type=int, default=100)
    arguments.add_argument("--goal", type=float, default=0.0, help="the share of games to win; fewer is a failure")
    chosen = arguments.parse_args()
    env = gymnasium.make("impera/Seat-v1", players=2, opponents=chosen.opponents, on_illegal="raise")
    model = MaskablePPO("MultiInputPolicy", env, n_steps=1024, seed=1)
    before = win_rate(model, env, chosen.games)
    model.learn(chosen.steps)
    after = win_rate(model, env, chosen.games)
    print(f"MaskablePPO won {before:.0%} of {chosen.games} games before and {after:.0%} after {chosen.steps} steps.")
    return 0 if after >= chosen.goal else f"It won {after:.0%}; the goal was {chosen.goal:.0%}."


if __name__ == "__main__":
    sys.exit(main())
