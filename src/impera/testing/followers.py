"""The same game on another engine: followers play each answer too, and compare all facts with the interpreter's.

Compiled code is loaded when a follower is made, so that tests that only use the interpreter wait for no compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from impera.engines.interpreter import plain
from impera.rules.state import FIELDS

if TYPE_CHECKING:
    from collections.abc import Callable


class Follower(Protocol):
    """A game that follows the interpreter's, decision by decision."""

    def play(self, answer: int, state: Any) -> None:
        """Apply an answer, and fail unless the result equals the interpreter's state after it."""


class CpuFollower:
    """A game in compiled code."""

    def __init__(self, state: Any) -> None:
        """A compiled state equal to the interpreter's."""
        import numpy as np  # noqa: PLC0415 - needed only where something is compiled

        from impera.engines import cpu, layout  # noqa: PLC0415

        self._compiled, self._load = cpu.functions(), layout.load
        self._states = np.zeros(1, layout.STATE)
        layout.store(self._states[0], state)
        self._compare(state)

    def play(self, answer: int, state: Any) -> None:
        """Apply an answer, and fail unless the result equals the interpreter's state after it."""
        self._compiled["act_at"](self._states, 0, answer)
        self._compare(state)

    def _compare(self, state: Any) -> None:
        _must_equal(self._load(self._states[0]), state)
        _must_offer(self._compiled["legal_at"](self._states, 0), state)


class GpuFollower:
    """A game on a GPU, stepped by its kernel."""

    def __init__(self, state: Any) -> None:
        """A state on the card equal to the interpreter's."""
        from impera.engines import gpu, layout  # noqa: PLC0415 - only where there is a GPU

        self._table, self._load = gpu.Games(state, 1, 1), layout.load
        self._table.put(state)
        self._compare(state)

    def play(self, answer: int, state: Any) -> None:
        """Apply an answer, and fail unless the result equals the interpreter's state after it."""
        self._table.answers[0] = answer
        self._table.step()
        self._compare(state)

    def _compare(self, state: Any) -> None:
        _must_equal(self._load(self._table.states.copy_to_host()[0]), state)
        _must_offer(self._table.words[0], state)


def _must_equal(follower: Any, state: Any) -> None:
    """Fail unless every field of two states is equal."""
    compiled = {name: getattr(follower, name) for name, _ in FIELDS}
    interpreted = {name: getattr(state, name) for name, _ in FIELDS}
    assert compiled == interpreted, "the engines differ in the state"


def _must_offer(word: int, state: Any) -> None:
    """Fail unless a legal word is the interpreter's."""
    assert word == plain().legal_word(state), "the engines differ in what is legal"


FOLLOWERS: dict[str, Callable[[Any], Follower]] = {"numba": CpuFollower, "cuda": GpuFollower}
"""Followers by the names of their engines."""
