"""A short siege: whatever one address does, it is refused or cut off, and the others play on.

How long they wait is not tested, because that depends on the machine; `make siege` measures it.
"""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.patience import PATIENCE
from tests.server.floods import FLOODS, target_at
from tests.server.siege import Noticed, Others, missed

STRICT = {"IMPERA_SERVER_WORK_PER_SECOND": "20", "IMPERA_SERVER_TABLES_PER_HOUR": "4"}
FLOODS_HERE = (
    "looks", "hellos", "histories", "undos", "comings", "requests", "tables", "pings", "fragments", "hints",
    "rematches", "branches", "replays", "reviews", "slow_readers", "connections", "dribbles",
)  # fmt: skip


def test_whatever_one_address_does_it_is_stopped_and_the_others_play_on(start_server, make_database):
    server = start_server(make_database("sqlite"), **STRICT)
    port = int(server.address.rpartition(":")[2])

    async def besiege(others, name):
        target = await target_at(port, name)
        target.until = time.monotonic() + PATIENCE
        flood = asyncio.create_task(FLOODS[name](target))
        while target.is_on and not (target.refused or any(wire.is_lost for wire in target.wires)):
            await others.paced(20, 0.2)
        is_stopped = target.is_on
        target.until = 0.0
        await flood
        target.hang_up()
        return is_stopped

    async def scene():
        others = Others(port)
        await others.set_tables(2)
        found = {name: await besiege(others, name) for name in FLOODS_HERE}
        for table in others.tables:
            for wire in table.wires:
                wire.close()
        await asyncio.sleep(0.1)  # everything is hung up
        return found, others.lost, len(others.took)

    found, lost, heard = asyncio.run(scene())
    assert found == dict.fromkeys(FLOODS_HERE, True)
    assert lost == 0
    assert heard > 0


def noticed(**changes):
    """What others notice of a flood if every goal is just met."""
    usual = {"took": [0.149], "afterwards": [(14.9, 0.2), (15.1, 0.1)], "lost": 0, "peak": 399.0}
    return Noticed(**{**usual, "refused": 1, "cpu": 0.5, "memory": 200.0, **changes})


@pytest.mark.parametrize(
    ("changes", "goals"),
    [
        ({}, []),
        ({"took": [0.1] * 60 + [0.15] * 40}, ["p99"]),
        ({"took": [0.1] * 999 + [1.0]}, ["worst"]),
        ({"peak": 400.0}, ["MB"]),
        ({"afterwards": [(15.1, 0.2)]}, ["recovery"]),
        ({"lost": 1}, ["lost"]),
    ],
)
def test_a_siege_names_the_goals_that_are_missed(changes, goals):
    assert [line.split()[1] for line in missed("pings", noticed(**changes))] == goals
