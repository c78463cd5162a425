"""HTTP requests for tables, seats and records.

Each handler only finds its room and calls the module that does the work.
"""

# Litestar reads the annotations of these functions when the application is made.
# ruff: noqa: TC001

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter

from impera.notation.options import MOST_PLAYERS
from impera.server.edge.socket import payer_of
from impera.server.finished.records import moment_of, record_of
from impera.server.operations.limits import COSTS, Work
from impera.server.services import Services
from impera.server.storage.people import apart
from impera.server.tables import blocking, making, seating
from impera.server.tables.gallery import Gallery
from impera.server.tables.lobby import lobby as living_tables
from impera.server.tables.room import Room
from impera.server.tables.table_state import TableState
from impera.server.wire import tokens
from impera.server.wire.bodies import (
    Done,
    FullMoment,
    GiveSeat,
    Lobby,
    NewTable,
    Problem,
    SeatTaken,
    Summary,
    TableMade,
    TakeSeat,
)
from impera.server.wire.refusals import Denied

if TYPE_CHECKING:
    from collections.abc import Callable

Result = TypeVar("Result")
AnyRequest = Request[Any, Any, State]
TableName = Annotated[str, PathParameter(max_length=40, description="The name of a table")]
SeatPath = Annotated[int, PathParameter(ge=0, le=MOST_PLAYERS - 1, description="A seat, from 0")]
Bearer = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization",
        required=False,
        max_length=200,
        description="Bearer, a space, and a seat token or an invitation",
    ),
]

PROBLEMS: dict[int, ResponseSpec] = {
    status: ResponseSpec(Problem, description=meaning, generate_examples=False)
    for status, meaning in (
        (400, "The request is not as described"),
        (403, "Not with this token"),
        (404, "No such table or seat, or not for you"),
        (409, "Not now"),
        (413, "The request is too long"),
        (422, "The values do not go together"),
        (429, "Too many requests"),
        (503, "The database does not answer"),
    )
}


@post("/api/tables", responses=PROBLEMS)
async def make_table(data: JSONBody[NewTable], state: State, request: AnyRequest) -> TableMade:
    """Make a table. Only this reply contains the token and the invitation."""
    pay_for_table(request)
    return told_once(request, await making.make_table(services_of(state).means, data, payer_of(request.scope).address))


@get("/api/tables", responses=PROBLEMS)
async def lobby(state: State, request: AnyRequest, bearer: Bearer = None) -> Lobby:
    """Published tables to sit down at or to watch, where somebody is, newest first; a few of each address.

    With your key as the token, none where somebody sits whom you have blocked, or who has blocked you.
    """
    pay(request, "lobby")
    services: Services = state.services
    secret = secret_in(bearer)
    others = set() if secret is None else await apart(services.store, tokens.digest(secret))
    found = []
    for table, seats, has_begun in await living_tables(services.store, services.hub.rooms):
        if not blocking.is_shown(seats, others):
            continue
        table_state = TableState(table)
        summary = _summary(table_state, table_state.seating(seats))
        found.append(msgspec.structs.replace(summary, status="running") if has_begun else summary)
    return Lobby(tables=tuple(found))


@get("/api/tables/{table_id:str}", responses=PROBLEMS)
async def look_at_table(table_id: TableName, request: AnyRequest, bearer: Bearer = None) -> Summary:
    """A table as seen from outside. Published tables are open to all, others need a token or the invitation."""
    return _of(await read_table(request, table_id, bearer))


@post("/api/tables/{table_id:str}/seats/{seat:int}/take", status_code=200, responses=PROBLEMS)
async def take_seat(
    table_id: TableName, seat: SeatPath, data: JSONBody[TakeSeat], request: AnyRequest, bearer: Bearer = None
) -> SeatTaken:
    """Take a seat. A token of this table opens one more with it: people share a device, but not among strangers."""
    room = await enter(request, table_id, bearer)
    party = tokens.party_digest(payer_of(request.scope).address, room.table.salt)
    if await services_of(request.app.state).store.is_barred(table_id, party):
        raise Denied(403, "barred", "the host of this table has removed you")
    person = None if data.person is None else tokens.digest(data.person)
    await blocking.check_company(services_of(request.app.state).store, room, person)
    token = await seating.take(room, seat, data.name, secret_in(bearer), person)
    return SeatTaken(table=table_id, seat=seat, token=token)


