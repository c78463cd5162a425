"""The socket of a viewer: a plain ASGI application, from the first message to the end of the connection.

It bypasses the framework, because there are many sockets and every layer around one costs memory and time.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from impera.server.operations.limits import Payer, party_of
from impera.server.tables.connection import CLOSE_CODES, Connection
from impera.server.tables.visit import Visit

if TYPE_CHECKING:
    from impera.server.edge.gate import Receive, Scope, Send
    from impera.server.services import Services
    from impera.server.settings import Settings

_PATH = re.compile(r"/api/tables/([A-Za-z0-9]{1,40})/socket")
_PATIENCE = 10.0
"""Seconds for the first message."""
_FAREWELL = 5.0
"""Seconds for the last messages to be sent."""
_BUSY, _UNKNOWN = 1013, 4404


async def serve_socket(scope: Scope, receive: Receive, send: Send, services: Services) -> None:
    """One viewer at one table."""
    await receive()  # the request to connect
    path = _PATH.fullmatch(scope["path"])
    if path is None:
        await send({"type": "websocket.close", "code": _UNKNOWN})
        return
    payer = payer_of(scope)
    if not services.sockets.enters(payer.address):
        services.metrics.count("too_fast")
        await send({"type": "websocket.close", "code": _BUSY})
        return
    connection = Connection(scope["wire"], queue=services.settings.queue)
    services.add(connection)
    try:
        with suppress(OSError):  # what sending raises when the viewer is gone
            await send({"type": "websocket.accept"})
            await _Conversation(receive, send, connection, payer, services).run(path[1])
    finally:
        connection.let_go()
        services.remove(connection)
        services.sockets.leaves(payer.address)


def is_socket_path(path: str) -> bool:
    """Whether this is the path of a table's socket."""
    return _PATH.fullmatch(path) is not None


def is_welcome(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Whether a page of this origin may open a socket: one of this server, or one named in the settings.

    Programs other than browsers send no origin. They have no page whose visitor could be tricked.
    """
    if origin is None:
        return True
    if host is not None and origin.partition("://")[2] == host:
        return True
    return bool(origin) and origin in (settings.origin, *settings.origins)


def payer_of(scope: Any, token: str | None = None) -> Payer:
    """Who pays for a request: its address (behind a trusted proxy, the one the proxy reports) and a token's digest."""
    client = scope.get("client")
    return Payer(party_of("?" if client is None else str(client[0])), token)


class _Gone(Exception):  # noqa: N818 - not an error
    """The viewer has left."""


class _Conversation:
    """What a viewer says, and how the connection ends."""

    def __init__(self, receive: Receive, send: Send, connection: Connection, payer: Payer, services: Services) -> None:
        self._receive = receive
        self._send = send
        self._connection = connection
        self._services = services
        self._visit = Visit(services.hub, connection, services.work, payer)
        self._listener = asyncio.current_task()
        self._is_waiting = False

    async def run(self, table_id: str) -> None:
        """Run until the viewer leaves or is dismissed."""
        connection = self._connection
        connection.ended = self._interrupt
        try:
            await self._listen(table_id)
        except _Gone:
            return
        except asyncio.CancelledError:
            if connection.end is None or self._listener is None:
                raise
            self._listener.uncancel()
        finally:
            self._visit.leave()
        if connection.end == "slow":
            self._services.metrics.count("slow_viewers")
        with suppress(TimeoutError):  # a viewer who does not read is cut off
            await asyncio.wait_for(connection.sent.wait(), 0 if connection.end == "slow" else _FAREWELL)
            await self._send({"type": "websocket.close", "code": CLOSE_CODES[connection.end or "gone"]})

    async def _listen(self, table_id: str) -> None:
        """Take messages until the viewer is dismissed; raises if it leaves."""
        try:
            first = await asyncio.wait_for(self._next(), _PATIENCE)
        except TimeoutError:
            self._connection.dismiss("silent")
        else:
            if not await self._visit.enter(table_id, first):
                self._connection.dismiss("gone")
        while self._connection.end is None:
            await self._visit.hear(await self._next())

    async def _next(self) -> bytes:
        self._is_waiting = True
        try:
            event = await self._receive()
        finally:
            self._is_waiting = False
        if event["type"] == "websocket.disconnect":
            raise _Gone
        message: bytes = event["bytes"]
        return message

    def _interrupt(self) -> None:
        """The connection ends, so stop listening, after finishing any decision in progress."""
        if self._is_waiting and self._listener is not None:
            self._listener.cancel()
