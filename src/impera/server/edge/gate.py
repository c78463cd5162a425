"""The gate that every HTTP request passes: rate limits, security headers, a counter and a log line.

A plain ASGI middleware.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

from impera.server.edge.pages import Pages
from impera.server.edge.socket import payer_of, serve_socket
from impera.server.operations.limits import COSTS
from impera.server.wire.bodies import Problem
from impera.server.wire.messages import encoded

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    from impera.server.services import Services

    Scope = MutableMapping[str, Any]
    Receive = Callable[[], Awaitable[Any]]
    Send = Callable[[Any], Awaitable[None]]
    Application = Callable[[Any, Any, Any], Awaitable[None]]

_LOG = logging.getLogger("impera.server")

# Scripts, styles, images and sockets from this server only; no frames, no forms to other sites, no content sniffing.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
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
_FREE = ("/healthz", "/metrics")
# Excess requests are answered late, so that flooding costs the sender more than us.
_PENALTY = 0.5


class Gate:
    """The gate around the application."""

    def __init__(self, application: Application, services: Services) -> None:
        """Wraps an application that answers HTTP requests; sockets and the page bypass it."""
        self._application = application
        self._pages = Pages()
        self._services = services
        self._metrics = services.metrics
        is_secure = services.settings.address.startswith("https://")
        self._headers = (*HEADERS, *((_STRICT_TRANSPORT,) if is_secure else ()))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "lifespan":
            await self._application(scope, receive, send)
            return
        if scope["path"] not in _FREE and not self._services.work.pays(payer_of(scope), COSTS["request"]):
            self._metrics.count("too_fast")
            await asyncio.sleep(_PENALTY)
            await self._refuse(scope, send)
            return
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
        answering: Application = self._pages if is_page else self._application
        try:
            await answering(scope, receive, sending)
        finally:
            self._metrics.count("requests", str(status))
            if scope["path"] not in _FREE:
                took = round(1000 * (time.perf_counter() - began), 1)
                data = {"method": scope["method"], "path": scope["path"][:100], "status": status, "ms": took}
                _LOG.info("request", extra={"data": data})

    async def _refuse(self, scope: Scope, send: Send) -> None:
        """Too many requests."""
        self._metrics.count("requests", "429")
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1013})
            return
        body = encoded(Problem(code="too-fast", detail="too many requests; wait a little"))
        headers = [(b"content-type", b"application/json"), (b"retry-after", b"5"), _NO_STORE, *self._headers]
        await send({"type": "http.response.start", "status": 429, "headers": headers})
        await send({"type": "http.response.body", "body": body})
