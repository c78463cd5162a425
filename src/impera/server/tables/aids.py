"""Hints and threats for tables that allow them, from what the asking viewer may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera import analysis
from impera.server.wire.messages import Hint, Threats
from impera.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from impera.server.tables.room import Room
    from impera.server.tables.thinking import Thinkers


async def hint(room: Room, seat: int, number: int, thinkers: Thinkers, party: str) -> Hint:
    """Every legal decision of a seat, best first, for the question with this number; raises Refusal.

    It is found when the party that asks may have a thread.
    """
    _check_allowed(room)
    game = room.state.game
    if game is None or seat not in game.running.asked:
        raise Refusal("foreign")
    if game.number_asked(seat) != number:
        raise Refusal("stale")
    view = game.running.view(seat)

    def think() -> analysis.Hint:
        return analysis.hint(view, seed=number)  # the same question gets the same answer

    found = await thinkers.think(party, think, searches=True, is_long=False)
    return Hint(number=number, decisions=found.advice, alike=found.alike, reason=found.reason)


async def threats(room: Room, viewer: int | None, thinkers: Thinkers, party: str) -> Threats:
    """Who could win on the next turn, for a seat or a spectator; raises Refusal.

    They take five milliseconds on average and fifty at worst, so they are computed on request, when the party that
    asks may have a thread, and cached until the next entry.
    """
    _check_allowed(room)
    view, number = room.view_for(viewer)
    if view is None:
        raise Refusal("waiting")
    kept = room.threats.get(viewer)
    if kept is not None and kept.number == number:
        return kept
    found = await thinkers.think(party, lambda: analysis.threats(view), searches=False, is_long=False)
    threats = Threats(number=number, rivals=found.rivals, own=found.own)
    room.threats[viewer] = threats
    return threats


def _check_allowed(room: Room) -> None:
    if not room.table.aids:
        raise Refusal("no-hints")
