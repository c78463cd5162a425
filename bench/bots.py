"""How strong the bots are: each level against the one below, and the strongest against what it has to beat.

The emperor thinks in simulations here, a fifth of what a second on two cores allows, so that every machine plays the
same games; the plain search gets four times as many, which takes as long. Games are kept in `build/bots`, and a run
that was stopped goes on there.
"""

from __future__ import annotations

import itertools
from pathlib import Path

from bench.timing import row
from impera.analysis import arena
from impera.bots import names

FOLDER = Path("build/bots")
EMPEROR = "emperor=emperor:simulations=6000,threads=1"
CONSUL = "consul=consul:threads=1"
PLAIN = "plain=plain:simulations=24000,threads=1"
SPECS = dict.fromkeys(names()) | {"consul": CONSUL, "emperor": EMPEROR}

# Of a thumb's game thousands are played in the time of one of the emperor's.
QUICK, SLOW = 400, 100


def run() -> None:
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
