"""A bot that searches: many redealt games played out from what its seat knows (`impera.bots.compiled.tree`).

Several trees grow side by side, one per thread, each with its own stream of chance; their results at the root are added
up. So with the same seed and number of simulations a bot decides the same on any number of cores.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import numpy as np

from impera.bots import library, styles
from impera.bots.at_once import answer_at_once
from impera.bots.compiled import tree
from impera.bots.library import NODE, PLAN
from impera.bots.observed import observed
from impera.errors import BadOptions
from impera.notation.decisions import TEXTS, text_of
from impera.notation.seeds import halves
from impera.rules.chance import BOT, next_word, start_stream
from impera.rules.state import Stream

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from impera.rules.observe import Hidden
    from impera.rules.state import State
    from impera.views import View

# Default number of trees that grow side by side.
THREADS = 2
# Each has its own tree in memory.
MOST_THREADS = 256

# Simulations between two looks at the clock: about a hundredth of a second.
_BETWEEN = 128
# Trees grow no further than this: 6 MB each.
_MOST_NODES = 1 << 18


class Budget(NamedTuple):
    """How long a search may go on: a number of simulations, or seconds; and how many trees it grows."""

    simulations: int | None
    seconds: float | None
    trees: int

    @classmethod
    def make(cls, simulations: int | None, seconds: float | None, trees: int) -> Budget:
        """A budget; raises BadOptions if it makes no sense."""
        if (simulations is None) == (seconds is None):
            message = "a search takes a number of simulations or of seconds, one of the two"
            raise BadOptions(message)
        if simulations is not None and (type(simulations) is not int or simulations < 1):
            message = f"simulations must be a whole number of 1 or more, not {simulations!r}"
            raise BadOptions(message)
        if seconds is not None and (type(seconds) not in (int, float) or not 0 < seconds < float("inf")):
            message = f"seconds must be a number above 0, not {seconds!r}"
            raise BadOptions(message)
        if type(trees) is not int or not 1 <= trees <= MOST_THREADS:
            message = f"threads must be a whole number from 1 to {MOST_THREADS}, not {trees!r}"
            raise BadOptions(message)
        return cls(simulations, seconds, trees)


class Plan(NamedTuple):
    """How a search explores, and how it plays games out."""

    exploration: float = 0.7
    least_spread: float = 0.2
    widening: float = 1.0
    uniform: bool = False
    style: styles.Style = styles.PLAYOUT


class Ranked(NamedTuple):
    """What a search found out about one decision."""

    decision: str
    visits: int
    chance: float
    """Of winning, for the seat that decides or its team."""


def prepare() -> None:
    """Compile the search to disk, for every process that needs it."""
    GrowingTree(Plan(), Budget.make(1, None, 1)).grow(0)


class Search:
    """Decides by information-set Monte Carlo tree search."""

    def __init__(self, seed: int, budget: Budget, plan: Plan = Plan()) -> None:  # noqa: B008 - a constant
        """A bot whose decisions are fixed by the seed, if its budget is a number of simulations."""
        self._budget = budget
        self._stream = Stream()
        start_stream(self._stream, *halves(seed), BOT, 0)
        self._trees = [GrowingTree(plan, budget) for _ in range(budget.trees)]

    def decide(self, view: View) -> str:
        """The most-visited decision. Forced decisions and certain wins are returned at once."""
        found = observed(view)
        answer = answer_at_once(found)
        if answer is not None:
            return text_of(found.seen.ask, answer)
        return self.rank_observed(found.seen, found.hidden)[0].decision

    def rank(self, view: View) -> list[Ranked]:
        """What the search found about each decision it distinguishes, the most-visited first."""
        seen, hidden, _ = observed(view)
        return self.rank_observed(seen, hidden)

    def rank_observed(self, seen: State, hidden: Hidden) -> list[Ranked]:
        """The same for a view that is decoded already."""
        for grown in self._trees:
            grown.plant(seen, hidden, next_word(self._stream), next_word(self._stream))
        self._trees[0].grow(0)  # compile in this thread, where Ctrl-C works
        if len(self._trees) == 1:
            self._grow(0)
        else:
            with ThreadPoolExecutor(len(self._trees)) as pool:
                list(pool.map(self._grow, range(len(self._trees))))
        return self._found()

    def _grow(self, number: int) -> None:
        """Grow one tree until its share of the budget is used up or can no longer change the decision."""
        grown = self._trees[number]
        budget = self._budget
        if budget.simulations is not None:
            left = (budget.simulations + number) // budget.trees
            while left > 0 and not grown.is_decided(left):
                grown.grow(min(left, _BETWEEN))
                left -= _BETWEEN
        elif budget.seconds is not None:
            grown.grow(1)  # loading and compiling do not count as thinking time
            began = time.perf_counter()
            passed, to_come = 0.0, float("inf")
            while passed < budget.seconds and not grown.is_decided(to_come):
                grown.grow(_BETWEEN)
                passed = time.perf_counter() - began
                to_come = grown.simulations * (budget.seconds - passed) / passed

    def _found(self) -> list[Ranked]:
        visits: dict[int, int] = {}
        wins: dict[int, float] = {}
        for grown in self._trees:
            for decision, visited, won in grown.children():
                visits[decision] = visits.get(decision, 0) + visited
                wins[decision] = wins.get(decision, 0.0) + won
        order = sorted(visits, key=lambda decision: (-visits[decision], decision))
        return [Ranked(TEXTS[decision], visits[decision], wins[decision] / visits[decision]) for decision in order]


class Tree(NamedTuple):
    """The arrays of a tree, for the compiled functions that grow it (`impera.bots.compiled.tree`)."""

    nodes: NDArray[Any]
    path: NDArray[np.int64]
    """The nodes of the current simulation below the root, and the seat that decided for each."""
    plans: NDArray[Any]
    """How to explore; one entry."""
    styles: NDArray[Any]
    """How games are played out; one entry."""
    sizes: NDArray[np.int64]
    """How many nodes there are; one entry."""

    @classmethod
    def empty(cls, plan: Plan, most: int) -> Self:
        """An empty tree with room for this many nodes."""
        return cls(
            nodes=np.zeros(most, NODE),
            path=np.zeros((tree.DEEPEST, 2), np.int64),
            plans=np.array([(plan.exploration, plan.least_spread, plan.widening, plan.uniform)], PLAN),
            styles=styles.records(plan.style),
            sizes=np.zeros(1, np.int64),
        )


class GrowingTree:
    """One tree, with all the memory its simulations need."""

    def __init__(self, plan: Plan, budget: Budget) -> None:
        """An empty tree."""
        from impera.bots.redeals import Redeals  # noqa: PLC0415 - loading the compiler takes half a second

        most = _MOST_NODES if budget.simulations is None else budget.simulations // budget.trees + 3
        self._deals = Redeals.empty()
        self._tree = Tree.empty(plan, min(most, _MOST_NODES))
        self.simulations = 0

    @property
    def size(self) -> int:
        """How many nodes it has."""
        return int(self._tree.sizes[0])

    def plant(self, seen: State, hidden: Hidden, low: int, high: int) -> None:
        """Begin again, with an observation and a seed."""
        self._deals.begin(seen, hidden, low, high)
        self._tree.nodes[0] = 0
        self._tree.sizes[0] = self.simulations = 0

    def grow(self, simulations: int) -> None:
        """Run simulations."""
        library.functions()["search_at"](self._deals, self._tree, simulations)
        self.simulations += simulations

    def children(self) -> list[tuple[int, int, float]]:
        """The decisions at the root with their visits and wins."""
        found = []
        nodes = self._tree.nodes
        child = int(nodes[0]["child"])
        while child:
            node = nodes[child]
            found.append((int(node["decision"]), int(node["visits"]), float(node["wins"])))
            child = int(node["sibling"])
        return found

    def is_decided(self, to_come: float) -> bool:
        """Whether the most-visited decision can no longer be overtaken in the remaining simulations."""
        visits = sorted(visited for _, visited, _ in self.children())
        return len(visits) > 1 and visits[-1] - visits[-2] > to_come
