"""Records of finished games, and moments from them with everything that was hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from impera.game import RunningGame
from impera.game.commitment import Commitment
from impera.server.wire.bodies import FullMoment
from impera.server.wire.refusals import Denied
from impera.views.events import EVERYTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera import Record
    from impera.server.storage import SeatRow
    from impera.server.tables.table_state import TableState


def record_so_far(state: TableState, seats: Sequence[SeatRow]) -> Record | None:
    """The record of a game, finished or not, for the administrator; None before it begins."""
    if state.game is None:
        return None
    record = state.game.running.game.record([row.name for row in seats])
    if state.branch is not None:
        return record  # a known deal has no commitment
    promise = Commitment(state.table.commitment, state.table.salt)
    return msgspec.structs.replace(record, commitment=promise)


def record_of(state: TableState, seats: Sequence[SeatRow]) -> Record:
    """The record of a finished game, with the commitment to its deal; raises Denied before the end."""
    record = record_so_far(state, seats)
    if record is None or state.status != "over":
        raise Denied(409, "running", "the record is available once the game is over")
    return record


def moment_of(state: TableState, seats: Sequence[SeatRow], decisions: int) -> FullMoment:
    """A finished game after its first `decisions` decisions."""
    record = record_of(state, seats)
    if decisions > len(record.decisions):
        raise Denied(404, "no-such-moment", f"the game has {len(record.decisions)} decisions")
    running = RunningGame(record.replay(max(0, decisions - 1)))
    seat, decision = None, None
    if decisions:
        (seat,), decision = running.asked, record.decisions[decisions - 1]
        running.decide(seat, decision)
    events: tuple[Any, ...] = running.latest(EVERYTHING)
    return FullMoment(
        decisions=decisions,
        of=len(record.decisions),
        seat=seat,
        decision=decision,
        events=events,
        views=tuple(running.view(each) for each in range(record.options.players)),
        outcome=running.game.outcome,
        reveal=state.reveal,
    )
