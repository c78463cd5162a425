"""Reviews and replays of finished games. They take seconds, so threads make them, a few at a time."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import msgspec

from impera import analysis
from impera.server.finished.replays import check_length, replay_of
from impera.server.wire.refusals import Denied

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor

    from impera import Record
    from impera.server.tables.thinking import Thinkers

MOST_KEPT = 64
MOST_WAITING = 8
_EFFORT = 6
# Games that a review plays for each turn, and the most it plays in total.
_TRIALS = 200
_ALL_TRIALS = 20_000
_SIMULATIONS = 800


class Reviews:
    """Replies that are expensive to make."""

    def __init__(self, thinkers: Thinkers) -> None:
        """Replays run where bots think. Reviews take longer, so they have their own queue."""
        self._thinkers = thinkers
        self._reviewer = ThreadPoolExecutor(1, thread_name_prefix="reviewer")
        self._waiting = 0
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def stop(self) -> None:
        """Start no more reviews."""
        self._reviewer.shutdown(wait=False, cancel_futures=True)

    async def replay(self, read: Callable[[], Record], key: str | None = None) -> bytes:
        """A whole game with everything open; with a key it is made once and cached."""
        return await self._made(lambda: replay_of(read()), self._thinkers.pool, key)

    async def review(self, read: Callable[[], Record], key: str) -> bytes:
        """The review of a game, cached by key; raises Denied if too many others are waiting."""
        if key not in self._kept and self._waiting >= MOST_WAITING:
            raise Denied(503, "busy", "too many reviews are being made; try again in a minute")
        self._waiting += 1
        try:
            await self._thinkers.prepare()
            return await self._made(lambda: review_of(read()), self._reviewer, key)
        finally:
            self._waiting -= 1

    async def _made(self, make: Callable[[], Any], where: Executor, key: str | None) -> bytes:
        if key is not None and key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        found = await asyncio.get_running_loop().run_in_executor(where, lambda: pressed(make()))
        if key is not None:
            self._kept[key] = found
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return found


def review_of(record: Record) -> analysis.Review:
    """A review within the limits of a server; raises Denied for a game that is too long."""
    check_length(record)
    turns = record.replay().turn
    return analysis.review(record, trials=min(_TRIALS, _ALL_TRIALS // max(1, turns)), simulations=_SIMULATIONS)


def pressed(reply: Any) -> bytes:
    """A reply as compressed JSON."""
    return gzip.compress(msgspec.json.encode(reply), _EFFORT, mtime=0)
