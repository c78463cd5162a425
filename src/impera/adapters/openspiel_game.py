"""The game for OpenSpiel: importing this module registers it as "impera". Needs the extra `impera[openspiel]`.

>>> import pyspiel
>>> import impera.adapters.openspiel_game
>>> game = pyspiel.load_game("impera(players=2,deal=draft)")
>>> game.num_distinct_actions()
180

Actions are the decisions of `impera.rules.decisions` by number; their texts are the usual notation. Chance picks the
First Player, then each card as it is drawn. docs/openspiel.md lists all parameters.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Unpack

import msgspec
import numpy as np

from impera.adapters import observation
from impera.adapters.compiled.tensor import write_tensor
from impera.adapters.compiled.truth import write_deck, write_hidden
from impera.adapters.openspiel import vocabulary
from impera.adapters.openspiel.lazy_game import LazyGame
from impera.adapters.openspiel.resample import resample
from impera.errors import BadOptions, MissingExtra
from impera.notation.cards import CARD_CODES, KIND_OF_CODE
from impera.notation.chosen import Chosen
from impera.notation.decisions import NUMBER_OF_TEXT, TEXTS
from impera.notation.keywords import spelled_out
from impera.notation.options import OPTIONS, TEAM_PLAYERS, Options
from impera.rules.cards import COPIES, KINDS, SEATS
from impera.rules.parameters import HAND, PACKET

try:
    import pyspiel
except ImportError as error:
    message = "the game for OpenSpiel needs open-spiel: pip install 'impera[openspiel]'"
    raise MissingExtra(message) from error

if TYPE_CHECKING:
    from collections.abc import Callable


NAME = "impera"
RECALL = 1024
"""How many of the last words a seat was told are in its information-state tensor."""

# Decisions of one turn at most: step 1, eleven effects with at most eight answers each, and the end (I-7).
_MOST_PER_TURN = 1 + 11 * 8 + 1

_DEFAULTS: dict[str, Any] = {
    **{name: option.default for name, option in OPTIONS.items() if name != "edition"},
    "first": -1,
    "cards": "",
}
_KINDS = {"players": 2}

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Carta Impera Victoria",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={**_DEFAULTS, **_KINDS},
    provides_factored_observation_string=True,
)


def read_cards(text: str) -> tuple[int, ...] | None:
    """How many cards of each kind a text such as `M1x3+R1x2` names; None, the full deck, for an empty text.

    >>> read_cards("M1x3+U3")[0]
    3
    """
    if not text:
        return None
    counts = [0] * KINDS
    for part in text.split("+"):
        found = re.fullmatch(r"(?P<code>[A-Z][1-3])(?:x(?P<number>\d+))?", part.strip())
        if found is None or found["code"] not in KIND_OF_CODE:
            message = f"cards are written as M1x3+R1x2, not {text!r}; there are {', '.join(CARD_CODES)}"
            raise BadOptions(message)
        counts[KIND_OF_CODE[found["code"]]] += int(found["number"] or 1)
    for kind, number in enumerate(counts):
        if number > COPIES[kind]:
            message = f"there are only {COPIES[kind]} cards {CARD_CODES[kind]}, not {number}"
            raise BadOptions(message)
    return tuple(counts)


@spelled_out(Chosen)
def load(*, first: int = -1, cards: str = "", **options: Unpack[Chosen]) -> ImperaGame:
    """The game by keywords that editors and type checkers know; an edition stands for the options it presets.

    >>> load(players=2, edition="pt").options.last_round
    'others-once-more'
    """
    chosen: Chosen = {"players": TEAM_PLAYERS if options.get("teams") else _KINDS["players"], **options}
    settled = Options.make(**chosen)
    given = {name: getattr(settled, name) for name in _DEFAULTS if name in OPTIONS}
    game: ImperaGame = pyspiel.load_game(NAME, {**given, "first": first, "cards": cards})
    return game


class ImperaGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters: all options of the rules, who is First Player, and which cards there are."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """A game by its parameters; -1 as First Player leaves that to chance."""
        given = {**_DEFAULTS, **_KINDS, **(params or {})}
        if given["teams"]:
            given["players"] = TEAM_PLAYERS
        self.first = None if given["first"] < 0 else given["first"]
        self.cards = read_cards(given["cards"])
        self.options = Options.make(**{name: given[name] for name in _DEFAULTS if name not in ("first", "cards")})
        dealt = self.options.players * (PACKET if self.options.deal == "draft" else HAND)
        if self.first is not None and self.first >= self.options.players:
            message = f"first must be a seat below {self.options.players}, not {self.first}"
            raise BadOptions(message)
        if self.cards is not None and sum(self.cards) <= dealt:
            message = f"the deal takes {dealt} cards and must not empty the deck; there are {sum(self.cards)}"
            raise BadOptions(message)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(TEXTS),
            max_chance_outcomes=KINDS,
            num_players=self.options.players,
            min_utility=-1.0,
            max_utility=float(self.options.sides - 1),
            utility_sum=0.0,
            max_game_length=_MOST_PER_TURN * self.options.max_turns + (PACKET * SEATS),
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self, *_: object) -> ImperaState:
        """The state before the deal."""
        return ImperaState(self, LazyGame(self.options, self.cards, self.first))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ImperaObserver | None:
        """The observer that writes strings and tensors; None for unsupported observation types."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return ImperaObserver(kind, params) if _is_supported(kind) else None

    def max_chance_nodes_in_history(self) -> int:
        """The First Player and every card of the deck."""
        return 1 + sum(COPIES)


