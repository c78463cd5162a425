"""Credit: how much better a decision turned out than the network had expected.

What follows a decision is the next decision of the *same seat*, or the end of the game; what others do in between is
the world's answer to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import torch

from impera.rules.cards import SEATS

if TYPE_CHECKING:
    from impera.training.games import Asked


class Credit(NamedTuple):
    """The credit of every decision, in the shape (steps, games)."""

    advantages: torch.Tensor
    is_known: torch.Tensor
    """Whether the seat decided again, or the game ended, before the rollout did."""


@torch.no_grad()  # type: ignore[untyped-decorator]
def credit(asked: Asked, values: torch.Tensor, decay: float) -> Credit:
    """Advantages by generalised estimation, seat by seat, from the last decision back to the first."""
    steps, games = values.shape[0] - 1, values.shape[1]
    device = values.device
    next_value = torch.zeros(games, SEATS, device=device)
    next_advantage = torch.zeros(games, SEATS, device=device)
    known = torch.zeros(games, SEATS, dtype=torch.bool, device=device)
    true = torch.ones(games, 1, dtype=torch.bool, device=device)
    seat = asked.seats[steps].long()[:, None]
    next_value.scatter_(1, seat, values[steps][:, None])
    known.scatter_(1, seat, true)
    result = Credit(
        torch.zeros(steps, games, device=device), torch.zeros(steps, games, dtype=torch.bool, device=device)
    )
    for step in reversed(range(steps)):
        ended = (asked.ended[step + 1] == 1)[:, None]
        next_value = torch.where(ended, asked.rewards[step + 1], next_value)
        next_advantage = torch.where(ended, 0.0, next_advantage)
        known |= ended
        seat, value = asked.seats[step].long()[:, None], values[step][:, None]
        is_known = known.gather(1, seat)
        found = next_value.gather(1, seat) - value + decay * next_advantage.gather(1, seat)
        advantage = torch.where(is_known, found, 0.0)
        result.advantages[step], result.is_known[step] = advantage.squeeze(1), is_known.squeeze(1)
        next_value.scatter_(1, seat, value)
        next_advantage.scatter_(1, seat, advantage)
        known.scatter_(1, seat, true)
    return result
