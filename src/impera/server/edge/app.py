"""The application: routes, the socket, and error handling."""

from __future__ import annotations

import logging
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import impera
from impera.server.edge import http, http_deals, http_games, http_moves, http_notices, http_people
from impera.server.edge.gate import Gate
from impera.server.edge.http import problem
from impera.server.services import Services
from impera.server.storage import StorageFailed
from impera.server.tables.chance import draw_chance
from impera.server.wire.refusals import Denied, Refusal, denied

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from impera.server.settings import Settings
    from impera.server.tables.chance import DrawChance

_LOG = logging.getLogger("impera.server")

AnyRequest = Request[Any, Any, Any]


def make_application(
    settings: Settings,
    numbers: Path | None,
    *,
    draw_chance: DrawChance = draw_chance,
    clock: Callable[[], float] = time.time,
) -> tuple[Gate, Services]:
    """The application of one process, and its `Services`. Only tests pass in chance and a clock of their own."""
    services = Services(settings, numbers, draw_chance, clock)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    application = Litestar(
        route_handlers=(
            *http.ROUTES,
            *http_deals.ROUTES,
            *http_games.ROUTES,
            *http_moves.ROUTES,
            *http_notices.ROUTES,
            *http_people.ROUTES,
        ),
        lifespan=[running],
        state=State({"services": services}),
        request_max_body_size=settings.body_bytes,
        exception_handlers={
            Denied: _denied,
            Refusal: _refused_by_table,
            StorageFailed: _storage_failed,
            HTTPException: _refused,
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            Exception: _failed,
        },
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="impera",
            version=impera.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
    return Gate(application, services), services


def _denied(_: AnyRequest, error: Denied) -> Response[Any]:
    return problem(error.status, error.code, error.detail)


def _refused_by_table(request: AnyRequest, error: Refusal) -> Response[Any]:
    return _denied(request, denied(error))


def _storage_failed(request: AnyRequest, _: StorageFailed) -> Response[Any]:
    return _refused_by_table(request, Refusal("storage"))


def _refused(_: AnyRequest, error: HTTPException) -> Response[Any]:
    """The reply to what the framework rejects: an unknown path, a wrong method, an invalid body, with what is wrong."""
    wrong = error.extra if isinstance(error, ValidationException) and isinstance(error.extra, list) else []
    places = "; ".join(f"{each['key']}: {each['message']}" for each in wrong)
    return problem(error.status_code, "http", f"{error.detail}: {places}" if places else str(error.detail))


def _unreadable(_: AnyRequest, __: Exception) -> Response[Any]:
    """The reply to a body that is nested too deeply, or is not text; the framework expects neither."""
    return problem(400, "http", "the body cannot be read")


def _failed(request: AnyRequest, error: Exception) -> Response[Any]:
    """The reply to our own bugs: the client gets no detail, the log gets the location."""
    _LOG.error("a request failed", exc_info=error, extra={"data": {"path": request.scope["path"]}})
    return problem(500, "failed", "this should not have happened")
