"""One game in compiled code, stepped by actions: what the environments of PettingZoo and gymnasium are made of.

Its whole state is a few arrays, so that it can be copied and pickled at any moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from impera.adapters.batch import Batch, Games, Scratch, shapes
from impera.adapters.compiled.play_entries import ACT, DEAL
from impera.adapters.observation.layout import STATE_SIZE
from impera.adapters.observation.words import decision
from impera.adapters.vector import compiled
from impera.engines import layout
from impera.engines.interpreter import plain
from impera.errors import IllegalDecision
from impera.notation.options import new_state
from impera.notation.outcome import outcome_of
from impera.notation.seeds import halves, short_seed, whole
from impera.rules.chance import GAMES
from impera.rules.decisions import DECISIONS
from impera.rules.knowledge import MEMORY_FIELDS, Memory
from impera.rules.state import Stream
from impera.views import view_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from impera.adapters.settings import OnIllegal
    from impera.notation.options import Options
    from impera.notation.outcome import Outcome
    from impera.views import View


class SingleGame:
    """A game and what its seats may know of it."""

    def __init__(self, options: Options) -> None:
        """Make room for a game; `deal` begins it."""
        self.options = options
        self._games = Games(
            states=np.zeros(1, layout.STATE),
            memories=np.zeros(1, layout.MEMORY),
            words=np.zeros(1, np.int64),
            episodes=np.zeros(1, np.int64),
            low=0,
            high=0,
            goes_on=0,
        )
        layout.store(self._games.states[0], new_state(options))
        self._scratch = Scratch.make()
        self._action = np.zeros(1, np.int64)
        self._batch = Batch(
            *(np.zeros(shape, dtype) for shape, dtype in shapes(1, options.players, observations=True).values())
        )
        self._known = np.zeros((1, options.players, self._batch.observations.shape[1]), np.int8)
        self._seed: int | None = None

    def deal(self, seed: int | None) -> None:
        """Deal the first game of a seed; without one, the next game of the last seed, which is random at first."""
        if seed is not None or self._seed is None:
            chosen = short_seed() if seed is None else whole(seed)
            low, high = halves(chosen)
            self._seed = chosen
            self._games = self._games._replace(low=low, high=high)
            self._games.episodes[0] = 0
        self._advance(deals=True)

    def take(self, action: int) -> bool:
        """Take an action if it is legal; returns whether it was."""
        self._action[0] = action
        self._advance(deals=False)
        return not self._batch.illegal[0]

    def decide(self, action: int | None, on_illegal: OnIllegal) -> bool:
        """Take an action; one that is not legal raises IllegalDecision, or the first legal one replaces it.

        Returns whether it was legal.
        """
        number = -1 if action is None else int(action)
        if 0 <= number < DECISIONS and self.take(number):
            return True
        legal = self.mask.nonzero()[0]
        if on_illegal == "raise":
            named = self.text_of(number) if 0 <= number < DECISIONS else repr(action)
            raise IllegalDecision(named, tuple(self.text_of(int(each)) for each in legal))
        self.take(int(legal[0]))
        return False

    def _advance(self, *, deals: bool) -> None:
        compiled()["advance_games"](self._games, self._batch, self._scratch, self._action, DEAL if deals else ACT, 0, 1)

    @property
    def game_seed(self) -> int:
        """The seed of the current game: `impera.Game.new(seed=...)` deals the same cards."""
        rules, stream = plain(), Stream()
        rules.start_stream(stream, *halves(self._seed or 0), GAMES, int(self._games.episodes[0]) - 1)
        return int(rules.next_word(stream) | rules.next_word(stream) << 32)

    @property
    def seat(self) -> int:
        """The seat that decides, or had the last turn."""
        return int(self._batch.seats[0])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._batch.ended[0])

    @property
    def rewards(self) -> list[float]:
        """By seat: 1 for winners and -1 for the others at the end, otherwise 0."""
        return self._batch.rewards[0].tolist()  # type: ignore[no-any-return]

    @property
    def mask(self) -> NDArray[np.int8]:
        """The legal actions of the seat that decides, as a new array."""
        return np.array(self._batch.masks[0])

    def observe(self, seat: int) -> NDArray[np.int8]:
        """What a seat may know, as a new array."""
        if seat == self._batch.seats[0]:
            return np.array(self._batch.observations[0])
        compiled()["observe_seats"](self._games, self._scratch, self._known, 0, 1)
        return np.array(self._known[0, seat])

    def state(self, seat: int) -> NDArray[np.int8]:
        """Everything about the game, hidden cards and their order included, as a new array; seats count from `seat`."""
        state: NDArray[np.int8] = np.zeros((1, STATE_SIZE), np.int8)
        compiled()["reveal_games"](self._games, self._scratch, seat, state, 0, 1)
        return state.ravel()

    def text_of(self, action: int) -> str:
        """The decision that an action means for the seat that decides."""
        return decision(action, seat=self.seat, players=self.options.players)

    def view(self, seat: int | None) -> View:
        """What a seat may see; None is a spectator."""
        memory: Any = Memory()
        for name, _ in MEMORY_FIELDS:
            setattr(memory, name, self._games.memories[0][name].tolist())
        return view_of(layout.load(self._games.states[0]), memory, self.options, seat)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return outcome_of(layout.load(self._games.states[0]))
