"""One viewer's connection and its queue of outgoing messages. A slow reader delays nobody else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal

from impera.server.wire.messages import Bye, encoded

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

Reason = Literal["restart", "slow", "silent", "gone"]

# Close codes: 1012 is "service restart", 1013 "try again later"; codes from 4000 on are ours.
CLOSE_CODES: dict[Reason, int] = {"restart": 1012, "slow": 1013, "silent": 4408, "gone": 4404}
_WAITS: dict[Reason, float] = {"restart": 1.0, "slow": 1.0, "silent": 0.0, "gone": 0.0}


class Connection:
    """Messages on their way to a viewer."""

    def __init__(self, *, queue: int) -> None:
        """At most `queue` pushes may wait.

        Beyond that the viewer is disconnected; when it reconnects, it is sent what it missed.
        """
        self.seat: int | None = None
        self.views = False
        self.is_host = False
        self.holds: str | None = None
        """The digest of the token that opened the seat."""
        self.end: Reason | None = None
        """Why it ends, once it does."""
        self.pump: asyncio.Task[None] | None = None
        """The task that runs `run`."""
        self._waiting: asyncio.Queue[Sequence[str] | None] = asyncio.Queue(queue)

    def push(self, *messages: str) -> None:
        """Queue messages without waiting.

        One push takes one place, however long: a returning viewer may have missed a lot.
        """
        if self.end is not None:
            return
        try:
            self._waiting.put_nowait(messages)
        except asyncio.QueueFull:
            self._let_go()

    def dismiss(self, reason: Reason) -> None:
        """Say goodbye, and close once everything before it is sent."""
        if self.end is not None:
            return
        try:
            self._waiting.put_nowait((encoded(Bye(reason=reason, wait=_WAITS[reason])),))
            self._waiting.put_nowait(None)
        except asyncio.QueueFull:
            self._let_go()
        else:
            self.end = reason

    async def run(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is queued, until the end."""
        while (messages := await self._waiting.get()) is not None:
            for message in messages:
                await send(message)

    def _let_go(self) -> None:
        """Stop sending to a viewer who does not read."""
        self.end = "slow"
        if self.pump is not None:
            self.pump.cancel()
