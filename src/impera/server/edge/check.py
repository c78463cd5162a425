"""Tries a running server at its public address, through whatever proxy is in front of it, as a browser would.

Each step asks for more than the one before, so the first that fails is the one to mend.
"""

from __future__ import annotations

import re
import ssl
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import TYPE_CHECKING, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec

from impera.server.edge.addresses import own_address
from impera.server.wire.bodies import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from impera.server.settings import Settings

Result = Literal[
    "health",
    "page",
    "socket",
    "silent",
    "storage",
    "foreign",
    "files",
    "no-upgrade",
    "other-origin",
    "other-name",
    "no-socket",
]

_PATIENCE = 10.0
"""Seconds for each answer."""
_FILES = re.compile(r'(?:src|href)="(/[^"]+\.(?:js|css))"')
# Any name will do: a socket opens before it is told which tables there are.
_SOCKET = "/api/tables/check/socket"
_UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "aW1wZXJhIGlzIGEgZ2FtZQ==",
}
_SWITCHING = 101
# The codes of what the gate answers a request that it does not let in.
_REFUSALS: dict[str, Result] = {"other-origin": "other-origin", "other-name": "other-name", "no-upgrade": "no-upgrade"}


class Finding(NamedTuple):
    """What one step found, with details worth telling."""

    result: Result
    is_good: bool = False
    status: int = 0
    detail: str = ""


class _Answer(NamedTuple):
    status: int
    body: str


def check(settings: Settings) -> Iterator[Finding]:
    """Yields what each step finds, until one fails."""
    address = own_address(settings, settings.port)
    for step in (_health, _page, _socket):
        try:
            found = step(address)
        except (OSError, HTTPException) as error:
            found = Finding("silent", detail=_reason(error))
        yield found
        if not found.is_good:
            return


def _health(address: str) -> Finding:
    status, body = _ask(address, "/healthz")
    if status == 503 and "storage" in body:  # noqa: PLR2004 - what /healthz answers then
        return Finding("storage")
    if status == 200:  # noqa: PLR2004
        return Finding("health", is_good=True)
    return Finding(_refusal(body) or "foreign", status=status)


def _page(address: str) -> Finding:
    """The page names its files by whole paths, which are wrong if the server does not know what it is below."""
    status, body = _ask(address, "/")
    files = _FILES.findall(body)
    if not files:
        return Finding("foreign", status=status)
    parts = urlsplit(address)
    for file in files:
        found = _ask(f"{parts.scheme}://{parts.netloc}", file).status
        if found != 200:  # noqa: PLR2004
            return Finding("files", status=found, detail=file)
    return Finding("page", is_good=True)


def _socket(address: str) -> Finding:
    parts = urlsplit(address)
    origin = f"{parts.scheme}://{parts.netloc}"
    status, body = _ask(address, _SOCKET, {**_UPGRADE, "Origin": origin})
    if status == _SWITCHING:
        return Finding("socket", is_good=True)
    refusal = _refusal(body)
    if refusal is None and _refusal(_ask(address, _SOCKET, {"Origin": origin}).body) == "other-origin":
        refusal = "other-origin"  # the answer to a handshake has no body, that to a plain request does
    return Finding(refusal or "no-socket", status=status)


def _ask(address: str, path: str, headers: dict[str, str] | None = None) -> _Answer:
    """The answer to a request at an address; its body is not read where a socket begins."""
    parts = urlsplit(address)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=_PATIENCE)
    try:
        connection.request("GET", f"{parts.path}{path}", headers=headers or {})
        answer = connection.getresponse()
        body = "" if answer.status == _SWITCHING else answer.read().decode("utf-8", "replace")
        return _Answer(answer.status, body)
    finally:
        connection.close()


def _refusal(body: str) -> Result | None:
    """Why the gate refused a request; None if the answer is not the gate's, but perhaps that of a firewall."""
    try:
        return _REFUSALS.get(msgspec.json.decode(body, type=Problem).code)
    except msgspec.DecodeError:
        return None


def _reason(error: Exception) -> str:
    if isinstance(error, ssl.SSLCertVerificationError):
        return error.verify_message
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
