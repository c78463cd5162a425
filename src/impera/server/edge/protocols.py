"""Protocols for uvicorn with time limits, so that slow clients cannot hold connections open."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from uvicorn.protocols.http.h11_impl import RequestResponseCycle

PATIENCE = 10.0
"""Seconds within which a complete request must arrive."""
# A whole text message in one frame, and what stands for its size if that takes two bytes or eight.
_TEXT, _SHORT, _LONG = 0x81, 126, 127


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
    """A socket that sends without a task, and is cut off if its client has stopped reading when it ends."""

    drained: Callable[[], object] = staticmethod(lambda: None)
    """Called when the client has read enough for more to be sent."""

    async def run_asgi(self) -> None:
        """Serve one socket."""
        self.scope["wire"] = self  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()
        self._cut_off()

    @property
    def is_free(self) -> bool:
        """Whether the client has read enough for more to be sent."""
        return self.writable.is_set()

    def write(self, message: bytes) -> None:
        """Send a text message, without waiting; nothing is sent to a client who is gone."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(_heading(len(message)) + message)

    def resume_writing(self) -> None:
        """The client has read enough for more to be sent."""
        super().resume_writing()
        self.drained()

    def shutdown(self) -> None:
        """Close it, because the server stops."""
        super().shutdown()
        self._cut_off()

    def _cut_off(self) -> None:
        if not self.writable.is_set():
            self.transport.abort()


def _heading(size: int) -> bytes:
    """What precedes a text of this size in a frame (RFC 6455, section 5.2): messages from a server are not masked."""
    if size < _SHORT:
        return bytes((_TEXT, size))
    return struct.pack("!BBH", _TEXT, _SHORT, size) if size < 1 << 16 else struct.pack("!BBQ", _TEXT, _LONG, size)
