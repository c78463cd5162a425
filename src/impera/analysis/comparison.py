"""Compares answers: the chance that the network gives each of them a round later, in the same redeals.

Answers that are clearly worse than the best are dropped on the way, so that the others are compared more often. A
difference that is within the noise of the redeals counts for nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from impera.bots.network.foresight import Foresight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.rules.observe import Hidden
    from impera.rules.state import State

NEAR = 0.03
"""Chances that differ by less hardly differ: the network is not surer than that."""
MOST_REDEALS = 32
"""In which answers are compared: more could hardly tell anything new."""
_FEWEST_REDEALS = 2
# The least spread of a difference from redeal to redeal, for where a few redeals happen to agree.
_LEAST_SPREAD = 0.04


class Compared(NamedTuple):
    """What was found about an answer."""

    chance: float
    """Of winning with it, alone or with the team."""
    redeals: int
    """In how many it was compared."""


def compare(seen: State, hidden: Hidden, answers: Sequence[int], *, passes: int, seed: int) -> dict[int, Compared]:
    """The chance of each answer of the seat that decides, after about so many passes of the network.

    The same seed gives the same chances.
    """
    foresight = Foresight(seed)
    foresight.begin(seen, hidden, {seen.seat: seen})
    found: dict[int, list[float]] = {answer: [] for answer in answers}
    left = list(answers)
    for index in range(MOST_REDEALS):
        for answer in left:
            found[answer].append(float(foresight.expected(index, answer)[seen.seat]))
        if foresight.passes >= passes and index + 1 >= _FEWEST_REDEALS:
            break
        if index + 1 >= _FEWEST_REDEALS:
            left = _still_good(found, left)
    return _compared(found, left)


def _still_good(found: dict[int, list[float]], left: list[int]) -> list[int]:
    """The answers that are not clearly worse than the best so far."""
    best = max(left, key=lambda answer: sum(found[answer]))
    return [answer for answer in left if _lead(found[best], found[answer]).least < NEAR]


class _Lead(NamedTuple):
    """By how much one answer is better than another."""

    mean: float
    error: float
    """The standard error of the mean."""

    @property
    def least(self) -> float:
        """What it is at least, with some confidence."""
        return self.mean - 2 * self.error


def _lead(best: list[float], other: list[float]) -> _Lead:
    """The lead in the redeals in which both were compared."""
    leads = np.array(best[: len(other)]) - np.array(other)
    spread = max(float(leads.std()), _LEAST_SPREAD) if leads.any() else 0.0
    return _Lead(float(leads.mean()), spread / len(leads) ** 0.5)


def _compared(found: dict[int, list[float]], left: list[int]) -> dict[int, Compared]:
    """Chances counted from the best answer, which was compared in every redeal."""
    best = max(left, key=lambda answer: sum(found[answer]))
    chance = sum(found[best]) / len(found[best])
    return {
        answer: Compared(max(0.0, chance - _beyond_noise(_lead(found[best], each))), len(each))
        for answer, each in found.items()
    }


def _beyond_noise(lead: _Lead) -> float:
    """A lead, less what chance alone would make of it: nothing is left of one that is no larger than its error."""
    if lead.mean <= lead.error:
        return 0.0
    return lead.mean - lead.error**2 / lead.mean
