"""Sending notices: a task that looks for calls that wait, takes them so that no other worker does, and sends them."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from impera.server.storage import StorageFailed, notices
from impera.server.wire import tokens

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from impera.server.notices.channels import Channel, Fate
    from impera.server.operations.metrics import Metrics
    from impera.server.storage import Store
    from impera.server.storage.notices import Call, Waiting
    from impera.server.wire.notices import NoticeKind

_LOG = logging.getLogger("impera.server")

AT_ONCE = 20
_LOOK_EVERY = 2.0
_WHILE_HERE = 60.0
"""Seconds until somebody is looked for again who has the table open."""
_FIRST_WAIT = 60.0
MOST_TRIES = 6
"""The last one comes half an hour after the first."""


class Sender:
    """Sends notices."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        awaits: Callable[[str, int], Awaitable[Waiting]],
        *,
        grace: float,
        counted: Callable[[], float],
    ) -> None:
        """`awaits` tells whether a table waits for a seat; nobody is told who decides within `grace` seconds.

        `counted` is the counted time now: a clock that is set changes nothing.
        """
        self._store = store
        self._metrics = metrics
        self._awaits = awaits
        self._grace = grace
        self._counted = counted

    async def run(self, find_channels: Callable[[], Awaitable[Mapping[NoticeKind, Channel]]]) -> None:
        """Send whatever has to be sent, for as long as the server runs."""
        while True:
            try:
                await self.send_waiting(await find_channels())
            except StorageFailed:
                _LOG.warning("notices were not looked at")
            await asyncio.sleep(_LOOK_EVERY)

    async def send_waiting(self, channels: Mapping[NoticeKind, Channel]) -> None:
        """Send some of the notices that wait."""
        waiting = await notices.waiting(self._store, self._counted() - self._grace, AT_ONCE)
        if waiting:
            name = tokens.new_secret()
            taken = await notices.take(self._store, waiting, name)
            await asyncio.gather(*(self._send(call, name, channels) for call in taken))

    async def _send(self, call: Call, name: str, channels: Mapping[NoticeKind, Channel]) -> None:
        channel = channels.get(call.notice.kind)
        waiting = await self._awaits(call.table_id, call.seat)
        if channel is None or waiting == "no":
            return  # the host changed the settings, or the person has decided: it stays taken
        if waiting == "here":
            await notices.put_off(self._store, call, name, self._counted() + _WHILE_HERE, call.tries)
            return
        fate = await self._try(channel, call)
        self._metrics.count("notices", fate)
        if fate == "gone":
            await notices.end(self._store, call.notice.id)
        elif fate == "later" and call.tries + 1 < MOST_TRIES:
            after = self._counted() + _FIRST_WAIT * 2**call.tries
            await notices.put_off(self._store, call, name, after, call.tries + 1)

    async def _try(self, channel: Channel, call: Call) -> Fate:
        try:
            return await channel.send(call.notice, call.table_id)
        except Exception:  # noqa: BLE001 - whatever goes wrong here is logged, and others are told
            _LOG.exception("a notice failed")
            return "lost"
