"""Many games at once as a vector environment of gymnasium: one policy plays all seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Unpack

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from impera.adapters import one_or_more
from impera.adapters.batch import require_reset
from impera.adapters.spaces import action_space, observation_space, state_space
from impera.adapters.vector import VectorEnv as Games
from impera.notation.chosen import Chosen
from impera.notation.keywords import spelled_out
from impera.notation.options import Options

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from impera.adapters.batch import Batch
    from impera.adapters.spaces import Seen

Infos = dict[str, Any]
Step = tuple["Seen", "NDArray[np.float32]", "NDArray[np.bool_]", "NDArray[np.bool_]", Infos]


class SelfPlayEnv(VectorEnv):  # type: ignore[misc]
    """Games in which each row of an observation is for the seat that decides in its game, whichever that is.

    `infos["seat"]` names it. A reward is that of the seat whose action was taken; `infos["rewards"]` has those of all
    seats. A game that ends is followed by the next one in the same step: `infos["final_obs"]` has what the seat of the
    last turn saw at the end. Games and seeds are those of `impera.adapters.vector_env`.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    @spelled_out(Chosen)
    def __init__(
        self,
        *,
        num_envs: int = 1,
        seed: int = 0,
        workers: int | None = None,
        copy: bool = True,
        **options: Unpack[Chosen],
    ) -> None:
        """An environment with the options of the game (`impera.Options`); `reset` deals.

        `workers` is the number of threads, by default all cores. Without `copy`, observations and infos are arrays that
        the next step writes into again, which is faster.
        """
        one_or_more("num_envs", num_envs)
        if workers is not None:
            one_or_more("workers", workers)
        chosen = Options.make(**options)
        self._games = Games(chosen, games=num_envs, seed=seed, workers=workers, goes_on=False)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = observation_space(), action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.single_state_space = state_space()
        self.state_space = batch_space(self.single_state_space, num_envs)
        self._kept = np.array if copy else np.asarray
        self._is_dealt = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Infos]:
        """Deal the first game of every row; a seed selects another simulation.

        `options` is part of gymnasium's interface and ignored: the game's options are given to the constructor.
        """
        super().reset(seed=seed, options=options)
        self._batch = self._games.reset(seed=seed)
        self._is_dealt = True
        return self._seen(self._batch), self._everywhere(seat=self._kept(self._batch.seats))

    def step(self, actions: NDArray[np.int64]) -> Step:
        """Take one action in each game; where it is not legal, `infos["illegal"]` says so and the game stays."""
        require_reset(is_dealt=self._is_dealt)
        deciding = np.array(self._batch.seats)
        batch = self._batch = self._games.step(actions)
        told = {"rewards": np.array(batch.rewards), "illegal": batch.illegal.astype(np.bool_)}
        ended = batch.ended.astype(np.bool_)
        final = self._final(batch, ended)
        rewards = told["rewards"][np.arange(self.num_envs), deciding]
        infos = {**self._everywhere(seat=self._kept(batch.seats), **told), **final}
        return self._seen(batch), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def states(self) -> NDArray[np.int8]:
        """Everything about each game, for critics: what the row's seat sees, and after it what is hidden from it."""
        return self._games.states()

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002 - part of gymnasium's interface
        """End the threads."""
        self._games.close()

    def _final(self, batch: Batch, ended: NDArray[np.bool_]) -> Infos:
        """What was seen at the end of the games that ended; their rows then show the games that follow."""
        if not ended.any():
            return {}
        seen = np.full(self.num_envs, None, object)
        for row in ended.nonzero()[0]:
            seen[row] = {"observation": batch.observations[row].copy(), "action_mask": batch.masks[row].copy()}
        seats = np.array(batch.seats)
        self._games.follow()
        return {"final_obs": seen, "_final_obs": ended, "final_info": {"seat": seats, "_seat": ended}}

    def _seen(self, batch: Batch) -> Seen:
        return {"observation": self._kept(batch.observations), "action_mask": self._kept(batch.masks)}

    def _everywhere(self, **infos: NDArray[Any]) -> Infos:
        """Infos that every row has, and the arrays by which gymnasium says so."""
        return {**infos, **{f"_{name}": np.ones(self.num_envs, np.bool_) for name in infos}}
