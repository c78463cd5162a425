"""A server as a separate process, on a port that nobody else gets.

Loading its modules takes longer than most tests. So one process loads them, and each server is a fork of it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sqlite3
import sys
import warnings
from contextlib import closing

from tests.patience import PATIENCE, wait_until

_FORKS = multiprocessing.get_context("forkserver")
# The others are loaded by a server while it starts.
_FORKS.set_forkserver_preload(
    [
        "tests.server.seeded",
        "aiosqlite",
        "attrs",
        "cryptography.hazmat.backends.openssl.backend",
        "litestar.middleware.csrf",
        "litestar.plugins.attrs",
        "sqlalchemy.dialects.postgresql.asyncpg",
        "uvicorn.lifespan.on",
        "uvloop",
    ]
)

SEED_HEADER = "x-test-seed"
"""The header that names the seed of a table's chance."""
USUAL_SEED = 1
"""The seed of a table without that header."""

# Tests are faster than people.
FAST = {
    "IMPERA_SERVER_WORK_PER_SECOND": "100000000",
    "IMPERA_SERVER_TABLES_PER_HOUR": "1000000",
    "IMPERA_SERVER_SOCKETS_PER_ADDRESS": "100000",
}


class Server:
    """A server whose seeds tests choose (`seeded.py`), started and ready."""

    def __init__(self, database, folder, *arguments, before=None, **variables):
        """`before`, a function of a module, is called in the new process before it becomes the server."""
        self.database = database
        self._before = before
        self.passed = 0
        """Seconds that counted time went on while it did not run."""
        self.log = folder / "server.log"
        self.log.touch()
        self._arguments = arguments
        self._variables = {**FAST, "IMPERA_DATA": str(folder), **variables}
        self._port = _kept_port(variables.get("IMPERA_SERVER_HOST", "127.0.0.1"))
        self.port = self._port.getsockname()[1]
        own = f"http://127.0.0.1:{self.port}{variables.get('IMPERA_SERVER_BASE_PATH', '')}"
        self.address = variables.get("IMPERA_SERVER_ADDRESS", own)
        self.start()

    def start(self):
        hearing, telling = _FORKS.Pipe(duplex=False)
        given = ("--database", self.database, "--port", str(self.port), *self._arguments)
        environment = {**os.environ, **self._variables}
        self.process = _FORKS.Process(target=_become, args=(given, environment, self.log, self._before, telling))
        self.process.start()
        telling.close()
        with hearing:
            try:
                assert hearing.recv() == self.address
            except EOFError:
                raise AssertionError(self.log.read_text(encoding="utf-8")) from None

    def kill(self):
        """End it as a power cut would."""
        self.process.kill()
        self._wait()

    def let_pass(self, seconds):
        """Let the time that clocks are counted in go on while it does not run; its database is SQLite."""
        self.passed += seconds
        with closing(sqlite3.connect(self.database.removeprefix("sqlite:///"))) as connection, connection:
            connection.execute("UPDATE counted SET seconds = seconds + ?", (seconds,))

    def stop(self):
        """End it gracefully; returns its exit code."""
        os.kill(self.process.pid, signal.SIGTERM)
        return self._wait()

    def close(self):
        if self.process.is_alive():
            self.kill()
        self._port.close()

    def _wait(self):
        self.process.join(PATIENCE)
        assert self.process.exitcode is not None, "the server does not end"
        # A helper that it was just starting may hold its socket for a moment longer.
        wait_until(lambda: not self._is_answered())
        return self.process.exitcode

    def _is_answered(self):
        """Whether somebody listens at the port."""
        with socket.socket() as asking:
            return asking.connect_ex(self._port.getsockname()) == 0


def _become(arguments, environment, log, before, telling):
    """Be a server, in a process of its own, and tell its address when people can connect."""
    from impera.server.storage import database  # noqa: PLC0415 - only this process needs them
    from tests.server.seeded import main  # noqa: PLC0415

    os.environ.clear()
    os.environ.update(environment)
    with log.open("ab") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    warnings.simplefilter("error")
    sys.warnoptions[:] = ["error"]  # for the processes that it starts
    database._BUSY_MS = 1000 * PATIENCE  # a disk that is busy is no failure
    if before is not None:
        before()
    main(arguments, telling.send)


def _kept_port(host):
    """A socket that reserves a port for a server that is given it, even while that server restarts.

    For a server that listens at all addresses of the machine, the port is reserved at all of them: Ray, for one, takes
    ports at another than 127.0.0.1.
    """
    kept = socket.socket()
    # Two sockets may have one port if both allow it and at most one listens. The system assigns it to nobody else.
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind((host, 0))
    return kept
