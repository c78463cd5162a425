"""Rivals that do not learn: rules of thumb, past selves, and bots of the roster that decide by a network.

A rival replies in many games at once, on the device where they are. A bot that decides by a network is met in its
manner: at its temperature, and under the veil if it does not count.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

import torch

from impera.analysis.arena.entrants import entrant
from impera.bots.compiled.places import KNOWN, PILE, UNSEEN, UNSEEN_KINDS
from impera.bots.network.manners import Manner
from impera.bots.roster import has_network, maker_of
from impera.rules.cards import AGE_SIZES, AGES, COPIES, DOMAINS, KINDS, SEATS, age_of, domain_of
from impera.training import cannot_be_trained_against
from impera.training.games import STYLES
from impera.training.network import forward, read_weights, sample, without_impossible

if TYPE_CHECKING:
    from impera.training.games import Asked, Games
    from impera.training.network import Weights

_THOUSAND = 1000


class Rival(Protocol):
    """Something that replies in the games of a network."""

    @property
    def name(self) -> str:
        """What files and people call it."""

    def reply(
        self, games: Games, asked: Asked, theirs: torch.Tensor, replies: torch.Tensor, rows: int | None = None
    ) -> None:
        """Write its replies where `theirs` is true, which it can be only in the first `rows`."""


class Heuristic(NamedTuple):
    """The rules of thumb of a bot of the roster."""

    name: str

    def reply(
        self,
        games: Games,
        asked: Asked,  # noqa: ARG002 - they look at the games themselves
        theirs: torch.Tensor,
        replies: torch.Tensor,
        rows: int | None = None,  # noqa: ARG002 - and `theirs` says it too
    ) -> None:
        """Write what the rules of thumb say."""
        number = 1 + list(STYLES).index(self.name)
        games.reply_by_heuristic(torch.where(theirs, number, 0).to(torch.int8), replies)


HEURISTICS = (Heuristic("senator"), Heuristic("tuned"))
"""Those that every network is trained and measured against."""


class Network(NamedTuple):
    """A network, in some manner."""

    name: str
    weights: Weights
    temperature: float = 1.0
    counts: bool = True

    def reply(
        self,
        games: Games,  # noqa: ARG002 - it sees what is asked, and no more
        asked: Asked,
        theirs: torch.Tensor,
        replies: torch.Tensor,
        rows: int | None = None,
    ) -> None:
        """Write what the network says."""
        asked = asked.first(rows)
        logits, _ = forward(self.weights, asked.quantities if self.counts else veiled(asked.quantities))
        logits = without_impossible(logits, asked.words, asked.questions)
        chosen = sample(logits / self.temperature) if self.temperature else logits.argmax(-1)
        replies[:rows] = torch.where(theirs[:rows], chosen, replies[:rows])


def trained_against(bot: str, device: str) -> Rival:
    """The rival that a bot is; raises BadOptions if it is none, and BadWeights if its weights do not fit."""
    found = entrant(bot)
    manner = maker_of(found.bot) if has_network(found.bot) else None
    if isinstance(manner, Manner):
        weights, _ = read_weights(None if found.weights is None else Path(found.weights), device)
        return Network(found.label, weights, manner.temperature / _THOUSAND, manner.counts)
    if found.bot in STYLES:
        return Heuristic(found.bot)
    raise cannot_be_trained_against(bot)


def veiled(quantities: torch.Tensor) -> torch.Tensor:
    """Rows of quantities under the veil (`impera.bots.compiled.veil`)."""
    seen = quantities.clone()
    ages, copies, sizes, domains = _shares(str(quantities.device))
    unseen = seen[:, UNSEEN_KINDS : UNSEEN_KINDS + KINDS].int()
    of_age = torch.zeros(len(seen), AGES, dtype=torch.int32, device=seen.device).index_add_(1, ages, unseen)
    cards = ((2 * of_age[:, ages] * copies + sizes) // (2 * sizes)).to(torch.int8)
    seen[:, UNSEEN_KINDS : UNSEEN_KINDS + KINDS] = cards
    seen[:, UNSEEN : UNSEEN + DOMAINS] = torch.zeros_like(seen[:, :DOMAINS]).index_add_(1, domains, cards)
    seen[:, PILE : PILE + DOMAINS] = 0
    seen[:, KNOWN : KNOWN + (SEATS - 1) * DOMAINS] = 0
    return seen


@cache
def _shares(device: str) -> tuple[torch.Tensor, ...]:
    """For each kind of card: its Age, its copies, the number of cards of its Age, and its Domain."""
    ages = [age_of(kind) for kind in range(KINDS)]
    facts = ages, [COPIES[kind] for kind in range(KINDS)], [AGE_SIZES[age] for age in ages]
    domains = [domain_of(kind) for kind in range(KINDS)]
    return tuple(torch.tensor(fact, dtype=torch.int32, device=device) for fact in (*facts, domains))
