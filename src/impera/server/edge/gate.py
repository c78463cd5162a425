"""The gate that every HTTP request passes: rate limits, security headers, a counter and a log line.

A plain ASGI middleware.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import Counter
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

from impera.server.edge.names import OtherNames
from impera.server.edge.pages import HEAD, IS_MISNAMED, Pages
from impera.server.edge.previews import head_of
from impera.server.edge.refusal_page import refusal_page, wants_page
from impera.server.edge.socket import is_socket_path, is_welcome, payer_of, serve_socket
from impera.server.operations.limits import COSTS
from impera.server.settings import is_loopback
from impera.server.wire.bodies import Problem
from impera.server.wire.messages import encoded

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    from impera.server.services import Services
    from impera.server.settings import Settings

    Scope = MutableMapping[str, Any]
    Receive = Callable[[], Awaitable[Any]]
    Send = Callable[[Any], Awaitable[None]]
    Application = Callable[[Any, Any, Any], Awaitable[None]]

_LOG = logging.getLogger("impera.server")

# Scripts, styles, images and sockets from this server only; no frames, no forms to other sites, no content sniffing.
# WebAssembly is the rules and bots, for games on the device.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
_STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
_NO_STORE = (b"cache-control", b"no-store")
_WATCHED = ("/healthz", "/metrics")
# Excess requests are answered late, so that flooding costs the sender more than us: later by as much again for every so
# many of the same party that wait already, but not later than this.
_PENALTY, _AS_MANY, _LATEST = 0.5, 20, 10.0


class Gate:
    """The gate around the application."""

    def __init__(self, application: Application, services: Services) -> None:
        """Wraps an application that answers HTTP requests; sockets and the page bypass it."""
        self._application = application
        self._pages = Pages(path=services.settings.path, address=services.settings.address)
        self._other_names = OtherNames(services.settings)
        self._path = services.settings.path
        self._services = services
        self._metrics = services.metrics
        self._waiting: Counter[str] = Counter()
        is_secure = services.settings.address.startswith("https://")
        self._headers = (*HEADERS, *((_STRICT_TRANSPORT,) if is_secure else ()))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "lifespan":
            await self._application(scope, receive, send)
            return
        scope = below(self._path, scope)
        payer = payer_of(scope)
        if scope["type"] == "websocket":
            scope["wire"].pays = lambda: self._services.work.pays(payer, COSTS["frame"])
        elif scope["path"] in _WATCHED:
            payer = payer._replace(address=f"watching {payer.address}")  # not kept from watching by other requests
        if not self._services.work.pays(payer, COSTS["request"]):
            self._metrics.count("too_fast")
            await self._wait_with(payer.address)
            await self._refuse(scope, send, 429, Problem(code="too-fast", detail="too many requests; wait a little"))
            return
        problem = problem_with(scope, self._services.settings)
        if problem is not None:
            warn(scope, problem[1])
            await self._refuse(scope, send, *problem)
            return
        if scope["path"] not in _WATCHED and self._other_names.is_other(_headers_of(scope).get(b"host")):
            scope = {**scope, IS_MISNAMED: True}
        if scope["type"] == "http":
            await self._pass(scope, receive, send)
        else:
            await serve_socket(scope, receive, send, self._services)

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def sending(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", ()), *self._headers]
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append(_NO_STORE)
                message = {**message, "headers": headers}
            await send(message)

        is_page = self._pages.know(scope["method"], scope["path"])
        if is_page and not self._pages.has_file(scope["path"]):
            scope = {**scope, HEAD: await head_of(scope, self._services)}
        answering: Application = self._pages if is_page else self._application
        try:
            await answering(scope, receive, sending)
        finally:
            self._metrics.count("requests", str(status))
            if scope["path"] not in _WATCHED:
                took = round(1000 * (time.perf_counter() - began), 1)
                data = {"method": scope["method"], "path": scope["path"][:100], "status": status, "ms": took}
                _LOG.info("request", extra={"data": data})

    async def _wait_with(self, party: str) -> None:
        """Let a party that has asked for too much wait."""
        self._waiting[party] += 1
        try:
            await asyncio.sleep(min(_PENALTY * (1 + self._waiting[party] // _AS_MANY), _LATEST))
        finally:
            self._waiting[party] -= 1
            if not self._waiting[party]:
                del self._waiting[party]

    async def _refuse(self, scope: Scope, send: Send, status: int, problem: Problem) -> None:
        """Answer a request here."""
        self._metrics.count("requests", str(status))
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1013})
            return
        asked = _headers_of(scope)
        is_page = wants_page(scope["method"], asked)
        kind = b"text/html; charset=utf-8" if is_page else b"application/json"
        headers = [(b"content-type", kind), (b"retry-after", b"5"), _NO_STORE, *self._headers]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        body = refusal_page(problem.code, asked) if is_page else encoded(problem)
        await send({"type": "http.response.body", "body": body})


def _headers_of(scope: Scope) -> dict[bytes, str]:
    return {name: value.decode("latin-1") for name, value in scope["headers"]}


def below(path: str, scope: Scope) -> Scope:
    """A request as this server sees it, whether or not the proxy has taken away the path that the server is below."""
    if not path or not f"{scope['path']}/".startswith(f"{path}/"):
        return scope
    rest = scope["path"].removeprefix(path) or "/"
    return {**scope, "path": rest, "raw_path": rest.encode()}


def warn(scope: Scope, problem: Problem) -> None:
    """Log a refusal that a host may want to know of, because a proxy or a setting may be the cause."""
    headers = dict(scope["headers"])
    said = {name: headers.get(name.encode(), b"").decode("latin-1")[:100] for name in ("host", "origin")}
    data = {"path": scope["path"][:100], "code": problem.code, "detail": problem.detail, **said}
    _LOG.warning("refused", extra={"data": data})


def problem_with(scope: Scope, settings: Settings) -> tuple[int, Problem] | None:
    """Why a request is not let in, whatever it asks for: the status of the answer, and what it says."""
    headers = _headers_of(scope)
    if "\0" in scope["path"]:  # PostgreSQL keeps no such text, so nothing has such a name
        return 400, Problem(code="http", detail="the path cannot be read")
    if not settings.is_called(headers.get(b"host")) and not _is_health_check(scope, headers.get(b"host")):
        return 421, Problem(code="other-name", detail="this server has another name; see the setting hosts")
    is_plain = scope["type"] == "http"
    if is_plain and is_socket_path(scope["path"]):
        return _problem_with_socket(_asked_origin(scope) or headers.get(b"origin"), headers, settings)
    if is_plain and scope["method"] != "POST":
        return None
    if not is_welcome(headers.get(b"origin"), headers.get(b"host"), settings):
        return _OTHER_ORIGIN
    return _problem_with_body(headers) if is_plain and not _ENDING.fullmatch(scope["path"]) else None


def _is_health_check(scope: Scope, host: str | None) -> bool:
    """Whether this machine asks itself how it is, as a container does, whatever people call it."""
    client = scope.get("client")
    return scope["path"] == "/healthz" and is_loopback(host) and client is not None and is_loopback(str(client[0]))


# Programs for mail end notices with a form (RFC 8058), which nobody reads.
_ENDING = re.compile(r"/api/notices/[\w-]+/end")
_OTHER_ORIGIN = 403, Problem(code="other-origin", detail="this server is not at that address; see the setting address")


def _problem_with_socket(origin: str | None, headers: dict[bytes, str], settings: Settings) -> tuple[int, Problem]:
    """Why what should be a socket is a plain request, or would not be let in as one."""
    if not is_welcome(origin, headers.get(b"host"), settings):
        return _OTHER_ORIGIN
    return 426, Problem(code="no-upgrade", detail="sockets only; does a proxy not pass the header Upgrade?")


def _asked_origin(scope: Scope) -> str | None:
    """The origin that a page asks about whose sockets do not open: for its own requests, browsers send none."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("origin")
    return asked[0] if asked else None


def _problem_with_body(headers: dict[bytes, str]) -> tuple[int, Problem] | None:
    has_body = headers.get(b"content-length", "0") != "0" or b"transfer-encoding" in headers
    if has_body and headers.get(b"content-type", "").partition(";")[0].strip().lower() != "application/json":
        return 415, Problem(code="http", detail="the body must be application/json")
    return None
