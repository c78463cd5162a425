"""The game as an AEC environment of PettingZoo. Needs the extra `rl`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Unpack, get_args

import numpy as np
from pettingzoo import AECEnv

from impera.adapters.batch import require_reset
from impera.adapters.rendering import RENDER_MODES, Rendering, one_of
from impera.adapters.settings import OnIllegal
from impera.adapters.single import SingleGame
from impera.adapters.spaces import action_space, observation_space, state_space
from impera.errors import BadOptions
from impera.notation.chosen import Chosen
from impera.notation.keywords import spelled_out
from impera.notation.options import Options
from impera.rules.decisions import DECISIONS

if TYPE_CHECKING:
    from gymnasium import spaces
    from numpy.typing import NDArray

    from impera.adapters.settings import RenderMode
    from impera.adapters.spaces import Seen


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """One agent per seat, `seat_0` to `seat_3`; the selected agent is the seat that decides.

    An observation is a dict: `observation`, what the seat may know (docs/observation.md), and `action_mask`, its legal
    actions, which is all zeros for seats that do not decide. `infos[agent]["action_mask"]` is the same mask. At the end
    every winner gets 1 and everyone else -1; in the team game that is a team. If all have won, all get 0.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "impera_v1",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": False,
    }

    @spelled_out(Chosen)
    def __init__(
        self,
        *,
        render_mode: RenderMode | None = None,
        render_seat: int | None = None,
        render_language: str = "en",
        on_illegal: OnIllegal = "raise",
        max_cycles: int | None = None,
        **options: Unpack[Chosen],
    ) -> None:
        """An environment with the options of the game (`impera.Options`); `reset` deals.

        `render` shows what `render_seat` sees, or a spectator. An illegal action raises `IllegalDecision`, and nothing
        has changed; with `on_illegal="replace"` the legal action with the lowest number is taken instead. After
        `max_cycles` decisions a game that is not over is truncated, with rewards of 0.
        """
        super().__init__()
        self._rendering = Rendering(render_mode, render_language)
        self._rendering.check()
        one_of("on_illegal", on_illegal, get_args(OnIllegal))
        self.game = SingleGame(Options.make(**options))
        if render_seat not in (None, *range(self.game.options.players)):
            message = f"render_seat must be a seat below {self.game.options.players} or None, not {render_seat!r}"
            raise BadOptions(message)
        self.render_mode = render_mode
        self._render_seat = render_seat
        self._on_illegal, self._max_cycles = on_illegal, max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.options.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: (observation_space(), action_space()) for agent in self.possible_agents}
        self.state_space = state_space()
        self.agent_selection = self.possible_agents[0]
        self._decisions = 0
        self._is_dealt = False

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of `observe`."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions, legal or not."""
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a game: the first one of a seed, or without a seed the next one.

        `options` is part of PettingZoo's interface and ignored: the game's options are given to the constructor.
        """
        self.game.deal(seed)
        self._is_dealt = True
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: _no_actions() for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Seen:
        """What an agent's seat may know, and its legal actions."""
        require_reset(is_dealt=self._is_dealt)
        seat = self._seat_of[agent]
        info = self.infos[agent] if agent in self.infos else _no_actions()
        return {"observation": self.game.observe(seat), "action_mask": info["action_mask"].copy()}

    def state(self) -> NDArray[np.int8]:
        """Everything about the game, for critics: every hand and the order of the deck too. Seats count from `seat_0`.

        It is the observation of `seat_0`, and after it what is hidden (docs/observation.md).
        """
        require_reset(is_dealt=self._is_dealt)
        return self.game.state(0)

    def step(self, action: int | None) -> None:
        """Take the selected agent's action; None for an agent whose game is over."""
        require_reset(is_dealt=self._is_dealt)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.decide(action, self._on_illegal)
        self._cumulative_rewards[agent] = 0.0
        self._decisions += 1
        if self.game.is_over:
            self._end(self.terminations, self.game.rewards)
        elif self._decisions == self._max_cycles:
            self._end(self.truncations, [0.0] * len(self.agents))
        self.infos[agent] = _no_actions()
        self._select()
        if self.render_mode == "human":
            self.render()

    def _end(self, why: dict[str, bool], rewards: list[float]) -> None:
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            why[agent] = True
            self.rewards[agent] = reward
        self._accumulate_rewards()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.game.seat]
        self.infos[self.agent_selection] = {"action_mask": self.game.mask}

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table as `render_seat` or a spectator sees it: as text, as an image array, or printed."""
        return self._rendering.show(self.game.view(self._render_seat), self.possible_agents)

    def close(self) -> None:
        """Nothing is open."""


def _no_actions() -> dict[str, Any]:
    """The info of a seat that does not decide, with its own mask."""
    return {"action_mask": np.zeros(DECISIONS, np.int8)}
