"""Handing a server over to a newly installed version of itself, without refusing anybody.

The old process starts the new one with its listening socket and goes on serving until that has loaded. Then it tells
its viewers to come back, closes the database and says go. Anybody who connects in between waits a moment. Where several
processes may share the database, the new one serves before the old one stops.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
from pathlib import Path

from impera.server.edge import waiting

REPLACE: int | None = getattr(signal, "SIGHUP", None)
"""The signal that asks for it, where there is one."""
VARIABLE = "IMPERA_HANDOVER"
"""What tells a new process that it takes over: the descriptors of the listening socket and of two pipes."""


class Successor:
    """The new process, as the old one knows it."""

    def __init__(self, listening: socket.socket) -> None:
        """Start it, with the command that started this one."""
        self.hears, tells_loaded = os.pipe()
        hears_go, self._tells = os.pipe()
        passed = (listening.fileno(), tells_loaded, hears_go)
        self._process = subprocess.Popen(  # noqa: S603 - this very command
            [sys.executable, *sys.orig_argv[1:]],
            env={**os.environ, VARIABLE: ",".join(map(str, passed))},
            pass_fds=passed,
            start_new_session=True,  # Ctrl-C reaches this process, which passes it on
        )
        os.close(tells_loaded)
        os.close(hears_go)
        self.has_loaded = False
        """Whether it is known that it has loaded."""
        self._received: list[int] = []

    def is_loaded(self) -> bool:
        """Whether it has loaded, once there is something to read in `hears`; otherwise it has failed.

        Once it has, signals are for it, and are kept until they can be passed on.
        """
        self.has_loaded = os.read(self.hears, 1) != b""
        if self.has_loaded:
            for number in waiting.PASSED_ON:
                signal.signal(number, lambda received, _: self._received.append(received))
        return self.has_loaded

    def has_answered(self) -> bool:
        """Whether there is something to read in `hears`."""
        return bool(select.select([self.hears], [], [], 0)[0])

    def checked(self) -> Successor | None:
        """The same if it has loaded; otherwise it is ended, because this process stops for good."""
        if self.has_loaded:
            return self
        self.give_up()
        return None

    def give_up(self) -> None:
        """End it, because this process stops or goes on by itself."""
        self._process.kill()
        self._process.wait()
        os.close(self.hears)
        os.close(self._tells)

    def go(self) -> None:
        """Let it serve, and stay as a small process that exits when it does, so a supervisor notices nothing."""
        signal.pthread_sigmask(signal.SIG_BLOCK, waiting.PASSED_ON)  # until the other program can pass them on
        for received in self._received:
            signal.raise_signal(received)
        os.write(self._tells, b"!")
        os.execv(sys.executable, [sys.executable, "-I", "-S", str(Path(waiting.__file__)), str(self._process.pid)])  # noqa: S606


class Predecessor:
    """The old process, as the new one knows it."""

    def __init__(self, given: str) -> None:
        """What the old process has passed on, as in VARIABLE."""
        if REPLACE is not None:
            signal.signal(REPLACE, signal.SIG_IGN)  # there is nothing newer, and it cannot be replaced yet
        listening, self._tells, self._hears = map(int, given.split(","))
        self.listening = socket.socket(fileno=listening)

    def say_loaded(self) -> None:
        """Tell it that this process can serve as soon as it may."""
        os.write(self._tells, b"!")
        os.close(self._tells)

    def wait(self) -> None:
        """Wait until it has stopped."""
        os.read(self._hears, 1)
        os.close(self._hears)


def predecessor() -> Predecessor | None:
    """The process that this one takes over from; None if it was started by hand."""
    given = os.environ.pop(VARIABLE, None)  # processes that this one starts take over nothing
    return None if given is None else Predecessor(given)
