"""A rota: places that only a few can have at once, given to those who wait one after another."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class Rota:
    """Places for requests. Each party that waits gets one before any gets a second, however many it asks for."""

    def __init__(self, places: int) -> None:
        """All places are free."""
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def place(self, party: str) -> AsyncIterator[None]:
        """A place, as soon as the party may have one."""
        await self._wait(party)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, party: str) -> None:
        if self._free:
            self._free -= 1
            return
        coming: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(party, deque()).append(coming)
        try:
            await coming
        except asyncio.CancelledError:
            if coming.done() and not coming.cancelled():
                self._pass_on()  # the place was already given to it
            raise

    def _pass_on(self) -> None:
        """Give a place to the next request that is still wanted."""
        while self._waiting:
            party, requests = self._waiting.popitem(last=False)
            coming = requests.popleft()
            if requests:
                self._waiting[party] = requests  # behind all others
            if not coming.done():
                coming.set_result(None)
                return
        self._free += 1
