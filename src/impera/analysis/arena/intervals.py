"""Rates with intervals, for games grouped by deal. No side effects.

Games of one deal are not independent: the same cards are played in every seating. So the variance is taken over deals.
It gives an effective number of independent games, and the interval is Wilson's for that number, which stays within 0
and 1 even for rare events. With few deals the quantile is Student's.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

CONFIDENCE = 0.95


class Rate(msgspec.Struct, frozen=True):
    """A rate with its confidence interval."""

    rate: float
    low: float
    high: float


@dataclass(slots=True)
class Tally:
    """What a bot won, deal by deal: one share of a victory for each seating of a deal."""

    deals: int = 0
    games: int = 0
    won: float = 0.0
    _squares_of_games: float = 0.0
    _squares_of_deals: float = 0.0

    def add(self, shares: Sequence[float]) -> None:
        """Count one more deal."""
        self.deals += 1
        self.games += len(shares)
        self.won += sum(shares)
        self._squares_of_games += sum(share * share for share in shares)
        self._squares_of_deals += (sum(shares) / len(shares)) ** 2

    def rate(self, confidence: float = CONFIDENCE) -> Rate:
        """The share of victories with its interval."""
        if self.games == 0:
            return Rate(0.0, 0.0, 1.0)
        mean = self.won / self.games
        quantile = normal(confidence)
        worth = self._worth(mean) * (quantile / _student(quantile, self.deals)) ** 2
        low, high = wilson(mean, worth, quantile)
        return Rate(mean, low, high)

    def _worth(self, mean: float) -> float:
        """The effective number of independent games: the number that would have this variance.

        One imaginary deal of independent games is added, so that a few deals that happen to be equal do not count as
        certainty. If all games were won, they count as they are.
        """
        seatings = self.games / self.deals
        between = max(0.0, self._squares_of_deals - self.deals * mean * mean) * seatings
        single = max(0.0, self._squares_of_games - self.games * mean * mean) / seatings
        guess = (self.won + 1) / (self.games + 2)
        imagined = guess * (1 - guess)
        return self.games * (single + imagined) / (between + imagined)


def wilson(mean: float, games: float, quantile: float) -> tuple[float, float]:
    """Wilson's interval for a rate measured in this many independent games."""
    square = quantile * quantile / games
    centre = (mean + square / 2) / (1 + square)
    half = quantile / (1 + square) * sqrt(mean * (1 - mean) / games + square / (4 * games))
    return max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half))  # despite rounding


def normal(confidence: float) -> float:
    """How many standard deviations on each side of the mean hold this fraction of a normal distribution."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def _student(z: float, freedom: int) -> float:
    """The quantile of Student's distribution for a normal quantile (Abramowitz and Stegun 26.7.5)."""
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))
