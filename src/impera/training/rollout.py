"""Playing: some decisions in every game, by the network, its rivals and rules of thumb, kept to learn from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch

from impera.training.games import Asked, Games
from impera.training.network import forward, log_probability, sample, without_impossible
from impera.training.rivals import HEURISTICS

if TYPE_CHECKING:
    from impera.training.network import Weights
    from impera.training.rivals import Rival
    from impera.training.settings import Settings


class Rollout:
    """The games of a stage, and what happened in the last `steps` decisions of each.

    The first rows are played against a rival, such as a past self, the next against rules of thumb, the rest by the
    network alone.
    """

    def __init__(self, games: Games, settings: Settings) -> None:
        """Deal the games."""
        self.games, self.steps = games, settings.steps
        number = games.games
        self.asked = Asked.make(games.device, self.steps + 1, number)
        self.replies = torch.zeros(self.steps, number, dtype=torch.int64, device=games.device)
        self.log_probabilities = torch.zeros(self.steps, number, device=games.device)
        self.values = torch.zeros(self.steps + 1, number, device=games.device)
        self.learns = torch.zeros(self.steps, number, dtype=torch.bool, device=games.device)
        self._past = _whole_tables(settings.against_past, settings)
        heuristic = _whole_tables(settings.against_heuristics, settings)
        self._styles = torch.zeros(number, dtype=torch.int8, device=games.device)
        each = 1 + torch.arange(heuristic, device=games.device) % len(HEURISTICS)
        self._styles[self._past : self._past + heuristic] = each.to(torch.int8)
        rows = torch.arange(number, device=games.device)
        self._alone, self._has_rival = rows >= self._past + heuristic, rows < self._past
        games.deal(self.asked.at(0))
        games.reply_by_heuristic(torch.zeros_like(self._styles), self.replies[0])  # compiled before a clock starts

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, weights: Weights, rival: Rival) -> None:
        """Go on for `steps` decisions in every game."""
        for step in range(self.steps):
            self._decide(step, weights, rival)
            self.games.step(self.replies[step], self.asked.at(step + 1))
        _, self.values[self.steps] = forward(weights, self.asked.quantities[self.steps])

    def go_on(self) -> None:
        """What was asked last is asked first in the next rollout."""
        for array in self.asked:
            array[0] = array[self.steps]

    def _decide(self, step: int, weights: Weights, rival: Rival) -> None:
        asked = self.asked.at(step)
        logits, self.values[step] = forward(weights, asked.quantities)
        logits = without_impossible(logits, asked.words, asked.questions)
        replies = sample(logits)
        learns = self._alone | (asked.learns == 1)
        self.learns[step] = learns
        self.log_probabilities[step] = log_probability(logits, replies)
        self.replies[step] = replies
        if self._past:
            rival.reply(self.games, asked, self._has_rival & ~learns, self.replies[step], self._past)
        self.games.reply_by_heuristic(torch.where(learns, 0, self._styles).to(torch.int8), self.replies[step])


def _whole_tables(share: float, settings: Settings) -> int:
    """The number of rows, rounded down so that every table has equally many."""
    return int(settings.games * share) // settings.tables * settings.tables
