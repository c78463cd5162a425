"""Long work in the event loop, in steps that keep nobody waiting."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable

STEP = 0.004
"""Seconds of work, after which others come first."""

Item = TypeVar("Item")


async def paced(items: Iterable[Item]) -> AsyncIterator[Item]:
    """The items, for a loop whose work is interrupted now and then."""
    began = perf_counter()
    for item in items:
        yield item
        if perf_counter() - began > STEP:
            await give_way()
            began = perf_counter()


async def give_way() -> None:
    """Let others work who have waited."""
    await asyncio.sleep(0)
