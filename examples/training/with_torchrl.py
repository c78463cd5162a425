"""TorchRL learns one seat against a bot by PPO; illegal actions are masked.

pip install 'impera[rl]' torchrl
"""

from __future__ import annotations

import argparse

import gymnasium
import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import ActionMask, DTypeCastTransform, GymWrapper, TransformedEnv
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import impera.gym  # noqa: F401 - registers the environment


def make_env() -> TransformedEnv:
    seat = gymnasium.make("impera/Seat-v1", players=2, opponents="uniform", on_illegal="raise")
    env = GymWrapper(seat, categorical_action_encoding=True)
    env = TransformedEnv(env, DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"]))
    env.append_transform(DTypeCastTransform(torch.int8, torch.float32, in_keys=["observation"]))
    return env.append_transform(ActionMask())


def layers(width: int) -> nn.Sequential:
    return nn.Sequential(nn.LazyLinear(128), nn.Tanh(), nn.LazyLinear(width))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--steps", type=int, default=8_192)
    chosen = arguments.parse_args()
    torch.manual_seed(1)
    env = make_env()
    env.set_seed(1)
    logits = TensorDictModule(layers(env.action_spec.space.n), in_keys=["observation"], out_keys=["logits"])
    actor = ProbabilisticActor(
        logits,
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(layers(1), in_keys=["observation"])
    first = env.reset()
    actor(first)  # gives the layers their sizes
    critic(first)
    loss = ClipPPOLoss(actor, critic)
    advantage = GAE(gamma=0.99, lmbda=0.95, value_network=critic)
    optimizer = torch.optim.Adam(loss.parameters(), 3e-4)
    for batch in Collector(env, actor, frames_per_batch=1024, total_frames=chosen.steps):
        for _ in range(4):
            advantage(batch)
            losses = loss(batch)
            total = losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]
            optimizer.zero_grad()
            total.backward()
            optimizer.step()
        reward, done = batch["next", "reward"], batch["next", "done"]
        print(f"{int(done.sum())} games, mean result {reward[done].mean():+.2f}")


if __name__ == "__main__":
    main()
