"""Plans: what a seat may try before it decides. They are played on a copy; nobody else hears of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.errors import IllegalDecision
from impera.server.wire.messages import Planned
from impera.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from impera.server.tables.room import Room
    from impera.server.wire.messages import Plan


def planned(room: Room, seat: int, plan: Plan) -> Planned:
    """What the decisions of a plan lead to, as the seat would see it; raises Refusal."""
    game = room.state.game
    if game is None or seat not in game.running.asked:
        raise Refusal("foreign")
    if game.number_asked(seat) != plan.number:
        raise Refusal("stale")
    try:
        tried = game.running.planned(seat, plan.decisions)
    except IllegalDecision as error:
        raise Refusal("illegal") from error
    if tried is None:
        raise Refusal("no-plan")
    return Planned(
        number=plan.number,
        decisions=plan.decisions,
        events=tried.latest(seat) if plan.decisions else (),
        view=tried.view(seat),
        legal=tried.legal(seat),
        ends_undo=tuple(tried.ends_undo(seat)),
    )
