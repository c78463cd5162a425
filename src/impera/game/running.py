"""A game that people play: who is asked, what each viewer sees and has been told, and what can be taken back.

The terminal, lessons, replays and the table server all drive one. It knows no clock, no storage and no connections, and
it contains no rules: `Game` says what follows from a decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Self

import msgspec

from impera.errors import OutOfTurn
from impera.game.game import Game, refusal
from impera.game.record import Origin
from impera.views.events import REVEALING, HiddenCards, Passed, Revealed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.views import Event, View
    from impera.views.events import Viewer

NoUndo = Literal["nothing", "revealed", "over"]
"""Why a seat cannot take anything back: it has not decided yet, it saw something hidden, or others have moved on."""

DecidedBy = Literal["person", "bot", "nobody"]
"""Who decided: the person in the seat, a bot in its place, or nobody, because there was only one legal decision."""


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A running game as data: a position that is at most a turn and some decisions old, and what was decided since."""

    position: dict[str, Any]
    origin: Origin
    decisions: tuple[str, ...]
    decided: int
    """How many of the decisions had led to the position."""
    turn_began: int
    undoable: tuple[int, ...]
    limits: dict[int, NoUndo]
    choices: dict[int, str]


_PICK = "keep"
# Undo replays from a copy of the game that is at most one turn and this many decisions old. Making one takes as long as
# four decisions.
_COPY_EVERY = 32


