"""One viewer's connection, and what waits to be sent to a viewer who reads slowly. It delays nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Literal, Protocol

from impera.server.wire.messages import Bye, encoded

if TYPE_CHECKING:
    from collections.abc import Callable

Reason = Literal["restart", "slow", "silent", "gone"]

# Close codes: 1012 is "service restart", 1013 "try again later"; codes from 4000 on are ours.
CLOSE_CODES: dict[Reason, int] = {"restart": 1012, "slow": 1013, "silent": 4408, "gone": 4404}
_WAITS: dict[Reason, float] = {"restart": 1.0, "slow": 1.0, "silent": 0.0, "gone": 0.0}


def _nothing() -> None:
    """Nobody is told."""


class Wire(Protocol):
    """What carries messages to a viewer."""

    drained: Callable[[], object]
    """Called when the wire is free again."""

    @property
    def is_free(self) -> bool:
        """Whether the viewer has read enough for more to be sent."""

    def write(self, message: bytes) -> None:
        """Send a message, without waiting."""


class Connection:
    """Messages on their way to a viewer. They are sent at once, unless earlier ones wait to be read."""

    def __init__(self, wire: Wire, *, queue: int) -> None:
        """At most `queue` pushes may wait.

        Beyond that the viewer is disconnected; when it reconnects, it is sent what it missed.
        """
        self.seat: int | None = None
        self.views = False
        self.is_host = False
        self.party = ""
        """Who is behind its address (`impera.server.operations.limits`)."""
        self.holds: str | None = None
        """The digest of the token that opened the seat."""
        self.blocked: tuple[int, ...] = ()
        """The seats it was last told that it has blocked."""
        self.end: Reason | None = None
        """Why it ends, once it does."""
        self.ended: Callable[[], object] = _nothing
        """Called when it is decided that it ends."""
        self.sent = asyncio.Event()
        """Set once it ends and everything is sent."""
        self._wire = wire
        self._queue = queue
        self._waiting: deque[deque[bytes]] = deque()
        wire.drained = self._drain

    def push(self, *messages: bytes) -> None:
        """Send messages, or keep them until the viewer reads.

        One push takes one place, however long: a returning viewer may have missed a lot.
        """
        if self.end is not None:
            return
        if not self._waiting and len(messages) == 1 and self._wire.is_free:
            self._wire.write(messages[0])
        elif len(self._waiting) < self._queue:
            self._waiting.append(deque(messages))
            self._drain()
        else:
            self._end("slow")  # nothing more can be sent to a viewer who does not read

    def dismiss(self, reason: Reason) -> None:
        """Say goodbye, and close once everything before it is sent."""
        self.push(encoded(Bye(reason=reason, wait=_WAITS[reason])))
        if self.end is None:
            self._end(reason)
            self._drain()

    def let_go(self) -> None:
        """Nothing more is sent: whoever carried messages, or waited for the end, no longer knows this connection.

        Otherwise all of them would stay in memory, with their table, until the next collection of all garbage, which
        is rare (`impera.server.edge.process`).
        """
        self.ended = self._wire.drained = _nothing

    def _drain(self) -> None:
        """Send what waits, as far as the viewer reads."""
        while self._waiting and self._wire.is_free:
            first = self._waiting[0]
            self._wire.write(first.popleft())
            if not first:
                self._waiting.popleft()
        if self.end is not None and not self._waiting:
            self.sent.set()

    def _end(self, reason: Reason) -> None:
        self.end = reason
        self.ended()
