"""The state of a table that its entries produce, and what each viewer is told. No side effects.

The same entries give the same table in every worker, after every restart. A viewer is a seat, or None for a spectator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

import impera
from impera.bots.talk import Asked
from impera.server.entries import Again, Away, Back, Begin, Close, Decision, Lost, SeatChange, Shared, TakenBack, Talk
from impera.server.settings import USUAL_UNDOS
from impera.server.tables.clocks import Clocks, ClocksSnapshot
from impera.server.tables.table_game import GameSnapshot, TableGame
from impera.server.tables.talk import Talks
from impera.server.wire.messages import (
    Ask,
    Began,
    Branch,
    Decided,
    EntryMessage,
    Rematch,
    Reveal,
    Said,
    Seated,
    Sitting,
    Status,
    Table,
    Terms,
    Undone,
    Unheard,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from impera.server.entries import Entry
    from impera.server.storage import SeatRow, TableRow
    from impera.server.wire.messages import NoUndoHere
    from impera.views import View


VERSION = impera.__version__
"""The version of snapshots. Those of another program are not read: the log is."""


class TableSnapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A table as data after one of its entries, so that those before it need not be replayed."""

    version: str
    number: int
    game: GameSnapshot | None
    is_shared: bool
    away: tuple[int, ...]
    rematch: str | None
    branch: Branch | None
    lost: tuple[int, ...] = ()
    clocks: ClocksSnapshot | None = None
    unanswered: dict[int, Asked] = {}
    answered: tuple[int, ...] = ()
    phrases: dict[int, int] = {}