@post("/api/tables/{table_id:str}/seats/{seat:int}/leave", status_code=200, responses=PROBLEMS)
async def leave_seat(table_id: TableName, seat: SeatPath, request: AnyRequest, bearer: Bearer = None) -> Done:
    """Leave a seat, which becomes open."""
    room = await enter(request, table_id, bearer)
    await seating.leave(room, seat, secret_in(bearer))
    return Done(number=room.state.number)


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=PROBLEMS)
async def give_seat(
    table_id: TableName, seat: SeatPath, data: JSONBody[GiveSeat], request: AnyRequest, bearer: Bearer = None
) -> Done:
    """Give your own seat to a bot, to take it back later; or, as the host, an open seat."""
    room = await enter(request, table_id, bearer)
    level = seating.checked_level(data.level, services_of(request.app.state).offered.offers)
    await seating.give(room, seat, level, secret_in(bearer))
    return Done(number=room.state.number)


@post("/api/tables/{table_id:str}/seats/{seat:int}/open", status_code=200, responses=PROBLEMS)
async def open_seat(table_id: TableName, seat: SeatPath, request: AnyRequest, bearer: Bearer = None) -> Done:
    """Replace a bot with an open seat, as the host."""
    room = await enter(request, table_id, bearer)
    await seating.open_seat(room, seat, secret_in(bearer))
    return Done(number=room.state.number)


@post("/api/tables/{table_id:str}/seats/{seat:int}/remove", status_code=200, responses=PROBLEMS)
async def remove_person(table_id: TableName, seat: SeatPath, request: AnyRequest, bearer: Bearer = None) -> Done:
    """Remove a person, as the host; a bot plays on for them. They cannot return if the table is published."""
    room = await enter(request, table_id, bearer)
    await seating.remove(room, seat, secret_in(bearer))
    return Done(number=room.state.number)


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=PROBLEMS)
async def rematch(table_id: TableName, request: AnyRequest, bearer: Bearer = None) -> Summary:
    """Another game with the same people, whose tokens stay valid; returns its table."""
    room = await enter(request, table_id, bearer)
    if room.state.rematch is None:
        pay_for_table(request)
    means, party = services_of(request.app.state).means, payer_of(request.scope).address
    again = await making.make_rematch(means, room, secret_in(bearer), party)
    return _of(await enter(request, again, bearer))


@post("/api/tables/{table_id:str}/share", status_code=200, responses=PROBLEMS)
async def share(table_id: TableName, request: AnyRequest, bearer: Bearer = None) -> Done:
    """Share a finished game, as one of its players: anybody may read it at its address."""
    room = await enter(request, table_id, bearer)
    await seating.share(room, secret_in(bearer))
    return Done(number=room.state.number)


@get("/api/tables/{table_id:str}/record", responses=PROBLEMS, media_type="application/x-ndjson")
async def read_record(table_id: TableName, request: AnyRequest, bearer: Bearer = None) -> Response[str]:
    """The record of a finished game, with its deal; `impera replay` shows and verifies it."""
    seen = await read_table(request, table_id, bearer)
    text = record_of(seen.state, seen.seats).text()
    return Response(text, media_type="application/x-ndjson", headers={"content-disposition": "attachment"})


@get("/api/tables/{table_id:str}/replay/{decisions:int}", responses=PROBLEMS)
async def read_moment(
    table_id: TableName,
    decisions: Annotated[int, PathParameter(ge=0, le=1_000_000, description="How many decisions were played")],
    request: AnyRequest,
    bearer: Bearer = None,
) -> FullMoment:
    """A moment of a finished game, with everything that was hidden."""
    pay(request, "moment", bearer)
    seen = await read_table(request, table_id, bearer)
    return await think(request, lambda: moment_of(seen.state, seen.seats, decisions))


@get("/healthz", responses=PROBLEMS)
async def health(state: State) -> dict[str, str]:
    """Whether this process can read and write."""
    services: Services = state.services
    await services.store.check()
    if not services.store.writer.is_alive:
        raise Denied(503, "storage", "nothing is being written")
    return {"status": "ok"}


