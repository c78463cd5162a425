"""Whole games with everything open, from finished tables and from record files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from impera import BadRecord, Record, UnknownVersion
from impera.game import RunningGame
from impera.notation.names import printable
from impera.server.wire.bodies import Moment, Promise, Replay
from impera.server.wire.refusals import Denied
from impera.views.events import EVERYTHING

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_DECISIONS = 2_000
"""Games between bots have up to 350. A moment takes about a millisecond."""


def parsed(text: str) -> Record:
    """The record in a text, replayed once; raises Denied with a code that says what is wrong with it."""
    try:
        record = Record.parse(text)
    except UnknownVersion as error:
        raise Denied(422, "unknown-version", str(error)) from error
    except BadRecord as error:
        raise Denied(422, "unreadable-record", str(error)) from error
    check_length(record)
    try:
        record.replay()
    except BadRecord as error:
        raise Denied(422, "impossible-record", str(error)) from error
    return record


def check_length(record: Record) -> None:
    """Raise Denied for a game that is too long to replay here."""
    if len(record.decisions) > MOST_DECISIONS:
        raise Denied(422, "too-long", f"at most {MOST_DECISIONS} decisions can be replayed")


def replay_of(record: Record) -> Replay:
    """A whole game, moment by moment; raises Denied if it is too long."""
    check_length(record)
    game = record.replay(0)
    origin, promise = record.origin, record.commitment
    return Replay(
        options=record.options,
        names=names_of(record),
        begins="seed" if origin.seed is not None else "deck" if origin.deck is not None else "position",
        seed=None if origin.seed is None else str(origin.seed),
        promise=None if promise is None else Promise(digest=promise.digest, salt=promise.salt),
        deck=tuple(game.position()["deck"]),
        moments=tuple(_moments(RunningGame(game), record)),
    )


def names_of(record: Record) -> tuple[str, ...]:
    """The players' names, one per seat, cleaned for display."""
    players = record.options.players
    return tuple(printable(name) for name in (*record.names, *[""] * players)[:players])


def _moments(running: RunningGame, record: Record) -> Iterator[Moment]:
    yield _moment(running, None, None)
    for decision in record.decisions:
        (seat,) = running.asked
        running.decide(seat, decision)
        yield _moment(running, seat, decision)


def _moment(running: RunningGame, seat: int | None, decision: str | None) -> Moment:
    """The moment after a decision, with everything open."""
    events: tuple[Any, ...] = running.latest(EVERYTHING)
    view = running.view(EVERYTHING)
    packets = () if view.draft is None else running.game.position()["draft"].get("packets", ())
    return Moment(seat=seat, decision=decision, events=events, view=view, packets=tuple(map(tuple, packets)))
