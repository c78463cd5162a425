"""HTTP requests for deals that several people play: the deal of the day, and deals among friends."""

# Litestar reads the annotations of these functions when the application is made.

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from impera.server.edge.http import PROBLEMS, AnyRequest, Bearer, address_of, pay, pay_for_table, secret_in, services_of
from impera.server.wire.bodies import Deal, DealMade, NewDeal, PlayDeal, TableMade
from impera.server.wire.refusals import Denied

DealName = Annotated[str, PathParameter(max_length=40, description="A day such as 2026-11-17, today, or a deal's name")]
_LEAST_SECRET = 32


@post("/api/deals", responses=PROBLEMS)
async def make_deal(data: JSONBody[NewDeal], request: AnyRequest) -> DealMade:
    """Make a deal that friends play in turn. Everybody who knows its name can play it once."""
    pay_for_table(request)
    name = await services_of(request.app.state).deals.make(data)
    return DealMade(deal=name, link=f"{address_of(request)}/deal/{name}")


@get("/api/deals/{name:str}", responses=PROBLEMS)
async def look_at_deal(name: DealName, request: AnyRequest, bearer: Bearer = None) -> Deal:
    """A deal; with the secret it is played with, how it ended for everybody once that game is over."""
    pay(request, "deal", bearer)
    return await services_of(request.app.state).deals.known(name, secret_in(bearer))


@post("/api/deals/{name:str}/play", status_code=200, responses=PROBLEMS)
async def play_deal(name: DealName, data: JSONBody[PlayDeal], request: AnyRequest, bearer: Bearer = None) -> TableMade:
    """The table at which to play a deal. The secret, which the client draws, opens the seat: one game for each."""
    pay_for_table(request)
    secret = secret_in(bearer)
    if secret is None or len(secret) < _LEAST_SECRET:
        raise Denied(422, "no-secret", f"draw a secret of at least {_LEAST_SECRET} characters")
    table = await services_of(request.app.state).deals.play(name, secret, data.name)
    return TableMade(table=table.id, token=secret, invite="", seat=0, link="", commitment=table.commitment)


ROUTES = (make_deal, look_at_deal, play_deal)