@get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8", responses=PROBLEMS)
async def metrics(state: State) -> str:
    """The metrics of this server, in Prometheus format."""
    services: Services = state.services
    if not services.settings.metrics:
        raise Denied(404, "off", "metrics are switched off")
    return services.numbers().text()


ROUTES = (
    make_table,
    lobby,
    look_at_table,
    take_seat,
    leave_seat,
    give_seat,
    open_seat,
    remove_person,
    rematch,
    share,
    read_record,
    read_moment,
    health,
    metrics,
)


def services_of(state: State) -> Services:
    """The services of this process."""
    services: Services = state.services
    return services


def pay(request: AnyRequest, work: Work, bearer: str | None = None) -> None:
    """Raise Denied for a client, or a token, that has asked for too much."""
    secret = secret_in(bearer)
    payer = payer_of(request.scope, None if secret is None else tokens.digest(secret))
    _check(services_of(request.app.state).work.pays(payer, COSTS[work]), request)


def pay_for_table(request: AnyRequest) -> None:
    """Raise Denied for a client that makes too many tables."""
    _check(services_of(request.app.state).tables.pays(payer_of(request.scope), 1), request)


async def think(request: AnyRequest, work: Callable[[], Result]) -> Result:
    """The result of work that runs in a thread once the client's allowance permits."""
    thinkers = services_of(request.app.state).thinkers
    return await thinkers.work(payer_of(request.scope).address, work)


def _check(is_paid: bool, request: AnyRequest) -> None:  # noqa: FBT001 - the answer of an allowance
    if not is_paid:
        services_of(request.app.state).metrics.count("too_fast")
        raise Denied(429, "too-fast", "too much at once; wait a little")


def address_of(request: AnyRequest) -> str:
    """The address of this server, for links."""
    settings = services_of(request.app.state).settings
    return settings.address or str(request.base_url).rstrip("/") + settings.path


def told_once(request: AnyRequest, made: making.Made) -> TableMade:
    """A new table with its secrets."""
    address = address_of(request)
    return TableMade(
        table=made.table.id,
        token=made.token,
        invite=made.invite,
        seat=made.seat,
        link=f"{address}/join/{made.table.id}#{made.invite}",
        commitment=made.table.commitment,
    )


async def enter(request: AnyRequest, table_id: str, bearer: str | None) -> Room:
    """The room of a table, for those who may know about it; others cannot tell whether it exists."""
    return await _entered(request, table_id, bearer, seating.may_enter)


async def read_table(request: AnyRequest, table_id: str, bearer: str | None) -> Gallery | Room:
    """The table as the requester may know it now; anybody may read a finished game that was shared."""
    room = await _entered(request, table_id, bearer, seating.may_read)
    return await room.seen_by(secret_in(bearer))


async def _entered(
    request: AnyRequest, table_id: str, bearer: str | None, may: Callable[[Room, str | None], bool]
) -> Room:
    pay(request, "join", bearer)
    secret = secret_in(bearer)
    room = await services_of(request.app.state).hub.room(table_id)
    deals = services_of(request.app.state).deals
    if room is None or not (may(room, secret) or await deals.opens(room, secret)):
        raise Denied(404, "no-table", "there is no such table, or it needs its invitation")
    return room


def secret_in(bearer: str | None) -> str | None:
    """The secret of a request's header."""
    kind, _, secret = (bearer or "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" and secret.strip() else None


def _of(seen: Gallery | Room) -> Summary:
    return _summary(seen.state, seen.state.seating(seen.seats))


def _summary(table_state: TableState, sitting: Any) -> Summary:
    table = table_state.table
    return Summary(
        table=table.id,
        status=table_state.status,
        options=table_state.options,
        terms=table_state.terms,
        seating=sitting,
        asked=table_state.asked,
        until=table_state.until() if table_state.terms.is_slow else None,
        created=table.created,
        commitment=table.commitment,
        rematch=table_state.rematch,
        branch=table_state.branch,
    )


def problem(status: int, code: str, detail: str) -> Response[Problem]:
    """A reply that says why a request was denied."""
    return Response(Problem(code=code, detail=detail), status_code=status, media_type="application/json")
