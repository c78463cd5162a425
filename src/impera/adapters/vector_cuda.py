"""Many games stepped at once on a GPU: states stay on the card, and arrays are exchanged without copying.

Whatever has `__cuda_array_interface__` can be given: tensors of PyTorch, arrays of CuPy and JAX, arrays of numba. The
arrays of a batch have it too (`torch.as_tensor(batch.masks)`, `cupy.asarray(batch.masks)`), and DLPack by way of
either. Work is queued on numba's default stream, which is the legacy default stream of CUDA that the others wait for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda

from impera.adapters import play, play_kernels
from impera.adapters.batch import Batch, check, shapes
from impera.adapters.observation import seats, tensor
from impera.adapters.play import DEAL
from impera.engines import gpu, layout
from impera.notation.options import new_state
from impera.notation.seeds import halves
from impera.rules.decisions import DECISIONS

if TYPE_CHECKING:
    from impera.notation.options import Options

# What is compiled beside the rules; the last module holds the kernels.
MODULES = (seats, tensor, play, play_kernels)


class CudaVectorEnv:
    """Games stepped together on a GPU; otherwise as `impera.adapters.vector.VectorEnv`, and equal to it.

    Arrays are on the card. `step` returns before its work is done, as launches do.
    """

    def __init__(self, options: Options, *, games: int, seed: int = 0, observations: bool = True) -> None:
        """Make room for the games on the card; `reset` deals them."""
        gpu.require()
        self.options, self.games = options, games
        self._low, self._high = halves(seed)
        self._shapes = shapes(games, options.players, observations=observations)
        self._has_ledger = observations
        self._kernels = gpu.functions(MODULES)
        self._grid = (gpu.blocks(games), gpu.THREADS)
        self._mask_grid = (gpu.blocks(games * DECISIONS), gpu.THREADS)
        self._own = Batch(**{name: cuda.device_array(shape, dtype) for name, (shape, dtype) in self._shapes.items()})
        self._states = cuda.device_array(games, layout.GPU_STATE)
        self._memories = cuda.device_array(games if observations else 0, layout.MEMORY)
        self._words = cuda.device_array(games, np.int64)
        self._turned = cuda.device_array(games, np.int64)
        self._asks = cuda.device_array(games, np.int8)
        self.episodes = cuda.to_device(np.zeros(games, np.int64))
        self._kernels["options_kernel"][self._grid](gpu.template(new_state(options)), self._states)

    def reset(self, *, seed: int | None = None, out: Batch | None = None) -> Batch:
        """Deal the first game of every row; with a seed those of another simulation."""
        if seed is not None:
            self._low, self._high = halves(seed)
        self.episodes = cuda.to_device(np.zeros(self.games, np.int64))
        return self.step(cuda.to_device(np.full(self.games, DEAL, np.int64)), out=out)

    def step(self, actions: Any, *, out: Batch | None = None) -> Batch:
        """Take one action in each game; results go into `out`, or into arrays that the next call reuses."""
        chosen = cuda.as_cuda_array(actions)
        check(chosen, "actions", (self.games,), np.int64)
        batch = self._own if out is None else out
        arrays = batch if out is None else Batch(*(cuda.as_cuda_array(array) for array in out))
        if out is not None:
            for (name, (shape, dtype)), array in zip(self._shapes.items(), arrays, strict=True):
                check(array, name, shape, dtype)
        self._kernels["advance_kernel"][self._grid](
            self._states,
            self._memories,
            self._words,
            self._low,
            self._high,
            self.episodes,
            chosen,
            self._turned,
            self._asks,
            arrays.seats,
            arrays.rewards,
            arrays.ended,
            arrays.illegal,
        )
        self._kernels["mask_kernel"][self._mask_grid](self._turned, self._asks, arrays.masks)
        if self._has_ledger:
            self._kernels["show_kernel"][self._grid](self._states, self._memories, arrays.observations)
        return batch

    def close(self) -> None:
        """Nothing is left to end; the card's memory goes with the environment."""
