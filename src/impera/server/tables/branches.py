"""Branches: tables whose game continues from a moment of another one.

Such a deal is known, so there is no commitment to it. The table's first entry holds where its game comes from and the
decisions up to that moment, so the game is still its record and can be replayed and verified like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera import BadRecord
from impera.game import RunningGame
from impera.server.entries import Beginning
from impera.server.finished.replays import check_length
from impera.server.wire.refusals import Denied

if TYPE_CHECKING:
    from impera import Record


def beginning_of(record: Record, decisions: int, table: str | None) -> Beginning:
    """The beginning after `decisions` decisions of a record; raises Denied if no game can continue there.

    In a pick of the draft the seats choose at the same time, so a branch begins where the pick did.
    """
    check_length(record)
    if decisions > len(record.decisions):
        raise Denied(404, "no-such-moment", f"the game has {len(record.decisions)} decisions")
    try:
        running = RunningGame(record.replay(decisions), picks_together=True)
    except BadRecord as error:
        raise Denied(422, "impossible-record", str(error)) from error
    if running.is_over:
        raise Denied(409, "over", "the game is over at this moment; choose an earlier one")
    while running.is_pick and len(running.asked) < record.options.players:
        decisions -= 1
        if decisions < 0:
            raise Denied(409, "in-a-pick", "the record begins in the middle of a pick")
        running = RunningGame(record.replay(decisions), picks_together=True)
    return Beginning(record.origin, record.decisions[:decisions], table)
