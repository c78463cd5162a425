"""Protocols for uvicorn with time limits, so that slow clients cannot hold connections open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    import asyncio

    from uvicorn.protocols.http.h11_impl import RequestResponseCycle

PATIENCE = 10.0
"""Seconds within which a complete request must arrive."""


class Requests(H11Protocol):
    """An HTTP connection that is closed if no complete request arrives in time."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._wait()

    def _wait(self) -> None:
        self.loop.call_later(PATIENCE, self._look, self.cycle)

    def _look(self, before: RequestResponseCycle | None) -> None:
        """Close a connection that has been silent since the request `before`."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return  # it has ended, or become a socket
        cycle: RequestResponseCycle | None = self.cycle
        is_waiting = cycle is None or cycle.more_body or cycle.response_complete
        if is_waiting and cycle is before:
            self.transport.abort()
        else:
            self._wait()


class Socket(WebSocketsSansIOProtocol):
    """A socket that is aborted at shutdown if its client has stopped reading, so that nothing waits for it."""

    async def run_asgi(self) -> None:
        """Serve one socket."""
        await super().run_asgi()
        self._cut_off()

    def shutdown(self) -> None:
        """Close it, because the server stops."""
        super().shutdown()
        self._cut_off()

    def _cut_off(self) -> None:
        if not self.writable.is_set():
            self.transport.abort()
