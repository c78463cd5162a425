"""What those who sit at a table do in its game: decide, take back, and say phrases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.server.entries import BotDecision, Decision, TakenBack, Talk
from impera.server.tables.proposal import Proposal
from impera.server.tables.talk import answer
from impera.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from impera.bots.talk import Asked
    from impera.server.tables.room import Room
    from impera.server.tables.table_game import TableGame
    from impera.server.wire.messages import Say

MOST_PHRASES = 20
"""That a seat says in one turn or pick, before the game, and after its end: phrases are kept for good."""


async def decide(room: Room, seat: int, number: int, decision: str) -> None:
    """A person's decision, which answers the question with this number."""

    def propose() -> Proposal:
        game = _running(room)
        if room.seats[seat].kind != "person":
            raise Refusal("foreign")
        asked = game.number_asked(seat)
        last = game.last.get(seat)
        if last is not None and (last.number, last.decision) == (number, decision):
            raise Refusal("repeated")
        if asked is None:
            raise Refusal("foreign" if number >= game.since else "stale")
        if number != asked:
            raise Refusal("stale")
        if decision not in game.running.legal(seat):
            raise Refusal("illegal")
        return Proposal([Decision(seat, decision)])

    await room.change(propose)


async def decide_for(room: Room, seat: int, number: int, decision: str, is_due: Callable[[], bool]) -> bool:
    """A bot's decision; False if the question is no longer open, or the person is back."""

    def propose() -> Proposal:
        game = _running(room)
        if game.number_asked(seat) != number or decision not in game.running.legal(seat) or not is_due():
            raise Refusal("stale")
        return Proposal([BotDecision(seat, decision)])

    try:
        await room.change(propose)
    except Refusal as refusal:
        if refusal.code == "storage":
            raise
        return False
    return True


async def answer_for(room: Room, seat: int, asked: Asked, *, agrees: bool) -> None:
    """A bot's answer to a phrase; nothing happens if it has answered meanwhile, or is no bot any more."""

    def propose() -> Proposal:
        if room.state.talks.unanswered.get(seat) != asked or room.seats[seat].kind != "bot":
            raise Refusal("stale")
        return Proposal([Talk(seat, answer(asked, agrees=agrees))])

    try:
        await room.change(propose)
    except Refusal as refusal:
        if refusal.code == "storage":
            raise


async def undo(room: Room, seat: int, number: int) -> None:
    """A person takes back the last decision."""

    def propose() -> Proposal:
        game = _running(room)
        if room.seats[seat].kind != "person":
            raise Refusal("foreign")
        if game.number_asked(seat) != number:
            raise Refusal("stale")
        if room.state.no_undo(seat) is not None:
            raise Refusal("no-undo")
        return Proposal([TakenBack(seat)])

    await room.change(propose)


async def say(room: Room, seat: int, said: Say) -> None:
    """A person says a phrase."""

    def propose() -> Proposal:
        if room.state.phrases.get(seat, 0) >= MOST_PHRASES:
            raise Refusal("said-enough")
        return Proposal([Talk(seat, said)])

    await room.change(propose)


def _running(room: Room) -> TableGame:
    game = room.state.game
    if game is None:
        raise Refusal("waiting")
    if game.running.is_over:
        raise Refusal("over")
    return game
