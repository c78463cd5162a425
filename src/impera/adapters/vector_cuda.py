"""Many games stepped at once on a GPU: states stay on the card, and arrays are exchanged without copying.

Any array with `__cuda_array_interface__` works: PyTorch tensors, CuPy and numba arrays, and for actions JAX arrays too
(64-bit, `jax_enable_x64`). The arrays of a batch have it too (`torch.as_tensor(batch.masks)`,
`cupy.asarray(batch.masks)`), and DLPack by way of either. Work is queued on numba's default stream, which is the legacy
default stream of CUDA that the others wait for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda

from impera.adapters.batch import Batch, Games, check, check_batch, require_reset, shapes
from impera.adapters.compiled import episode, places, plain, play, play_kernels, tensor
from impera.engines import gpu, layout
from impera.notation.compiled import seats
from impera.notation.options import new_state
from impera.notation.seeds import halves, whole
from impera.rules.decisions import DECISIONS

if TYPE_CHECKING:
    from impera.notation.options import Options

# What is compiled beside the rules; the last module holds the kernels.
MODULES = (places, plain, seats, tensor, episode, play, play_kernels)


class CudaVectorEnv:
    """Games stepped together on a GPU; otherwise as `impera.adapters.vector.VectorEnv`, and equal to it.

    Arrays are on the card. `step` returns before its work is done, as launches do.
    """

    def __init__(self, options: Options, *, games: int, seed: int = 0, observations: bool = True) -> None:
        """Make room for the games on the card; `reset` deals them."""
        gpu.require()
        self.options, self.games = options, games
        self._shapes = shapes(games, options.players, observations=observations)
        self._has_ledger = observations
        self._kernels = gpu.functions(MODULES)
        self._grid = (gpu.blocks(games), gpu.THREADS)
        self._mask_grid = (gpu.blocks(games * DECISIONS), gpu.THREADS)
        self._own = Batch(**{name: cuda.device_array(shape, dtype) for name, (shape, dtype) in self._shapes.items()})
        low, high = halves(whole(seed))
        self._games = Games(
            states=cuda.to_device(np.zeros(games, layout.GPU_STATE)),
            memories=cuda.device_array(games if observations else 0, layout.MEMORY),
            words=cuda.to_device(np.zeros(games, np.int64)),
            episodes=cuda.to_device(np.zeros(games, np.int64)),
            low=low,
            high=high,
            goes_on=1,
        )
        self._no_actions = cuda.to_device(np.zeros(games, np.int64))
        self._is_dealt = False
        self._turned = cuda.device_array(games, np.int64)
        self._asks = cuda.device_array(games, np.int8)
        self._kernels["options_kernel"][self._grid](gpu.template(new_state(options)), self._games.states)

    @property
    def episodes(self) -> Any:
        """How many games were dealt in each row, on the card."""
        return self._games.episodes

    def reset(self, *, seed: int | None = None, out: Batch | None = None) -> Batch:
        """Deal the first game of every row; a seed selects another simulation."""
        if seed is not None:
            low, high = halves(whole(seed))
            self._games = self._games._replace(low=low, high=high)
        arrays = self._into(out)
        self._games = self._games._replace(episodes=cuda.to_device(np.zeros(self.games, np.int64)))
        self._advance(self._no_actions, arrays, deals=True)
        self._is_dealt = True
        return self._own if out is None else out

    def step(self, actions: Any, *, out: Batch | None = None) -> Batch:
        """Take one action in each game; results go into `out`, or into arrays that the next call reuses.

        Raises BadOptions before the first `reset`, and for arrays that do not fit.
        """
        require_reset(is_dealt=self._is_dealt)
        chosen = cuda.as_cuda_array(actions)
        check(chosen, "actions", (self.games,), np.int64)
        self._advance(chosen, self._into(out), deals=False)
        return self._own if out is None else out

    def _into(self, out: Batch | None) -> Batch:
        """The arrays to write into, as the kernels take them."""
        if out is None:
            return self._own
        arrays = Batch(*(cuda.as_cuda_array(array) for array in out))
        check_batch(arrays, self._shapes)
        return arrays

    def _advance(self, actions: Any, arrays: Batch, *, deals: bool) -> None:
        advance = self._kernels["advance_kernel"][self._grid]
        advance(self._games, arrays, self._turned, self._asks, actions, int(deals))
        self._kernels["mask_kernel"][self._mask_grid](self._turned, self._asks, arrays.masks)
        if self._has_ledger:
            self._kernels["show_kernel"][self._grid](self._games.states, self._games.memories, arrays.observations)

    def close(self) -> None:
        """Nothing to do: the card's memory is freed with the environment."""
