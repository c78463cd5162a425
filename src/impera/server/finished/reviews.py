"""Studies of games that are over. They take seconds: so they are made beside the requests, few at a time, and kept."""

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
# A review plays so many games for each turn, but in a long game no more than so many together.
_TRIALS = 200
_ALL_TRIALS = 20_000
_SIMULATIONS = 800


class Reviews:
    """Replies that are costly to make."""

    def __init__(self, thinkers: Thinkers) -> None:
        """Replays are made where bots think; reviews take longer, so they wait for each other and for nobody else."""
        self._thinkers = thinkers
        self._reviewer = ThreadPoolExecutor(1, thread_name_prefix="reviewer")
        self._waiting = 0
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def stop(self) -> None:
        """Begin no further one."""
        self._reviewer.shutdown(wait=False, cancel_futures=True)

    async def replay(self, read: Callable[[], Record], key: str | None = None) -> bytes:
        """A whole game with everything open. With a key it is kept, and made once."""
        return await self._made(lambda: replay_of(read()), self._thinkers.pool, key)

    async def review(self, read: Callable[[], Record], key: str) -> bytes:
        """What can be said about a game, kept by a key; raises Denied if too many others wait."""
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
    """A review within the bounds of a server; raises Denied for a game that is too long."""
    check_length(record)
    turns = record.replay().turn
    return analysis.review(record, trials=min(_TRIALS, _ALL_TRIALS // max(1, turns)), simulations=_SIMULATIONS)


def pressed(reply: Any) -> bytes:
    """A reply as compressed JSON."""
    return gzip.compress(msgspec.json.encode(reply), _EFFORT, mtime=0)
