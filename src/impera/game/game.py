"""A game in progress: decisions come in as text and are checked, events go out."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any, Self, Unpack

from impera.engines.interpreter import recording
from impera.errors import BadOptions, BadRecord, IllegalDecision, OutOfTurn, UnknownDecision
from impera.game import position, record
from impera.game.compiled import deck as compiled_deck
from impera.game.compiled import hearing, problems
from impera.game.position.numbers import problem_of
from impera.notation.cards import KIND_OF_CODE
from impera.notation.chosen import Chosen
from impera.notation.decisions import QUESTION_NAMES, answer_to, number_of, texts
from impera.notation.keywords import spelled_out
from impera.notation.options import Options, new_state
from impera.notation.outcome import outcome_of
from impera.notation.seeds import halves, new_seed
from impera.rules.chance import DEAL
from impera.rules.decisions import NOTHING
from impera.rules.knowledge import Memory
from impera.rules.state import NOBODY, Stream
from impera.views import events_for, view_of
from impera.views.compiled import facts
from impera.views.events import EVERYTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.notation.outcome import Outcome
    from impera.pictures import Appearance
    from impera.rules.state import State
    from impera.views import Event, View
    from impera.views.events import Viewer

_DEALING = (facts, problems, hearing, compiled_deck)
"""What deals from a given deck, in the compiled subset."""


class Game:
    """One game of Carta Impera Victoria.

    Begin one with `Game.new`, `Game.from_deck`, `Game.from_position` or `Game.from_record`. Seats are numbered from 0,
    clockwise. Two games are equal if they are at the same position, however they got there.

    >>> game = Game.new(players=2, seed=7)
    >>> game.legal()
    ('play M1', 'play R1', 'play S1')
    >>> events = game.play("play M1")
    >>> game.legal()
    ('end',)
    """

    def __init__(
        self, state: State, memory: Memory, options: Options, origin: record.Origin, decisions: Sequence[str] = ()
    ) -> None:
        """A game over a state that is ready for its next decision; use the class methods instead."""
        self._state = state
        self._memory = memory
        self._origin = origin
        self._decisions = list(decisions)
        self._log = state.log
        self._word: int | None = None  # the legal answers, once they were found
        self.options = options

    @classmethod
    @spelled_out(Chosen)
    def new(cls, *, seed: int | None = None, first: int | None = None, **options: Unpack[Chosen]) -> Self:
        """A game with a random deal. The same seed and options give the same deal on every machine.

        `options` are those of `Options`: players, deal, teams, edition and each single rule option. Without a seed, one
        is taken from the operating system and saved in the record. The First Player is drawn by the seed too, unless
        `first` names a seat.
        """
        chosen = Options.make(**options)
        seed = new_seed() if seed is None else seed
        state = new_state(chosen)
        named = NOBODY if first is None else _checked_seat(first, chosen)
        recording().set_up_for(state, deal_stream(seed), named)
        return cls(state, Memory(), chosen, record.Origin(seed=seed, first=first))

    @classmethod
    @spelled_out(Chosen)
    def from_deck(cls, deck: Sequence[str], *, first: int = 0, **options: Unpack[Chosen]) -> Self:
        """A game with a given Age deck, top card first: nothing is shuffled or removed (N-09)."""
        chosen = Options.make(**options)
        state, n = new_state(chosen), facts.Facts()
        numbers = [_checked_seat(first, chosen), len(deck), *map(_kind, deck)]
        n.numbers[: len(numbers)] = numbers
        if recording(*_DEALING).refuses_deck(n, state):
            raise BadOptions(problem_of(n.numbers[: n.size], compiled_deck.TEXTS))
        return cls(state, Memory(), chosen, record.Origin(deck=tuple(deck), first=first))

    @classmethod
    def from_position(cls, data: dict[str, Any]) -> Self:
        """A game that continues from a position (N-06); raises BadPosition if the position is impossible."""
        state, memory, options = position.read(data)
        return cls(state, memory, options, record.Origin(position=copy.deepcopy(data)))

    @staticmethod
    def from_record(played: record.Record) -> Game:
        """The game at the end of a record (N-07), ready to go on.

        Raises BadRecord if it is impossible or not a record. `Record.parse` reads one from a text, `Record.load` from a
        file.
        """
        given: object = played  # whoever uses no type checker may give anything
        if not isinstance(given, record.Record):
            message = f"a Record is needed, not a {type(given).__name__}: Record.parse reads texts, Record.load files"
            raise BadRecord(message)
        return played.replay()

    @classmethod
    def resumed(cls, data: dict[str, Any], origin: record.Origin, decisions: Sequence[str]) -> Self:
        """A game at the position that these decisions led to, without replaying them. It has no earlier events."""
        state, memory, options = position.read(data)
        return cls(state, memory, options, origin, decisions)

    @property
    def seat(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self._state.ask == NOTHING else self._state.seat

    @property
    def question(self) -> str:
        """What is asked, as views name it; `nothing` once the game is over."""
        asked: int = self._state.ask
        return QUESTION_NAMES[asked]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return outcome_of(self._state)

    @property
    def turn(self) -> int:
        """The number of the current turn, from 1; 0 during the draft."""
        turn: int = self._state.turn
        return turn

    @property
    def decisions(self) -> tuple[str, ...]:
        """All decisions so far."""
        return tuple(self._decisions)

    @property
    def decided(self) -> int:
        """How many decisions there are so far."""
        return len(self._decisions)

    def legal(self) -> tuple[str, ...]:
        """The legal decisions as text, in a stable order; none when the game is over."""
        return texts(self._state.ask, self._legal_word())

    def _legal_word(self) -> int:
        """The legal answers, as a set."""
        if self._word is None:
            self._word = recording().legal_word(self._state)
        return self._word

    def play(self, decision: str) -> tuple[Event, ...]:
        """Apply a decision and return everything that happened.

        Raises IllegalDecision, which names the legal ones; then nothing has changed.
        """
        before = len(self._log)
        self.advance(decision)
        return events_for(self._log[before:], EVERYTHING, self.outcome)

    def advance(self, decision: str) -> None:
        """Apply a decision like `play`, without returning events; `events` gives them later, for one viewer."""
        state = self._state
        answer = answer_to(state.ask, decision)
        if answer is None or not self._legal_word() >> answer & 1:
            raise refusal(decision, self.legal())
        self._word = None
        recording().act_and_learn(self._memory, state, answer)
        self._decisions.append(decision)

    def undo(self) -> str:
        """Take back the last decision and return it; raises OutOfTurn if there is none.

        The game is replayed up to there. To try decisions out, play them on a `copy`, which is faster. What people may
        take back is another matter: `impera.game.RunningGame`.
        """
        if not self._decisions:
            message = "there is no decision to take back"
            raise OutOfTurn(message)
        before = self.record().replay(len(self._decisions) - 1)
        self._word = None
        self._state, self._memory, self._log = before._state, before._memory, before._log  # noqa: SLF001 - a game too
        return self._decisions.pop()

    def view(self, viewer: Viewer) -> View:
        """What a seat may see and know now; None is a spectator, "everything" a spectator who sees all hands."""
        if viewer == EVERYTHING:
            shown = self._memory.copy()
            recording().show_hands(shown, self._state)
            return view_of(self._state, shown, self.options, None)
        _check_viewer(viewer, self.options)
        return view_of(self._state, self._memory, self.options, viewer)

    def events(self, viewer: Viewer, since: int = 0) -> tuple[Event, ...]:
        """What a viewer was told since the deal, or since the log had this length (`log_length`)."""
        _check_viewer(viewer, self.options)
        return events_for(self._log[since:], viewer, self.outcome)

    @property
    def log_length(self) -> int:
        """The current length of the log, for `since` in `events`."""
        return len(self._log)

    def position(self) -> position.Position:
        """Everything about this moment as JSON-able data (N-06): a dict that can draw itself."""
        return position.write(self._state, self._memory, self.options)

    def record(self, names: Sequence[str] = ()) -> record.Record:
        """The game as its record (N-07), with the players' names if given."""
        return record.Record(
            options=self.options,
            origin=self._origin,
            decisions=self.decisions,
            names=tuple(names),
            outcome=self.outcome,
        )

    def copy(self) -> Game:
        """An independent copy: playing one does not change the other."""
        twin = Game(self._state.copy(), self._memory.copy(), self.options, self._origin, self._decisions)
        twin._log.extend(self._log)
        return twin

    __copy__ = copy  # copy.copy would share the state

    def __eq__(self, other: object) -> bool:
        """Whether the other is a game at the same position: with the same cards, question, knowledge and options."""
        return self.position() == other.position() if isinstance(other, Game) else NotImplemented

    __hash__ = None  # type: ignore[assignment] # what is equal now differs after the next decision

    def svg(self, viewer: Viewer = EVERYTHING, **appearance: Unpack[Appearance]) -> str:
        """The table as a picture with all hands open, or as a viewer sees it; `appearance` is as for `View.svg`."""
        return self.view(viewer).svg(**appearance)

    def _repr_html_(self) -> str:
        """The picture with all hands open, for notebooks."""
        return self.view(EVERYTHING)._repr_html_()

    def __repr__(self) -> str:
        """The players, the turn, and who is asked or how it ended."""
        now = f"seat {self.seat} decides" if self.outcome is None else str(self.outcome)
        return f"<Game of {self.options.players}, turn {self.turn}, {now}>"


def deal_stream(seed: int) -> Stream:
    """The stream that a deal draws its numbers from."""
    low, high = halves(seed)
    stream = Stream()
    recording().start_stream(stream, low, high, DEAL, 0)
    return stream


def refusal(decision: str, legal: tuple[str, ...]) -> IllegalDecision:
    """The error for a decision that is not among the legal ones."""
    kind = UnknownDecision if number_of(decision) is None else IllegalDecision
    return kind(decision, legal)


def _check_viewer(viewer: Viewer, options: Options) -> None:
    if type(viewer) is int:
        _checked_seat(viewer, options)
    elif viewer not in (None, EVERYTHING):
        message = f'a viewer is a seat from 0 to {options.players - 1}, None or "everything", not {viewer!r}'
        raise BadOptions(message)


def _checked_seat(seat: int, options: Options) -> int:
    if type(seat) is not int or not 0 <= seat < options.players:
        message = f"seat must be from 0 to {options.players - 1}, not {seat!r}"
        raise BadOptions(message)
    return seat


def _kind(code: str) -> int:
    kind = KIND_OF_CODE.get(code)
    if kind is None:
        message = f"no such card: {code!r}; cards are {', '.join(KIND_OF_CODE)}"
        raise BadOptions(message)
    return kind
