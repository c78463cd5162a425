"""Learning: proximal policy optimisation on the decisions of a rollout, and an average of the weights."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import torch
from torch.nn import functional

from impera.training.credit import credit
from impera.training.network import Weights, are_seen, forward, without_impossible

if TYPE_CHECKING:
    from impera.training.rollout import Rollout
    from impera.training.settings import Settings

# What an iteration reports: means over its minibatches.
REPORTED = ("policy_loss", "value_loss", "entropy", "divergence", "clipped")


class Learner:
    """Weights that learn, and their average, which plays better than they do."""

    def __init__(self, weights: Weights, settings: Settings) -> None:
        """Nothing is learned yet."""
        self.weights = {name: weight.clone().requires_grad_() for name, weight in weights.items()}
        self.average = {name: weight.clone() for name, weight in weights.items()}
        self.iterations = self.updates = 0
        self._settings = settings
        first = self.weights["in.w"]
        self._seen = are_seen(settings.without, str(first.device))
        if settings.without:
            first.register_hook(lambda gradient: gradient * self._seen)
        self.take(weights, weights)
        self.optimizer = torch.optim.AdamW(
            list(self.weights.values()),
            lr=settings.rate,
            betas=(0.9, 0.98),
            eps=1e-5,
            weight_decay=settings.weight_decay,
            fused=True,
        )

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def take(self, weights: Weights, average: Weights) -> None:
        """Go on with these weights, and this average of them.

        What the network does not see has weights of 0 that never change, so it plays everywhere as it was trained.
        """
        for name, weight in self.weights.items():
            weight.copy_(weights[name])
            self.average[name].copy_(average[name])
        self.weights["in.w"].mul_(self._seen)
        self.average["in.w"].mul_(self._seen)

    def learn(self, rollout: Rollout, progress: float) -> dict[str, float]:
        """One iteration; `progress` is how much of the stage is over, 0 to 1."""
        settings = self._settings
        for group in self.optimizer.param_groups:
            group["lr"] = self._rate(progress)
        entropy = settings.entropy + (settings.last_entropy - settings.entropy) * progress
        found = credit(rollout.asked, rollout.values, settings.decay)
        returns = (found.advantages + rollout.values[:-1]).view(-1)
        rows = (found.is_known & rollout.learns).view(-1).nonzero().squeeze(1)
        advantages = found.advantages.view(-1)
        advantages = (advantages - advantages[rows].mean()) / (advantages[rows].std() + 1e-6)
        report = torch.zeros(len(REPORTED), device=rows.device)
        updates = 0
        for _ in range(settings.epochs):
            order = rows[torch.randperm(len(rows), device=rows.device)]
            for batch in order.split(settings.minibatch)[: max(1, len(order) // settings.minibatch)]:
                report += self._update(rollout, batch, advantages[batch], returns[batch], entropy)
                updates += 1
        self.iterations += 1
        return {"decisions": len(rows), **dict(zip(REPORTED, (report / updates).tolist(), strict=True))}

    def _rate(self, progress: float) -> float:
        """The rate of learning: it rises in the first iterations, then falls as a cosine does."""
        settings = self._settings
        rate = settings.last_rate + (settings.rate - settings.last_rate) * 0.5 * (1 + math.cos(math.pi * progress))
        return rate * min(1.0, (self.iterations + 1) / settings.warm_up)

    def _update(
        self,
        rollout: Rollout,
        batch: torch.Tensor,
        advantages: torch.Tensor,
        returns: torch.Tensor,
        entropy_weight: float,
    ) -> Any:
        settings, asked = self._settings, rollout.asked
        quantities = asked.quantities[:-1].flatten(0, 1)[batch]
        words, questions = asked.words[:-1].flatten()[batch], asked.questions[:-1].flatten()[batch]
        logits, values = forward(self.weights, quantities)
        logs = torch.log_softmax(without_impossible(logits, words, questions), -1)
        new = logs.gather(1, rollout.replies.view(-1)[batch][:, None]).squeeze(1)
        old = rollout.log_probabilities.view(-1)[batch]
        ratio = (new - old).exp()
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        policy_loss = -torch.min(ratio * advantages, clipped * advantages).mean()
        value_loss = functional.mse_loss(values, returns)
        entropy = -(logs.exp() * logs.clamp(min=-50)).sum(-1).mean()
        loss = policy_loss + settings.value_weight * value_loss - entropy_weight * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(list(self.weights.values()), settings.gradient_norm)
        self.optimizer.step()
        self._renew_average()
        with torch.no_grad():
            is_clipped = ((ratio - 1).abs() > settings.clip).float().mean()
            return torch.stack([policy_loss, value_loss, entropy, (old - new).mean(), is_clipped])

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _renew_average(self) -> None:
        """The average follows at once in the beginning, and slower later."""
        self.updates += 1
        kept = min(self._settings.averaging, self.updates / (self.updates + 9))
        torch._foreach_lerp_(list(self.average.values()), list(self.weights.values()), 1 - kept)
