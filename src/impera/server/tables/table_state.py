"""What the entries of a table have made of it, and what each viewer is told of them. No side effects here.

The same entries give the same table in every worker, after every restart. A viewer is a seat, or None for a spectator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from impera.server.tables.branches import Beginning
from impera.server.tables.table_game import TableGame
from impera.server.wire.messages import (
    Ask,
    Began,
    Branch,
    Decided,
    Rematch,
    Reveal,
    Said,
    Say,
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
    from impera.views import View


class TableState:
    """A table after some of its entries."""

    def __init__(self, table: TableRow) -> None:
        """A table whose log is empty."""
        self.table = table
        self.options = table.agreed
        self.number = 0
        self.match: TableGame | None = None
        self.away: set[int] = set()
        self.rematch: str | None = None
        self.branch: Branch | None = None
        self._undone: int | None = None

    def add(self, entry: Entry) -> None:
        """Carry out an entry that was accepted."""
        self.number = entry.number
        self._undone = None
        if entry.kind == "begin":
            self.match = TableGame(self.options, int(self.table.seed or 0), entry)
            beginning = Beginning.read(entry.text)
            if beginning is not None:
                self.branch = Branch(table=beginning.table, decisions=len(beginning.decisions))
        elif entry.kind == "away" and entry.seat is not None:
            self.away.add(entry.seat)
        elif entry.kind in ("back", "seat") and entry.seat is not None:
            self.away.discard(entry.seat)
        elif entry.kind == "rematch":
            self.rematch = entry.text
        elif self.match is not None and entry.kind != "say":
            self._undone = self.match.add(entry)

    @property
    def status(self) -> Status:
        """Whether the game has begun, and whether it is over."""
        if self.match is None:
            return "waiting"
        return "over" if self.match.is_over else "running"

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to decide now."""
        return () if self.match is None else self.match.asked

    @property
    def terms(self) -> Terms:
        """What was agreed on beside the rules of the game."""
        table = self.table
        return Terms(published=table.published, aids=table.aids, clock=table.clock, away=table.away)

    @property
    def reveal(self) -> Reveal | None:
        """What was promised before play; None until the game is over, and for a branch, whose deal is known."""
        is_told = self.status == "over" and self.branch is None
        return Reveal(seed=self.table.seed, salt=self.table.salt) if is_told else None

    def until(self) -> float | None:
        """When the clock of the present turn runs out; None without a clock."""
        if self.match is None or self.table.clock is None or self.match.is_over:
            return None
        return self.match.turn_began + self.table.clock

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
        if self.match is None or viewer is None:
            return None
        number = self.match.number_asked(viewer)
        if number is None:
            return None
        return Ask(
            number=number,
            legal=self.match.legal(viewer),
            undo=self.match.can_undo(viewer),
            ends_undo=self.match.revealing(viewer) if views else None,
            until=self.until(),
        )

    def view(self, viewer: int | None) -> View | None:
        """What a viewer sees of the game; None before it begins."""
        return None if self.match is None else self.match.game.view(viewer)

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

    def telling(self, entry: Entry, viewer: int | None, seats: Sequence[SeatRow], *, views: bool) -> Told:
        """The entry that was added last, as a viewer is told it; with `views` the view after it comes along."""
        always: dict[str, Any] = {
            "number": entry.number,
            "asked": self.asked,
            "ask": self.ask(viewer, views=views),
            "view": self.view(viewer) if views else None,
        }
        seat = -1 if entry.seat is None else entry.seat
        match entry.kind:
            case "begin":
                return Began(events=self._events(viewer), **always)
            case "decision" | "bot":
                is_bot = entry.kind == "bot"
                return Decided(seat=seat, bot=is_bot, events=self._events(viewer), reveal=self.reveal, **always)
            case "undo":
                return Undone(seat=seat, undone=self._undone or 0, **always)
            case "say":
                said = msgspec.json.decode(entry.text, type=Say)
                return Said(seat=seat, phrase=said.phrase, about=said.seat, domain=said.domain, **always)
            case "rematch":
                return Rematch(table=entry.text, **always)
            case "seat" | "away" | "back":
                return Seated(seating=self.seating(seats), **always)

    def _events(self, viewer: int | None) -> tuple[Any, ...]:
        return () if self.match is None else self.match.told(viewer)


def tell_again(
    table: TableRow, entries: Sequence[Entry], since: int, viewer: int | None, seats: Sequence[SeatRow]
) -> list[Told]:
    """What a viewer was told after entry `since`, by going through the whole log once more."""
    progress = TableState(table)
    told = []
    for entry in entries:
        progress.add(entry)
        if entry.number > since:
            told.append(progress.telling(entry, viewer, seats, views=False))
    return told
