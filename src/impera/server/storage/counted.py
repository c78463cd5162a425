"""Counted time: the seconds for which servers of a database have run, whatever the clocks of their machines say.

Clocks over days are measured in it. It stops while no server runs, since nobody can play then, and it is kept in the
database. A crash loses at most a beat. Each process counts by a clock that nobody can set, and all processes agree: of
the workers that want to write the next beat, one succeeds, and the others continue from what it wrote.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from sqlalchemy import bindparam, func, select, update

from impera.server.storage.schema import COUNTED, ENTRIES

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Executable

    from impera.server.storage.store import Store

BEAT = 20.0
"""Seconds between two beats."""

# Only a worker that has seen the last beat writes the next one.
_ADVANCE = (
    update(COUNTED)
    .where(COUNTED.c.beats == bindparam("seen"))
    .values(beats=bindparam("next_beat"), seconds=bindparam("to_seconds"))
)
CATCH_UP: Executable = update(COUNTED).values(
    seconds=select(func.coalesce(func.max(ENTRIES.c.counted), 0)).scalar_subquery()
)
"""Makes counted time begin after all entries, for entries that come from another database."""


class CountedTime:
    """Counted time as one process knows it."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        """Zero until the first beat."""
        self._store = store
        self._clock = clock
        self._beats = -1
        self._seconds = 0.0
        self._seen = clock()

    @property
    def is_known(self) -> bool:
        """Whether there was a beat."""
        return self._beats >= 0

    def now(self) -> float:
        """The counted time now."""
        return self._seconds + self._clock() - self._seen

    async def beat(self) -> None:
        """Write how much time has passed, unless another process has; raises StorageFailed."""
        if self.is_known:
            values = {"seen": self._beats, "next_beat": self._beats + 1, "to_seconds": self.now()}
            await self._store.writer.write([], [(_ADVANCE, values)])
        row = (await self._store.read(select(COUNTED)))[0]
        if row["beats"] != self._beats:
            self._beats, self._seconds, self._seen = row["beats"], row["seconds"], self._clock()
