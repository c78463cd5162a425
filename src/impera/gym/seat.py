"""One seat of the game as an environment of gymnasium; bots play the other seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Unpack, get_args

import gymnasium
import numpy as np

from impera.adapters.batch import require_reset
from impera.adapters.observation import action
from impera.adapters.rendering import RENDER_MODES, Rendering, one_of
from impera.adapters.settings import OnIllegal
from impera.adapters.single import SingleGame
from impera.adapters.spaces import action_space, observation_space, state_space
from impera.analysis.arena.entrants import entrant
from impera.analysis.arena.settings import Limits
from impera.bots import Bot, own
from impera.bots.external import External
from impera.bots.roster import STAND_IN
from impera.errors import BadOptions
from impera.notation.chosen import Chosen
from impera.notation.keywords import spelled_out
from impera.notation.options import Options
from impera.notation.seeds import halves
from impera.rules.chance import BOT, next_word, start_stream
from impera.rules.state import Stream

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from impera.adapters.settings import RenderMode
    from impera.adapters.spaces import Seen

Opponent = str | Bot | Callable[[int], Bot]
"""A bot as the arena takes it: a text such as `senator` or `exec:./mybot.py`, a class that takes a seed, an object."""


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat, which is asked whenever it has to decide; the other seats are played by bots.

    An observation is a dict: `observation`, what the seat may know (docs/observation.md), and `action_mask`, its legal
    actions, which is also in `info`. The reward comes at the end: 1 for a victory, -1 for a defeat, 0 if all have won;
    before that it is 0.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    @spelled_out(Chosen)
    def __init__(
        self,
        *,
        opponents: Opponent | Sequence[Opponent] = STAND_IN,
        seat: int = 0,
        render_mode: RenderMode | None = None,
        render_language: str = "en",
        on_illegal: OnIllegal = "replace",
        **options: Unpack[Chosen],
    ) -> None:
        """An environment with the options of the game (`impera.Options`); `reset` deals.

        `opponents` is one bot for all other seats, or one for each of them, clockwise from `seat`. An illegal action is
        replaced by the legal one with the lowest number, and `info["illegal"]` says so; with `on_illegal="raise"` it
        raises `impera.IllegalDecision`, and nothing has changed. `render` shows what the seat sees.
        """
        self._rendering = Rendering(render_mode, render_language)
        self._rendering.check()
        one_of("on_illegal", on_illegal, get_args(OnIllegal))
        self.game = SingleGame(Options.make(**options))
        players = self.game.options.players
        one_of("seat", seat, range(players))
        self.seat, self.render_mode, self._on_illegal = seat, render_mode, on_illegal
        self._makers = _seated(opponents, seat, players)
        self.opponents: dict[int, Bot] = {}
        self.observation_space, self.action_space = observation_space(), action_space()
        self.state_space = state_space()
        self._is_dealt = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a game, the first one of a seed or without a seed the next one, and play until the seat decides.

        `options` is part of gymnasium's interface and ignored: the game's options are given to the constructor.
        """
        super().reset(seed=seed, options=options)
        self._dismiss()
        self.game.deal(seed)
        self._is_dealt = True
        self.opponents = {other: make(_bot_seed(self.game.game_seed, other)) for other, make in self._makers.items()}
        self._let_others_decide()
        return self._told(was_legal=True)

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take the seat's action, then let the others decide until it is asked again or the game is over."""
        require_reset(is_dealt=self._is_dealt)
        if self.game.is_over:
            message = "the game is over: call reset"
            raise BadOptions(message)
        was_legal = self.game.decide(action, self._on_illegal)
        is_over = self._let_others_decide()
        if is_over:
            self._dismiss()
        seen, info = self._told(was_legal=was_legal)
        return seen, self.game.rewards[self.seat], is_over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as sb3-contrib asks for them."""
        require_reset(is_dealt=self._is_dealt)
        return self._mask().astype(np.bool_)

    def state(self) -> NDArray[np.int8]:
        """Everything about the game, for critics: every hand and the order of the deck too.

        It is the observation of the seat, and after it what is hidden from the seat (docs/observation.md).
        """
        require_reset(is_dealt=self._is_dealt)
        return self.game.state(self.seat)

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table as the seat sees it: as text, as an image array, or printed."""
        names = [f"seat_{seat}" for seat in range(self.game.options.players)]
        return self._rendering.show(self.game.view(self.seat), names)

    def close(self) -> None:
        """End the programs that play."""
        self._dismiss()

    def _let_others_decide(self) -> bool:
        """Play until the seat decides; returns whether the game is over."""
        players = self.game.options.players
        while not self.game.is_over and (seat := self.game.seat) != self.seat:
            decision = self.opponents[seat].decide(self.game.view(seat))
            self.game.decide(action(decision, seat=seat, players=players), "raise")
        if self.render_mode == "human":
            self.render()
        return self.game.is_over

    def _told(self, *, was_legal: bool) -> tuple[Seen, dict[str, Any]]:
        """What the seat sees now, and its info."""
        seen = {"observation": self.game.observe(self.seat), "action_mask": self._mask()}
        return seen, {"action_mask": self._mask(), "illegal": not was_legal}

    def _mask(self) -> NDArray[np.int8]:
        """The legal actions; none once the game is over."""
        mask = self.game.mask
        return np.zeros_like(mask) if self.game.is_over else mask

    def _dismiss(self) -> None:
        """Tell programs that their game is over; one that stays waits for the next."""
        for bot in self.opponents.values():
            if isinstance(bot, External):
                bot.over(self.game.outcome)
        self.opponents = {}


def _seated(opponents: Opponent | Sequence[Opponent], seat: int, players: int) -> dict[int, Callable[[int], Bot]]:
    """What makes the bot of each other seat; raises BadOptions unless there is one for each."""
    many = not isinstance(opponents, str) and isinstance(opponents, Sequence)
    each: Sequence[Opponent] = opponents if many else [opponents] * (players - 1)  # type: ignore[assignment, list-item]
    if len(each) != players - 1:
        message = f"opponents must be one bot, or {players - 1} of them, not {len(each)}"
        raise BadOptions(message)
    return {(seat + place) % players: _maker(bot) for place, bot in enumerate(each, 1)}


def _maker(bot: Opponent) -> Callable[[int], Bot]:
    """What makes a bot of a seed; raises BadOptions if it cannot be made here."""
    found, present = entrant(bot), own.present([bot])
    found.check(present)
    return partial(found.make, limits=Limits(), present=present)


def _bot_seed(game_seed: int, seat: int) -> int:
    """The seed of a bot in one game: each seat has its own stream."""
    stream = Stream()
    start_stream(stream, *halves(game_seed), BOT, seat)
    low: int = next_word(stream)
    high: int = next_word(stream)
    return high << 32 | low
