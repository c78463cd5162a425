"""A table as spectators see it with a delay: its earlier state, and the entries they have not been told yet.

Entries are told when they are old enough in counted time (`impera.server.storage.counted`), so a restart or a wrong
clock shows nothing early.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from impera.server.entries import Entry
    from impera.server.storage import SeatRow
    from impera.server.tables.table_state import TableState


class Gallery:
    """A table as spectators know it."""

    def __init__(
        self, state: TableState, seats: Sequence[SeatRow], entries: Iterable[Entry], counted: Callable[[], float]
    ) -> None:
        """The earlier table, and the entries that spectators have not been told yet."""
        self.state = state
        self.seats = tuple(seats)
        self._counted = counted
        self._coming = deque((entry, self.seats) for entry in entries)

    def add(self, entry: Entry, seats: Sequence[SeatRow]) -> None:
        """Add an entry that was written, and the seats after it."""
        self._coming.append((entry, tuple(seats)))

    @property
    def wait(self) -> float | None:
        """The seconds until spectators are told something; None if nothing has happened that they do not know."""
        if not self._coming:
            return None
        return max(0.0, self._coming[0][0].counted + self.state.terms.delay - self._counted())

    def ripe(self) -> Iterator[Entry]:
        """The entries that spectators may know now; each is applied before it is given out."""
        while self.wait == 0:
            entry, self.seats = self._coming.popleft()
            self.state.add(entry)
            yield entry
