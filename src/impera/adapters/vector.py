"""Many games stepped at once on the CPU: one call, one action for each game, on all cores."""

from __future__ import annotations

import itertools
import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np

from impera.adapters.batch import Batch, Games, Scratch, check, check_batch, require_reset, shapes
from impera.adapters.compiled import episode, places, plain, play, play_entries, tensor, truth
from impera.adapters.observation.layout import STATE_SIZE
from impera.engines import cpu, layout
from impera.errors import BadOptions
from impera.notation.compiled import seats
from impera.notation.options import Options, new_state
from impera.notation.seeds import halves, whole
from impera.rules.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

# What is compiled beside the rules; the last module holds the entries.
MODULES = (places, plain, seats, tensor, episode, play, truth, play_entries)

# Fewer games than this are not worth a second thread.
_LEAST = 256


def compiled() -> dict[str, Callable[..., Any]]:
    """The compiled functions of the environments."""
    return cpu.functions(MODULES)


class VectorEnv:
    """Games stepped together by threads of the CPU.

    `step` takes one action for each game and returns a `Batch`: what each game asks now. A game that ends is followed
    at once by the next one, which is what the rest of its row shows; only `rewards` and `ended` show the end.

    Game i is followed by game i + `games`, then i + 2 `games`, ...: they are the games that `impera.simulate` deals for
    the same seed. So everything depends only on the seed and the actions, not on the engine or the number of threads.
    """

    def __init__(  # noqa: PLR0913 - each is a separate choice
        self,
        options: Options,
        *,
        games: int,
        seed: int = 0,
        workers: int | None = None,
        observations: bool = True,
        goes_on: bool = True,
    ) -> None:
        """Make room for the games; `reset` deals them. Unless it `goes_on`, only `follow` deals after a game."""
        self.options, self.games = options, games
        self.workers = min(workers or os.cpu_count() or 1, max(1, games // _LEAST))
        self._shapes = shapes(games, options.players, observations=observations)
        self._own = self._empty()
        low, high = halves(whole(seed))
        self._games = Games(
            states=np.zeros(games, layout.STATE),
            memories=np.zeros(games if observations else 0, layout.MEMORY),
            words=np.zeros(games, np.int64),
            episodes=np.zeros(games, np.int64),
            low=low,
            high=high,
            goes_on=int(goes_on),
        )
        template = np.zeros(1, layout.STATE)
        layout.store(template[0], new_state(options))
        self._games.states[:] = template[0]
        self._is_dealt = False
        self._pool: ThreadPoolExecutor | None = None

    @property
    def episodes(self) -> NDArray[np.int64]:
        """How many games were dealt in each row."""
        episodes: NDArray[np.int64] = self._games.episodes
        return episodes

    def _empty(self) -> Batch:
        return Batch(**{name: np.zeros(shape, dtype) for name, (shape, dtype) in self._shapes.items()})

    def reset(self, *, seed: int | None = None, out: Batch | None = None) -> Batch:
        """Deal the first game of every row; a seed selects another simulation."""
        if seed is not None:
            low, high = halves(whole(seed))
            self._games = self._games._replace(low=low, high=high)
        batch = self._into(out)
        self.episodes[:] = 0
        self._advance(np.zeros(self.games, np.int64), batch, play_entries.DEAL)
        self._is_dealt = True
        return batch

    def step(self, actions: Any, *, out: Batch | None = None) -> Batch:
        """Take one action in each game; results go into `out`, or into arrays that the next call reuses.

        Raises BadOptions before the first `reset`, for arrays that do not fit, and for arrays that cannot be written.
        """
        require_reset(is_dealt=self._is_dealt)
        chosen = np.require(actions, np.int64, ["C", "W"])
        check(chosen, "actions", (self.games,), np.int64)
        batch = self._into(out)
        self._advance(chosen, batch, play_entries.ACT)
        return batch

    def follow(self) -> None:
        """Deal the next game wherever the last step ended one: those rows of the own arrays then show it."""
        self._advance(np.zeros(self.games, np.int64), self._own, play_entries.FOLLOW)

    def states(self) -> NDArray[np.int8]:
        """Everything about each game, hidden cards and their order included, for critics, in a new array.

        A row has the observation of the seat that decides, and after it what is hidden from that seat
        (`impera.adapters.observation.STATE_FIELDS`). Nothing of it is written unless this is called.
        """
        require_reset(is_dealt=self._is_dealt)
        if not len(self._games.memories):
            message = "what seats know is not tracked: make the environment with observations"
            raise BadOptions(message)
        states = np.zeros((self.games, STATE_SIZE), np.int8)
        reveal = compiled()["reveal_games"]
        self._share(lambda start, stop: reveal(self._games, Scratch.make(), NOBODY, states, start, stop))
        return states

    def _into(self, out: Batch | None) -> Batch:
        """The arrays to write into."""
        if out is None:
            return self._own
        check_batch([np.asarray(array) for array in out], self._shapes)
        return out

    def _advance(self, actions: NDArray[np.int64], batch: Batch, deals: int) -> None:
        arrays = Batch(*(np.asarray(array) for array in batch))
        advance = compiled()["advance_games"]
        self._share(lambda start, stop: advance(self._games, arrays, Scratch.make(), actions, deals, start, stop))

    def _share(self, work: Callable[[int, int], object]) -> None:
        """Do some work for all games: each thread has a stretch of them."""
        bounds = [self.games * i // self.workers for i in range(self.workers + 1)]
        own, *others = itertools.pairwise(bounds)
        running = [self._threads().submit(work, *piece) for piece in others]
        work(*own)  # this thread would only wait
        for piece in running:
            piece.result()

    def _threads(self) -> ThreadPoolExecutor:
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.workers, "impera-vector")
        return self._pool

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the threads; a copy starts its own."""
        return {**self.__dict__, "_pool": None}

    def close(self) -> None:
        """End the threads; the environment can still be used."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None
