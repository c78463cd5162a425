"""All bots by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from impera.bots import styles
from impera.bots.heuristic_bot import HeuristicBot
from impera.bots.network import manners
from impera.bots.network.bot import NetworkBot
from impera.bots.search import THREADS, Budget, Plan, Search
from impera.bots.uniform import Uniform
from impera.errors import BadOptions

if TYPE_CHECKING:
    import os

    from impera.views import View


class Bot(Protocol):
    """Anything that decides. Those of the roster are made with a seed, which fixes their choices."""

    def decide(self, view: View) -> str:
        """One of `view.legal`."""


class Searcher(NamedTuple):
    """A bot that searches, and what it spends on a decision unless told otherwise."""

    plan: Plan
    simulations: int | None = None
    seconds: float | None = None
    threads: int = THREADS


Maker = Searcher | manners.Manner | Callable[[int], Bot]
"""How a bot is made: as a search, as a network that plays in some manner, or with a seed."""

_LEVELS: dict[str, Maker] = {
    "fisher": partial(HeuristicBot, style=styles.DREAMY),
    "shepherd": partial(HeuristicBot, style=styles.CARELESS),
    "trader": partial(HeuristicBot, style=styles.HASTY),
    "senator": partial(HeuristicBot, style=styles.STEADY),
    "general": manners.GENERAL,
    "architect": manners.ARCHITECT,
    "astronomer": manners.ASTRONOMER,
    "sage": manners.SAGE,
}
_FORMER_LEVELS: dict[str, Maker] = {
    # It has soon thought enough, and a server may have many of them.
    "consul": Searcher(Plan(), simulations=600, threads=1),
    "emperor": Searcher(Plan(), seconds=1.0),
}
_YARDSTICKS: dict[str, Maker] = _FORMER_LEVELS | {
    "uniform": Uniform,
    "tuned": partial(HeuristicBot, style=styles.TUNED),
    "network": manners.PLAIN,
    "plain": Searcher(Plan(uniform=True), seconds=1.0),
}
_BOTS = _LEVELS | _YARDSTICKS

LEVELS = tuple(_LEVELS)
"""The roster, weakest first."""
FORMER_LEVELS = tuple(_FORMER_LEVELS)
"""Bots that search: levels of earlier versions. They still play, in games begun then and wherever they are named."""
YARDSTICKS = tuple(_YARDSTICKS)
"""Bots to measure others by."""
STAND_IN = "senator"
"""The bot that plays where nobody chose one: it races and blocks, so that the others still have a game."""
USUAL_BOT = "trader"
"""The bot for somebody who did not choose opponents: it races, but does not block a beginner."""


def maker_of(name: str) -> Maker:
    """How a bot is made."""
    return _BOTS[name]


def names() -> tuple[str, ...]:
    """The roster, weakest first."""
    return LEVELS


def can_sit(name: str) -> bool:
    """Whether a bot may sit at a table: one of the roster, or of an earlier one."""
    return name in LEVELS + FORMER_LEVELS


def strength(name: str) -> int:
    """Where a bot that may sit at a table stands among the others; a former level counts as the level below it."""
    below = {"consul": "general", "emperor": "architect"}
    return LEVELS.index(below.get(name, name))


def searches(name: str) -> bool:
    """Whether a bot takes a budget, and needs the compiler."""
    return isinstance(_BOTS.get(name), Searcher)


def has_network(name: str) -> bool:
    """Whether a bot decides by a network."""
    return isinstance(_BOTS.get(name), manners.Manner)


def style_of(name: str) -> styles.Style | None:
    """The weights of a bot that plays by rules of thumb; None for any other."""
    maker = _BOTS.get(name)
    return maker.keywords["style"] if isinstance(maker, partial) else None


def takes_time(name: str) -> bool:
    """Whether a bot thinks for a given time, instead of deciding as soon as it can."""
    maker = _BOTS.get(name)
    return isinstance(maker, Searcher) and maker.seconds is not None


def threads_of(name: str) -> int:
    """Default number of threads of a bot."""
    maker = _BOTS.get(name)
    return maker.threads if isinstance(maker, Searcher) else 1


def make(  # noqa: PLR0913 - the settings of all kinds of bots, by name
    name: str,
    *,
    seed: int,
    seconds: float | None = None,
    simulations: int | None = None,
    threads: int | None = None,
    weights: str | os.PathLike[str] | None = None,
) -> Bot:
    """A bot by name: one of the roster, or a yardstick.

    Yardsticks are `consul` and `emperor`, which search; `uniform`, which does anything legal; `tuned`, the rules of
    thumb by which a search plays games out; `network`, the network of the sage alone; and `plain`, a search that plays
    games out at random.

    With the same seed it decides the same on the same views, if its budget is a number of simulations. A budget is for
    the bots that search: seconds or simulations per decision, and how many threads share them. `weights`, a file that
    `impera train` wrote, is for the bots that decide by a network, in place of their own; raises BadWeights if they do
    not fit.
    """
    if name not in LEVELS + YARDSTICKS:
        message = f"no such bot: {name!r}; bots are {', '.join(LEVELS + YARDSTICKS)}"
        raise BadOptions(message).told_by(key="error-bot-unknown", name=str(name), names=LEVELS + YARDSTICKS)
    maker = _BOTS[name]
    if weights is not None and not isinstance(maker, manners.Manner):
        networks = tuple(filter(has_network, _BOTS))
        message = f"{name} has no network: weights are for {', '.join(networks)}"
        raise BadOptions(message).told_by(key="error-bot-no-network", name=name, names=networks)
    if isinstance(maker, Searcher):
        if seconds is None and simulations is None:
            seconds, simulations = maker.seconds, maker.simulations
        budget = Budget.make(simulations, seconds, maker.threads if threads is None else threads)
        return Search(seed, budget, maker.plan)
    if (seconds, simulations, threads) != (None, None, None):
        message = f"{name} decides at once: seconds, simulations and threads are for bots that search"
        raise BadOptions(message).told_by(key="error-bot-at-once", name=name)
    if not isinstance(maker, manners.Manner):
        return maker(seed)
    return NetworkBot(seed, maker, None if weights is None else Path(weights))
