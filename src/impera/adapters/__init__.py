"""Adapters for PettingZoo and OpenSpiel, a vector environment, and observations as tensors.

Everything is imported on first use, because it needs NumPy, a compiler or the extra `impera[rl]`.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Literal, Unpack

from impera.adapters.settings import Settings
from impera.errors import BadOptions, EngineUnavailable, MissingExtra
from impera.notation.chosen import Chosen
from impera.notation.keywords import spelled_out
from impera.notation.options import Options

if TYPE_CHECKING:
    from impera.adapters.aec import SeatsEnv
    from impera.adapters.parallel import ParallelSeatsEnv
    from impera.adapters.vector import VectorEnv
    from impera.adapters.vector_cuda import CudaVectorEnv

Engine = Literal["numba", "cuda"]
ENGINES: tuple[Engine, ...] = ("numba", "cuda")

__all__ = ["pettingzoo_env", "pettingzoo_parallel_env", "vector_env"]


@spelled_out(Settings)
def pettingzoo_env(**settings: Unpack[Settings]) -> SeatsEnv:
    """A PettingZoo AEC environment; `settings` are those of `impera.adapters.aec.SeatsEnv` and the game's options.

    >>> env = pettingzoo_env(players=2)
    >>> env.reset(seed=7)
    >>> env.agents
    ['seat_0', 'seat_1']
    """
    _require_pettingzoo()
    from impera.adapters.aec import SeatsEnv  # noqa: PLC0415 - an extra

    return SeatsEnv(**settings)


@spelled_out(Settings)
def pettingzoo_parallel_env(**settings: Unpack[Settings]) -> ParallelSeatsEnv:
    """A PettingZoo parallel environment: all seats act in each cycle, but only the deciding seat's action counts."""
    _require_pettingzoo()
    from impera.adapters.parallel import ParallelSeatsEnv  # noqa: PLC0415 - an extra

    return ParallelSeatsEnv(**settings)


def _require_pettingzoo() -> None:
    try:
        importlib.import_module("pettingzoo")
    except ImportError as error:
        message = "the environment needs PettingZoo: pip install 'impera[rl]'"
        raise MissingExtra(message) from error


@spelled_out(Chosen)
def vector_env(
    *,
    games: int = 4096,
    seed: int = 0,
    engine: Engine = "numba",
    workers: int | None = None,
    observations: bool = True,
    **options: Unpack[Chosen],
) -> VectorEnv | CudaVectorEnv:
    """Many games stepped at once, on the threads of the CPU (`numba`) or on a GPU (`cuda`).

    The same seed and actions give the same games on both. `workers` is the number of threads, by default all cores.
    Without `observations`, none are written and what seats know is not tracked, which is faster. `options` are those of
    the game.
    """
    chosen = Options.make(**options)
    one_or_more("games", games)
    if workers is not None:
        one_or_more("workers", workers)
    if engine not in ENGINES:
        message = f"engine must be numba or cuda, not {engine!r}"
        raise BadOptions(message)
    if engine == "numba":
        from impera.adapters.vector import VectorEnv  # noqa: PLC0415 - loading the compiler takes half a second

        return VectorEnv(chosen, games=games, seed=seed, workers=workers, observations=observations)
    try:
        from impera.adapters.vector_cuda import CudaVectorEnv  # noqa: PLC0415
    except ImportError as error:
        message = f"the cuda engine needs the extra impera[cuda]: {error}"
        raise EngineUnavailable(message) from error
    return CudaVectorEnv(chosen, games=games, seed=seed, observations=observations)


def one_or_more(name: str, number: object) -> None:
    """Raise BadOptions unless a setting is a whole number of 1 or more."""
    if type(number) is not int or number < 1:
        message = f"{name} must be a whole number of 1 or more, not {number!r}"
        raise BadOptions(message)
