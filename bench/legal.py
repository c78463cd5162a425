"""No bot ever makes an illegal decision: many games of every level, at all tables and with all options.

    python -m bench legal --games 100000 --network-games 100000 --search-games 2000
    python -m bench legal --only network --network-games 100000

The levels that play by rules of thumb run in compiled steps, on what each seat observes, and so do networks that do not
look ahead. The others decide from their views as in any game; those that search get a few simulations per decision. The
rules check every decision. Games are spread evenly over all combinations of players, teams, deal, editions and options
that `impera.testing.every_option` names.
"""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

import impera
from bench import legal_games
from bench.timing import row
from impera import bots
from impera.analysis.study.cells import LANES, Cell, Role
from impera.analysis.study.playing import NETWORK_MODULES, NetworkLane
from impera.bots import styles
from impera.bots.compiled import heuristic
from impera.bots.roster import YARDSTICKS, has_network, searches, style_of
from impera.engines import cpu, layout
from impera.errors import IllegalDecision
from impera.notation.options import Options, new_state
from impera.rules.cards import SEATS
from impera.testing import every_option

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Sequence

BOTS = bots.names() + YARDSTICKS
STYLES = {name: style for name in BOTS if (style := style_of(name)) is not None}
BY_NETWORK = tuple(name for name in BOTS if has_network(name) and name in LANES)
BY_VIEWS = tuple(name for name in BOTS if name not in STYLES and name not in BY_NETWORK)
SEED = 17


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=10_000, help="games of each level by rules of thumb")
    parser.add_argument("--network-games", type=int, default=1_000, help="of each network that does not look ahead")
    parser.add_argument("--search-games", type=int, default=200, help="games of each other bot")
    parser.add_argument("--simulations", type=int, default=16, help="per decision, for bots that search")
    parser.add_argument("--only", nargs="+", default=BOTS, choices=BOTS, help="these bots alone")


def run(
    games: int = 10_000,
    network_games: int = 1_000,
    search_games: int = 200,
    simulations: int = 16,
    only: Sequence[str] = BOTS,
) -> None:
    options = every_option()
    with ProcessPoolExecutor(os.cpu_count(), mp_context=multiprocessing.get_context("spawn")) as pool:
        for name in only:
            play, number = _by_views, search_games
            if name in STYLES:
                play, number = _by_heuristic, games
            elif name in BY_NETWORK:
                play, number = _by_network, network_games
            play(name, simulations, options[0], range(1))  # compiled once for all
            parts = _parts(number, len(options))
            _tell(name, pool.map(play, repeat(name), repeat(simulations), options, parts), number)


def _parts(games: int, number: int) -> list[range]:
    """Games split into as many parts as there are options, by index."""
    bounds = [games * part // number for part in range(number + 1)]
    return [range(*bounds[part : part + 2]) for part in range(number)]


def _tell(name: str, counts: Iterable[tuple[int, int]], games: int) -> None:
    decisions, illegal = (int(sum(column)) for column in zip(*counts, strict=True))
    row(f"{name}, {games} games", f"{decisions} decisions", f"{illegal} not legal (0)")


def _by_heuristic(name: str, simulations: int, options: Options, games: range) -> tuple[int, int]:  # noqa: ARG001
    """Decisions, and those that are not legal, in some games of one style; the first of these ends its game."""
    steps = cpu.functions((heuristic, legal_games))
    deal, observe, choose, step = (steps[each] for each in ("deal_at", "observe_at", "choose_at", "step_at"))
    states, streams, hidden = np.zeros(2, layout.STATE), np.zeros(1, layout.STREAM), np.zeros(1, layout.HIDDEN)
    layout.store(states[0], new_state(options))
    style = styles.records(*[STYLES[name]] * SEATS)
    decisions = illegal = 0
    for number in games:
        memories = np.zeros(1, layout.MEMORY)
        deal(states, streams, SEED, 0, number)
        state = 1
        while state == 1:
            observe(states, memories, hidden)
            state = step(states, memories, choose(states, streams, style))
            decisions += 1
        illegal += state < 0
    return decisions, illegal


def _by_network(name: str, simulations: int, options: Options, games: range) -> tuple[int, int]:  # noqa: ARG001
    """The same for a network that does not look ahead."""
    play = cpu.functions((*NETWORK_MODULES, legal_games))["play_by_network"]
    lane = NetworkLane.of(Cell(options, (Role(name),)))
    counts = np.zeros(2, np.int64)
    for number in games:
        play(lane, counts, SEED, 0, number)
    return int(counts[0]), int(counts[1])


def _by_views(name: str, simulations: int, options: Options, games: range) -> tuple[int, int]:
    """The same for a bot that decides by its views."""
    budget: dict[str, Any] = {"simulations": simulations, "threads": 1} if searches(name) else {}
    decisions = illegal = 0
    for number in games:
        players = [bots.make(name, seed=number + seat, **budget) for seat in range(SEATS)]
        game = impera.Game.new(seed=SEED + number, **msgspec.structs.asdict(options))
        while game.seat is not None:
            decisions += 1
            try:
                game.play(players[game.seat].decide(game.view(game.seat)))
            except IllegalDecision:
                illegal += 1
                break
    return decisions, illegal
