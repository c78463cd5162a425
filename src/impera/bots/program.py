"""A program that answers lines with lines. Every wait for it has a limit, and it is never left running.

This module knows neither views nor decisions. The program runs in its own session, so that Ctrl-C does not reach it and
everything it starts can be killed with it. Needs pipes with timeouts: Linux, macOS or another Unix.
"""

from __future__ import annotations

import atexit
import os
import selectors
import signal
import subprocess
import sys
import time
import weakref
from contextlib import suppress
from typing import TYPE_CHECKING

from impera.errors import BotFailure

if sys.platform == "linux":
    import resource

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_LINE = 65_536
"""Maximum length of an answer in bytes; no more is buffered."""
MOST_COMPLAINT = 8_192
"""How much of the end of standard error is kept, in bytes."""
COMPLAINT_LINES = 8
GRACE = 0.5
"""How long a program may take to exit on its own, in seconds."""
_SECRET = ("IMPERA_SERVER_", "PGPASSWORD")
"""How names of variables begin that hold what only a server needs, such as the password of its database."""
_PIECE = 65_536
_MOST_PIECES = 16
"""How much of standard error is read at a time, so that a noisy program cannot stall us."""

_running: weakref.WeakSet[Program] = weakref.WeakSet()


class Program:
    """A running program; `name` is what failures call it."""

    def __init__(self, name: str, command: Sequence[str], memory: int | None = None) -> None:
        """Start the program; raises BotFailure if it cannot be started.

        It and each program it starts may use this many bytes of memory, where the system can limit that (on Linux).
        """
        if os.name != "posix":
            raise BotFailure(name, "cannot be started: programs as bots need Linux, macOS or another Unix")
        self._name = name
        self._heard = b""
        self._complaint = b""
        try:
            self._process = subprocess.Popen(  # noqa: S603 - running the named program is the purpose
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env={name: value for name, value in os.environ.items() if not name.startswith(_SECRET)},
                start_new_session=True,
            )
        except OSError as error:
            raise BotFailure(name, f"cannot be started: {error.strerror or error}") from error
        _running.add(self)
        if memory is not None:
            _limit_memory(self._process.pid, memory)
        pipes = self._process.stdin, self._process.stdout, self._process.stderr
        self._stdin, self._stdout, self._stderr = (pipe.fileno() for pipe in pipes if pipe is not None)
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe, False)

    def exchange(self, lines: bytes, seconds: float) -> bytes:
        """Send lines and return the next line of the answer; raises BotFailure if none comes in time."""
        deadline = time.monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(self._stdin, selectors.EVENT_WRITE)
            ready.register(self._stdout, selectors.EVENT_READ)
            ready.register(self._stderr, selectors.EVENT_READ)
            while b"\n" not in self._heard:
                if len(self._heard) > MOST_LINE:
                    problem = f"answered with a line of more than {MOST_LINE} bytes"
                    raise self.failure(problem, self._heard)
                left = deadline - time.monotonic()
                if left <= 0:
                    problem = f"did not answer within {seconds:g} seconds"
                    raise self.failure(problem, self._heard)
                for key, _ in ready.select(left):
                    if key.fd == self._stdin:
                        lines = self._send(lines, ready)
                    elif key.fd == self._stdout:
                        self._hear()
                    elif not self._overhear():
                        ready.unregister(self._stderr)
        answer, _, self._heard = self._heard.partition(b"\n")
        return answer

    @property
    def has_ended(self) -> bool:
        """Whether the program is gone."""
        return self._process.poll() is not None

    def tell(self, line: bytes) -> bool:
        """Send a line that needs no answer; returns whether the program took all of it."""
        try:
            return os.write(self._stdin, line) == len(line)
        except OSError:  # it is gone, or does not read
            return False

    def failure(self, problem: str, said: bytes = b"") -> BotFailure:
        """The error for a problem, with what the program sent and its last lines on standard error."""
        self._overhear()
        complaints = [_shortened(line) for line in self._complaint.splitlines()[-COMPLAINT_LINES:]]
        return BotFailure(self._name, problem, _shortened(said), tuple(complaints))

    def close(self, farewell: bytes = b"") -> None:
        """End the program and all it started; after a last line, it gets time to exit by itself."""
        if self._process.returncode is None:
            with suppress(OSError):  # a program that is gone or does not read misses nothing
                os.write(self._stdin, farewell)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE if farewell else 0)
        self.kill()
        self._process.wait()

    def kill(self) -> None:
        """Kill the program and all it started."""
        with suppress(ProcessLookupError, PermissionError):  # no process is left, or on macOS only zombies
            os.killpg(self._process.pid, signal.SIGKILL)
        _running.discard(self)

    def _send(self, lines: bytes, ready: selectors.BaseSelector) -> bytes:
        """Send what the pipe accepts; returns the rest."""
        if lines:
            try:
                return lines[os.write(self._stdin, lines) :]
            except BlockingIOError:
                return lines
            except BrokenPipeError:
                pass  # the program has ended or does not read; its output shows which
        ready.unregister(self._stdin)
        return b""

    def _hear(self) -> None:
        piece = _read(self._stdout, MOST_LINE + 1 - len(self._heard))
        if piece == b"":
            raise self.failure(self._end(), self._heard)
        self._heard += piece or b""

    def _overhear(self) -> bool:
        """Read from standard error; False at its end."""
        for _ in range(_MOST_PIECES):
            piece = _read(self._stderr, _PIECE)
            self._complaint = (self._complaint + (piece or b""))[-MOST_COMPLAINT:]
            if piece is None or len(piece) < _PIECE:
                return piece != b""
        return True

    def _end(self) -> str:
        """How a program that closed its output ended."""
        try:
            status = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "closed its standard output"
        return f"was ended by signal {-status}" if status < 0 else f"ended with exit status {status}"


def kill_all() -> None:
    """Kill all running programs, because this process is about to end."""
    for program in tuple(_running):
        program.kill()


atexit.register(kill_all)


def _limit_memory(process: int, most: int) -> None:
    """Limit the memory of a process from outside, because a process with threads must run no code of ours in a fork."""
    if sys.platform == "linux":
        with suppress(ProcessLookupError):  # it has already ended; the next request notices
            resource.prlimit(process, resource.RLIMIT_AS, (most, most))


def _read(pipe: int, most: int) -> bytes | None:
    """What can be read now, up to a limit; None if there is nothing yet, empty at the end."""
    try:
        return os.read(pipe, most)
    except BlockingIOError:
        return None


def _shortened(said: bytes, most: int = 200) -> str:
    text = said.decode(errors="replace")
    return text if len(text) <= most else f"{text[:most]}..."
