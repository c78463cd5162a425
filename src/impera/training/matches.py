"""Matches of a network against rules of thumb or another bot, to see how it gets on, with intervals.

The network takes one side and its rivals all others. Like the network's, their games ask only real decisions: they too
take every hegemony that is in hand, so rules of thumb are a little stronger than the bots of the same names. Any two
bots that play in the trainer's games can meet in the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import torch

from impera.analysis.arena.intervals import CONFIDENCE, normal, wilson
from impera.training.games import Asked, Games
from impera.training.rivals import Network

if TYPE_CHECKING:
    from impera.notation.options import Options
    from impera.training.network import Weights
    from impera.training.rivals import Rival

# No game takes more decisions than this; one that did would count as lost.
_MOST_DECISIONS = 4_000
_LOOK_EVERY = 20


class Score(NamedTuple):
    """How a network did at one kind of table."""

    against: str
    kind: str
    games: int
    rate: float
    """The share of the games that were won; a victory shared by all counts half."""
    low: float
    high: float
    share: float
    """What it would win among equals."""


class Matches:
    """Room for matches at some kinds of table, used again for each."""

    def __init__(self, kinds: dict[str, Options], games: int, device: str) -> None:
        """`games` is the total, rounded down to the same number of each kind."""
        self._kinds = kinds
        self._number = games // len(kinds) * len(kinds)
        self._games = Games(list(kinds.values()), games=self._number, seed=0, device=device)
        self._asked = Asked.make(device, self._number)

    def play(self, weights: Weights, rival: Rival, seed: int) -> list[Score]:
        """What the best replies of a network win against copies of a rival."""
        scores: list[Score] = self.meet(Network("network", weights, temperature=0.0), rival, seed)
        return scores

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def meet(self, player: Rival, rival: Rival, seed: int) -> list[Score]:
        """What a player wins against copies of a rival: the first game of every row, from each seat in turn."""
        asked, device = self._asked, self._games.device
        self._games.deal(asked, seed=seed)
        won = torch.zeros(self._number, device=device)
        over = torch.zeros(self._number, dtype=torch.bool, device=device)
        learner = torch.arange(self._number, device=device) // len(self._kinds)
        players = torch.tensor([options.players for options in self._kinds.values()], device=device)
        seat = learner % players.repeat(self._number // len(self._kinds))
        replies = torch.zeros(self._number, dtype=torch.int64, device=device)
        for step in range(_MOST_DECISIONS):
            player.reply(self._games, asked, asked.learns == 1, replies)
            rival.reply(self._games, asked, asked.learns != 1, replies)
            self._games.step(replies, asked)
            first = (asked.ended == 1) & ~over
            won += first * (1 + asked.rewards.gather(1, seat[:, None]).squeeze(1)) / 2
            over |= first
            if step % _LOOK_EVERY == 0 and bool(over.all()):
                break
        return self._scores(won, rival.name)

    def _scores(self, won: torch.Tensor, against: str) -> list[Score]:
        games = self._number // len(self._kinds)
        rates = won.view(games, len(self._kinds)).mean(0).tolist()
        return [
            Score(against, kind, games, rate, *wilson(rate, games, normal(CONFIDENCE)), 1 / options.sides)
            for (kind, options), rate in zip(self._kinds.items(), rates, strict=True)
        ]
