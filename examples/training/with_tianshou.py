"""tianshou's DQN learns one seat of the PettingZoo environment; the other seat plays at random.

pip install 'impera[rl]' 'tianshou>=2'
"""

from __future__ import annotations

import argparse
import sys

import numpy as np
import torch
from tianshou.algorithm import DQN, MARLRandomDiscreteMaskedOffPolicyAlgorithm, MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, CollectStats, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

import impera

ENVS = 4


def main() -> int | str:
    """0, or what was not reached: it becomes the exit status."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--steps", type=int, default=4_000)
    arguments.add_argument("--games", type=int, default=20)
    arguments.add_argument("--goal", type=float, default=0.0, help="the share of games to win; fewer is a failure")
    chosen = arguments.parse_args()
    np.random.seed(1)  # noqa: NPY002 - tianshou draws from it
    torch.manual_seed(1)
    envs = DummyVectorEnv([lambda: PettingZooEnv(impera.adapters.pettingzoo_env(players=2)) for _ in range(ENVS)])
    envs.seed(1)
    env = PettingZooEnv(impera.adapters.pettingzoo_env(players=2))
    seen = env.observation_space["observation"].shape
    net = Net(state_shape=seen, action_shape=env.action_space.n, hidden_sizes=[128])
    learner = DQN(
        policy=DiscreteQLearningPolicy(model=net, action_space=env.action_space, eps_training=0.1),
        optim=AdamOptimizerFactory(lr=1e-3),
        n_step_return_horizon=3,
        target_update_freq=200,
    )
    other = MARLRandomDiscreteMaskedOffPolicyAlgorithm(env.action_space)
    both = MultiAgentOffPolicyAlgorithm(algorithms=[learner, other], env=env)
    collector = Collector[CollectStats](both, envs, VectorReplayBuffer(20_000, ENVS), exploration_noise=True)
    collector.reset()
    both.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            max_epochs=1,
            epoch_num_steps=chosen.steps,
            collection_step_num_env_steps=200,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=64,
            verbose=False,
            show_progress=False,
            multi_agent_return_reduction=lambda rewards: rewards[:, 0],
        )
    )
    collector.reset()
    results = collector.collect(n_episode=chosen.games).returns[:, 0]
    won = np.mean(results > 0)
    print(f"DQN won {won:.0%} of {len(results)} games against random play.")
    return 0 if won >= chosen.goal else f"It won {won:.0%}; the goal was {chosen.goal:.0%}."


if __name__ == "__main__":
    sys.exit(main())
