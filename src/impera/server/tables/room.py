"""A table in this process: its state, its seats, and its connected viewers.

Every change of a table takes the same path. Under the room's lock, a proposal is made from what is known, written to
the log with the next number, and only then applied and announced. If another worker took that number first, the room
re-reads the log and makes the proposal again, or refuses it.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Literal, Protocol, TypeVar

import msgspec

from impera.server.days import SEAT, end_of, is_day
from impera.server.entries import Begin, Beginning, Entry, Lost, SeatChange, Talk
from impera.server.operations.pacing import paced
from impera.server.settings import USUAL_UNDOS
from impera.server.storage import Conflict, SeatRow, StorageFailed
from impera.server.storage.notices import calling
from impera.server.storage.people import blocks_by
from impera.server.storage.store import change_of, waking
from impera.server.tables.endings import ending_of
from impera.server.tables.gallery import Gallery
from impera.server.tables.proposal import Proposal
from impera.server.tables.replaying import replayed
from impera.server.tables.table_state import TableState, read_snapshot, taken_back
from impera.server.tables.turns import turns_of
from impera.server.wire import tokens
from impera.server.wire.messages import encoded
from impera.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Sequence

    from impera.server.entries import Content
    from impera.server.operations.metrics import Metrics
    from impera.server.storage import Store, TableRow
    from impera.server.storage.people import Blocks
    from impera.server.wire.messages import Message, Threats
    from impera.views import View

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
    blocked: tuple[int, ...]

    def push(self, *messages: bytes) -> None:
        """Send, without waiting."""

    def dismiss(self, reason: Literal["gone"]) -> None:
        """Say goodbye and close."""


class Room:
    """A table that is open in this process."""

    def __init__(  # noqa: PLR0913 - what all tables share
        self,
        table: TableRow,
        seats: list[SeatRow],
        store: Store,
        metrics: Metrics,
        *,
        undos: int = USUAL_UNDOS,
        counted: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """A table whose entries have not been read yet (`catch_up`).

        A seat may take back `undos` times in a turn. `counted` is the counted time now.
        """
        self.table = table
        self.seats = seats
        self.counted = counted
        self.state = self._empty(undos)
        self.blocks: Blocks = {}
        """Whom those who have seats here have blocked."""
        self.viewers: set[Viewer] = set()
        self.idle_since = time.monotonic()
        self.changed = asyncio.Event()
        """Set after each change that may be a bot's turn (`impera.server.tables.stand_ins`)."""
        self.threats: dict[int | None, Threats] = {}
        """The threats each viewer was last told (`impera.server.tables.aids`)."""
        self._store = store
        self._metrics = metrics
        self._lock = asyncio.Lock()
        self._gallery: Gallery | None = None
        self._showing: asyncio.TimerHandle | None = None
        self.is_gone = False
        """Whether the table was deleted or closed while it was open here."""
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
            known = (await self._seen_by(viewer.seat)).state.number
            missed = [] if since is None else await self._told_again(since, known, viewer.seat)
            viewer.push(*missed, encoded(self.whole(viewer)))
            self.viewers.add(viewer)
            self._show()
        self.changed.set()

    # ------------------------------------------------------------------------------------------------------ the delay

    async def seen_by(self, secret: str | None) -> Gallery | Room:
        """The table as somebody knows it: as it is for those who have a seat, with the table's delay for others."""
        async with self._lock:
            await self._be_sure()
            digest = None if secret is None else tokens.digest(secret)
            own = next((row.seat for row in self.seats if row.token is not None and row.token == digest), None)
            return await self._seen_by(own)

    async def _seen_by(self, seat: int | None) -> Gallery | Room:
        if seat is not None or not self.table.delay:
            return self
        if self._gallery is None:
            first = await self._found(self._store.first_after(self.table.id, self.counted() - self.table.delay))
            old = self.state.number if first is None else min(first - 1, self.state.number)
            state = await self._resumed(old)
            log = await self._found(self._store.entries(self.table.id, state.number))
            async for _ in replayed(state, [entry for entry in log if entry.number <= old]):
                pass
            coming = [entry for entry in log if old < entry.number <= self.state.number]
            self._gallery = Gallery(state, self.seats, coming, self.counted)
        self._show()
        return self._gallery

    def _seen_now(self, seat: int | None) -> Gallery | Room:
        """The same for a viewer who is connected."""
        return self if seat is not None or self._gallery is None else self._gallery

    def number_for(self, viewer: Viewer) -> int:
        """The last number that a viewer may know."""
        return self._seen_now(viewer.seat).state.number

    def view_for(self, seat: int | None) -> tuple[View | None, int]:
        """What a viewer sees of the game, None before it begins, and after which entry that is."""
        state = self._seen_now(seat).state
        return state.view(seat), state.number

    def _show(self) -> None:
        """Tell spectators what they may know by now, and look again when they may know more."""
        gallery = self._gallery
        if gallery is None or self.is_gone:
            return
        for entry in gallery.ripe():
            told: dict[bool, bytes] = {}
            for viewer in [viewer for viewer in self.viewers if viewer.seat is None]:
                if viewer.views not in told:
                    told[viewer.views] = encoded(gallery.state.telling(entry, None, gallery.seats, views=viewer.views))
                viewer.push(told[viewer.views])
        if self._showing is not None:
            self._showing.cancel()
            self._showing = None
        if gallery.wait is not None and any(viewer.seat is None for viewer in self.viewers):
            self._showing = asyncio.get_running_loop().call_later(gallery.wait, self._show)

    def missed(self, since: int | None) -> int:
        """At most how many entries a viewer is told again who has seen them up to `since`."""
        return _missed(since, self.state.number)

    async def _told_again(self, since: int, number: int, viewer: int | None) -> list[bytes]:
        """What a viewer who may know `number` entries was told after `since`, but at most MOST_RETOLD messages."""
        if since > number:
            raise Refusal("unknown-number")
        last = number - _missed(since, number)
        if last == number:
            return []
        state = await self._resumed(last)
        log = await self._found(self._store.entries(self.table.id, state.number))
        known = [entry for entry in log if entry.number <= number]
        return [
            encoded(state.telling(entry, viewer, self.seats, views=False, is_unheard=self._is_unheard(entry, viewer)))
            async for entry in replayed(state, known)
            if entry.number > last
        ]

    async def _resumed(self, most: int | None = None) -> TableState:
        """The table at its last snapshot, or at the last one up to entry `most`; without one, before its log."""
        state = self._empty(self.state.undos)
        text = await self._found(self._store.snapshot(self.table.id, most))
        snapshot = None if text is None else read_snapshot(text)
        if snapshot is not None:
            state.resume(snapshot)
        return state

    def _empty(self, undos: int) -> TableState:
        """The table before its log. It does not know this room: both are to be gone at once when nobody needs them."""
        counted = self.counted
        return TableState(self.table, undos=undos, dated=lambda at: time.time() + at - counted())

    def leave(self, viewer: Viewer) -> None:
        """A viewer is gone."""
        self.viewers.discard(viewer)
        if not self.viewers:
            self.idle_since = time.monotonic()
        self.changed.set()

    def whole(self, viewer: Viewer) -> Message:
        """The whole table for a viewer, who is then known to be told whom they have blocked."""
        viewer.blocked = self._blocked(viewer.seat)
        seen = self._seen_now(viewer.seat)
        return seen.state.whole(viewer.seat, seen.seats, is_host=viewer.is_host, blocked=viewer.blocked)

    def _blocked(self, viewer: int | None) -> tuple[int, ...]:
        """The seats of those whom a viewer has blocked."""
        sitter = None if viewer is None else self.seats[viewer].sitter
        blocked = self.blocks.get(sitter or "", {})
        return tuple(row.seat for row in self.seats if row.sitter in blocked)

    def _tell_of_blocks(self) -> None:
        """Tell viewers whom they have blocked, if that has changed."""
        for viewer in self.viewers:
            if viewer.blocked != self._blocked(viewer.seat):
                viewer.push(encoded(self.whole(viewer)))

    def _is_unheard(self, entry: Entry, viewer: int | None) -> bool:
        """Whether an entry is a phrase said by somebody this viewer has blocked."""
        return isinstance(entry.content, Talk) and entry.content.seat in self._blocked(viewer)

    @property
    def connected(self) -> set[int]:
        """The seats with a connection in this process."""
        return {viewer.seat for viewer in self.viewers if viewer.seat is not None}

    @property
    def shown(self) -> int:
        """How many different views are told with each entry."""
        return len({viewer.seat for viewer in self.viewers if viewer.views})

    @property
    def party(self) -> str:
        """The party the bots here think for: that of the first seat with a connection; all empty tables share one."""
        seated = [viewer for viewer in self.viewers if viewer.seat is not None]
        return min(seated, key=lambda viewer: viewer.seat or 0).party if seated else ""

    # --------------------------------------------------------------------------------------------------- one way in

    async def change(self, propose: Callable[[], Proposal]) -> int:
        """Write a proposal, apply it and announce it; returns the number it got.

        `propose` may raise to refuse. Raises Refusal("storage") if the proposal cannot be written.
        """
        async with self._lock:
            for _ in range(MOST_TRIES):
                await self._be_sure()
                if self.is_gone:
                    raise Refusal("closed")
                proposal = propose()
                entries = list(self._numbered(proposal))
                changes = [*proposal.changes, *map(change_of, proposal.seats)]
                if self.state.terms.is_slow:  # after a crash, a worker that sees this finds out the real time
                    changes.append(waking(self.table.id, entries[-1].counted))
                blocks = self.blocks
                if proposal.seats:
                    blocks = await self._blocks_of([*self.seats, *proposal.seats])
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
                self.blocks = blocks
                for entry in entries:
                    self._metrics.count("entries", entry.content.kind)
                    self._carry_out(entry)
                self._unkept += len(entries)
                self._keep()
                self.note_when_due()
                if self.state.status == "over":
                    await self._finish_if_over()
                return self.state.number
        raise Refusal("stale")

    async def note(self, content: Content) -> None:
        """Record something that needs no permission."""
        await self.change(lambda: Proposal([content]))

    async def catch_up(self, number: int | None = None) -> None:
        """Read what other workers wrote, at least up to this number; without one, anything may have been missed."""
        async with self._lock:
            self._is_unsure = self._is_unsure or number is None
            if number is None or number > self.state.number:
                await self._catch_up()

    async def read_blocks(self) -> None:
        """Read whom people here have blocked: they may have done it at another table."""
        async with self._lock:
            self.blocks = await self._blocks_of(self.seats)
            self._tell_of_blocks()

    async def _be_sure(self) -> None:
        """After a failure, find out what was written and whether the table still exists."""
        if self._is_unsure:
            await self._check_that_it_is_there()
            await self._catch_up()

    async def _check_that_it_is_there(self) -> None:
        if await self._found(self._store.table(self.table.id)) is None:
            self._be_gone()
            raise Refusal("storage")

    def _be_gone(self) -> None:
        """Nobody can play here any more."""
        self.is_gone = True
        for viewer in self.viewers:
            viewer.dismiss("gone")
        self.viewers.clear()
        self.changed.set()

    async def _catch_up(self) -> None:
        is_new = not self.state.number
        if is_new:
            self.state = await self._resumed()
        entries = await self._found(self._store.entries(self.table.id, self.state.number))
        if any(isinstance(entry.content, SeatChange | Lost) for entry in entries):
            await self._read_people()
        elif self._is_unsure:
            self.blocks = await self._blocks_of(self.seats)
        self._is_unsure = False
        if self.viewers:
            async for entry in paced(entries):
                self._carry_out(entry)
        else:
            # What was taken back took time.
            async for entry in replayed(self.state, entries, () if self.state.terms.is_slow else taken_back(entries)):
                self._unkept += _length(entry)
                if self._gallery is not None:
                    self._gallery.add(entry, self.seats)
            self._has_stand_ins = self._may_need_stand_ins()
            self.changed.set()
        if self.state.is_closed:
            self._be_gone()
        else:
            self._tell_of_blocks()
            self._keep()

    def note_when_due(self) -> None:
        """Note in the database when this table is due, and who is called, if it is one over days.

        It may be closed here by then.
        """
        if self.state.terms.is_slow:
            called = calling(self._store.dialect, self.table.id, turns_of(self.state, self.seats), self.counted())
            self._store.be_due(self.table.id, self.state.number, self.state.due(self.seats), called)

    async def _read_people(self) -> None:
        """Read who sits here, whose table it is, and whom people have blocked: other workers may have changed that."""
        self.seats = await self._found(self._store.seats(self.table.id))
        table = await self._found(self._store.table(self.table.id))
        if table is not None:
            self.table.host, self.table.maker = table.host, table.maker
        self.blocks = await self._blocks_of(self.seats)

    async def _blocks_of(self, seats: Sequence[SeatRow]) -> Blocks:
        return await self._found(blocks_by(self._store, {row.sitter for row in seats if row.sitter is not None}))

    def _keep(self) -> None:
        """Keep a snapshot now and then, so opening a table takes no longer when its log is long."""
        if self._unkept >= _KEEP_EVERY and not self.state.is_closed:
            self._unkept = 0
            self._store.keep(self.table.id, self.state.number, msgspec.json.encode(self.state.snapshot()).decode())

    async def _found(self, reading: Awaitable[Found]) -> Found:
        """The database's answer; raises Refusal("storage") if there is none."""
        try:
            return await reading
        except StorageFailed as failure:
            self._is_unsure = True
            raise Refusal("storage") from failure

    def _numbered(self, proposal: Proposal) -> Iterator[Entry]:
        now, counted = time.time(), max(self.state.clocks.at, self.counted())
        for place, content in enumerate(proposal.contents, 1):
            yield Entry(self.state.number + place, content, now, counted)

    async def finish(self) -> None:
        """Record how the game ended, if it is over and that is not known: a server may have died in between."""
        async with self._lock:
            await self._be_sure()
            await self._finish_if_over()

    async def _finish_if_over(self) -> None:
        table = self.table
        is_known = table.finished and (table.deal is None or table.ended is not None)
        if self.state.status == "over" and not is_known:
            self._metrics.count("games_finished")
            try:
                ended = await self._ending()
                await self._store.finish(table.id, ended)
                table.finished, table.ended = True, ended
            except StorageFailed:
                return  # the next change, or the next who asks, tries again

    async def _ending(self) -> str | None:
        """How the game of a deal ended that others play too; raises StorageFailed."""
        game, deal = self.state.game, self.table.deal
        if deal is None or game is None or game.running.game.outcome is None:
            return None
        (last, *_) = await self._store.entries(self.table.id, self.state.number - 1)
        is_late = is_day(deal) and last.at >= end_of(deal)
        turn = game.running.view(None).turn
        return ending_of(self.state.options, game.running.game.outcome, turn, SEAT, is_late=is_late).text()

    def _carry_out(self, entry: Entry) -> None:
        """Apply an entry that is in the log, and announce it; at a closed table there is nobody to tell."""
        self.state.add(entry)
        if self.state.is_closed:
            return
        changed = entry.content if isinstance(entry.content, SeatChange | Lost) else None
        if changed is not None:
            self._send_away(changed.seat)
        if self._gallery is not None:
            self._gallery.add(entry, self.seats)
            self._show()
        told: dict[tuple[int | None, bool, bool], bytes] = {}
        apart = self.state.told_apart(entry)
        for viewer in self.viewers:
            if viewer.seat is None and self._gallery is not None:
                continue
            seat = viewer.seat if viewer.views or viewer.seat in apart else None
            is_unheard = self._is_unheard(entry, viewer.seat)
            key = seat, viewer.views, is_unheard
            if key not in told:
                telling = self.state.telling(entry, seat, self.seats, views=viewer.views, is_unheard=is_unheard)
                told[key] = encoded(telling)
            viewer.push(told[key])
        if changed is not None:
            self._tell_of_blocks()
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


def _missed(since: int | None, number: int) -> int:
    """How many entries are sent again to a viewer who has seen them up to `since` and may know the first `number`."""
    return 0 if since is None else max(0, min(number - since, MOST_RETOLD))


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
