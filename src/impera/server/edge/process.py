"""One process of the server: its signals, its limits, and how it begins and ends."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import logging
import multiprocessing
import os
import signal
import sys
import threading
from typing import TYPE_CHECKING, Protocol, cast

import uvicorn

from impera.server.edge.app import make_application
from impera.server.edge.door import Door
from impera.server.edge.handover import REPLACE, Successor
from impera.server.edge.protocols import HEAD_BYTES, Requests, Socket
from impera.server.operations import logs

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from types import FrameType

    from impera.server.edge.gate import Application
    from impera.server.services import Services
    from impera.server.settings import Settings

_LOG = logging.getLogger("impera.server")
_GRACE = 10
_FAREWELL = 0.5
_MOMENT = 0.01
# Collecting garbage among the objects of thousands of sockets takes longer than a player should wait, so it is rare.
_GARBAGE = (10_000, 10, 20)
# Seconds after which a thread that works in Python lets the one go on that serves everybody. That one waits for several
# such turns with each decision, so this is a tenth of what is usual.
_TURN = 0.0005


class TableServer(uvicorn.Server):
    """A server that tells its viewers to reconnect before it stops."""

    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[], object]) -> None:
        """`ready` is called when people can connect."""
        super().__init__(config)
        self.services = services
        self.can_be_replaced = False
        """Whether SIGHUP hands it over to a newly installed version."""
        self.successor: Successor | None = None
        """The process that takes over, once this one is to be replaced."""
        self._ready = ready
        self._sockets: list[socket.socket] = []

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when asked to. A server normally ends this way, so the exit status is 0."""
        handlers: dict[int, Callable[[int, FrameType | None], object]] = dict.fromkeys(
            (signal.SIGINT, signal.SIGTERM), self.handle_exit
        )
        if self.can_be_replaced and REPLACE is not None:
            loop = asyncio.get_running_loop()
            replace = functools.partial(loop.call_soon_threadsafe, self._replace, loop)
            handlers[REPLACE] = lambda _, __: replace()
        before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
        try:
            yield
        finally:
            if self.successor is None or not self.successor.has_loaded:  # otherwise signals are kept for it
                for number, handler in before.items():
                    signal.signal(number, handler)

    def _replace(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start the process that takes over, unless one is coming; this one stops when that has loaded."""
        if self.successor is None and not self.should_exit:
            _LOG.info("a new version is starting")
            self.successor = Successor(self._sockets[0])
            loop.add_reader(self.successor.hears, self._hear, loop, self.successor)

    def _hear(self, loop: asyncio.AbstractEventLoop, successor: Successor) -> None:
        loop.remove_reader(successor.hears)
        if successor.is_loaded():
            self.should_exit = True
        else:
            self.successor = None
            successor.give_up()
            _LOG.error("the new version did not start; this one goes on")

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        self._sockets = sockets or []
        await super().startup(sockets)
        _LOG.info("ready")
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, say goodbye, wait until that is sent, and stop; pending changes are written.

        From now on new requests reach the process that takes over, if there is one. Whoever came just before is
        answered here, so their request may still arrive.
        """
        for server in self.servers:
            server.close()
        self.services.say_goodbye()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_FAREWELL):
                await self.services.nobody.wait()
                while any(isinstance(one, Requests) and one.is_new for one in self.server_state.connections):  # noqa: ASYNC110 - uvicorn tells nobody
                    await asyncio.sleep(_MOMENT)
        await super().shutdown(sockets)


class MakeApplication(Protocol):
    """Makes the application of one process. Workers are given its name, so it must be importable from a module."""

    def __call__(self, settings: Settings, numbers: Path | None, /) -> tuple[Application, Services]:
        """The application and its services."""


def work(  # noqa: PLR0913 - what differs between servers, workers and tests
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], object] = lambda: None,
    numbers: Path | None = None,
    make: MakeApplication = make_application,
    *,
    can_be_replaced: bool = False,
) -> Successor | None:
    """One process of the server; a worker among several keeps its metrics in the file `numbers`.

    Returns the process that takes over, if one does.
    """
    logs.set_up(settings.log)
    _end_with_parent()
    _allow_many_sockets()
    server = make_server(settings, ready, numbers, make)
    server.can_be_replaced = can_be_replaced
    gc.freeze()
    sys.setswitchinterval(_TURN)
    gc.set_threshold(*_GARBAGE)
    server.run(sockets=[listening])
    return None if server.successor is None else server.successor.checked()


def make_server(
    settings: Settings,
    ready: Callable[[], object] = lambda: None,
    numbers: Path | None = None,
    make: MakeApplication = make_application,
) -> TableServer:
    """The server of one process, not listening yet."""
    application, services = make(settings, numbers)
    door = Door(services.work, services.metrics, settings.proxies)
    config = uvicorn.Config(
        application,
        ws=Socket,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        http=cast("type[asyncio.Protocol]", door.entrance),  # which makes them
        h11_max_incomplete_event_size=HEAD_BYTES,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies) or None,
        timeout_graceful_shutdown=_GRACE,
        lifespan="on",
    )
    return TableServer(config, services, ready)


def _end_with_parent() -> None:
    """Stop a worker when the process that started it is gone, whatever the reason."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

        threading.Thread(target=watch, daemon=True).start()


def _allow_many_sockets() -> None:
    """Raise the limit of file descriptors, since each viewer needs one and the default is low."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not on Windows

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
