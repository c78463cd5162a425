"""A server as a separate process, on a port that nobody else gets."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE, wait_until

ROOT = Path(__file__).parents[2]

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
        """`before` is called in the new process before it becomes the server."""
        self.database = database
        self._before = before
        self.log = folder / "server.log"
        self._arguments = arguments
        self._variables = variables
        self._folder = folder
        self._port = _kept_port()
        self.port = self._port.getsockname()[1]
        own = f"http://127.0.0.1:{self.port}{variables.get('IMPERA_SERVER_BASE_PATH', '')}"
        self.address = variables.get("IMPERA_SERVER_ADDRESS", own)
        self.start()

    def start(self):
        command = [
            sys.executable,
            "-W",
            "error",
            "-m",
            "tests.server.seeded",
            "--database",
            self.database,
            "--port",
            str(self.port),
        ]
        environment = {**os.environ, **FAST, "IMPERA_DATA": str(self._folder), "PYTHONUNBUFFERED": "1"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self._arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
                cwd=ROOT,
                env={**environment, **self._variables},
                preexec_fn=self._before,  # noqa: PLW1509 - it only asks the kernel for something
            )
        # It prints its address when people can connect, and nothing else.
        assert self.process.stdout.readline().strip() == self.address, self.log.read_text(encoding="utf-8")

    def kill(self):
        """End it as a power cut would."""
        self.process.kill()
        self._wait()

    def stop(self):
        """End it gracefully; returns its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def close(self):
        if self.process.poll() is None:
            self.kill()
        self._port.close()

    def _wait(self):
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        # A helper that it was just starting may hold its socket for a moment longer.
        wait_until(lambda: not self._is_answered())
        return code

    def _is_answered(self):
        """Whether somebody listens at the port."""
        with socket.socket() as asking:
            return asking.connect_ex(self._port.getsockname()) == 0


def _kept_port():
    """A socket that reserves a port for a server that is given it, even while that server restarts."""
    kept = socket.socket()
    # Two sockets may have one port if both allow it and at most one listens. The system assigns it to nobody else.
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return kept
