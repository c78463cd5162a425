"""A light socket client, so that measuring costs less than serving: no library for frames, no task per socket."""

from __future__ import annotations

import asyncio
import base64
import os
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Callable

_TEXT, _BINARY, _CLOSE, _PING, _PONG = 1, 2, 8, 9, 10
_SHORT, _LONG = 126, 127


class Wire(asyncio.Protocol):
    """A WebSocket that calls `heard` with each text message."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], object]) -> None:
        """A socket that requests a path as soon as it is connected."""
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._heard = heard
        self._data = bytearray()
        self.transport: asyncio.Transport | None = None
        self.is_lost = False
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the path."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - the protocol's signature
        """End the wait for the handshake: the connection closed first."""
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("refused"))
        self.is_lost = True

    def data_received(self, data: bytes) -> None:
        """Read the handshake's answer, then frames."""
        self._data += data
        if not self.is_open.done():
            head, found, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.is_open.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
                self.close()
                return
            self._data = bytearray(rest)
            self.is_open.set_result(None)
        self._frames()

    def _frames(self) -> None:
        data, at = self._data, 0
        while len(data) - at >= 2:  # noqa: PLR2004 - the shortest frame
            size, start = data[at + 1] & 127, at + 2
            if size == _SHORT:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == _LONG:
                size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if len(data) < start + size or len(data) < start:
                break
            kind, body = data[at] & 15, bytes(data[start : start + size])
            at = start + size
            if kind == _TEXT:
                self._heard(body)
            elif kind == _PING:
                self._frame(_PONG, body)
            elif kind == _CLOSE:
                self.close()
        del data[:at]

    def send(self, text: bytes, *, binary: bool = False) -> None:
        """Send a message. The mask is all zeros, which masks nothing and is allowed."""
        self._frame(_BINARY if binary else _TEXT, text)

    def _frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        if size < _SHORT:
            head = bytes((128 | kind, 128 | size))
        elif size < 1 << 16:
            head = bytes((128 | kind, 128 | _SHORT)) + size.to_bytes(2)
        else:
            head = bytes((128 | kind, 128 | _LONG)) + size.to_bytes(8)
        if self.transport is not None:
            self.transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.close()

    def pause_reading(self) -> None:
        """Never read again."""
        if self.transport is not None:
            self.transport.pause_reading()


async def dial(host: str, port: int, path: str, heard: Callable[[bytes], object], *, source: str | None = None) -> Wire:
    """An open socket, from this local address."""
    loop = asyncio.get_running_loop()
    local = None if source is None else (source, 0)
    _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", path, heard), host, port, local_addr=local)
    await wire.is_open
    return wire
