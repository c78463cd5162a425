"""Trains a policy by self-play until it beats the uniform bot: PPO with PyTorch on the vector environment.

    python examples/training/train_by_self_play.py                  # two players, 2 CPU cores, under three minutes
    python examples/training/train_by_self_play.py --device cuda    # the same on a GPU: the games stay on the card

Both seats are played by the policy that is trained. A decision's return is how the game ended for its seat.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import TYPE_CHECKING

import torch
from torch import nn

from impera.adapters import observation, vector_env

if TYPE_CHECKING:
    from impera.adapters.batch import Batch


class Policy(nn.Module):
    """Two layers, then a score for each action and the value of the position."""

    def __init__(self, width: int = 128) -> None:
        """Layers with this many units."""
        super().__init__()
        self.body = nn.Sequential(nn.Linear(observation.SIZE, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.actor = nn.Linear(width, observation.ACTIONS)
        self.critic = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log probabilities of all actions, minus infinity for illegal ones, and the value for the deciding seat."""
        body = self.body(seen.float() / 4)
        scores = self.actor(body).masked_fill(mask == 0, -torch.inf)
        return torch.log_softmax(scores, dim=1), self.critic(body).squeeze(1)


def sample(log_chances: torch.Tensor, chance: torch.Generator) -> torch.Tensor:
    """One action per row, drawn by its probabilities."""
    noise = torch.rand(log_chances.shape, generator=chance, device=log_chances.device)
    return (log_chances - torch.log(-torch.log(noise))).argmax(dim=1)


def tensors(batch: Batch, device: str) -> list[torch.Tensor]:
    """The arrays of a batch as tensors over the same memory."""
    return [torch.as_tensor(array, device=device) for array in batch]


def credit(ended: torch.Tensor, rewards: torch.Tensor, seats: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """How the game of each decision ended for its seat, and whether it did within the steps played."""
    result = torch.zeros(rewards.shape[1:], device=rewards.device)
    known = torch.zeros(ended.shape[1], dtype=torch.bool, device=rewards.device)
    returns, is_known = torch.zeros(ended.shape, device=rewards.device), torch.zeros_like(ended, dtype=torch.bool)
    for step in reversed(range(len(ended))):
        over = ended[step] == 1
        result = torch.where(over[:, None], rewards[step], result)
        known = known | over
        returns[step] = result.gather(1, seats[step].long()[:, None]).squeeze(1)
        is_known[step] = known
    return returns, is_known


class Trainer:
    """Self-play on a vector environment, and the steps of PPO on what was played."""

    def __init__(self, *, games: int = 512, seed: int = 1, device: str = "cpu") -> None:
        """A new policy and the games it plays; everything that happens depends on the seed."""
        torch.manual_seed(seed)
        self.device = device
        self.policy = Policy().to(device)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), lr=1e-3)
        self.chance = torch.Generator(device).manual_seed(seed)
        self.env = vector_env(games=games, players=2, seed=seed, engine="numba" if device == "cpu" else "cuda")
        self.batch = self.env.reset()

    def play(self, steps: int) -> list[torch.Tensor]:
        """Play this many steps; returns all that was seen and done, and how it turned out."""
        played = []
        for _ in range(steps):
            seen, mask, seats, *_ = (array.clone() for array in tensors(self.batch, self.device))
            with torch.no_grad():
                log_chances, _ = self.policy(seen, mask)
            action = sample(log_chances, self.chance)
            self.batch = self.env.step(action)
            _, _, _, rewards, ended, _ = (array.clone() for array in tensors(self.batch, self.device))
            likely = log_chances.gather(1, action[:, None]).squeeze(1)
            played.append((seen, mask, action, likely, seats, rewards, ended))
        return [torch.stack(column) for column in zip(*played, strict=True)]

    def learn(self, steps: int = 256, passes: int = 2, pieces: int = 16) -> None:
        """Play, then improve the policy on the decisions whose games have ended."""
        seen, mask, action, likely, seats, rewards, ended = self.play(steps)
        returns, is_known = credit(ended, rewards, seats)
        is_choice = is_known & (mask.sum(dim=2) > 1)
        seen, mask, action, likely, returns = (each[is_choice] for each in (seen, mask, action, likely, returns))
        for _ in range(passes):
            order = torch.randperm(len(action), generator=self.chance, device=self.device)
            for rows in order.chunk(pieces):
                self._improve(seen[rows], mask[rows], action[rows], likely[rows], returns[rows])

    def _improve(self, seen, mask, action, likely, returns) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001
        log_chances, values = self.policy(seen, mask)
        advantage = returns - values.detach()
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        ratio = torch.exp(log_chances.gather(1, action[:, None]).squeeze(1) - likely)
        gain = torch.minimum(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage).mean()
        spread = -(log_chances.exp() * log_chances.clamp(min=-1e4)).sum(dim=1).mean()
        loss = (values - returns).square().mean() - gain - 0.01 * spread
        self.optimiser.zero_grad()
        loss.backward()
        self.optimiser.step()


def win_rate(policy: Policy, *, games: int = 512, seed: int = 2, device: str = "cpu") -> float:
    """The share of games against uniform play that the policy wins; it plays half of them from each seat."""
    env = vector_env(games=games, players=2, seed=seed, engine="numba" if device == "cpu" else "cuda")
    chance = torch.Generator(device).manual_seed(seed)
    own = torch.arange(games, device=device) % 2
    won, over = torch.zeros(games, device=device), torch.zeros(games, dtype=torch.bool, device=device)
    batch = env.reset()
    while not over.all():
        seen, mask, seats, *_ = tensors(batch, device)
        with torch.no_grad():
            log_chances, _ = policy(seen, mask)
        uniform = torch.log(mask / mask.sum(dim=1, keepdim=True))
        action = sample(torch.where((seats == own)[:, None], log_chances, uniform), chance)
        batch = env.step(action)
        _, _, _, rewards, ended, _ = tensors(batch, device)
        first = (ended == 1) & ~over
        won += first * (1 + rewards.gather(1, own[:, None]).squeeze(1)) / 2
        over |= first
    return float(won.mean())


def main() -> int:
    """Train until the goal is reached or time is up; returns 1 if the policy stays below the goal."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--seconds", type=float, default=160, help="stop after this time, whatever is reached")
    parser.add_argument("--goal", type=float, default=0.9, help="stop when this share of games is won")
    chosen = parser.parse_args()
    began = time.perf_counter()
    trainer = Trainer(device=chosen.device, games=512 if chosen.device == "cpu" else 8192)
    rounds, rate = 0, win_rate(trainer.policy, device=chosen.device)
    print(f"untrained: wins {rate:.1%} against uniform play", flush=True)
    while rate < chosen.goal and time.perf_counter() - began < chosen.seconds:
        trainer.learn()
        rounds += 1
        rate = win_rate(trainer.policy, device=chosen.device)
        print(f"{time.perf_counter() - began:4.0f} s, round {rounds}: wins {rate:.1%} against uniform play", flush=True)
    final = win_rate(trainer.policy, games=4096, seed=3, device=chosen.device)
    print(f"in {time.perf_counter() - began:.0f} s: wins {final:.1%} of 4096 other games")
    if final < chosen.goal:
        print(f"below the goal of {chosen.goal:.0%}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
