"""Running the server: one process, or several that share a socket and are restarted when they die."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import uvicorn

from impera.errors import BadOptions
from impera.server.edge.app import make_application
from impera.server.edge.protocols import HEAD_BYTES, Requests, Socket
from impera.server.operations import logs
from impera.server.storage.database import file_of
from impera.server.storage.failures import told_as_one
from impera.server.storage.migrate import migrate
from impera.server.storage.own_file import held, make_private

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.context import SpawnProcess

    from impera.server.edge.gate import Application
    from impera.server.services import Services
    from impera.server.settings import Settings

_LOG = logging.getLogger("impera.server")
_GRACE = 10
_FAREWELL = 0.5
_BACKLOG = 2048
_RESTART_AFTER = 0.5
_READY_EVERY = 0.05
# Collecting garbage among the objects of thousands of sockets takes longer than a player should wait, so it is rare.
_GARBAGE = (10_000, 10, 20)


class TableServer(uvicorn.Server):
    """A server that tells its viewers to reconnect before it stops."""

    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[], object]) -> None:
        """`ready` is called when people can connect."""
        super().__init__(config)
        self.services = services
        self._ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when asked to. A server normally ends this way, so the exit status is 0."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        _LOG.info("ready")
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, wait until that is sent, and stop; pending changes are written."""
        self.services.say_goodbye()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.services.nobody.wait(), _FAREWELL)
        await super().shutdown(sockets)


def listen(settings: Settings) -> socket.socket:
    """A socket at the host and port of the settings; raises BadOptions if the host is unknown or the port is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        message = f"this machine cannot listen at {settings.host}, port {settings.port}: {error.strerror}"
        raise BadOptions(message) from error
    listening.listen(_BACKLOG)
    listening.set_inheritable(True)
    return listening


class MakeApplication(Protocol):
    """Makes the application of one process. Workers are given its name, so it must be importable from a module."""

    def __call__(self, settings: Settings, numbers: Path | None, /) -> tuple[Application, Services]:
        """The application and its services."""


def serve(
    settings: Settings,
    listening: socket.socket,
    *,
    ready: Callable[[], object],
    make: MakeApplication = make_application,
) -> None:
    """Serve until a signal arrives. Migrates the database first; raises BadOptions if another server uses its file."""
    file = file_of(settings.database)
    with contextlib.ExitStack() as exits:
        if file is not None:
            with told_as_one():
                exits.enter_context(held(file))
                make_private(file)
        asyncio.run(migrate(settings.database))
        if settings.workers == 1:
            work(settings, listening, ready, make=make)
        else:
            folder = exits.enter_context(tempfile.TemporaryDirectory(prefix="impera-"))
            _Workers(settings, listening, Path(folder), make).run(ready)


def work(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], object] = lambda: None,
    numbers: Path | None = None,
    make: MakeApplication = make_application,
) -> None:
    """One process of the server; a worker among several keeps its metrics in the file `numbers`."""
    logs.set_up(settings.log)
    _end_with_parent()
    _allow_many_sockets()
    server = make_server(settings, ready, numbers, make)
    gc.freeze()
    gc.set_threshold(*_GARBAGE)
    server.run(sockets=[listening])


def make_server(
    settings: Settings,
    ready: Callable[[], object] = lambda: None,
    numbers: Path | None = None,
    make: MakeApplication = make_application,
) -> TableServer:
    """The server of one process, not listening yet."""
    application, services = make(settings, numbers)
    config = uvicorn.Config(
        application,
        ws=Socket,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        http=Requests,
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


class _Workers:
    """Several processes, each of which can serve any table."""

    def __init__(self, settings: Settings, listening: socket.socket, folder: Path, make: MakeApplication) -> None:
        self._settings = settings
        self._make = make
        self._listening = listening
        self._folder = folder
        self._context = multiprocessing.get_context("spawn")
        self._is_over = False

    def run(self, ready: Callable[[], object]) -> None:
        """Keep the workers running until a signal arrives, then wait for all of them."""
        processes = [self._start(place) for place in range(self._settings.workers)]
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        is_ready = False
        while not self._is_over:
            if not is_ready and any(self._folder.glob("*.json")):  # a worker writes its numbers as soon as it serves
                is_ready = True
                ready()
            time.sleep(_RESTART_AFTER if is_ready else _READY_EVERY)
            for place, process in enumerate(processes):
                if not process.is_alive() and not self._is_over:
                    processes[place] = self._start(place)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()

    def _start(self, place: int) -> SpawnProcess:
        values = {"numbers": self._folder / f"{place}.json", "make": self._make}
        process = self._context.Process(target=work, args=(self._settings, self._listening), kwargs=values)
        process.start()
        return process

    def _stop(self, _: int, __: Any) -> None:
        self._is_over = True
