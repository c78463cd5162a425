"""The trainer's games on a GPU, one thread for each. Work is queued on the default stream, as PyTorch's is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numba import cuda

from impera.engines import gpu, layout
from impera.training.compiled import kernels
from impera.training.games import MODULES

if TYPE_CHECKING:
    import torch

    from impera.training.games import Asked, Rows

THREADS = 128


class Card:
    """The kernels, and how many threads they are launched with."""

    state = layout.GPU_STATE

    def __init__(self, games: int) -> None:
        """Raises EngineUnavailable without a GPU."""
        gpu.require()
        self._kernels = gpu.functions((*MODULES, kernels))
        self._grid = (-(-games // THREADS), THREADS)

    def own(self, array: Any) -> Any:
        """A copy on the card."""
        return cuda.to_device(array)

    def shared(self, tensor: torch.Tensor) -> Any:
        """The tensor's memory as an array of numba."""
        return cuda.as_cuda_array(tensor)

    def advance(self, rows: Rows, asked: Asked, replies: Any, deals: int) -> None:
        """Give one reply in each game, and show what is asked then."""
        self._kernels["advance_rows_kernel"][self._grid](rows, asked, replies, deals)
        self._kernels["show_rows_kernel"][self._grid](rows, asked)

    def reply_by_heuristic(self, rows: Rows, styles: Any, chosen: Any, asked_before: int, replies: Any) -> None:
        """Where a style is chosen, write what its rules of thumb reply."""
        self._kernels["heuristic_kernel"][self._grid](rows, styles, chosen, asked_before, replies)
