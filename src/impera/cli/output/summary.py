"""The summary of many games: rates with intervals, means and extremes. No side effects."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from impera.notation.outcome import REASON_NAMES

if TYPE_CHECKING:
    from impera import Options, Simulation
    from impera.text import Language

# The normal quantile of a 95 % interval.
_Z = 1.959964


class Share(NamedTuple):
    """How often something happened, with a 95 % confidence interval."""

    number: int
    rate: float
    low: float
    high: float


def share(number: int, games: int) -> Share:
    """A share of games with its Wilson interval, which stays within 0 and 1 even for rare events."""
    if games == 0:
        return Share(0, 0.0, 0.0, 1.0)
    rate, square = number / games, _Z * _Z
    centre = (rate + square / (2 * games)) / (1 + square / games)
    half = _Z / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return Share(number, rate, max(0.0, centre - half), min(1.0, centre + half))


def summary(result: Simulation, options: Options) -> dict[str, Any]:
    """A simulation in numbers, as JSON-able data."""
    games = result.games
    by_reason = [int((result.reasons == number).sum()) for number in range(1, len(REASON_NAMES) + 1)]
    decided = int(result.decisions.sum())
    return {
        "games": games,
        "interrupted": result.interrupted,
        "wins": [share(int(wins), games)._asdict() for wins in result.winners.sum(axis=0)],
        "shared": share(int((result.winners.sum(axis=1) > options.seats_per_side).sum()), games)._asdict(),
        "reasons": {name: share(number, games)._asdict() for name, number in zip(REASON_NAMES, by_reason, strict=True)},
        "turns": _spread(result.turns),
        "decisions": _spread(result.decisions),
        "seconds": result.elapsed,
        "decisions_per_second": decided / result.elapsed if result.elapsed else 0.0,
    }


def lines(words: Language, numbers: dict[str, Any]) -> list[str]:
    """A summary for people, one line per fact."""
    say, asked = words.say, numbers["asked"]
    told = [say("simulate-games", number=numbers["games"], **{**asked, "seed": str(asked["seed"])})]
    if not numbers["games"]:
        return told
    told += [say("simulate-seat", seat=seat, **_percent(wins)) for seat, wins in enumerate(numbers["wins"])]
    told.append(say("simulate-shared", **_percent(numbers["shared"])))
    told += [say(f"simulate-{reason}", **_percent(part)) for reason, part in numbers["reasons"].items()]
    told += [say(f"simulate-{what}", **numbers[what]) for what in ("turns", "decisions")]
    if "ready_seconds" in numbers:
        told.append(say("simulate-ready", seconds=numbers["ready_seconds"]))
    told.append(say("simulate-speed", speed=round(numbers["decisions_per_second"]), seconds=numbers["seconds"]))
    return told


def _percent(part: dict[str, Any]) -> dict[str, Any]:
    return {name: 100 * part[name] for name in ("rate", "low", "high")}


def _spread(values: Any) -> dict[str, Any]:
    if len(values) == 0:
        return {"mean": 0.0, "min": 0, "max": 0}
    return {"mean": float(values.mean()), "min": int(values.min()), "max": int(values.max())}
