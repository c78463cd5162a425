"""How long a table has waited for whom, in counted time (`impera.server.storage.counted`). No side effects.

It follows from the entries, like everything at a table. Only tables over days ask for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

    from impera.server.wire.messages import Terms


class ClocksSnapshot(msgspec.Struct, frozen=True):
    """The clocks as data."""

    at: float
    since: dict[int, float]
    used: dict[int, float]


class Clocks:
    """The clocks of all seats at one table."""

    def __init__(self) -> None:
        """Nobody is waited for."""
        self.at = 0.0
        """Until when this is known: the time of the last entry."""
        self._since: dict[int, float] = {}
        """Since when each seat that has to decide now is waited for."""
        self._used: dict[int, float] = {}

    @classmethod
    def resumed(cls, snapshot: ClocksSnapshot) -> Self:
        """The clocks of a snapshot."""
        clocks = cls()
        clocks.at, clocks._since, clocks._used = snapshot.at, dict(snapshot.since), dict(snapshot.used)
        return clocks

    def snapshot(self) -> ClocksSnapshot:
        """The clocks as data."""
        return ClocksSnapshot(at=self.at, since=dict(self._since), used=dict(self._used))

    def go_on(self, asked: Iterable[int], at: float, *, is_new_turn: bool) -> None:
        """An entry of this time was applied, after which these seats have to decide.

        A new turn or pick is a new wait, also for a seat that was waited for before.
        """
        at = max(at, self.at)
        for seat in self._since:
            self._used[seat] = self.used(seat) + at - self.at
        before = {} if is_new_turn else self._since
        self._since = {seat: before.get(seat, at) for seat in asked}
        self.at = at

    def used(self, seat: int) -> float:
        """The time a seat had used when the last entry was written."""
        return self._used.get(seat, 0.0)

    def runs_out(self, seat: int, terms: Terms) -> float | None:
        """When the time of a seat runs out, if nothing happens before; None if it is not waited for."""
        if terms.clock is None or seat not in self._since:
            return None
        if terms.per == "game":
            return self.at + terms.clock - self.used(seat)
        return self._since[seat] + terms.clock
