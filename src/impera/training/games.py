"""Many games of the trainer, stepped together, each at a table of its own, on a GPU or on the CPU.

Arrays that the trainer reads and writes are PyTorch's; the compiled functions work on them in place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self

import numpy as np
import torch

from impera.adapters.compiled import episode
from impera.bots import styles
from impera.bots.compiled import answers, decisive, heuristic, places, quantities, replies
from impera.bots.network.features import SIZE
from impera.bots.roster import LEVELS, style_of
from impera.engines import layout
from impera.notation.compiled import seats
from impera.notation.options import Options, new_state
from impera.notation.seeds import halves, whole
from impera.rules.cards import SEATS
from impera.training.compiled import play

if TYPE_CHECKING:
    from collections.abc import Sequence

MODULES = (seats, heuristic, answers, decisive, places, quantities, replies, episode, play)
"""What is compiled beside the rules and the entries."""

STYLES = {name: style for name in ("senator", "tuned", *LEVELS) if (style := style_of(name)) is not None}
"""The rules of thumb that can play against a network, by name; their number in the games is their place, from 1."""


class Rows(NamedTuple):
    """What is kept of the games: arrays with one entry for each, and what is the same for all."""

    states: Any
    memories: Any
    words: Any
    """int64: the sensible answers, as a set."""
    episodes: Any
    """int64: how many games of the row were dealt."""
    learners: Any
    """int8: a seat of the side that learns."""
    tables: Any
    """States that hold the options of the tables, which games take one after the other."""
    low: int
    """The lower half of the seed."""
    high: int
    """The upper half of the seed."""


class Asked(NamedTuple):
    """What every game asks after a step: tensors with one row per game."""

    quantities: Any
    """int8: what the seat that decides sees (`impera.bots.network.features`)."""
    words: Any
    """int64: the replies it may give, as a set counted from the first of the question."""
    questions: Any
    """int8: what is asked."""
    seats: Any
    """int8: which seat decides."""
    learns: Any
    """int8: 1 if that seat is of the side that learns."""
    rewards: Any
    """float32, one number for each seat: of the game that this step ended, otherwise zeros."""
    ended: Any
    """int8: 1 if this step ended a game; all else is then of the next one."""
    impossible: Any
    """int8: 1 if the reply was not possible, and changed nothing."""

    @classmethod
    def make(cls, device: str, *shape: int) -> Self:
        """Room for this many rows."""
        shapes = {
            "quantities": ((SIZE,), torch.int8),
            "words": ((), torch.int64),
            "questions": ((), torch.int8),
            "seats": ((), torch.int8),
            "learns": ((), torch.int8),
            "rewards": ((SEATS,), torch.float32),
            "ended": ((), torch.int8),
            "impossible": ((), torch.int8),
        }
        return cls(**{n: torch.zeros(*shape, *own, dtype=kind, device=device) for n, (own, kind) in shapes.items()})

    def at(self, step: int) -> Self:
        """One step of many."""
        return type(self)(*(array[step] for array in self))

    def first(self, rows: int | None) -> Self:
        """The first games of one step, as many as given; all of them for None."""
        return type(self)(*(array[:rows] for array in self))


class Machine(Protocol):
    """Where the games are: what `impera.training.card` and `impera.training.cores` offer."""

    state: np.dtype[Any]
    """The record of a state."""

    def own(self, array: Any) -> Any:
        """An array of NumPy, where the compiled functions can use it."""

    def shared(self, tensor: torch.Tensor) -> Any:
        """A tensor's memory as such an array."""

    def advance(self, rows: Rows, asked: Asked, replies: Any, deals: int) -> None:
        """Give one reply in each game, and show what is asked then."""

    def reply_by_heuristic(self, rows: Rows, styles: Any, chosen: Any, asked_before: int, replies: Any) -> None:
        """Where a style is chosen, write what its rules of thumb reply."""


class Games:
    """Games on a device; a game that ends is followed by the next one of its row."""

    def __init__(self, tables: Sequence[Options], *, games: int, seed: int, device: str) -> None:
        """Make room; `deal` begins. Row i plays games i, i + `games`, ...; game g is at table g modulo their number."""
        self.games, self.tables, self.device = games, tables, device
        self._machine = machine = _machine(device, games)
        self._styles = machine.own(styles.records(*STYLES.values()))
        self._asked_before = 0  # how often rules of thumb were asked: what they draw follows from it
        templates = np.zeros(len(tables), machine.state)
        for record, options in zip(templates, tables, strict=True):
            layout.store(record, new_state(options))
        low, high = halves(whole(seed))
        self._rows = Rows(
            states=machine.own(np.zeros(games, machine.state)),
            memories=machine.own(np.zeros(games, layout.MEMORY)),
            words=machine.own(np.zeros(games, np.int64)),
            episodes=machine.own(np.zeros(games, np.int64)),
            learners=machine.own(np.zeros(games, np.int8)),
            tables=machine.own(templates),
            low=low,
            high=high,
        )

    def deal(self, out: Asked, *, seed: int | None = None) -> None:
        """Deal the first game of every row; with a seed those of another simulation."""
        if seed is not None:
            low, high = halves(whole(seed))
            self._rows = self._rows._replace(low=low, high=high)
        self._rows = self._rows._replace(episodes=self._machine.own(np.zeros(self.games, np.int64)))
        self._asked_before = 0
        self._advance(torch.zeros(self.games, dtype=torch.int64, device=self.device), out, deals=1)

    def step(self, given: torch.Tensor, out: Asked) -> None:
        """Give one reply in each game; what is asked then goes into `out`."""
        self._advance(given, out, deals=0)

    def reply_by_heuristic(self, chosen: torch.Tensor, given: torch.Tensor) -> None:
        """Where `chosen` is the number of a style, write its reply into `given`; 0 leaves the row alone."""
        shared = self._machine.shared
        before = self._asked_before
        self._machine.reply_by_heuristic(self._rows, self._styles, shared(chosen), before, shared(given))
        self._asked_before += 1

    def _advance(self, given: torch.Tensor, out: Asked, *, deals: int) -> None:
        asked = Asked(*map(self._machine.shared, out))
        self._machine.advance(self._rows, asked, self._machine.shared(given), deals)


def prepare() -> None:
    """Compile what games on the CPU need, or find it compiled."""
    games = Games([Options(players=2)], games=1, seed=0, device="cpu")
    games.deal(Asked.make("cpu", 1))
    games.reply_by_heuristic(torch.zeros(1, dtype=torch.int8), torch.zeros(1, dtype=torch.int64))


def _machine(device: str, games: int) -> Machine:
    if device == "cpu":
        from impera.training.cores import Cores  # noqa: PLC0415 - one of the two is loaded

        return Cores()
    from impera.training.card import Card  # noqa: PLC0415 - needs a GPU

    return Card(games)
