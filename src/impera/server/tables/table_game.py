"""The game at a table: applies the entries of its log, and numbers the questions.

How people play a game is in `impera.game.running`. The game's own record (N-07) follows from the entries: what was
taken back is left out, and the cards kept in a pick of the draft are put in the order of N-05.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import msgspec

from impera.game import Game, RunningGame
from impera.game.running import Snapshot

if TYPE_CHECKING:
    from collections.abc import Iterable

    from impera.notation.options import Options
    from impera.server.entries import Begin, Decision


class LastDecision(msgspec.Struct, frozen=True, rename={"number": "asked"}):
    """What a seat decided last: the number of the question, and its decision."""

    number: int
    """Kept as `asked`, in snapshots that are older too."""
    decision: str


class GameSnapshot(msgspec.Struct, frozen=True, kw_only=True):
    """The game at a table as data."""

    running: Snapshot
    turn_began: float
    last: dict[int, LastDecision]
    asked: dict[int, int]
    undos: dict[int, int]
    undoable: dict[int, tuple[int, ...]]


class TableGame:
    """A running game whose questions have numbers: the number of the entry that raised each."""

    def __init__(self, running: RunningGame, at: float) -> None:
        """A running game whose turn began at this time. Nothing is asked yet."""
        self.running = running
        self.turn_began = at
        """When the current turn or pick began: the time of an entry."""
        self.last: dict[int, LastDecision] = {}
        self.undos: dict[int, int] = {}
        """By seat, how often it has taken something back in this turn or pick."""
        self._numbers: dict[int, int] = {}
        self._undoable: dict[int, list[int]] = {}  # by seat, the entries that it can take back

    @classmethod
    def begun(cls, options: Options, seed: int, begin: Begin, number: int, at: float) -> Self:
        """A game just dealt by entry `number`, or one that continues from where the entry says."""
        branch = begin.branch
        dealt = branch.game(options) if branch else Game.new(seed=seed, **msgspec.structs.asdict(options))
        game = cls(RunningGame(dealt, picks_together=True), at)
        game._ask_all(number)
        return game

    @classmethod
    def resumed(cls, snapshot: GameSnapshot) -> Self:
        """The game of a snapshot."""
        game = cls(RunningGame.resumed(snapshot.running, picks_together=True), snapshot.turn_began)
        game.last = dict(snapshot.last)
        game.undos = dict(snapshot.undos)
        game._numbers = dict(snapshot.asked)
        game._undoable = {seat: list(numbers) for seat, numbers in snapshot.undoable.items()}
        return game

    def snapshot(self) -> GameSnapshot:
        """The game as data."""
        return GameSnapshot(
            running=self.running.snapshot(),
            turn_began=self.turn_began,
            last=dict(self.last),
            asked=dict(self._numbers),
            undos=dict(self.undos),
            undoable={seat: tuple(numbers) for seat, numbers in self._undoable.items() if numbers},
        )

    def number_asked(self, seat: int) -> int | None:
        """The number that a decision or an undo of this seat must carry now; None if it can do neither."""
        return self._numbers.get(seat)

    @property
    def asked(self) -> Iterable[int]:
        """The seats that can decide or undo something now."""
        return self._numbers.keys()

    @property
    def since(self) -> int:
        """The number of the entry that raised the current question."""
        return min(self._numbers.values(), default=0)

    @property
    def is_dealt(self) -> bool:
        """Whether turns have begun: a draft comes before them."""
        return self.running.game.question not in ("keep", "claim")

    def decide(self, decided: Decision, number: int, at: float) -> None:
        """Apply entry `number`, a decision."""
        running, seat = self.running, decided.seat
        self.last[seat] = LastDecision(self._numbers.get(seat, 0), decided.decision)
        began = running.turn_began
        running.decide(seat, decided.decision, by=decided.by)
        if running.turn_began != began:
            self.turn_began = at
            self.undos.clear()
        can_undo = running.no_undo(seat) is None
        self._undoable[seat] = [*self._undoable.get(seat, ()), number] if can_undo else []
        if can_undo and running.is_pick:
            self._numbers[seat] = number  # the others' questions stay the same
        else:
            self._ask_all(number)

    def undo(self, seat: int, number: int) -> int:
        """Apply entry `number`, an undo; returns the number of the entry that is taken back."""
        self.running.undo(seat)
        self.ask_again(seat, number)
        return self._undoable[seat].pop()

    def ask_again(self, seat: int, number: int) -> None:
        """Ask the question that entry `number` has taken a seat back to."""
        self.last.pop(seat, None)
        self.undos[seat] = self.undos.get(seat, 0) + 1
        if self.running.is_pick:
            self._numbers[seat] = number
        else:
            self._ask_all(number)

    def _ask_all(self, number: int) -> None:
        """A new question was raised by this entry."""
        self._numbers = dict.fromkeys(self.running.asked, number)
