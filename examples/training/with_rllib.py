"""RLlib learns one seat against a bot by PPO, with the masking module of its own examples.

pip install 'impera[rl]' 'ray[rllib]' torch
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
import ray
from gymnasium.spaces import Box, Dict
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env


def make_env(settings: dict[str, Any]) -> gymnasium.Env:
    """The environment, with the names and types that RLlib's masking module expects."""
    env = gymnasium.make("impera.gym:impera/Seat-v1", on_illegal="raise", **settings)
    seen, mask = env.observation_space["observation"].shape, env.observation_space["action_mask"].shape
    space = Dict({"action_mask": Box(0, 1, mask, np.float32), "observations": Box(0, 127, seen, np.float32)})

    def renamed(told: dict[str, Any]) -> dict[str, Any]:
        return {
            "action_mask": told["action_mask"].astype(np.float32),
            "observations": told["observation"].astype(np.float32),
        }

    return gymnasium.wrappers.TransformObservation(env, renamed, space)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--iterations", type=int, default=5)
    chosen = arguments.parse_args()
    ray.init(num_cpus=2, include_dashboard=False)
    register_env("impera", make_env)
    config = (
        PPOConfig()
        .environment("impera", env_config={"players": 2, "opponents": "uniform"})
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=1024, minibatch_size=256, num_epochs=2)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .debugging(seed=1)
    )
    algorithm = config.build_algo()
    for _ in range(chosen.iterations):
        told = algorithm.train()["env_runners"]
        print(f"{told['num_episodes']:.0f} games, mean result {told['episode_return_mean']:+.2f}")
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
