"""Protocols for uvicorn in which no client can keep the server busy or waiting.

Whole messages, as clients send them, are read here. Whatever else may come, such as pings, messages in parts and what
is no frame at all, is left to the library below.
"""

from __future__ import annotations

import re
import struct
from typing import TYPE_CHECKING, Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined] # in C, where that was built

from impera.server.edge.socket import payer_of
from impera.server.operations.limits import COSTS

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from uvicorn.protocols.http.h11_impl import RequestResponseCycle
    from websockets.frames import Frame

    from impera.server.operations.limits import Payer

PATIENCE = 10.0
"""Seconds within which a complete request must arrive."""
HEAD_BYTES = 16_384
"""What may come before the body of a request."""
# How often it is looked within that time whether a client keeps us waiting.
_LOOKS = 8
# A line that ends without CR, and a header that goes on in the next line.
_LOOSE = re.compile(rb"(?<!\r)\n|\n[ \t]")
# Bytes of a request that cost as much as a part of it, however few parts they come in.
_PART = 16_384
# Bytes that are taken in at once: some hundred of the shortest frames, which take a millisecond or two.
_PIECE = 1024
# Messages that may wait for their answers before no more are read.
_AHEAD = 8
# Parts that a message may come in. Browsers send one.
_PARTS = 16
# A whole message of text or bytes in one frame, and what stands for its size if that takes two bytes or eight.
_TEXT, _BYTES, _SHORT, _LONG = 0x81, 0x82, 126, 127
# What says that a frame is masked, as those of clients are, and how many bytes the mask has.
_MASKED, _MASK = 0x80, 4


