"""How strong the bots are: each level against the one below, and the strongest against what it has to beat.

The emperor thinks in simulations here, a fifth of what a second on two cores allows, so that every machine plays the
same games; the plain search gets four times as many, which takes as long. Games are kept in `build/bots`, and a run
that was stopped goes on there.

    python -m bench bots --ratings --games 100

instead plays every bot against every other, and writes their ratings to the file that `impera bots` shows.
"""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import TYPE_CHECKING

from bench.timing import row
from impera.analysis import arena
from impera.bots import names, ratings

if TYPE_CHECKING:
    import argparse

    from impera.analysis.arena import Result

FOLDER = Path("build/bots")
EMPEROR = "emperor=emperor:simulations=6000,threads=1"
CONSUL = "consul=consul:threads=1"
PLAIN = "plain=plain:simulations=24000,threads=1"
SPECS = dict.fromkeys(names()) | {"consul": CONSUL, "emperor": EMPEROR}

# Of a thumb's game thousands are played in the time of one of the emperor's.
QUICK, SLOW = 400, 100


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ratings", action="store_true", help="write the ratings that `impera bots` shows")
    parser.add_argument("--games", type=int, default=100, help="of each two bots, for the ratings")
    parser.add_argument("--simulations", type=int, default=6_000, help="of the emperor, for the ratings")


def run(*, ratings: bool = False, games: int = 100, simulations: int = 6_000) -> None:
    if ratings:
        _rate(games, simulations)
    else:
        _ladder()


def _rate(games: int, simulations: int) -> None:
    """A round robin of all bots for two players; the consul has a third of the emperor's simulations, as in a game."""
    entrants = [
        *("shepherd", "trader", "senator", "uniform", "tuned"),
        f"consul=consul:simulations={max(1, simulations // 3)},threads=1",
        f"emperor=emperor:simulations={simulations},threads=1",
        f"plain=plain:simulations={4 * simulations},threads=1",
    ]
    result = arena.run(entrants, games=games, seed=11, folder=FOLDER / f"ratings-{simulations}")
    command = f"python -m bench bots --ratings --games {games} --simulations {simulations}"
    path = Path(ratings.__file__).with_name(ratings.FILE)
    path.write_text(json.dumps(_rated(result, command), indent=2) + "\n", encoding="utf-8")
    for one in sorted(result.standings, key=lambda one: one.rating.mu):
        row(one.spec, f"{one.rating.mu:.1f} ± {one.rating.half:.1f}", f"{one.games} games")


def _rated(result: Result, command: str) -> dict[str, object]:
    """What the file of the ratings holds."""
    return {
        "command": command,
        "players": result.settings.options.players,
        "games": len(result.counted),
        "bots": {
            one.label: {
                "spec": one.spec,
                "mean": round(one.rating.mu, 2),
                "uncertainty": round(one.rating.half, 2),
                "games": one.games,
            }
            for one in result.standings
        },
    }


def _ladder() -> None:
    ladder = [SPECS[name] or name for name in names()]
    for players in (2, 3, 4):
        for below, level in itertools.pairwise(ladder):
            _match(level, below, players, SLOW if level == EMPEROR else QUICK)
        _match(EMPEROR, "senator", players, SLOW)
    _match(EMPEROR, PLAIN, 2, SLOW)
    _match(EMPEROR, "tuned", 2, SLOW)


def _match(level: str, other: str, players: int, games: int) -> None:
    name, rival = (spec.partition("=")[0] for spec in (level, other))
    result = arena.run(
        [level, other], players=players, games=games, seed=11, folder=FOLDER / f"{name}-{rival}-{players}"
    )
    rate = result.rates[name]
    row(
        f"{name} against {rival}, {players} players, {len(result.counted)} games",
        f"{100 * rate.rate:.1f} %",
        f"{100 * rate.low:.1f} to {100 * rate.high:.1f}",
    )
