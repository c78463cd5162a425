"""Numbers from sums, each with its 95 % interval. No side effects."""

from __future__ import annotations

from math import log10, sqrt
from typing import TYPE_CHECKING, NamedTuple

from impera.analysis.arena.intervals import CONFIDENCE, normal, wilson
from impera.analysis.study.compiled.tally import WHOLE

if TYPE_CHECKING:
    from impera.analysis.study.playing import Sums

_Z = normal(CONFIDENCE)
_ELO = 400


class Estimate(NamedTuple):
    """A number with its 95 % confidence interval."""

    value: float
    low: float
    high: float

    def percent(self) -> str:
        """As a rate in percent."""
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"

    def points(self) -> str:
        """As a difference of rates, in percentage points."""
        return f"{100 * self.value:+.1f} ({100 * self.low:+.1f} to {100 * self.high:+.1f})"

    def plain(self, digits: int = 1) -> str:
        """As a number."""
        return f"{self.value:.{digits}f} ({self.low:.{digits}f} to {self.high:.{digits}f})"

    def signed(self, digits: int = 1) -> str:
        """As a difference."""
        return f"{self.value:+.{digits}f} ({self.low:+.{digits}f} to {self.high:+.{digits}f})"

    def cells(self) -> tuple[str, str, str]:
        """As three cells of a CSV file."""
        return f"{self.value:.6g}", f"{self.low:.6g}", f"{self.high:.6g}"


def rate(number: float, of: float) -> Estimate:
    """A rate: how often something was true in a number of independent cases."""
    if of == 0:
        return Estimate(0.0, 0.0, 1.0)
    return Estimate(number / of, *wilson(number / of, of, _Z))


def share(total: float, squares: float, number: float, whole: float = WHOLE) -> Estimate:
    """The mean of fractions of `whole`, from their sum, the sum of their squares and their number.

    Their variance gives an effective number of wins and losses; the interval is Wilson's for that number.
    """
    if number == 0:
        return Estimate(0.0, 0.0, 1.0)
    mean = total / number / whole
    variance = squares / number / whole**2 - mean * mean
    worth = number * mean * (1 - mean) / variance if variance > 0 else number
    return Estimate(mean, *wilson(mean, worth, _Z))


def mean(total: float, squares: float, number: float) -> Estimate:
    """The mean of independent numbers, from their sum and the sum of their squares."""
    if number == 0:
        return Estimate(0.0, 0.0, 0.0)
    middle = total / number
    half = _Z * sqrt(max(0.0, squares / number - middle * middle) / number)
    return Estimate(middle, middle - half, middle + half)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """The difference of two independent numbers (Newcombe's interval for rates)."""
    value = one.value - other.value
    below = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Estimate(value, value - below, value + above)


def elo(found: Estimate) -> Estimate:
    """A two-player win rate as a difference on the Elo scale."""
    return Estimate(*(_elo(part) for part in found))


def _elo(part: float) -> float:
    held = min(max(part, 1e-3), 1 - 1e-3)
    return _ELO * log10(held / (1 - held))


def place_rate(sums: Sums, place: int) -> Estimate:
    """How often the seat at a place, counted from the First Player, wins."""
    return share(sums["place_won"][place], sums["place_squares"][place], sums["games"])


def role_rate(sums: Sums, seatings: int) -> Estimate:
    """How often role 0 wins; deals are independent, the games of one are not."""
    return share(sums["role_won"], sums["role_squares"], sums["deals"], WHOLE * seatings)


def turns(sums: Sums) -> Estimate:
    """The mean number of turns of a game."""
    return mean(sums["turns"], sums["turns_squares"], sums["games"])


def decisions(sums: Sums) -> Estimate:
    """The mean number of decisions of a game."""
    return mean(sums["decisions"], sums["decisions_squares"], sums["games"])
