"""How strong the bots are: each level against the one below, and the strongest against what it has to beat.

The emperor thinks in simulations here, fewer than a second on two cores allows, so that every machine plays the same
games; the plain search gets four times as many, which takes as long. Games are kept in `build/bots`, and a run
that was stopped goes on there.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from bench.timing import row
from impera.analysis import arena

FOLDER = Path("build/bots")
ENTRANTS = {
    "consul": "consul=consul:threads=1",
    "emperor": "emperor=emperor:simulations=6000,threads=1",
    "plain": "plain=plain:simulations=24000,threads=1",
}


class Match(NamedTuple):
    """Bots against each other, and how many games of it by the number of players."""

    bot: str
    rival: str
    games: dict[int, int]


MATCHES = (
    Match("trader", "shepherd", {2: 400, 3: 402, 4: 400}),
    Match("senator", "trader", {2: 400, 3: 402, 4: 400}),
    Match("consul", "senator", {2: 200, 3: 120, 4: 120}),
    Match("emperor", "senator", {2: 120, 3: 120, 4: 40}),
    Match("emperor", "consul", {2: 120}),
    Match("emperor", "plain", {2: 60}),
    Match("emperor", "tuned", {2: 60}),
    Match("emperor", "consul", {3: 60, 4: 60}),
)


def run() -> None:
    for match in MATCHES:
        for players, games in match.games.items():
            if not _play(match.bot, match.rival, players, games):
                return


def _play(bot: str, rival: str, players: int, games: int) -> bool:
    """Play a match or what is left of it, and print its result; whether it was played to its end."""
    result = arena.run(
        [ENTRANTS.get(name, name) for name in (bot, rival)],
        players=players,
        games=games,
        seed=11,
        folder=FOLDER / f"{bot}-{rival}-{players}",
    )
    if result.stop == "interrupted":
        return False
    rate = result.rates[bot]
    row(
        f"{bot} against {rival}, {players} players, {len(result.counted)} games",
        f"{100 * rate.rate:.1f} %",
        f"{100 * rate.low:.1f} to {100 * rate.high:.1f}",
    )
    return True
