"""The rules compiled for an NVIDIA GPU by numba-cuda: one game per thread.

`play_games` plays whole games, each in the fast local memory of its thread. `Games` keeps many games on the card and
takes one decision in each of them per step.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import numba_cuda  # noqa: F401 - without it, numba's own `cuda` is imported, which cannot compile the rules
import numpy as np
from numba import cuda, from_dtype

from impera.engines import compiling
from impera.engines.compiled import kernels
from impera.engines.layout import GPU_STATE, HIDDEN, STREAM, store
from impera.engines.link import link
from impera.errors import EngineUnavailable
from impera.rules.chance import WORD

if TYPE_CHECKING:
    from types import FunctionType

    from numpy.typing import NDArray

    from impera.rules.state import State

THREADS = 256

# numba-cuda 0.30 registers, but never calls, a function that NumPy 2.5 removed.
if not hasattr(np, "row_stack"):
    setattr(np, "row_stack", np.vstack)  # noqa: B010 - spelled out, it would be "corrected" to the new name


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def _count_bits(word: Any) -> Any:
    """`count_bits` as one machine instruction."""
    return cuda.popc(word)


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def _lowest_bit(word: Any) -> Any:
    """`lowest_bit` as two machine instructions."""
    return cuda.ffs(word) - 1


REPLACED = {"count_bits": _count_bits, "lowest_bit": _lowest_bit}


@functools.cache
def functions(modules: tuple[Any, ...] = (kernels,)) -> dict[str, Any]:
    """All functions of the rules, the engines and further modules in the compiled subset, for the GPU.

    The last module lists the `KERNELS` that can be launched, and receives `cuda` and the record types.
    """

    def compiled(function: FunctionType) -> Any:
        return cuda.jit(function) if function.__name__ in last.KERNELS else cuda.jit(device=True)(function)

    last = modules[-1]
    last.cuda = cuda
    last.STATE_TYPE = from_dtype(GPU_STATE)
    last.STREAM_TYPE = from_dtype(STREAM)
    last.HIDDEN_TYPE = from_dtype(HIDDEN)
    linked = link(compiled, REPLACED, modules)
    return linked | {name: compiling.Kernel(linked[name]) for name in last.KERNELS}


def require() -> None:
    """Raise EngineUnavailable unless there is a GPU to run on."""
    if not cuda.is_available():
        message = "the cuda engine needs an NVIDIA GPU with its driver, and finds none; use engine numba"
        raise EngineUnavailable(message)


def play_games(state: State, seed: int, start: int, games: int) -> tuple[NDArray[np.uint8], NDArray[np.int32]]:
    """Games `start`, `start + 1`, ... of a simulation, with the options of a state; see `engines.compiled.batch`."""
    launch = Launch(state, seed, start, games)
    launch()
    return launch.outcomes.copy_to_host(), launch.counts.copy_to_host()


class Launch:
    """Plays whole games on the card each time it is called; results stay there until they are copied."""

    def __init__(self, state: State, seed: int, start: int, games: int) -> None:
        """Make room for the results."""
        require()
        self.outcomes = cuda.device_array((games, 2), np.uint8)
        self.counts = cuda.device_array((games, 3), np.int32)
        self._arguments = (template(state), seed & WORD, seed >> 32, start, self.outcomes, self.counts)
        self._kernel = functions()["play_games_kernel"][blocks(games), THREADS]

    def __call__(self) -> None:
        """Play the games; returns before they are over."""
        self._kernel(*self._arguments)


class Games:
    """Many games on the card, stepped together.

    `words`, `asks` and `seats` are arrays on the card, updated by each step: the legal answers of each game as a set,
    what it asks, and whom. A finished game asks nothing and stays as it is.
    """

    def __init__(self, state: State, seed: int, games: int) -> None:
        """Deal games 0, 1, ... of a simulation, with the options of a state."""
        require()
        self._grid = (blocks(games), THREADS)
        self._functions = functions()
        self.states = cuda.device_array(games, GPU_STATE)
        self.streams = cuda.device_array(games, STREAM)
        self.words = cuda.device_array(games, np.int64)
        self.asks = cuda.device_array(games, np.int8)
        self.seats = cuda.device_array(games, np.int8)
        self.answers = cuda.device_array(games, np.int8)
        deal = self._functions["deal_kernel"]
        deal[self._grid](template(state), seed & WORD, seed >> 32, self.states, self.streams)
        self._renew()

    def put(self, state: State) -> None:
        """Set every game to a state of the interpreter."""
        states = np.zeros(len(self.words), GPU_STATE)
        for record in states:
            store(record, state)
        self.states = cuda.to_device(states)
        self._renew()

    def choose_uniformly(self) -> None:
        """Write a uniformly random legal answer for each game into `answers`."""
        self._functions["choose_kernel"][self._grid](self.words, self.streams, self.answers)

    def step(self) -> None:
        """Apply `answers`, one to each game that is not over."""
        step = self._functions["step_kernel"]
        step[self._grid](self.states, self.answers, self.words, self.asks, self.seats)

    def _renew(self) -> None:
        self._functions["legal_kernel"][self._grid](self.states, self.words, self.asks, self.seats)


def blocks(games: int) -> int:
    """How many blocks of threads this many games take."""
    return -(-games // THREADS)


def template(state: State) -> Any:
    """A state of the interpreter as an array of one on the card."""
    states = np.zeros(1, GPU_STATE)
    store(states[0], state)
    return cuda.to_device(states)
