"""How strong the bots are: each level against the one below, and the strongest against what it has to beat.

The emperor thinks in simulations here, fewer than a second on two cores allows, so that every machine plays the same
games; the plain search gets four times as many, which takes equally long. Games are kept in `build/bots`, and a run
that was stopped continues there.

    python -m bench bots --seconds

lets the emperor and the plain search think for a second on two threads, as in real games: different games each time.

    python -m bench bots --ratings --games 100

plays every bot against every other, and writes their ratings to the file that `impera bots` shows.

    python -m bench bots --ratings --only sage --games 12

plays one bot against every other, and rates it by their ratings, which stay as they are.

    python -m bench bots --ladder --games 100

plays the levels of the roster against each other alone, and writes their ratings to the file by which the page tells
people where they stand.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from openskill.models import PlackettLuce

from bench.timing import row
from impera.analysis import arena
from impera.bots import names, ratings
from impera.bots.ratings import FILE, LADDER, SIGMAS
from impera.bots.roster import YARDSTICKS

if TYPE_CHECKING:
    import argparse

    from impera.analysis.arena import Result

FOLDER = Path("build/bots")
ENTRANTS = {
    "emperor": "emperor=emperor:simulations=6000,threads=1",
    "plain": "plain=plain:simulations=24000,threads=1",
}


class Match(NamedTuple):
    """Bots against each other, and the number of games for each number of players."""

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
    Match("emperor", "consul", {3: 60, 4: 72}),
    Match("sage", "emperor", {2: 200, 3: 150, 4: 120}),
)
BY_THE_CLOCK = (
    Match("emperor", "senator", {2: 24}),
    Match("emperor", "plain", {2: 6}),
    Match("emperor", "senator", {4: 16, 3: 6}),
)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", action="store_true", help="with one second per decision, as in real games")
    parser.add_argument("--ratings", action="store_true", help="write the ratings that `impera bots` shows")
    parser.add_argument("--ladder", action="store_true", help="write the ratings that people are compared with")
    parser.add_argument("--only", choices=names(), help="rate this bot alone, by the ratings of the others")
    parser.add_argument("--games", type=int, default=100, help="games of each pair of bots, for the ratings")


def run(
    *, seconds: bool = False, ratings: bool = False, ladder: bool = False, only: str | None = None, games: int = 100
) -> None:
    if ladder:
        _rate(names(), games, LADDER, "--ladder")
    elif ratings and only is not None:
        _rate_one(only, games)
    elif ratings:
        _rate((*names(), *YARDSTICKS), games, FILE, "--ratings")
    elif seconds:
        _ladder(BY_THE_CLOCK, {}, FOLDER / "seconds")
    else:
        _ladder(MATCHES, ENTRANTS, FOLDER)


def _ladder(matches: tuple[Match, ...], entrants: dict[str, str], folder: Path) -> None:
    """Play matches or what is left of them, and print their results."""
    for match in matches:
        pair = [entrants.get(name, name) for name in match[:2]]
        for players, games in match.games.items():
            kept = folder / f"{match.bot}-{match.rival}-{players}"
            result = arena.run(pair, players=players, games=games, seed=11, folder=kept)
            if result.stop == "interrupted":
                return
            rate = result.rates[match.bot]
            row(
                f"{match.bot} against {match.rival}, {players} players",
                f"{100 * rate.rate:.1f} % of {len(result.counted)} games",
                f"{100 * rate.low:.1f} to {100 * rate.high:.1f}",
            )


def _rate(bots: tuple[str, ...], games: int, file: str, option: str) -> None:
    """A round robin of these bots for two players, whose ratings a file is to have."""
    entrants = [ENTRANTS.get(name, name) for name in bots]
    result = arena.run(entrants, games=games, seed=11, folder=FOLDER / file.removesuffix(".json"))
    if result.stop == "interrupted":
        return
    _write(_rated(result, f"python -m bench bots {option} --games {games}"), file)
    for one in sorted(result.standings, key=lambda one: one.rating.mu):
        row(one.spec, f"{one.rating.mu:.1f} ± {one.rating.half:.1f}", f"{one.games} games")


def _rate_one(name: str, games: int) -> None:
    """Matches of one bot against each of the others for two players; the games of all matches count in turn."""
    known = ratings.ratings()
    model = PlackettLuce()
    now, played = model.rating(), 0
    for rival, rating in known.bots.items():
        if rival != name:
            pair = [ENTRANTS.get(each, each) for each in (name, rival)]
            result = arena.run(pair, games=games, seed=11, folder=FOLDER / f"ratings-{name}-{rival}")
            if result.stop == "interrupted":
                return
            theirs = model.rating(rating.mean, rating.uncertainty / SIGMAS)
            for game in result.counted:
                table = [[now if entrant == 0 else theirs] for entrant in game.seats]
                moved = model.rate(table, ranks=[float(seat not in game.winners) for seat in range(2)])
                now = moved[game.seats.index(0)][0]
            played += len(result.counted)
            row(f"{name} after {rival}", f"{now.mu:.1f} ± {SIGMAS * now.sigma:.1f}", f"{played} games")
    rated = ratings.Rating(ENTRANTS.get(name, name), round(now.mu, 2), round(SIGMAS * now.sigma, 2), played)
    others = known.games - known.bots[name].games if name in known.bots else known.games
    _write(msgspec.to_builtins(msgspec.structs.replace(known, games=others + played, bots={**known.bots, name: rated})))


def _write(rated: dict[str, object], file: str = FILE) -> None:
    path = Path(ratings.__file__).with_name(file)
    path.write_text(json.dumps(rated, indent=2) + "\n", encoding="utf-8")


def _rated(result: Result, command: str) -> dict[str, object]:
    """The contents of the ratings file."""
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
