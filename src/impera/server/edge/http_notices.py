"""HTTP requests for notices: listing them, choosing one, confirming it by mail, and ending it."""

# Litestar reads the annotations of these functions when the application is made.

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from impera.server.edge.http import PROBLEMS, AnyRequest, Bearer, address_of, pay, secret_in, services_of
from impera.server.notices import choosing
from impera.server.storage import notices
from impera.server.wire.notices import NewNotice, NoticeCode, NoticeEnded, Notices, NoticeSeen

NoticePath = Annotated[str, PathParameter(max_length=60, description="The id of a notice, which is a secret")]


@get("/api/notices", responses=PROBLEMS)
async def look_at_notices(request: AnyRequest, bearer: Bearer = None) -> Notices:
    """Which notices this server sends, and, with your key as the token, which of them you have chosen."""
    pay(request, "request", bearer)
    services = services_of(request.app.state)
    return await choosing.chosen(services.store, services.channels, secret_in(bearer))


@post("/api/notices", responses=PROBLEMS)
async def choose_notice(data: JSONBody[NewNotice], request: AnyRequest, bearer: Bearer = None) -> NoticeSeen:
    """Be told when it is your turn at a table over days. Your key is the token of the request.

    Mail asks first whether its reader wants it.
    """
    pay(request, "notice", bearer)
    services = services_of(request.app.state)
    return await choosing.choose(services.store, services.channels, secret_in(bearer), data, address_of(request))


@get("/api/notices/{notice:str}", responses=PROBLEMS)
async def look_at_notice(notice: NoticePath, request: AnyRequest) -> NoticeSeen:
    """A notice, for the person who set it up or received it."""
    pay(request, "code")
    return await choosing.find(services_of(request.app.state).store, notice)


@post("/api/notices/{notice:str}/confirm", status_code=200, responses=PROBLEMS)
async def confirm_notice(notice: NoticePath, data: JSONBody[NoticeCode], request: AnyRequest) -> NoticeSeen:
    """Say that you want the notices that a mail asked you about."""
    pay(request, "code")
    return await choosing.confirm(services_of(request.app.state).store, notice, data.code)


@post("/api/notices/{notice:str}/end", status_code=200, responses=PROBLEMS)
async def end_notice(notice: NoticePath, request: AnyRequest) -> NoticeEnded:
    """End a notice. Its id is enough, so a notice can say where it ends; programs for mail do it with one request."""
    pay(request, "code")
    await notices.end(services_of(request.app.state).store, notice)
    return NoticeEnded()


ROUTES = (look_at_notices, choose_notice, look_at_notice, confirm_notice, end_notice)
