"""All bots by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from impera.bots import styles
from impera.bots.heuristic_bot import HeuristicBot
from impera.bots.search import THREADS, Budget, Plan, Search
from impera.bots.uniform import Uniform
from impera.errors import BadOptions

if TYPE_CHECKING:
    from impera.views import View


class Bot(Protocol):
    """Anything that decides. Those of the roster are made with a seed, which fixes their choices."""

    def decide(self, view: View) -> str:
        """One of `view.legal`."""


# The roster: five levels, weakest first.
LEVELS = ("shepherd", "trader", "senator", "consul", "emperor")
STAND_IN = "senator"
"""The bot that plays where nobody chose one: it races and blocks, so that the others still have a game."""
# Bots to measure others by; nobody would want to play against them.
YARDSTICKS = ("uniform", "tuned", "plain")

_STYLES = {"shepherd": styles.CARELESS, "trader": styles.HASTY, "senator": styles.STEADY, "tuned": styles.TUNED}
_PLANS = {"consul": Plan(), "emperor": Plan(), "plain": Plan(uniform=True)}

# What a bot that searches may spend on a decision, if nobody says otherwise.
_SIMULATIONS = {"consul": 600}
_SECONDS = {"emperor": 1.0, "plain": 1.0}
# On how many threads, if not on two. A consul has soon thought enough, and a server may have many of them.
_THREADS = {"consul": 1}


def names() -> tuple[str, ...]:
    """The roster, weakest first."""
    return LEVELS


def searches(name: str) -> bool:
    """Whether a bot takes a budget, and needs the compiler."""
    return name in _PLANS


def threads_of(name: str) -> int:
    """On how many threads a bot thinks, if nobody says otherwise."""
    return _THREADS.get(name, THREADS) if searches(name) else 1


def make(
    name: str,
    *,
    seed: int,
    seconds: float | None = None,
    simulations: int | None = None,
    threads: int | None = None,
) -> Bot:
    """A bot by name: one of the roster, or a yardstick.

    Yardsticks are `uniform`, which does anything legal; `tuned`, the rules of thumb by which a search plays games out;
    and `plain`, a search that plays them out at random.

    With the same seed it decides the same on the same views, if its budget is a number of simulations. A budget is for
    the bots that search: seconds or simulations per decision, and how many threads share them.
    """
    if name not in LEVELS + YARDSTICKS:
        message = f"no such bot: {name!r}; bots are {', '.join(LEVELS + YARDSTICKS)}"
        raise BadOptions(message).told_by(key="error-bot-unknown", name=str(name), names=LEVELS + YARDSTICKS)
    if searches(name):
        if seconds is None and simulations is None:
            seconds, simulations = _SECONDS.get(name), _SIMULATIONS.get(name)
        budget = Budget.make(simulations, seconds, threads_of(name) if threads is None else threads)
        return Search(seed, budget, _PLANS[name])
    if (seconds, simulations, threads) != (None, None, None):
        message = f"{name} decides at once: seconds, simulations and threads are for bots that search"
        raise BadOptions(message).told_by(key="error-bot-at-once", name=name)
    return HeuristicBot(seed, _STYLES[name]) if name in _STYLES else Uniform(seed)
