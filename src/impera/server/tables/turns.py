"""Whose turn it is, for those who are told by notices. No side effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.server.storage import SeatRow
    from impera.server.tables.table_state import TableState

_DRAFTED = 1000
"""More decisions than any draft has: turns are numbered after its picks."""


def turns_of(state: TableState, seats: Sequence[SeatRow]) -> dict[int, tuple[str | None, int]]:
    """The people who have to decide now, and which turn that is.

    If somebody undoes their last decision and makes it again, no new turn begins for the next player.
    """
    view = state.view(None)
    if view is None or state.game is None:
        return {}
    turn = _DRAFTED + view.turn if view.turn else state.game.running.turn_began
    return {seat: (seats[seat].person, turn) for seat in state.asked if seats[seat].kind == "person"}