class ImperaState(pyspiel.State):  # type: ignore[misc]
    """One game in progress; `lazy_game` holds all of it."""

    def __init__(self, game: ImperaGame, lazy_game: LazyGame) -> None:
        """A state over a game with lazy chance."""
        super().__init__(game)
        self.lazy_game = lazy_game

    def current_player(self) -> int:
        """The seat that decides, chance, or nobody."""
        if self.lazy_game.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.lazy_game.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return self.lazy_game.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.lazy_game.legal() if player == self.lazy_game.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        return self.lazy_game.chances()

    def _apply_action(self, action: int) -> None:
        if self.lazy_game.is_chance:
            self.lazy_game.happen(action)
        else:
            self.lazy_game.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"first {action}" if self.lazy_game.first is None else f"draw {CARD_CODES[action]}"
        return TEXTS[action]

    def _string_to_action(self, player: int, text: str) -> int:
        if player == pyspiel.PlayerId.CHANCE:
            return int(text.split()[1]) if text.startswith("first") else KIND_OF_CODE[text.split()[1]]
        return NUMBER_OF_TEXT[text]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.lazy_game.is_over

    def returns(self) -> list[float]:
        """What each seat won; every side pays one share, and the winners split them all."""
        return self.lazy_game.shares()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ImperaState:
        """A state with the same view for the player as this one, and an empty history."""
        return ImperaState(self.get_game(), resample(self.lazy_game, player, sampler))

    def __str__(self) -> str:
        """The whole state in one line."""
        state = self.lazy_game.state
        hands = [[CARD_CODES[kind] for kind in range(KINDS) for _ in range(hand[kind])] for hand in state.hand]
        areas = [[CARD_CODES[kind] for kind in range(KINDS) for _ in range(area[kind])] for area in state.area]
        players = self.lazy_game.options.players
        shown = [f"{' '.join(hand)} / {' '.join(area)}" for hand, area in zip(hands, areas, strict=True)][:players]
        words = [vocabulary.WORDS[word] for word in self.lazy_game.logs[0][-1:]]
        return f"turn {state.turn}, seat {state.seat}, deck {state.deck_n}: {'; '.join(shown)} ({' '.join(words)})"


def _is_supported(kind: Any) -> bool:
    """Whether a type is supported: what a seat may know, its public or private part now, or everything now."""
    public, private = bool(kind.public_info), kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        return public and not kind.perfect_recall
    return public and private if kind.perfect_recall else public or private


def _private_part(own: Any, public: Any) -> Any:
    """The part of a seat's view that a spectator does not see; sequences become objects, by index."""
    if isinstance(own, dict) and isinstance(public, dict):
        return {name: _private_part(part, public.get(name)) for name, part in own.items() if part != public.get(name)}
    if isinstance(own, tuple) and isinstance(public, tuple) and len(own) == len(public):
        return {
            str(n): _private_part(*both) for n, both in enumerate(zip(own, public, strict=True)) if both[0] != both[1]
        }
    return own


class ImperaObserver:
    """What a seat may know now or, with perfect recall, all it was ever told, as a string and a tensor.

    The public part is what a spectator sees, the private part all else; both are strings without a tensor. With the
    private information of all players it is everything about the game: seats are counted from the player.
    """

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        """An observer of one kind; it takes no parameters."""
        if not _is_supported(iig_obs_type):
            message = (
                "no such observation: there are those of a seat, and without recall their public and private parts, "
                "and those of all players together"
            )
            raise BadOptions(message)
        if params:
            message = f"observations take no parameters: {params}"
            raise BadOptions(message)
        self._private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._all = iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self._public = iig_obs_type.public_info
        self._recalls = iig_obs_type.perfect_recall
        has_tensor = self._all or (self._public and self._private)
        size = observation.STATE_SIZE if self._all else observation.SIZE + RECALL * self._recalls
        self.tensor = np.zeros(size * has_tensor, np.float32)
        self.dict = {"observation": self.tensor[: observation.SIZE]} if has_tensor else {}
        if self._all:
            self.dict = {"state": self.tensor}
        if self._recalls:
            self.dict["told"] = self.tensor[observation.SIZE :]

    def set_from(self, state: ImperaState, player: int) -> None:
        """Write the tensor; a public or a private part has none."""
        self.tensor.fill(0)
        if self.dict:
            write_tensor(*state.lazy_game.observed(player), self.tensor)
        if self._all:
            write_hidden(state.lazy_game.state, state.lazy_game.memory, player, self.tensor)
            write_deck(state.lazy_game.state, state.lazy_game.revealed, self.tensor)
        if self._recalls:
            last = state.lazy_game.logs[player][-RECALL:]
            self.dict["told"][: len(last)] = last

    def string_from(self, state: ImperaState, player: int) -> str:
        """What a seat was told in words, or its view as JSON: all of it, what a spectator sees, or the rest.

        Everything is the views of all seats, from the player on.
        """
        if self._recalls:
            words = " ".join(vocabulary.WORDS[word] for word in state.lazy_game.logs[player])
            return f"{player} {state.lazy_game.heads[player]}{words}"
        if self._all:
            players = state.num_players()
            views = [state.lazy_game.view((player + place) % players) for place in range(players)]
            return msgspec.json.encode(views).decode()
        shown: Any = state.lazy_game.view(player if self._private else None)
        if not self._public:
            shown = _private_part(msgspec.to_builtins(shown), msgspec.to_builtins(state.lazy_game.view(None)))
        return msgspec.json.encode(shown).decode()


pyspiel.register_game(GAME_TYPE, ImperaGame)