class RunningGame:
    """A game in progress, and what the people playing it see and may do.

    >>> from impera import Game
    >>> running = RunningGame(Game.new(players=2, seed=7))
    >>> (seat,) = running.asked
    >>> running.decide(seat, "play M1")
    >>> running.legal(seat)
    ('end',)
    >>> running.undo(seat)
    >>> running.legal(seat)
    ('play M1', 'play R1', 'play S1')
    """

    def __init__(self, game: Game, *, picks_together: bool = False) -> None:
        """A game that continues from here.

        With `picks_together` all seats choose at the same time in a pick of the draft, as at a table. Otherwise they
        are asked one after another (N-05), as in a record.
        """
        self.game = game
        """The game as it is now; an undo replaces it."""
        self.turn_began = game.decided
        """How many decisions there were when the current turn or pick began."""
        self._picks_together = picks_together
        self._copy = game.copy()
        self._undoable: list[int] = []  # how many decisions there were before each one that can be taken back
        self._limits: dict[int, NoUndo] = {}
        self._choices: dict[int, str] = {}
        self._known: dict[Viewer, int] = {}
        self._mark = 0
        self._public: tuple[Event, ...] | None = None  # what a spectator is told of the last decision
        self._hidden: tuple[HiddenCards, ...] = ()  # those of them that others may know more of
        self._ask()

    @classmethod
    def resumed(cls, snapshot: Snapshot, *, picks_together: bool = False) -> Self:
        """The game of a snapshot."""
        before, since = snapshot.decisions[: snapshot.decided], snapshot.decisions[snapshot.decided :]
        running = cls(Game.resumed(snapshot.position, snapshot.origin, before), picks_together=picks_together)
        for decision in since:
            running.game.advance(decision)
        running.turn_began = snapshot.turn_began
        running._undoable = list(snapshot.undoable)
        running._limits = dict(snapshot.limits)
        running._choices = dict(snapshot.choices)
        running._begin_step()
        running._ask()
        return running

    def snapshot(self) -> Snapshot:
        """The game as data."""
        record = self.game.record()
        return Snapshot(
            position=self._copy.position(),
            origin=record.origin,
            decisions=record.decisions,
            decided=self._copy.decided,
            turn_began=self.turn_began,
            undoable=tuple(self._undoable),
            limits=dict(self._limits),
            choices=dict(self._choices),
        )

    # ------------------------------------------------------------------------------------------------------- questions

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.game.seat is None

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to decide now, in the order of N-05."""
        return self._asked

    @property
    def is_pick(self) -> bool:
        """Whether all seats choose at the same time now."""
        return self._is_pick

    def legal(self, seat: int) -> tuple[str, ...]:
        """The legal decisions of a seat; none if it has nothing to decide."""
        return () if seat in self._choices else self._legal.get(seat, ())

    def view(self, viewer: Viewer) -> View:
        """What a viewer sees. In a pick, each seat that has to choose sees itself as the one that is asked."""
        view = self.game.view(viewer)
        if not self._is_pick or view.question is None:
            return view
        seat = viewer if isinstance(viewer, int) and viewer in self.asked else self.asked[0]
        question = msgspec.structs.replace(view.question, seat=seat)
        legal = self._legal[seat] if seat == viewer else ()
        return msgspec.structs.replace(view, active=seat, question=question, legal=legal)

    # ------------------------------------------------------------------------------------------------------- decisions

    def decide(self, seat: int, decision: str, *, by: DecidedBy = "person") -> None:
        """Carry out a decision of a seat. In a pick it is kept until everybody has chosen.

        A decision that nobody made is taken back together with the person's decision before it. Raises OutOfTurn for a
        seat that is not asked, or IllegalDecision; in both cases nothing has changed.
        """
        legal = self.legal(seat)
        if not legal and not self.is_over:
            message = f"seat {seat} is not asked; asked: {', '.join(map(str, self.asked))}"
            raise OutOfTurn(message)
        if decision not in legal:
            raise refusal(decision, legal)
        self._begin_step()
        if self._is_pick:
            self._choose(seat, decision)
        else:
            self._play(seat, decision, by)

    def _play(self, seat: int, decision: str, by: DecidedBy) -> None:
        game, before = self.game, self.game.decided
        moment = game.seat, game.turn
        game.advance(decision)
        limit = _limit(game, moment, self._told_to_all())
        if limit is not None:
            self._settle({seat: limit})
        elif by == "bot":
            self._settle({seat: "nothing"})
        elif by == "person":
            self._undoable.append(before)
        if limit == "over":
            self.turn_began = before + 1
        self._ask()

    def _choose(self, seat: int, decision: str) -> None:
        """Choose a card in a pick. When everybody has chosen, all cards are kept in order."""
        self._choices[seat] = decision
        self._asked = tuple(each for each in self._legal if each not in self._choices)
        if self._asked:
            return
        for each in self._legal:
            self.game.advance(self._choices[each])
        self._settle(dict.fromkeys(self._choices, "over"))
        self._choices.clear()
        self.turn_began = self.game.decided
        self._ask()

    def _settle(self, limits: dict[int, NoUndo]) -> None:
        """Make all decisions so far final, for the reason given to each of these seats."""
        self._undoable.clear()
        self._limits.update(limits)
        if not self.is_over and self.game.decided - self._copy.decided >= _COPY_EVERY:
            self._copy = self.game.copy()

    def _ask(self) -> None:
        """Find out who may decide what now."""
        seat, legal = self.game.seat, self.game.legal()
        self._legal = {} if seat is None else {seat: legal}
        self._is_pick = self._picks_together and self.game.question == _PICK
        if self._is_pick:
            self._legal = _choices(self.game.copy())
        self._asked = tuple([each for each in self._legal if each not in self._choices])

    # ------------------------------------------------------------------------------------------------------------ undo

    def no_undo(self, seat: int) -> NoUndo | None:
        """Why a seat cannot take its last decision back; None if it can."""
        if seat in self._choices or (self._undoable and seat == self.game.seat):
            return None
        return self._limits.get(seat, "nothing")

    def undo(self, seat: int) -> None:
        """Take back the last decision of a seat; raises OutOfTurn if that is impossible (`no_undo`)."""
        if self.no_undo(seat) is not None:
            message = f"seat {seat} cannot take anything back now"
            raise OutOfTurn(message)
        if seat in self._choices:
            del self._choices[seat]
            self._asked = tuple(each for each in self._legal if each not in self._choices)
        else:
            decisions = self.game.decisions[self._copy.decided : self._undoable.pop()]
            self.game = self._copy.copy()
            for decision in decisions:
                self.game.advance(decision)
            self._ask()
        self._known = {viewer: min(known, self.game.log_length) for viewer, known in self._known.items()}
        self._begin_step()

    def ends_undo(self, seat: int) -> dict[str, NoUndo]:
        """The legal decisions of a seat after which nothing can be taken back, each with the reason.

        Each is tried on a copy, because this module knows no rules.
        """
        if self._is_pick:
            return dict.fromkeys(self.legal(seat), "over") if self.asked == (seat,) else {}
        limits = {decision: _tried(self.game.copy(), decision) for decision in self.legal(seat)}
        return {decision: limit for decision, limit in limits.items() if limit is not None}

    def planned(self, seat: int, decisions: Sequence[str]) -> RunningGame | None:
        """A copy in which a seat has decided all this; None if that would show something hidden, or end the turn.

        Nobody learns more from a plan than from deciding and taking back. Raises OutOfTurn or IllegalDecision as
        `decide` does. A pick cannot be planned.
        """
        if self._is_pick:
            return None
        plan = RunningGame(self.game.copy())
        for decision in decisions:
            plan.decide(seat, decision)
            if plan.no_undo(seat) is not None:
                return None
        return plan

    # --------------------------------------------------------------------------------------------------- what happened

    def latest(self, viewer: Viewer) -> tuple[Event, ...]:
        """What the last decision caused; at first, everything so far. An undo causes nothing."""
        return self.game.events(viewer, self._mark) if self.is_told_apart(viewer) else self._told_to_all()

    def is_told_apart(self, viewer: Viewer) -> bool:
        """Whether a viewer may know more of what the last decision caused than a spectator."""
        if self._public is None:
            self._told_to_all()
        return bool(self._hidden) and viewer is not None and any(event.is_seen_by(viewer) for event in self._hidden)

    def _told_to_all(self) -> tuple[Event, ...]:
        """What a spectator is told, made once."""
        if self._public is None:
            self._public = self.game.events(None, self._mark)
            self._hidden = tuple([event for event in self._public if isinstance(event, HiddenCards)])
        return self._public

    def news(self, viewer: Viewer) -> tuple[Event, ...]:
        """What a viewer has not been told yet: everything since the last call for that viewer."""
        since = self._known.get(viewer, 0)
        self._known[viewer] = self.game.log_length
        return self.game.events(viewer, since)

    def _begin_step(self) -> None:
        self._mark = self.game.log_length
        self._public = None


def _tried(game: Game, decision: str) -> NoUndo | None:
    """Play a decision; returns why nothing can be taken back after it, or None."""
    moment = game.seat, game.turn
    return _limit(game, moment, game.play(decision))


def _limit(game: Game, moment: tuple[int | None, int], events: tuple[Event, ...]) -> NoUndo | None:
    """Why nothing can be taken back after a decision that was made at this moment and caused these events, or None."""
    if (game.seat, game.turn) != moment:
        return "over"
    return "revealed" if any(isinstance(event, REVEALING) for event in events) else None


def _choices(game: Game) -> dict[int, tuple[str, ...]]:
    """What each remaining seat may keep in a pick. What one keeps does not affect the others."""
    found: dict[int, tuple[str, ...]] = {}
    events: tuple[Event, ...] = ()
    while game.seat is not None and not any(isinstance(event, Passed | Revealed) for event in events):
        found[game.seat] = game.legal()
        events = game.play(found[game.seat][0])
    return found
