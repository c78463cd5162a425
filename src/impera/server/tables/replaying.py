"""Replaying a table's log in the event loop, in steps that keep nobody waiting."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from impera.server.entries import Begin

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Container, Sequence

    from impera.server.entries import Entry
    from impera.server.tables.table_state import TableState

# Seconds of replaying, after which others come first.
_PACE = 0.004


async def replayed(state: TableState, entries: Sequence[Entry], skipped: Container[int] = ()) -> AsyncIterator[Entry]:
    """The entries, each applied to the state; of the skipped ones (`taken_back`) only the numbers are."""
    began = time.perf_counter()
    for entry in entries:
        if entry.number in skipped:
            state.pass_over(entry)
        elif isinstance(entry.content, Begin) and entry.content.branch is not None:
            await asyncio.to_thread(state.add, entry)  # plays all decisions of the other game at once
        else:
            state.add(entry)
        if time.perf_counter() - began > _PACE:
            await asyncio.sleep(0)
            began = time.perf_counter()
        yield entry
