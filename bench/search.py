"""Simulations per second of the search at an opening, compared with OpenSpiel's C++ ISMCTS on two of its card games."""

from __future__ import annotations

from typing import Any

import pyspiel

import impera
from bench.timing import best_rates, row
from impera.bots.search import Budget, Plan, Search

SIMULATIONS = 20_000


def run() -> None:
    plans = {"plain": Plan(uniform=True), "heuristic": Plan()}
    ours = {f"{name} {players}": _ours(plan, players) for name, plan in plans.items() for players in (2, 3, 4)}
    theirs = {name: _openspiel(name) for name in ("euchre", "oh_hell")}
    rates = best_rates(theirs | ours)
    for name in theirs:
        row(f"OpenSpiel ISMCTS, {name}, random playouts, C++", f"{rates[name] / 1e3:.0f} k simulations/s")
    fastest = max(rates[name] for name in theirs)
    for name, what in (("plain", "random playouts"), ("heuristic", "playouts by rules of thumb")):
        for players in (2, 3, 4):
            rate = rates[f"{name} {players}"]
            goal = ", goal: 60 k" if (name, players) == ("plain", 3) else ""
            row(
                f"opening, {players} players, {what}",
                f"{rate / 1e3:.0f} k simulations/s",
                f"{rate / fastest:.2f} times OpenSpiel{goal}",
            )


def _ours(plan: Plan, players: int) -> Any:
    view = impera.Game.new(players=players, seed=5, first=0).view(0)
    search = Search(1, Budget.make(SIMULATIONS, None, 1), plan)

    def think() -> int:
        return sum(found.visits for found in search.rank(view))  # it may stop early

    return think


def _openspiel(name: str) -> Any:
    """The first decision after the deal, with their default of one random playout per simulation."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        2.0,
        SIMULATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
    )

    def think() -> int:
        bot.step(state)
        return SIMULATIONS

    return think
