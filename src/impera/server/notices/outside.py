"""Requests to addresses that people gave: only to public ones over https, unless the host allows more.

Somebody may give an address that leads back into the host's own network. So a name is looked up once, every address it
has must be public, and the connection goes to one of those and to nothing that another look would find. Redirections
are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

SECONDS = 15.0
"""For one request, from the name to the answer."""
_LINE = 8192
_PORTS = {"https": 443, "http": 80}
# Addresses of IPv6 that stand for one of IPv4, which may be private.
_TRANSLATED = tuple(map(ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))


_WHY = {
    "no-https": "an address begins with https://",
    "private": "this address is not a public one",
    "letters": "an address has no spaces and no special letters",
    "unreadable": "this is not an address, or it has a password in it",
    "unknown": "this address cannot be found",
    "no-browser": "this is not what a browser gives",
    "no-mail": "this is not a mail address",
}


class BadTarget(Exception):  # noqa: N818 - it says what it is
    """Somewhere a notice may not or cannot go."""

    def __init__(self, why: str) -> None:
        """The reason, by its name."""
        super().__init__(_WHY[why])


class Place(NamedTuple):
    """Where a request goes: the address as given, and what its name resolved to."""

    url: SplitResult
    port: int
    machine: str


class Outside:
    """The world outside of this server."""

    def __init__(self, *, anywhere: bool = False) -> None:
        """With `anywhere`, also private addresses, and without https: for hosts who trust everybody they serve."""
        self._anywhere = anywhere
        # Of their own: names that take long to look up must not keep anything else waiting.
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="names")

    async def place(self, address: str) -> Place:
        """Where a request to this address would go; raises BadTarget if it may not go there, and OSError."""
        url = _read(address)
        if url.scheme != "https" and not (self._anywhere and url.scheme == "http"):
            raise BadTarget("no-https")
        port = url.port or _PORTS[url.scheme]
        asked = asyncio.get_running_loop().run_in_executor(self._threads, _looked_up, url.hostname or "", port)
        try:
            machines = await asked
        except UnicodeError as error:  # a part of the name is longer than names can be
            raise BadTarget("unreadable") from error
        if not machines or not (self._anywhere or all(map(is_public, machines))):
            raise BadTarget("private")
        return Place(url, port, machines[0])

    async def post(self, address: str, body: bytes, headers: dict[str, str]) -> int:
        """Send something; returns the status of the answer. Raises BadTarget, and OSError if nobody answers in time."""
        async with asyncio.timeout(SECONDS):  # TimeoutError is an OSError
            place = await self.place(address)
            secure = ssl.create_default_context() if place.url.scheme == "https" else None
            name = place.url.hostname if secure else None
            reader, writer = await asyncio.open_connection(
                place.machine, place.port, ssl=secure, server_hostname=name, limit=_LINE
            )
            try:
                writer.write(_request(place.url, body, headers))
                await writer.drain()
                return _status(await _line(reader))
            finally:
                writer.close()


def is_public(machine: str) -> bool:
    """Whether an address is one of the public internet."""
    found = ipaddress.ip_address(machine.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if any(found in network for network in _TRANSLATED):
            return False
    return found.is_global and not found.is_multicast


def _read(address: str) -> SplitResult:
    """An address, taken apart. Nothing in it can end a line of the request."""
    if not (address.isascii() and address.isprintable()) or " " in address:
        raise BadTarget("letters")
    try:
        url = urlsplit(address)
        has_port = url.port is None or url.port > 0
    except ValueError as error:
        raise BadTarget("unreadable") from error
    if not url.hostname or not has_port or url.username is not None or url.password is not None:
        raise BadTarget("unreadable")
    return url


def _looked_up(name: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)]


def _request(url: SplitResult, body: bytes, headers: dict[str, str]) -> bytes:
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {url.netloc}",
        "Connection: close",
        f"Content-Length: {len(body)}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


async def _line(reader: asyncio.StreamReader) -> bytes:
    """The first line of an answer; raises OSError if it is too long for one."""
    try:
        return await reader.readline()
    except ValueError as error:
        message = "the answer is not of HTTP"
        raise ConnectionError(message) from error


def _status(line: bytes) -> int:
    """The status of an answer; raises OSError if it is none."""
    parts = line.split()
    if len(parts) < 2 or not parts[0].startswith(b"HTTP/") or not parts[1].isdigit():  # noqa: PLR2004 - version, status
        message = "the answer is not of HTTP"
        raise ConnectionError(message)
    return int(parts[1])
