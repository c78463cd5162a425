"""Replaying a table's log in the event loop, in steps that keep nobody waiting."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from impera.server.entries import Begin
from impera.server.operations.pacing import paced

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Container, Sequence

    from impera.server.entries import Entry
    from impera.server.tables.table_state import TableState


async def replayed(state: TableState, entries: Sequence[Entry], skipped: Container[int] = ()) -> AsyncIterator[Entry]:
    """The entries, each applied to the state; of the skipped ones (`taken_back`) only the numbers are."""
    async for entry in paced(entries):
        if entry.number in skipped:
            state.pass_over(entry)
        elif isinstance(entry.content, Begin) and entry.content.branch is not None:
            await asyncio.to_thread(state.add, entry)  # plays all decisions of the other game at once
        else:
            state.add(entry)
        yield entry
