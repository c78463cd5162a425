"""Studies of games that are over. They take seconds: so they are made beside the requests, few at a time, and kept."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor

MOST_KEPT = 64
_EFFORT = 6


class Studies:
    """Replies that are costly to make."""

    def __init__(self, thinkers: Executor) -> None:
        """They are made where bots think, so that there are never more at once than the settings allow."""
        self._thinkers = thinkers
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def made(self, make: Callable[[], Any], key: str | None = None) -> bytes:
        """What `make` returns, as compressed JSON. With a key it is kept, and made once."""
        if key is not None and key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._thinkers, lambda: pressed(make()))
        if key is not None:
            self._kept[key] = found
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return found


def pressed(reply: Any) -> bytes:
    """A reply as compressed JSON."""
    return gzip.compress(msgspec.json.encode(reply), _EFFORT, mtime=0)
