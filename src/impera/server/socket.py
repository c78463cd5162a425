"""The socket of a viewer: from the framework's messages to a visit and back."""

# Litestar reads the annotations of this function when the application is made.
# ruff: noqa: TC001, TC002

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, NoReturn

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from impera.server.connection import CLOSE_CODES, Connection
from impera.server.gate import client_of
from impera.server.services import Services
from impera.server.settings import Settings
from impera.server.visit import Visit

_PATIENCE = 10.0
"""Seconds for the first message."""
_FAREWELL = 5.0
"""Seconds for the last messages to be sent."""


@websocket("/api/tables/{table_id:str}/socket")
async def watch_table(socket: WebSocket[Any, Any, State], table_id: FromPath[str], state: State) -> None:
    """One viewer at one table, from the first message to the end of the connection."""
    services: Services = state.services
    client = client_of(socket.scope)
    if not is_welcome(socket.headers.get("origin"), socket.headers.get("host"), services.settings):
        await socket.close(4403)
        return
    if not services.sockets.enters(client):
        services.metrics.count("too_fast")
        await socket.close(1013)
        return
    connection = Connection(queue=services.settings.queue)
    services.add(connection)
    try:
        await socket.accept()
        await _converse(socket, table_id, connection, services)
    finally:
        services.remove(connection)
        services.sockets.leaves(client)


def is_welcome(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Whether a page of this origin may open a socket: one of this server's own, or one that was named.

    Programs that are no browsers send no origin. They have no page whose visitor could be tricked.
    """
    if origin is None:
        return True
    return origin in (settings.address, *settings.origins) or (host is not None and origin.partition("://")[2] == host)


async def _converse(
    socket: WebSocket[Any, Any, State], table_id: str, connection: Connection, services: Services
) -> None:
    visit = Visit(services.hub, connection, services.message_rate)

    async def send(message: str) -> None:
        await socket.send({"type": "websocket.send", "text": message, "bytes": None})

    tasks = {
        asyncio.create_task(_listen(socket, table_id, connection, visit)),
        asyncio.create_task(connection.pump(send)),
        asyncio.create_task(connection.ended.wait()),
    }
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except _Gone:
        return
    finally:
        visit.leave()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if connection.end == "slow":
        services.metrics.count("slow_viewers")
        return  # nothing can be sent to somebody who does not read
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(socket.close(CLOSE_CODES[connection.end or "gone"]), _FAREWELL)


async def _listen(socket: WebSocket[Any, Any, State], table_id: str, connection: Connection, visit: Visit) -> None:
    """Take messages until the viewer leaves, which raises, or is dismissed."""
    try:
        first = await asyncio.wait_for(_next(socket), _PATIENCE)
    except TimeoutError:
        connection.dismiss("silent")
        await asyncio.sleep(_FAREWELL)
        return
    if not await visit.enter(table_id, first):
        connection.dismiss("gone")
        await asyncio.sleep(_FAREWELL)
        return
    while True:
        await visit.hear(await _next(socket))


async def _next(socket: WebSocket[Any, Any, State]) -> str | bytes:
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        _gone()
    text: str | bytes | None = event.get("text")
    return event.get("bytes") or b"" if text is None else text


class _Gone(Exception):  # noqa: N818 - not an error
    """The viewer has left."""


def _gone() -> NoReturn:
    raise _Gone
