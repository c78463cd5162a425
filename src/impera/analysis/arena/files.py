"""The files of an arena beside its journal: results as JSON, games and ratings as CSV. Each is replaced atomically."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from impera.analysis.whole_files import write_csv, write_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from impera.analysis.arena.result import Result

RESULTS, GAMES, RATINGS = "results.json", "games.csv", "ratings.csv"


def write(result: Result, folder: Path) -> None:
    """Write results.json, games.csv and ratings.csv."""
    write_text(folder / RESULTS, json.dumps(result.to_json(), indent=2) + "\n")
    write_csv(folder / GAMES, _games_head(result), _games(result))
    write_csv(folder / RATINGS, _RATINGS_HEAD, _ratings(result))


_RATINGS_HEAD = ("bot", "spec", "games", "won", "rate", "low", "high", "fair", "mu", "sigma", "failures")


def _ratings(result: Result) -> Iterable[Sequence[Any]]:
    for one in result.standings:
        rates = one.wins.rate, one.wins.low, one.wins.high, one.fair, one.rating.mu, one.rating.sigma
        yield one.label, one.spec, one.games, f"{one.won:g}", *(f"{rate:.6f}" for rate in rates), one.failures


def _games_head(result: Result) -> Sequence[str]:
    seats = range(result.settings.options.players)
    bots, won, slowest = ([f"seat_{seat}{what}" for seat in seats] for what in ("", "_won", "_longest_decision"))
    return ("deal", "match", "seating", *bots, *won, "reason", "turns", "decisions", *slowest, "failures")


def _games(result: Result) -> Iterable[Sequence[Any]]:
    for game in result.games:
        yield (
            *game.key,
            *(result.settings.entrants[entrant].label for entrant in game.seats),
            *(int(seat in game.winners) for seat in range(len(game.seats))),
            game.reason,
            game.turns,
            game.decisions,
            *(f"{times.longest:.6f}" for times in game.times),
            " | ".join(failure.problem for failure in game.failures),
        )
