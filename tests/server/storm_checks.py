"""What a storm checks of seats that are lost at tables over days, and of deals that several people play."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import httpx
from sqlalchemy import select

from impera.errors import ImperaError
from impera.server.entries import Decision, Lost
from impera.server.storage.deals import NOBODY
from impera.server.storage.schema import COUNTED, TABLES
from impera.server.tables.endings import ending_of
from impera.server.tables.table_state import TableState
from tests.patience import PATIENCE
from tests.server import certificates


async def wrong_losses(store, table):
    """What is wrong with the seats that were lost: each once, when its time had run out, and then it is a bot's."""
    state, problems = TableState(await store.table(table)), []
    for entry in await store.entries(table):
        seat = entry.content.seat
        if isinstance(entry.content, Lost):
            ends = state.clocks.runs_out(seat, state.terms)
            if seat in state.lost or ends is None or entry.counted < ends:
                problems.append(f"seat {seat} was lost at {entry.counted}, its time ends at {ends}")
        elif seat in state.lost and isinstance(entry.content, Decision) and entry.content.by == "person":
            problems.append(f"seat {seat} was lost, and its person decided after that: {entry.number}")
        state.add(entry)
    return problems


async def wrong_clocks(store, table):
    """Whose time has run out at a table, and who has not lost their seat. That happens a little later."""
    until = time.monotonic() + PATIENCE
    while late := await _late(store, table):
        if time.monotonic() > until:
            return [f"{table}: the time of the seats {late} has run out, and they are not lost"]
        await asyncio.sleep(0.2)
    return []


async def _late(store, table):
    """The seats of people whose time has run out."""
    state, seats = await _state_of(store, table), await store.seats(table)
    now = (await store.read(select(COUNTED)))[0]["seconds"]
    people = [] if state is None else [seat for seat in state.asked if seats[seat].kind == "person"]
    return [seat for seat in people if state.clocks.runs_out(seat, state.terms) <= now]


async def wrong_deal(store, deal, people):
    """What is wrong with a deal: each of its people has one table, and is told how their game of it ended."""
    rows = await store.read(select(TABLES.c.id).where(TABLES.c.deal == deal, TABLES.c.host != NOBODY))
    tables, problems = sorted(row["id"] for row in rows), []
    if tables != sorted(person.table for person in people):
        problems.append(f"the tables {tables}")
    for person in people:
        state = await _state_of(store, person.table)
        if state is not None and state.status == "over":
            view = state.view(None)
            end = ending_of(state.options, view.outcome, view.turn, person.seat, is_late=False)
            told = await _told_of_deal(person)
            if told is None or any(told[name] != getattr(end, name) for name in ("result", "reason", "domain", "turn")):
                problems.append(f"{person.table} ended as {end}, and its player is told {told}")
    return problems


async def _told_of_deal(person):
    """How a person is told that their game of a deal ended. A worker may hear of the last decision a little later."""
    headers = {"Authorization": f"Bearer {person.token}"}
    async with httpx.AsyncClient(
        base_url=person.address, timeout=PATIENCE, headers=headers, verify=certificates.NONE
    ) as client:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            told = (await client.get(f"/api/deals/{person.deal}")).json().get("yours")
            if told is not None:
                return told
            await asyncio.sleep(0.1)
    return None


async def _state_of(store, table):
    """A table as its log says; None if that cannot be, which the storm names elsewhere."""
    state = TableState(await store.table(table))
    with suppress(ImperaError):
        for entry in await store.entries(table):
            state.add(entry)
        return state
    return None
