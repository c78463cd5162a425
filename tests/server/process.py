"""A server as a process of its own, on a port that is free."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading

# Tests are faster than people.
FAST = {
    "IMPERA_SERVER_MESSAGES_PER_SECOND": "100000",
    "IMPERA_SERVER_REQUESTS_PER_MINUTE": "1000000",
    "IMPERA_SERVER_TABLES_PER_HOUR": "1000000",
    "IMPERA_SERVER_STUDIES_PER_MINUTE": "1000000",
    "IMPERA_SERVER_SOCKETS_PER_ADDRESS": "100000",
}


class Server:
    """`impera serve`, started and waited for."""

    def __init__(self, database, folder, *arguments, port=0, before=None, **variables):
        """`before` is called in the new process before it becomes the server."""
        self.database = database
        self._before = before
        self.log = folder / "server.log"
        self.printed = ""
        self._arguments = arguments
        self._variables = variables
        self._port = port
        self._folder = folder
        self.start()

    def start(self):
        command = [
            sys.executable,
            "-W",
            "error",
            "-m",
            "impera",
            "serve",
            "--database",
            self.database,
            "--port",
            str(self._port),
        ]
        environment = {**os.environ, **FAST, "IMPERA_DATA": str(self._folder), "PYTHONUNBUFFERED": "1"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self._arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
                env={**environment, **self._variables},
                preexec_fn=self._before,  # noqa: PLW1509 - it only asks the kernel for something
            )
        found = None
        while found is None:
            line = self.process.stdout.readline()
            assert line, self.log.read_text(encoding="utf-8")
            self.printed += line
            found = re.search(r"http://127\.0\.0\.1:(\d+)$", line.strip())
        self._port = int(found[1])
        self.address = found[0]
        # What else is printed must not fill the pipe.
        self._reader = threading.Thread(target=self._drain, args=(self.process.stdout,), daemon=True)
        self._reader.start()

    def _drain(self, pipe):
        for line in pipe:
            self.printed += line

    def kill(self):
        """End it as a power cut would."""
        self.process.kill()
        self._wait()

    def stop(self):
        """End it gracefully; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def close(self):
        if self.process.poll() is None:
            self.kill()

    def _wait(self):
        code = self.process.wait(30)
        self._reader.join()
        self.process.stdout.close()
        return code
