"""HTTP requests of people about themselves and others: blocks, and codes for lost seats."""

# Litestar reads the annotations of these functions when the application is made.
# ruff: noqa: TC002

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from impera.server.edge.http import (
    PROBLEMS,
    AnyRequest,
    Bearer,
    SeatPath,
    TableName,
    enter,
    pay,
    secret_in,
    services_of,
)
from impera.server.tables import blocking, recovery
from impera.server.wire.bodies import Blocked, CodeMade, Done, LiftBlock, Lifted, PlacesMoved, UseCode


@post("/api/tables/{table_id:str}/seats/{seat:int}/block", status_code=200, responses=PROBLEMS)
async def block(table_id: TableName, seat: SeatPath, request: AnyRequest, bearer: Bearer = None) -> Blocked:
    """Block the person in a seat: you hear no phrase of theirs, and are not seated together at published tables."""
    room = await enter(request, table_id, bearer)
    pay(request, "phrase", bearer)
    hub = services_of(request.app.state).hub
    return Blocked(block=await blocking.block(hub, room, seat, secret_in(bearer)))


@post("/api/tables/{table_id:str}/seats/{seat:int}/unblock", status_code=200, responses=PROBLEMS)
async def unblock(table_id: TableName, seat: SeatPath, request: AnyRequest, bearer: Bearer = None) -> Done:
    """Lift your block of the person in a seat."""
    room = await enter(request, table_id, bearer)
    pay(request, "phrase", bearer)
    await blocking.unblock(services_of(request.app.state).hub, room, seat, secret_in(bearer))
    return Done(number=room.state.number)


@post("/api/blocks/lift", status_code=200, responses=PROBLEMS)
async def lift(data: JSONBody[LiftBlock], request: AnyRequest, bearer: Bearer = None) -> Lifted:
    """Lift a block by its name, with your key as the token: the person need not be at any table of yours."""
    pay(request, "phrase", bearer)
    await blocking.lift(services_of(request.app.state).hub, data.block, secret_in(bearer))
    return Lifted()


@post("/api/codes", status_code=200, responses=PROBLEMS)
async def make_code(request: AnyRequest, bearer: Bearer = None) -> CodeMade:
    """A code that gives your seats and tables back, once. Your key is the token of the request."""
    pay(request, "move", bearer)
    return await recovery.make_code(services_of(request.app.state).store, secret_in(bearer))


@post("/api/codes/use", status_code=200, responses=PROBLEMS)
async def use_code(data: JSONBody[UseCode], request: AnyRequest) -> PlacesMoved:
    """Get the seats and tables behind a code. The device that had them can do nothing there any more."""
    pay(request, "move")
    services = services_of(request.app.state)
    return PlacesMoved(places=await recovery.use_code(services.store, services.hub, data))


ROUTES = (block, unblock, lift, make_code, use_code)
