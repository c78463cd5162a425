"""The trainer's games on the CPU, compiled by numba."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from impera.adapters.batch import Scratch
from impera.engines import cpu, layout
from impera.training.compiled import entries
from impera.training.games import MODULES

if TYPE_CHECKING:
    import torch

    from impera.training.games import Asked, Rows


class Cores:
    """One thread plays all games; learning takes the rest of the time, on all cores."""

    state = layout.STATE

    def __init__(self) -> None:
        """Compile the games, or find them compiled."""
        self._functions = cpu.functions((*MODULES, entries))
        self._scratch = Scratch.make()

    def own(self, array: Any) -> Any:
        """The array itself."""
        return array

    def shared(self, tensor: torch.Tensor) -> Any:
        """The tensor's memory as an array of NumPy."""
        return tensor.numpy()

    def advance(self, rows: Rows, asked: Asked, replies: Any, deals: int) -> None:
        """Give one reply in each game, and show what is asked then."""
        self._functions["advance_rows"](rows, asked, self._scratch, replies, deals)

    def reply_by_heuristic(self, rows: Rows, styles: Any, chosen: Any, asked_before: int, replies: Any) -> None:
        """Where a style is chosen, write what its rules of thumb reply."""
        self._functions["reply_by_heuristic"](rows, self._scratch, styles, chosen, asked_before, replies)
