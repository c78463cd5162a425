"""A table in this process: its state, its seats, and its connected viewers.

Every change of a table takes the same path. Under the room's lock, a proposal is made from what is known, written to
the log with the next number, and only then applied and announced. If another worker took that number first, the room
re-reads the log and makes the proposal again, or refuses it.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeVar

import msgspec

from impera.server.entries import Begin, Beginning, BotDecision, Decision, Entry, SeatChange, Talk, Undo
from impera.server.settings import USUAL_UNDOS
from impera.server.storage import Conflict, SeatRow, StorageFailed
from impera.server.storage.store import change_of
from impera.server.tables.replaying import replayed
from impera.server.tables.table_state import TableState, read_snapshot, taken_back
from impera.server.wire.messages import encoded
from impera.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Sequence

    from impera.server.entries import Content
    from impera.server.operations.metrics import Metrics
    from impera.server.storage import Store, TableRow
    from impera.server.tables.table_game import TableGame
    from impera.server.wire.messages import Message, Say, Threats

MOST_TRIES = 50
MOST_RETOLD = 500
"""Entries that a returning viewer is told again. Whole games have about 300."""
# Entries after which a snapshot is kept.
_KEEP_EVERY = 64

Found = TypeVar("Found")


class Viewer(Protocol):
    """A connected viewer: a seat, or None for a spectator; with `views`, every entry comes with a view."""

    seat: int | None
    views: bool
    is_host: bool
    party: str
    holds: str | None

    def push(self, *messages: bytes) -> None:
        """Send, without waiting."""

    def dismiss(self, reason: Literal["gone"]) -> None:
        """Say goodbye and close."""


@dataclass(slots=True)
class Proposal:
    """What will be written together: entries without numbers, the new state of seats, and statements."""

    contents: list[Content]
    seats: list[SeatRow] = field(default_factory=list)
    changes: list[tuple[Any, Any]] = field(default_factory=list)


class Room:
    """A table that is open in this process."""

    def __init__(
        self, table: TableRow, seats: list[SeatRow], store: Store, metrics: Metrics, *, undos: int = USUAL_UNDOS
    ) -> None:
        """A table whose entries have not been read yet (`catch_up`). A seat may take back `undos` times in a turn."""
        self.table = table
        self.seats = seats
        self.state = TableState(table, undos=undos)
        self.viewers: set[Viewer] = set()
        self.idle_since = time.monotonic()
        self.loaded = time.time()
        self.changed = asyncio.Event()
        """Set after each change that may be a bot's turn (`impera.server.tables.stand_ins`)."""
        self.threats: dict[int | None, Threats] = {}
        """The threats each viewer was last told (`impera.server.tables.aids`)."""
        self._store = store
        self._metrics = metrics
        self._lock = asyncio.Lock()
        self.is_gone = False
        """Whether the table was deleted while it was open here."""
        self._is_unsure = True
        self._unkept = 0  # entries since the last snapshot
        self._has_stand_ins = self._may_need_stand_ins()

    # ------------------------------------------------------------------------------------------------------ viewers

    async def join(self, viewer: Viewer, since: int | None) -> None:
        """Connect a viewer: it gets what it missed after `since`, then the whole table, then every entry."""
        async with self._lock:
            await self._be_sure()
            if viewer.seat is not None and self.seats[viewer.seat].token != viewer.holds:
                raise Refusal("no-seat")  # someone else took the seat after the viewer identified itself
            missed = [] if since is None else await self._told_again(since, viewer.seat)
            viewer.push(*missed, encoded(self.whole(viewer)))
            self.viewers.add(viewer)
        self.changed.set()

    def missed(self, since: int | None) -> int:
        """How many entries a viewer is told again who has seen them up to `since`."""
        return 0 if since is None else max(0, min(self.state.number - since, MOST_RETOLD))

    async def _told_again(self, since: int, viewer: int | None) -> list[bytes]:
        """What a viewer was told after entry `since`, but no more than MOST_RETOLD messages."""
        if since > self.state.number:
            raise Refusal("unknown-number")
        last = self.state.number - self.missed(since)
        if last == self.state.number:
            return []
        state = await self._resumed(last)
        log = await self._found(self._store.entries(self.table.id, state.number))
        known = [entry for entry in log if entry.number <= self.state.number]
        return [
            encoded(state.telling(entry, viewer, self.seats, views=False))
            async for entry in replayed(state, known)
            if entry.number > last
        ]

    async def _resumed(self, most: int | None = None) -> TableState:
        """The table at its last snapshot, or at the last one up to entry `most`; without one, before its log."""
        state = TableState(self.table, undos=self.state.undos)
        text = await self._found(self._store.snapshot(self.table.id, most))
        snapshot = None if text is None else read_snapshot(text)
        if snapshot is not None:
            state.resume(snapshot)
        return state

    def leave(self, viewer: Viewer) -> None:
        """A viewer is gone."""
        self.viewers.discard(viewer)
        if not self.viewers:
            self.idle_since = time.monotonic()
        self.changed.set()

    def whole(self, viewer: Viewer) -> Message:
        """The whole table for a viewer."""
        return self.state.whole(viewer.seat, self.seats, is_host=viewer.is_host)

    @property
    def connected(self) -> set[int]:
        """The seats with a connection in this process."""
        return {viewer.seat for viewer in self.viewers if viewer.seat is not None}

    @property
    def party(self) -> str:
        """The party the bots here think for: that of the first seat with a connection; all empty tables share one."""
        seated = [viewer for viewer in self.viewers if viewer.seat is not None]
        return min(seated, key=lambda viewer: viewer.seat or 0).party if seated else ""

    # ---------------------------------------------------------------------------------------------------------- play

    async def decide(self, seat: int, number: int, decision: str) -> None:
        """A person's decision, which answers the question with this number."""

        def propose() -> Proposal:
            game = self._running()
            if self.seats[seat].kind != "person":
                raise Refusal("foreign")
            asked = game.number_asked(seat)
            last = game.last.get(seat)
            if last is not None and (last.asked, last.decision) == (number, decision):
                raise Refusal("repeated")
            if asked is None:
                raise Refusal("foreign" if number >= game.since else "stale")
            if number != asked:
                raise Refusal("stale")
            if decision not in game.running.legal(seat):
                raise Refusal("illegal")
            return Proposal([Decision(seat, decision)])

        await self.change(propose)

    async def decide_for(self, seat: int, number: int, decision: str, is_due: Callable[[], bool]) -> bool:
        """A bot's decision; False if the question is no longer open, or the person is back."""

        def propose() -> Proposal:
            game = self._running()
            if game.number_asked(seat) != number or decision not in game.running.legal(seat) or not is_due():
                raise Refusal("stale")
            return Proposal([BotDecision(seat, decision)])

        try:
            await self.change(propose)
        except Refusal as refusal:
            if refusal.code == "storage":
                raise
            return False
        return True

    async def undo(self, seat: int, number: int) -> None:
        """A person takes back the last decision."""

        def propose() -> Proposal:
            game = self._running()
            if self.seats[seat].kind != "person":
                raise Refusal("foreign")
            if game.number_asked(seat) != number:
                raise Refusal("stale")
            if self.state.no_undo(seat) is not None:
                raise Refusal("no-undo")
            return Proposal([Undo(seat)])

        await self.change(propose)

    async def say(self, seat: int, said: Say) -> None:
        """A person says a phrase."""
        await self.note(Talk(seat, said))

    async def note(self, content: Content) -> None:
        """Record something that needs no permission."""
        await self.change(lambda: Proposal([content]))

    def _running(self) -> TableGame:
        game = self.state.game
        if game is None:
            raise Refusal("waiting")
        if game.running.is_over:
            raise Refusal("over")
        return game

    # --------------------------------------------------------------------------------------------------- one way in

    async def change(self, propose: Callable[[], Proposal]) -> int:
        """Write a proposal, apply it and announce it; returns the number it got.

        `propose` may raise to refuse. Raises Refusal("storage") if the proposal cannot be written.
        """
        async with self._lock:
            for _ in range(MOST_TRIES):
                await self._be_sure()
                proposal = propose()
                entries = list(self._numbered(proposal))
                changes = [*proposal.changes, *(change_of(seat) for seat in proposal.seats)]
                try:
                    await self._store.append(self.table.id, entries, changes)
                except Conflict:
                    self._metrics.count("conflicts")
                    await self._catch_up()
                    continue
                except StorageFailed as failure:
                    self._is_unsure = True
                    self._metrics.count("storage_failures")
                    raise Refusal("storage") from failure
                for row in proposal.seats:
                    self.seats[row.seat] = row
                for entry in entries:
                    self._metrics.count("entries", entry.content.kind)
                    self._carry_out(entry)
                self._unkept += len(entries)
                self._keep()
                await self._finish_if_over()
                return self.state.number
        raise Refusal("stale")

    async def catch_up(self, number: int | None = None) -> None:
        """Read what other workers wrote, at least up to this number."""
        async with self._lock:
            if number is None or number > self.state.number:
                await self._catch_up()

    async def _be_sure(self) -> None:
        """After a failure, find out what was written and whether the table still exists."""
        if self._is_unsure:
            await self._check_that_it_is_there()
            await self._catch_up()

    async def _check_that_it_is_there(self) -> None:
        if await self._found(self._store.table(self.table.id)) is None:
            self.is_gone = True
            for viewer in self.viewers:
                viewer.dismiss("gone")
            self.viewers.clear()
            raise Refusal("storage")

    async def _catch_up(self) -> None:
        if not self.state.number:
            self.state = await self._resumed()
        entries = await self._found(self._store.entries(self.table.id, self.state.number))
        if any(isinstance(entry.content, SeatChange) for entry in entries):
            self.seats = await self._found(self._store.seats(self.table.id))
        self._is_unsure = False
        if self.viewers:
            for entry in entries:
                self._carry_out(entry)
        else:
            async for entry in replayed(self.state, entries, taken_back(entries)):
                self._unkept += _length(entry)
            self._has_stand_ins = self._may_need_stand_ins()
            self.changed.set()
        self._keep()

    def _keep(self) -> None:
        """Keep a snapshot now and then, so that opening a table costs the same however long its log is."""
        if self._unkept >= _KEEP_EVERY:
            snapshot = self.state.snapshot()
            if snapshot is not None:
                self._unkept = 0
                self._store.keep(self.table.id, self.state.number, msgspec.json.encode(snapshot).decode())

    async def _found(self, reading: Awaitable[Found]) -> Found:
        """The database's answer; raises Refusal("storage") if there is none."""
        try:
            return await reading
        except StorageFailed as failure:
            self._is_unsure = True
            raise Refusal("storage") from failure

    def _numbered(self, proposal: Proposal) -> Iterator[Entry]:
        now = time.time()
        for place, content in enumerate(proposal.contents, 1):
            yield Entry(self.state.number + place, content, now)

    async def _finish_if_over(self) -> None:
        if self.state.status == "over" and not self.table.finished:
            self.table.finished = True
            self._metrics.count("games_finished")
            try:
                await self._store.finish(self.table.id)
            except StorageFailed:
                self.table.finished = False  # only the lobby depends on it; the next change tries again

    def _carry_out(self, entry: Entry) -> None:
        """Apply an entry that is in the log, and announce it."""
        self.state.add(entry)
        changed = entry.content if isinstance(entry.content, SeatChange) else None
        if changed is not None:
            self._send_away(changed.seat)
        told: dict[tuple[int | None, bool], bytes] = {}
        for viewer in self.viewers:
            seat = viewer.seat if viewer.views or self.state.is_told_apart(entry, viewer.seat) else None
            key = seat, viewer.views
            if key not in told:
                told[key] = encoded(self.state.telling(entry, seat, self.seats, views=viewer.views))
            viewer.push(told[key])
        if changed is not None:
            self._has_stand_ins = self._may_need_stand_ins()
        if self._has_stand_ins:
            self.changed.set()

    def _may_need_stand_ins(self) -> bool:
        """Whether a bot may ever have to play here, as the seats are now."""
        table = self.table
        return table.clock is not None or table.away is not None or any(row.kind == "bot" for row in self.seats)

    def _send_away(self, seat: int) -> None:
        """Disconnect viewers of a seat whose token has changed: they may no longer see its cards."""
        token = self.seats[seat].token
        for viewer in [viewer for viewer in self.viewers if viewer.seat == seat and viewer.holds != token]:
            self.viewers.discard(viewer)
            viewer.dismiss("gone")


def _length(entry: Entry) -> int:
    """How much there is to replay in an entry: a branch begins with all decisions of the other game."""
    match entry.content:
        case Begin(Beginning(decisions=decisions)):
            return len(decisions)
        case _:
            return 1


def filled(seats: Sequence[SeatRow]) -> bool:
    """Whether no seat is open: the game can begin."""
    return all(row.kind != "open" for row in seats)
