"""The game as a PettingZoo parallel environment, for code that supports no other kind. Needs the extra `rl`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Unpack

from pettingzoo import ParallelEnv

from impera.adapters.aec import SeatsEnv
from impera.adapters.settings import Settings
from impera.notation.keywords import spelled_out

if TYPE_CHECKING:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

    from impera.adapters.spaces import Seen

Step = tuple[
    dict[str, "Seen"], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, "NDArray[np.int8]"]]
]


class ParallelSeatsEnv(ParallelEnv):  # type: ignore[misc]
    """All seats act in each cycle. The action of the seat that decides is taken, those of the others are ignored.

    A mask of zeros means that a seat does not decide. Settings and rewards are those of the AEC environment.
    """

    metadata: ClassVar[dict[str, Any]] = SeatsEnv.metadata

    @spelled_out(Settings)
    def __init__(self, **settings: Unpack[Settings]) -> None:
        """An environment with the settings of `SeatsEnv`."""
        self.aec = SeatsEnv(**settings)
        self.possible_agents = self.aec.possible_agents
        self.render_mode = self.aec.render_mode
        self.state_space = self.aec.state_space
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations."""
        return self.aec.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions, legal or not."""
        return self.aec.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Any]]:
        """Deal a game, as the AEC environment does."""
        self.aec.reset(seed=seed, options=options)
        self.agents = self.aec.agents[:]
        return self._observations(), dict(self.aec.infos)

    def state(self) -> NDArray[np.int8]:
        """Everything about the game, as the AEC environment has it."""
        return self.aec.state()

    def step(self, actions: dict[str, int]) -> Step:
        """One cycle: the action of the seat that decides."""
        self.aec.step(actions[self.aec.agent_selection])
        result = (
            self._observations(),
            dict(self.aec.rewards),
            dict(self.aec.terminations),
            dict(self.aec.truncations),
            dict(self.aec.infos),
        )
        if all(self.aec.terminations.values()) or all(self.aec.truncations.values()):
            self.agents = []
        return result

    def _observations(self) -> dict[str, Seen]:
        return {agent: self.aec.observe(agent) for agent in self.aec.agents}

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table, as the AEC environment renders it."""
        return self.aec.render()

    def close(self) -> None:
        """Nothing is open."""
