"""HTTP requests for moving house: taking seats from one device to another."""

# Litestar reads the annotations of these functions when the application is made.
# ruff: noqa: TC002

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from impera.server.edge.http import PROBLEMS, AnyRequest, pay, pay_for_table, services_of
from impera.server.tables import moving
from impera.server.wire.bodies import MOST_LUGGAGE, MoveBegun, MoveCode, MoveSeen, Moving, Pack, Unpack

# As JSON inside JSON: quotation marks take two characters, other letters up to six.
_MOST_BYTES = 6 * MOST_LUGGAGE


@post("/api/moves", responses=PROBLEMS, request_max_body_size=_MOST_BYTES)
async def begin_move(data: JSONBody[Pack], request: AnyRequest) -> MoveBegun:
    """Get seats ready to be taken to another device. Only this reply contains the code."""
    pay_for_table(request)
    pay(request, "move")
    code = await moving.pack(services_of(request.app.state).hub, data.places, data.luggage)
    return MoveBegun(code=code, seconds=int(moving.SECONDS))


@post("/api/moves/state", status_code=200, responses=PROBLEMS)
async def look_at_move(data: JSONBody[MoveCode], request: AnyRequest) -> MoveSeen:
    """Whether somebody has taken the seats."""
    pay(request, "code")
    return MoveSeen(state=await moving.state_of(services_of(request.app.state).hub, data.code))


@post("/api/moves/take", status_code=200, responses=PROBLEMS)
async def end_move(data: JSONBody[Unpack], request: AnyRequest) -> Moving:
    """Take the seats of a move to this device, whose new token opens all of them. It works once, for one token."""
    pay(request, "move")
    return await moving.unpack(services_of(request.app.state).hub, data.code, data.token, data.person)


ROUTES = (begin_move, look_at_move, end_move)