class TableState:
    """A table after some of its entries."""

    def __init__(
        self, table: TableRow, *, undos: int = USUAL_UNDOS, dated: Callable[[float], float] = lambda at: at
    ) -> None:
        """A table whose log is empty, and where a seat may take back this much in a turn.

        `dated` is the time in seconds since 1970 at which a counted time will be.
        """
        self.table = table
        self.undos = undos
        self.options = table.agreed
        self.terms = Terms(
            published=table.published,
            aids=table.aids,
            clock=table.clock,
            away=table.away,
            per=table.per,
            late=table.late,
            delay=table.delay,
        )
        """What was agreed on besides the rules of the game."""
        self.clocks = Clocks()
        self.talks = Talks()
        self._dated = dated
        self.number = 0
        self.game: TableGame | None = None
        self.away: set[int] = set()
        self.lost: set[int] = set()
        """The seats whose people ran out of time, and that are a bot's for good."""
        self.rematch: str | None = None
        self.branch: Branch | None = None
        self.is_shared = False
        """Whether a player has shared the finished game, so that anybody may read it."""
        self.is_closed = False
        """Whether an administrator closed it, for good."""
        self.phrases: dict[int, int] = {}
        """By seat, how many phrases it has said in this turn or pick, before the game, or after its end."""
        self._undone: int | None = None

    def snapshot(self) -> TableSnapshot:
        """The table as data, at any moment but when it is closed, which is for good."""
        return TableSnapshot(
            version=VERSION,
            number=self.number,
            game=None if self.game is None else self.game.snapshot(),
            is_shared=self.is_shared,
            away=tuple(sorted(self.away)),
            rematch=self.rematch,
            branch=self.branch,
            lost=tuple(sorted(self.lost)),
            clocks=self.clocks.snapshot() if self.terms.is_slow else None,
            unanswered=dict(self.talks.unanswered),
            answered=tuple(sorted(self.talks.answered)),
            phrases=dict(self.phrases),
        )

    def resume(self, snapshot: TableSnapshot) -> None:
        """Be the table of a snapshot."""
        self.number = snapshot.number
        self.game = None if snapshot.game is None else TableGame.resumed(snapshot.game)
        self.is_shared = snapshot.is_shared
        self.away = set(snapshot.away)
        self.rematch = snapshot.rematch
        self.branch = snapshot.branch
        self.lost = set(snapshot.lost)
        self.talks = Talks(snapshot.unanswered, snapshot.answered)
        self.phrases = dict(snapshot.phrases)
        if snapshot.clocks is not None:
            self.clocks = Clocks.resumed(snapshot.clocks)

    def pass_over(self, entry: Entry) -> None:
        """Apply a decision that is taken back later, or the undo that does so: only numbers change."""
        self.number = entry.number
        if isinstance(entry.content, TakenBack) and self.game is not None:
            self.game.ask_again(entry.content.seat, entry.number)

    def add(self, entry: Entry) -> None:
        """Apply an accepted entry."""
        turn = self._turn
        self._apply(entry)
        if self._turn != turn:
            self.phrases.clear()
        elif isinstance(entry.content, Talk):
            self.phrases[entry.content.seat] = self.phrases.get(entry.content.seat, 0) + 1
        if self.game is not None and self.game.is_dealt:
            self.talks.add(entry.content, self.options.players)
        if self.terms.is_slow:
            self.clocks.go_on(self.asked, entry.counted, is_new_turn=self._turn != turn)

    def _apply(self, entry: Entry) -> None:
        self.number = entry.number
        self._undone = None
        if isinstance(entry.content, Decision) and self.game is not None:  # most entries are
            self.game.decide(entry.content, entry.number, entry.at)
            return
        match entry.content:
            case TakenBack(seat) if self.game is not None:
                self._undone = self.game.undo(seat, entry.number)
            case Begin() as begin:
                self._begin(begin, entry)
            case Away(seat):
                self.away.add(seat)
            case Back(seat) | SeatChange(seat):
                self.away.discard(seat)
            case Lost(seat):
                self.lost.add(seat)
            case Shared():
                self.is_shared = True
            case Again(table):
                self.rematch = table
            case Close():
                self.is_closed = True

    def _begin(self, begin: Begin, entry: Entry) -> None:
        self.game = TableGame.begun(self.options, int(self.table.seed or 0), begin, entry.number, entry.at)
        if begin.branch is not None:
            self.branch = Branch(table=begin.branch.table, decisions=len(begin.branch.decisions))

    @property
    def _turn(self) -> int | None:
        """How many decisions there were when the current turn or pick began."""
        return None if self.game is None else self.game.running.turn_began

    @property
    def status(self) -> Status:
        """Whether the game has begun, and whether it is over."""
        if self.game is None:
            return "waiting"
        return "over" if self.game.running.is_over else "running"

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to decide now."""
        return () if self.game is None else self.game.running.asked

    @property
    def reveal(self) -> Reveal | None:
        """What the commitment was about; None until the game is over, and for a branch, whose deal is known."""
        is_told = self.status == "over" and self.branch is None
        return Reveal(seed=self.table.seed, salt=self.table.salt) if is_told else None

    def until(self, seat: int | None = None) -> float | None:
        """When the clock of a seat runs out, or the first of all who are asked, in seconds since 1970; None if none.

        At a table over days each seat has a clock, elsewhere the current turn has one.
        """
        if self.game is None or self.table.clock is None or self.game.running.is_over:
            return None
        if not self.terms.is_slow or not self.clocks.at:  # or it began before time was counted
            return self.game.turn_began + self.table.clock
        ends = [self.clocks.runs_out(each, self.terms) for each in (self.asked if seat is None else (seat,))]
        return min((self._dated(at) for at in ends if at is not None), default=None)

    def due(self, seats: Sequence[SeatRow]) -> float | None:
        """When somebody's time runs out or a bot has to play, in counted time; None if the table waits for nothing."""
        if not self.asked:
            return None
        people = [self.clocks.runs_out(seat, self.terms) for seat in self.asked if seats[seat].kind != "bot"]
        return min((at for at in people if at is not None), default=self.clocks.at)

    def seating(self, seats: Sequence[SeatRow]) -> tuple[Sitting, ...]:
        """Who sits where, for everyone to see."""
        return tuple(
            Sitting(
                seat=row.seat,
                kind=row.kind,
                name=row.name,
                level=row.level,
                away=row.seat in self.away,
                kept=row.kind == "bot" and row.token is not None and row.seat not in self.lost,
                lost=row.seat in self.lost,
            )
            for row in seats
        )

    # ------------------------------------------------------------------------------------------- what a viewer is told

    def ask(self, viewer: int | None, *, views: bool) -> Ask | None:
        """What a viewer can do now; None if nothing."""
        if self.game is None or viewer is None:
            return None
        number, running = self.game.number_asked(viewer), self.game.running
        if number is None:
            return None
        why = self.no_undo(viewer)
        return Ask(
            number=number,
            legal=running.legal(viewer),
            undo=why is None,
            no_undo=why,
            ends_undo=tuple(running.ends_undo(viewer)) if views else None,
            until=self.until(viewer),
        )

    def no_undo(self, seat: int) -> NoUndoHere | None:
        """Why a seat cannot take its last decision back; None if it can."""
        if self.game is None:
            return "nothing"
        why = self.game.running.no_undo(seat)
        return "enough" if why is None and self.game.undos.get(seat, 0) >= self.undos else why

    def view(self, viewer: int | None) -> View | None:
        """What a viewer sees of the game; None before it begins."""
        return None if self.game is None else self.game.running.view(viewer)

    def whole(
        self, viewer: int | None, seats: Sequence[SeatRow], *, is_host: bool, blocked: tuple[int, ...] = ()
    ) -> Table:
        """The whole table as a viewer sees it who has blocked the people in some seats."""
        return Table(
            number=self.number,
            table=self.table.id,
            status=self.status,
            seat=viewer,
            options=self.options,
            terms=self.terms,
            seating=self.seating(seats),
            host=is_host,
            commitment=self.table.commitment,
            asked=self.asked,
            ask=self.ask(viewer, views=True),
            view=self.view(viewer),
            reveal=self.reveal,
            rematch=self.rematch,
            branch=self.branch,
            blocked=blocked,
        )

    def told_apart(self, entry: Entry) -> set[int]:
        """The seats that are told more of the last entry than a spectator: their question, or cards they may see."""
        if self.game is None:
            return set()
        apart, running = set(self.game.asked), self.game.running
        if isinstance(entry.content, Begin | Decision):
            apart |= {seat for seat in range(self.options.players) if running.is_told_apart(seat)}
        return apart

    def telling(  # noqa: PLR0911 - one for each kind of entry
        self, entry: Entry, viewer: int | None, seats: Sequence[SeatRow], *, views: bool, is_unheard: bool = False
    ) -> EntryMessage:
        """The last entry as told to a viewer; with `views`, it includes the view after it.

        A phrase that is unheard is not told, only that there is an entry.
        """
        ask, view = self.ask(viewer, views=views), self.view(viewer) if views else None
        if isinstance(entry.content, Decision):  # most entries are
            return Decided(
                number=entry.number,
                asked=self.asked,
                ask=ask,
                view=view,
                seat=entry.content.seat,
                bot=entry.content.by == "bot",
                events=self._events(viewer),
                reveal=self.reveal,
            )
        always: dict[str, Any] = {"number": entry.number, "asked": self.asked, "ask": ask, "view": view}
        match entry.content:
            case Begin():
                return Began(events=self._events(viewer), **always)
            case TakenBack(seat):
                return Undone(seat=seat, undone=self._undone or 0, **always)
            case Talk() if is_unheard:
                return Unheard(**always)
            case Talk(seat, said):
                return Said(seat=seat, phrase=said.phrase, about=said.seat, domain=said.domain, **always)
            case Again(table):
                return Rematch(table=table, **always)
            case SeatChange() | Away() | Back() | Lost() | Shared() | Close():  # of the last nobody is told
                return Seated(seating=self.seating(seats), **always)

    def _events(self, viewer: int | None) -> tuple[Any, ...]:
        return () if self.game is None else self.game.running.latest(viewer)


def read_snapshot(text: str) -> TableSnapshot | None:
    """The snapshot in a text; None if another version of the program wrote it."""
    try:
        snapshot = msgspec.json.decode(text, type=TableSnapshot)
    except msgspec.ValidationError:
        return None
    return snapshot if snapshot.version == VERSION else None


def taken_back(entries: Sequence[Entry]) -> set[int]:
    """The numbers of the decisions that are taken back among these entries, and of the undos that do it."""
    standing: dict[int, list[int]] = {}
    found: set[int] = set()
    for entry in entries:
        match entry.content:
            case Decision(seat):
                standing.setdefault(seat, []).append(entry.number)
            case TakenBack(seat) if standing.get(seat):
                found |= {standing[seat].pop(), entry.number}
    return found
