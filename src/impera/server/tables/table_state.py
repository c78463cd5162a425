"""The state of a table that its entries produce, and what each viewer is told. No side effects.

The same entries give the same table in every worker, after every restart. A viewer is a seat, or None for a spectator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

import impera
from impera.server.entries import Again, Away, Back, Begin, Decision, SeatChange, Talk, Undo
from impera.server.settings import USUAL_UNDOS
from impera.server.tables.table_game import GameSnapshot, TableGame
from impera.server.wire.messages import (
    Ask,
    Began,
    Branch,
    Decided,
    Rematch,
    Reveal,
    Said,
    Seated,
    Sitting,
    Status,
    Table,
    Terms,
    Told,
    Undone,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

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
    game: GameSnapshot
    away: tuple[int, ...]
    rematch: str | None
    branch: Branch | None


class TableState:
    """A table after some of its entries."""

    def __init__(self, table: TableRow, *, undos: int = USUAL_UNDOS) -> None:
        """A table whose log is empty, and where a seat may take back this much in a turn."""
        self.table = table
        self.undos = undos
        self.options = table.agreed
        self.number = 0
        self.game: TableGame | None = None
        self.away: set[int] = set()
        self.rematch: str | None = None
        self.branch: Branch | None = None
        self._undone: int | None = None

    def snapshot(self) -> TableSnapshot | None:
        """The table as data; None before its game begins, while something can be taken back, and once it is over."""
        game = None if self.game is None else self.game.snapshot()
        if game is None:
            return None
        return TableSnapshot(
            version=VERSION,
            number=self.number,
            game=game,
            away=tuple(sorted(self.away)),
            rematch=self.rematch,
            branch=self.branch,
        )

    def resume(self, snapshot: TableSnapshot) -> None:
        """Be the table of a snapshot."""
        self.number = snapshot.number
        self.game = TableGame.resumed(snapshot.game)
        self.away = set(snapshot.away)
        self.rematch = snapshot.rematch
        self.branch = snapshot.branch

    def pass_over(self, entry: Entry) -> None:
        """Apply a decision that is taken back later, or the undo that does so: only numbers change."""
        self.number = entry.number
        if isinstance(entry.content, Undo) and self.game is not None:
            self.game.ask_again(entry.content.seat, entry.number)

    def add(self, entry: Entry) -> None:
        """Apply an accepted entry."""
        self.number = entry.number
        self._undone = None
        match entry.content:
            case Decision() as decided if self.game is not None:
                self.game.decide(decided, entry.number, entry.at)
            case Undo(seat) if self.game is not None:
                self._undone = self.game.undo(seat, entry.number)
            case Begin() as begin:
                self.game = TableGame.begun(self.options, int(self.table.seed or 0), begin, entry.number, entry.at)
                if begin.branch is not None:
                    self.branch = Branch(table=begin.branch.table, decisions=len(begin.branch.decisions))
            case Away(seat):
                self.away.add(seat)
            case Back(seat) | SeatChange(seat):
                self.away.discard(seat)
            case Again(table):
                self.rematch = table

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
    def terms(self) -> Terms:
        """What was agreed on besides the rules of the game."""
        table = self.table
        return Terms(published=table.published, aids=table.aids, clock=table.clock, away=table.away)

    @property
    def reveal(self) -> Reveal | None:
        """What the commitment was about; None until the game is over, and for a branch, whose deal is known."""
        is_told = self.status == "over" and self.branch is None
        return Reveal(seed=self.table.seed, salt=self.table.salt) if is_told else None

    def until(self) -> float | None:
        """When the clock of the current turn runs out; None without a clock."""
        if self.game is None or self.table.clock is None or self.game.running.is_over:
            return None
        return self.game.turn_began + self.table.clock

    def seating(self, seats: Sequence[SeatRow]) -> tuple[Sitting, ...]:
        """Who sits where, for everyone to see."""
        return tuple(
            Sitting(
                seat=row.seat,
                kind=row.kind,
                name=row.name,
                level=row.level,
                away=row.seat in self.away,
                kept=row.kind == "bot" and row.token is not None,
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
            until=self.until(),
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

    def whole(self, viewer: int | None, seats: Sequence[SeatRow], *, is_host: bool) -> Table:
        """The whole table as a viewer sees it."""
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
        )

    def is_told_apart(self, entry: Entry, viewer: int | None) -> bool:
        """Whether a viewer is told more of the last entry than a spectator: its question, or cards it may see."""
        if self.game is None or viewer is None:
            return False
        has_events = isinstance(entry.content, Begin | Decision)
        return self.game.number_asked(viewer) is not None or (has_events and self.game.running.is_told_apart(viewer))

    def telling(self, entry: Entry, viewer: int | None, seats: Sequence[SeatRow], *, views: bool) -> Told:
        """The last entry as told to a viewer; with `views`, it includes the view after it."""
        always: dict[str, Any] = {
            "number": entry.number,
            "asked": self.asked,
            "ask": self.ask(viewer, views=views),
            "view": self.view(viewer) if views else None,
        }
        match entry.content:
            case Begin():
                return Began(events=self._events(viewer), **always)
            case Decision() as decided:
                events, is_bot = self._events(viewer), decided.by == "bot"
                return Decided(seat=decided.seat, bot=is_bot, events=events, reveal=self.reveal, **always)
            case Undo(seat):
                return Undone(seat=seat, undone=self._undone or 0, **always)
            case Talk(seat, said):
                return Said(seat=seat, phrase=said.phrase, about=said.seat, domain=said.domain, **always)
            case Again(table):
                return Rematch(table=table, **always)
            case SeatChange() | Away() | Back():
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
            case Undo(seat) if standing.get(seat):
                found |= {standing[seat].pop(), entry.number}
    return found
