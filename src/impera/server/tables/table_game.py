"""A game as the entries of its table make it. No side effects here.

`TableGame.add` takes the entries one by one. The game's own record (N-07) follows from them: what was taken back is
left out, and the cards kept in a pick of the draft, which the seats choose at the same time, are put in the order of
N-05.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from impera.game import Game
from impera.server.tables.branches import Beginning
from impera.views.events import REVEALING, Hidden

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.notation.options import Options
    from impera.server.entries import Entry
    from impera.views import Event, View
    from impera.views.events import Viewer

KEEP = "keep"


class Answer(msgspec.Struct, frozen=True):
    """What a seat decided last: the number it answered, its words, and the number of its entry."""

    asked: int
    decision: str
    number: int


class TableGame:
    """The game at a table, from the deal on."""

    def __init__(self, options: Options, seed: int, entry: Entry) -> None:
        """A game just dealt by this entry, or one that goes on from where the entry says."""
        branch = Beginning.read(entry.text)
        self.game = branch.game(options) if branch else Game.new(seed=seed, **msgspec.structs.asdict(options))
        self.turn_began = entry.at
        """When the present turn or pick began: the time of an entry."""
        self.last: dict[int, Answer] = {}
        self._mark = 0
        self._choices: dict[int, str] = {}
        self._asked: dict[int, int] = {}
        self._done: list[int] = []
        self._public: tuple[Event, ...] | None = None
        self._legal: tuple[str, ...] = ()
        self._ask_all(entry.number)

    # ---------------------------------------------------------------------------------------------------- questions

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.game.seat is None

    @property
    def is_pick(self) -> bool:
        """Whether a pick of the draft is on: all seats choose at the same time."""
        return bool(self._legal) and self._legal[0].startswith(KEEP)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to decide now, the First Player first."""
        seat, players = self.game.seat, self.game.options.players
        if seat is None:
            return ()
        if not self.is_pick:
            return (seat,)
        return tuple(each % players for each in range(seat, seat + players) if each % players not in self._choices)

    def number_asked(self, seat: int) -> int | None:
        """The number that a decision or an undo of this seat must carry now; None if it can do neither."""
        return self._asked.get(seat)

    @property
    def since(self) -> int:
        """The number of the entry since which the present question stands."""
        return min(self._asked.values(), default=0)

    def legal(self, seat: int) -> tuple[str, ...]:
        """The legal decisions of a seat; none if it has nothing to decide."""
        if seat not in self.asked:
            return ()
        return self._legal if seat == self.game.seat else self._in_turn(seat, {}).legal()

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last decision back."""
        if self.is_pick:
            return seat in self._choices
        return bool(self._done) and seat == self.game.seat

    def revealing(self, seat: int) -> tuple[str, ...]:
        """The legal decisions of a seat after which nothing can be taken back: something hidden is seen, or it is over.

        Every one is tried on a copy, because no rule stands here.
        """
        if self.is_pick:
            return self.legal(seat) if set(self.asked) == {seat} else ()
        return tuple(decision for decision in self.legal(seat) if not self._keeps_undo(self.game.copy(), decision))

    def view_when_asked(self, seat: int) -> View:
        """What a seat sees while it is asked. In a pick it is asked at the same time as all others."""
        view = self.game.view(seat)
        if view.question is None or seat == self.game.seat:
            return view
        question = msgspec.structs.replace(view.question, seat=seat)
        return msgspec.structs.replace(view, question=question, legal=self.legal(seat))

    def view_as_first(self, seat: int) -> View:
        """What a seat sees while it is asked, as if in a pick it was asked first.

        Who thinks ahead knows turns only, and nobody has kept a card of this pick by then. So it does not matter to the
        pick, and little to what comes after it, who was first.
        """
        view = self.view_when_asked(seat)
        return msgspec.structs.replace(view, first=seat, active=seat) if self.is_pick else view

    def view_in_turn(self, seat: int) -> View:
        """What a seat sees when it is asked in its turn (N-05): in a pick, after those who are asked before it."""
        game = self.game if seat == self.game.seat else self._in_turn(seat, self._choices)
        return game.view(seat)

    # --------------------------------------------------------------------------------------------------- what happened

    def add(self, entry: Entry) -> int | None:
        """Carry out an entry; for an undo the number of the entry that was taken back."""
        self._mark = self.game.log_length
        self._public = None
        if entry.kind in ("decision", "bot") and entry.seat is not None:
            self._decide(entry, entry.seat)
        elif entry.kind == "undo" and entry.seat is not None:
            return self._undo(entry, entry.seat)
        return None

    def told(self, viewer: Viewer) -> tuple[Event, ...]:
        """What a viewer is told of the entry that was added last. Most of it is the same for all, and made once."""
        if self._public is None:
            self._public = self.game.events(None, self._mark)
        if any(isinstance(event, Hidden) for event in self._public):
            return self.game.events(viewer, self._mark)
        return self._public

    def _decide(self, entry: Entry, seat: int) -> None:
        self.last[seat] = Answer(self._asked.get(seat, 0), entry.text, entry.number)
        if self.is_pick:
            self._choose(entry, seat)
            return
        turn = self.game.turn
        if self._keeps_undo(self.game, entry.text) and entry.kind == "decision":
            self._done.append(entry.number)
        else:
            self._done.clear()
        if self.game.turn != turn:
            self.turn_began = entry.at
        self._ask_all(entry.number)

    def _choose(self, entry: Entry, seat: int) -> None:
        """A card is kept in a pick; when everyone has chosen, all are kept in order."""
        self._choices[seat] = entry.text
        self._asked[seat] = entry.number
        if len(self._choices) < self.game.options.players:
            return
        while self._choices and self.game.seat is not None:
            self.game.play(self._choices.pop(self.game.seat))
        self.turn_began = entry.at
        self._ask_all(entry.number)

    def _undo(self, entry: Entry, seat: int) -> int:
        if self.is_pick:
            del self._choices[seat]
            self._asked[seat] = entry.number
            return self.last.pop(seat).number
        self.game = self.game.record().replay(len(self.game.decisions) - 1)
        self._mark = self.game.log_length
        self._ask_all(entry.number)
        return self._done.pop()

    def _keeps_undo(self, game: Game, decision: str) -> bool:
        """Play a decision; whether the same turn goes on and nothing hidden was revealed."""
        seat, turn = game.seat, game.turn
        events = game.play(decision)
        return (game.seat, game.turn) == (seat, turn) and not _reveals(events)

    def _ask_all(self, number: int) -> None:
        """A new question stands since this entry."""
        self._legal = self.game.legal()
        self._asked = dict.fromkeys(self.asked, number)

    def _in_turn(self, seat: int, choices: dict[int, str]) -> Game:
        """A copy of the game in which a seat is asked in a pick. What others keep does not change what it may keep."""
        game = self.game.copy()
        while game.seat is not None and game.seat != seat:
            game.play(choices.get(game.seat) or game.legal()[0])
        return game


def _reveals(events: Sequence[Event]) -> bool:
    return any(isinstance(event, REVEALING) for event in events)
