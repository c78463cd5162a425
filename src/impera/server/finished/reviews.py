"""Reviews and replays of finished games. They take seconds, so threads make them, a few at a time."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from impera import analysis
from impera.server.finished.replays import check_length, replay_of
from impera.server.operations.limits import Crowd
from impera.server.tables.thinking import Threads
from impera.server.wire.refusals import Denied

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from impera import Record
    from impera.server.tables.thinking import Thinkers

MOST_KEPT = 64
MOST_WAITING = 3
"""Reviews that one party may wait for at the same time."""
_EFFORT = 6


class Customer(NamedTuple):
    """Who asks: a party, and how it pays for what is not made yet; `pay` raises Denied if it cannot."""

    party: str
    pay: Callable[[], None]


class Reviews:
    """Replies that are expensive to make."""

    def __init__(self, thinkers: Thinkers) -> None:
        """Replays run beside the bots. Reviews take longer, so they have their own thread."""
        self._thinkers = thinkers
        self._reviewer = Threads(1, "reviewer")
        self._waiting = Crowd(MOST_WAITING)
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def stop(self) -> None:
        """Start no more reviews."""
        self._reviewer.stop()

    async def replay(self, customer: Customer, read: Callable[[], Record], key: str | None = None) -> bytes:
        """A whole game with everything open; with a key it is made once and cached."""

        async def make() -> bytes:
            return await self._thinkers.work(customer.party, lambda: pressed(replay_of(read())))

        return await self._made(customer, make, key)

    async def review(self, customer: Customer, read: Callable[[], Record], key: str) -> bytes:
        """The review of a game, cached by key; raises Denied if the customer waits for too many others."""

        async def make() -> bytes:
            if not self._waiting.enters(customer.party):
                raise Denied(429, "busy", "you are waiting for other reviews; try again when they are done")
            try:
                await self._thinkers.prepare()
                return await self._reviewer.run(customer.party, lambda: pressed(review_of(read())))
            finally:
                self._waiting.leaves(customer.party)

        return await self._made(customer, make, key)

    async def _made(self, customer: Customer, make: Callable[[], Awaitable[bytes]], key: str | None) -> bytes:
        if key is not None and key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        customer.pay()
        found = await make()
        if key is not None:
            self._kept[key] = found
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return found


def review_of(record: Record) -> analysis.Review:
    """A review; raises Denied for a game that is too long."""
    check_length(record)
    return analysis.review(record)


def pressed(reply: Any) -> bytes:
    """A reply as compressed JSON."""
    return gzip.compress(msgspec.json.encode(reply), _EFFORT, mtime=0)