class Requests(H11Protocol):
    """An HTTP connection whose requests are written strictly, arrive in time, and whose answers are read."""

    def __init__(self, *, payer: Payer | None, pays: Callable[[Payer | None, float], bool], **values: Any) -> None:
        """A connection that somebody pays for, or nobody because it brings others; `pays` asks them to."""
        super().__init__(**values)
        self._payer = payer
        self._pays = pays

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._head = b""
        self._waits_since = self.loop.time()
        self._waits_for: object = None
        self._look()

    @property
    def is_new(self) -> bool:
        """Whether no request has arrived yet."""
        return self.cycle is None

    def data_received(self, data: bytes) -> None:
        """Read a request, unless programs might disagree on its head's lines (RFC 9112, sections 2.2 and 5.2)."""
        if not self._is_paid(data):
            self.transport.abort()
            return
        if self.conn.their_state is h11.IDLE:
            self._head += data
            head = self._head.partition(b"\r\n\r\n")[0]
            if len(head) > HEAD_BYTES or _LOOSE.search(head):
                self.send_400_response("The head is too long, or a header is not one line that ends with CR LF.")
                return
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._head = b""

    def _is_paid(self, data: bytes) -> bool:
        """Whether a part of a request is paid for, by whoever sends it: the first one is, by the request."""
        if not self._head and self.conn.their_state is h11.IDLE:
            return True
        payer, cycle = self._payer, cast("RequestResponseCycle | None", self.cycle)
        if payer is None and cycle is not None and not cycle.response_complete:
            payer = payer_of(cycle.scope)
        return self._pays(payer, COSTS["part"] * (1 + len(data) // _PART))

    def _look(self) -> None:
        """Cut off a client that has kept us waiting too long for a request, its body, or room for the answer."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return  # it has ended, or become a socket
        cycle: RequestResponseCycle | None = self.cycle
        unread = self.transport.get_write_buffer_size()
        is_waiting = cycle is None or cycle.more_body or cycle.response_complete or unread > 0
        waits_for = (cycle, unread)
        if not is_waiting or waits_for != self._waits_for:
            self._waits_for, self._waits_since = waits_for, self.loop.time()
        if self.loop.time() - self._waits_since >= PATIENCE:
            self.transport.abort()
        else:
            self.loop.call_later(PATIENCE / _LOOKS, self._look)


class Socket(WebSocketsSansIOProtocol):
    """A socket that takes in only what it can answer, sends without a task, and waits for no client to read."""

    drained: Callable[[], object] = staticmethod(lambda: None)
    """Called when the client has read enough for more to be sent."""
    pays: Callable[[], bool] = staticmethod(lambda: True)
    """Called for every frame that is not a whole message, and for parts of one; False if there were too many."""

    def __init__(self, *arguments: Any, **values: Any) -> None:
        """Not connected yet."""
        super().__init__(*arguments, **values)
        self._unread = b""
        self._soon: asyncio.Handle | None = None
        self._last: asyncio.Handle | None = None

    async def run_asgi(self) -> None:
        """Serve one socket."""
        self.scope["wire"] = self  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()
        del self.scope["wire"]  # type: ignore[typeddict-item] # what knows itself is garbage that is collected late
        self._cut_off()
        if not self.disconnected:
            self._last = self.loop.call_later(self.close_timeout, self.transport.abort)  # closing waits for the client

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        super().connection_lost(exc)
        self.conn.parser.close()  # it knows the connection, which knows it
        for handle in (self._soon, self._last):
            if handle is not None:
                handle.cancel()

    def shutdown(self) -> None:
        """Close it, because the server stops."""
        super().shutdown()
        self._cut_off()

    def keepalive_timeout(self) -> None:
        """Cut off a client that has answered no ping: it would not read a goodbye either."""
        super().keepalive_timeout()
        self.transport.abort()

    def _cut_off(self) -> None:
        if not self.writable.is_set():
            self.transport.abort()

    # --------------------------------------------------------------------------------------------------------- writing

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
        self._read()

    # --------------------------------------------------------------------------------------------------------- reading

    def data_received(self, data: bytes) -> None:
        """Take in what has come, or keep it for later."""
        if not self.handshake_initiated:
            self._begin(data)
            return
        self._unread = self._unread + data if self._unread else data
        if self._soon is None:
            self._read()

    def _begin(self, head: bytes) -> None:
        """Read the request for a socket; one that cannot be read is answered, and that is all."""
        super().data_received(head)
        if not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    async def receive(self) -> Any:
        """The next event for the application."""
        message = await self.queue.get()
        if self.read_paused:
            self._read()
        return message

    def _read(self) -> None:
        """Take in a piece of what has come; the next one when other clients have had their turn."""
        self._soon = None
        place, is_whole = 0, True
        while is_whole and place < min(len(self._unread), _PIECE) and self._can_take:
            end = self._take(place)
            is_whole, place = end > place, end
        self._unread = self._unread[place:]
        if self.transport.is_closing():
            self._unread = b""
            return
        if not is_whole:
            self._is_paid()
        elif self._unread and self._can_answer:
            self._soon = self.loop.call_soon(self._read)
        is_full = bool(self._unread and is_whole) or not self._can_answer
        if is_full != self.read_paused:
            self.read_paused = is_full
            if is_full:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def _take(self, place: int) -> int:
        """Take in the frame at this place (RFC 6455, section 5.2); returns where it ends, or this place until then."""
        unread = self._unread
        size, start = _size(unread, place)
        if start and (size > self.config.ws_max_size or not unread[place + 1] & _MASKED):
            super().data_received(unread[place:])  # it is refused
            return len(unread)
        end = start + _MASK + size
        if not start or end > len(unread):
            return place
        if unread[place] in {_TEXT, _BYTES} and self.conn.current_size is None and not self.close_sent:
            message = apply_mask(unread[start + _MASK : end], unread[start : start + _MASK])
            self.queue.put_nowait({"type": "websocket.receive", "bytes": message})
        else:
            super().data_received(unread[place:end])
        return end

    @property
    def _can_take(self) -> bool:
        """Whether the next frame can be taken in."""
        return self._can_answer and not self.transport.is_closing()

    @property
    def _can_answer(self) -> bool:
        """Whether there is room for another message and for its answer. A closing socket discards messages."""
        return self.close_sent or (self.writable.is_set() and self.queue.qsize() < _AHEAD)

    def send_receive_event_to_app(self) -> None:
        """Hand over a message that came in parts, as bytes; decoding it shows whether it is text."""
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": message})

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._is_paid():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to our ping; others are the client's own idea."""
        if bytes(event.data) == self.pending_ping_payload or self._is_paid():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Add to a message that comes in parts."""
        if self._is_paid() and len(self.frames) < _PARTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def _is_paid(self) -> bool:
        """Whether a frame was paid for; otherwise the client is cut off."""
        is_paid = self.pays()
        if not is_paid:
            self.transport.abort()
        return is_paid


def _size(data: bytes, place: int) -> tuple[int, int]:
    """The size of what the frame at this place carries, and where its mask begins; 0 and 0 if it cannot be read yet."""
    if len(data) < place + 2:
        return 0, 0
    size, start = data[place + 1] & ~_MASKED, place + 2
    if size >= _SHORT:
        start += 2 if size == _SHORT else 8
        size = int.from_bytes(data[place + 2 : start])
    return (size, start) if len(data) >= start else (0, 0)


_head = struct.Struct("!BBH").pack


def _heading(size: int) -> bytes:
    """What precedes a text of this size in a frame (RFC 6455, section 5.2): messages from a server are not masked."""
    if size < _SHORT:
        return bytes((_TEXT, size))
    return _head(_TEXT, _SHORT, size) if size < 1 << 16 else struct.pack("!BBQ", _TEXT, _LONG, size)
