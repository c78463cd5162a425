"""Whether the value of the network is a chance: how often seats won that it gave one, in games of the sage with itself.

Of each turn, the first decision between several answers counts. Positions of one game depend on each other, so the
games are what an interval would have to be computed from; the table shows how many positions there were.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

import impera
from bench.timing import row
from impera.bots.compiled.exponential import chance_of
from impera.bots.network.bot import NetworkBot
from impera.bots.network.judge import Judge
from impera.bots.observed import observed
from impera.notation.outcome import victory_shares

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

TABLES: dict[str, dict[str, Any]] = {
    "2 players": {"players": 2},
    "3 players": {"players": 3},
    "4 players": {"players": 4},
    "teams, draft": {"players": 4, "teams": True, "deal": "draft"},
}
BANDS = 5


class Guess(NamedTuple):
    """A chance that the network gave a seat, and what the seat then won of the game."""

    chance: float
    won: float


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=100, help="games for each kind of table (default: 100)")


def run(games: int = 100) -> None:
    for name, table in TABLES.items():
        guesses = [guess for seed in range(games) for guess in _guesses(impera.Game.new(seed=seed, **table))]
        chances, won = np.array(guesses).T
        off = 0.0
        for band in range(BANDS):
            inside = (chances >= band / BANDS) & (chances <= (band + 1) / BANDS)
            if inside.any():
                off += inside.mean() * abs(chances[inside].mean() - won[inside].mean())
                found = f"{100 * won[inside].mean():.1f} % won, expected {100 * chances[inside].mean():.1f} %"
                limits = f"{100 * band // BANDS} to {100 * (band + 1) // BANDS} %"
                row(f"{name}: {limits}", found, f"{inside.sum()} positions")
        row(f"{name}: off by, on average", f"{100 * off:.1f} points", f"{games} games")
        row(f"{name}: mean squared error", f"{((chances - won) ** 2).mean():.3f}")


def _guesses(game: impera.Game) -> Iterator[Guess]:
    """Plays a game to its end, and says what the network thought of it at each turn."""
    bot, judge = NetworkBot(0), Judge()
    values: list[tuple[int, float]] = []
    judged = -1
    while game.outcome is None:
        legal = game.legal()
        if len(legal) == 1:
            game.play(legal[0])
            continue
        view = game.view(game.seat)
        if game.turn != judged:
            judged = game.turn
            seen, hidden, _ = observed(view)
            values.append((seen.seat, judge.judge(seen, hidden).value))
        game.play(bot.decide(view))
    shares = victory_shares(game.options, game.outcome.winners)
    for seat, value in values:
        yield Guess(chance_of(value), shares[seat])
