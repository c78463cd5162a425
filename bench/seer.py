"""What luck allows: a search that sees every hand and the order of the deck, against senators.

    python -m bench seer --players 2 --games 200 --simulations 6000

It is no bot: it gets the game and not a view, so it lives here and not in `impera.bots`. It searches as the emperor
does, but every trial plays on the true cards. In its tree the rivals see all cards too, so a victory that only an
ignorant rival would allow is not counted on. What it loses is lost to the luck of the cards, or to too short a search.
"""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import TYPE_CHECKING

import numpy as np

import impera
from bench import seer_trials
from bench.timing import row
from impera import bots
from impera.analysis.arena.intervals import Tally
from impera.bots import answers, decisive, thumb, tree
from impera.bots.search import Budget, Plan
from impera.bots.search import _Tree as Tree
from impera.bots.winning import winning_answer
from impera.engines import cpu
from impera.notation.decisions import TEXTS
from impera.rules.decide import legal_word
from impera.rules.decisions import FIRST
from impera.rules.observe import Hidden

if TYPE_CHECKING:
    import argparse

    from impera import Game

MODULES = (thumb, answers, decisive, tree, seer_trials)
RIVAL = "senator"
_CHUNK = 128


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=100, help="rounded up to whole deals, each played from every seat")
    parser.add_argument("--simulations", type=int, default=6_000, help="for each decision")
    parser.add_argument("--seed", type=int, default=11)


def run(players: int = 2, games: int = 100, simulations: int = 6_000, seed: int = 11) -> None:
    _play_deal(2, 1, seed, 0)  # compiled once for all
    deals = range(-(-games // players))
    with ProcessPoolExecutor(os.cpu_count(), mp_context=multiprocessing.get_context("spawn")) as pool:
        tally = Tally()
        for shares in pool.map(_play_deal, repeat(players), repeat(simulations), repeat(seed), deals):
            tally.add(shares)
    rate = tally.rate()
    row(
        f"seer against {RIVAL}, {players} players, {simulations} simulations, {tally.games} games",
        f"{100 * rate.rate:.1f} %",
        f"{100 * rate.low:.1f} to {100 * rate.high:.1f}",
    )


class SeeingTree(Tree):
    """A tree whose trials begin with the true cards."""

    def grow(self, trials: int) -> None:
        """Run trials."""
        _, *scratch = self._scratch  # no hats: nothing is drawn from them
        words = self._states.view(np.int64).reshape(2, -1)
        self.size = cpu.functions(MODULES)["see_at"](self._states, words, *scratch, self.size, trials)
        self.trials += trials


class Seer:
    """Decides by the whole truth."""

    def __init__(self, seed: int, simulations: int) -> None:
        """A player whose decisions are fixed by the seed."""
        self._tree = SeeingTree(Plan(), Budget.make(simulations, None, 1))
        self._simulations = simulations
        self._seed = seed

    def decide(self, game: Game) -> str:
        """The decision that was tried most often; a forced one, and one that wins in this turn, at once."""
        state = game._state  # noqa: SLF001 - to see what no player sees is the purpose
        first = FIRST[state.ask]
        word = answers.narrow(state, legal_word(state))
        if word & (word - 1) == 0:
            return TEXTS[first + word.bit_length() - 1]
        answer = winning_answer(state, Hidden())
        if answer is not None:
            return TEXTS[first + answer]
        self._tree.plant(state, Hidden(), self._seed, len(game.decisions))
        left = self._simulations
        while left > 0 and not self._tree.is_decided(left):
            self._tree.grow(min(left, _CHUNK))
            left -= _CHUNK
        return TEXTS[max(self._tree.children(), key=lambda child: child[1])[0]]


def _play_deal(players: int, simulations: int, seed: int, deal: int) -> list[float]:
    """What the seer has of the victory in each game of one deal, which it plays from every seat."""
    shares = []
    for seat in range(players):
        game = impera.Game.new(players=players, seed=(seed << 32) + deal)
        rivals = [bots.make(RIVAL, seed=deal * players + other) for other in range(players)]
        seer = Seer(deal + 1, simulations)
        while game.seat is not None:
            if game.seat == seat:
                game.play(seer.decide(game))
            else:
                game.play(rivals[game.seat].decide(game.view(game.seat)))
        winners = game.outcome.winners if game.outcome is not None else ()
        shares.append((seat in winners) / max(1, len(winners)))
    return shares
