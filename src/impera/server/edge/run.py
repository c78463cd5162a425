"""Running the server: one process, or several that share a socket and are restarted when they die.

SIGHUP hands it over to a newly installed version (`impera.server.edge.handover`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import signal
import socket
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from impera.errors import BadOptions
from impera.server.edge.app import make_application
from impera.server.edge.handover import REPLACE, Successor
from impera.server.edge.process import work
from impera.server.operations import logs
from impera.server.storage.database import file_of
from impera.server.storage.failures import told_as_one
from impera.server.storage.migrate import migrate
from impera.server.storage.own_file import check_whole, held, make_private

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.context import SpawnProcess

    from impera.server.edge.handover import Predecessor
    from impera.server.edge.process import MakeApplication
    from impera.server.settings import Settings

_LOG = logging.getLogger("impera.server")
_BACKLOG = 2048
_RESTART_AFTER = 0.5
_READY_EVERY = 0.05


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


def serve(  # noqa: PLR0913 - what differs between commands and tests
    settings: Settings,
    listening: socket.socket,
    *,
    ready: Callable[[], object],
    make: MakeApplication = make_application,
    before: Predecessor | None = None,
    can_be_replaced: bool = False,
) -> Successor | None:
    """Serve until a signal arrives. Migrates the database first; raises BadOptions if another server uses its file.

    Takes over from the server `before` this one, if there was one. If it `can_be_replaced`, SIGHUP hands it over to a
    newly installed version, which is returned and waits for its `go`.
    """
    file = file_of(settings.database)
    if before is not None and file is not None:
        before.say_loaded()
        before.wait()
    elif before is not None:
        ready = before.say_loaded
    with contextlib.ExitStack() as exits:
        if file is not None:
            with told_as_one():
                exits.enter_context(held(file))
                if before is None:  # it takes a while, and the server before this one has just used the file
                    check_whole(file)
                make_private(file)
        asyncio.run(migrate(settings.database))
        if settings.workers == 1:
            return work(settings, listening, ready, make=make, can_be_replaced=can_be_replaced)
        folder = exits.enter_context(tempfile.TemporaryDirectory(prefix="impera-"))
        return _Workers(settings, listening, Path(folder), make).run(ready, can_be_replaced=can_be_replaced)


class _Workers:
    """Several processes, each of which can serve any table."""

    def __init__(self, settings: Settings, listening: socket.socket, folder: Path, make: MakeApplication) -> None:
        self._settings = settings
        self._make = make
        self._listening = listening
        self._folder = folder
        self._context = multiprocessing.get_context("spawn")
        self._is_over = False
        self._is_replaced = False

    def run(self, ready: Callable[[], object], *, can_be_replaced: bool) -> Successor | None:
        """Keep the workers running until a signal arrives or a successor serves, then wait for all of them."""
        logs.set_up(self._settings.log)
        processes = [self._start(place) for place in range(self._settings.workers)]
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        if can_be_replaced and REPLACE is not None:
            signal.signal(REPLACE, self._replace)
        successor: Successor | None = None
        is_ready = False
        while not self._is_over:
            if not is_ready and any(self._folder.glob("*.ready")):
                is_ready = True
                ready()
            time.sleep(_RESTART_AFTER if is_ready else _READY_EVERY)
            successor = self._followed_by(successor)
            for place, process in enumerate(processes):
                if not process.is_alive() and not self._is_over:
                    processes[place] = self._start(place)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()
        return None if successor is None else successor.checked()

    def _followed_by(self, successor: Successor | None) -> Successor | None:
        """The process that takes over, started if one was asked for; this one is over when that serves."""
        if successor is None and self._is_replaced:
            self._is_replaced = False
            _LOG.info("a new version is starting")
            return Successor(self._listening)
        if successor is not None and successor.has_answered():
            if successor.is_loaded():
                self._is_over = True
            else:
                successor.give_up()
                _LOG.error("the new version did not start; this one goes on")
                return None
        return successor

    def _start(self, place: int) -> SpawnProcess:
        say_ready = (self._folder / f"{place}.ready").touch
        values = {"numbers": self._folder / f"{place}.json", "make": self._make}
        process = self._context.Process(target=work, args=(self._settings, self._listening, say_ready), kwargs=values)
        process.start()
        return process

    def _stop(self, _: int, __: Any) -> None:
        self._is_over = True

    def _replace(self, _: int, __: Any) -> None:
        self._is_replaced = True
