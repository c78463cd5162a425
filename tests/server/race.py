"""Two servers on one database, and for every seat a client at each of them: both decide at the same moment.

`python -m tests.server.race 5000` runs until that many decisions were contested.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections import Counter
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

from websockets.asyncio.client import connect

from impera.server.storage import Store
from tests.patience import PATIENCE
from tests.server.postgres import running_postgres
from tests.server.process import Server
from tests.server.storm_people import set_tables


class Twin:
    """One of two clients with the same seat."""

    def __init__(self, socket):
        self.socket = socket
        self.numbers = []
        self.refusals = Counter()
        self.ask = None

    async def send(self, **message):
        await self.socket.send(json.dumps(message))

    async def hear_until(self, number):
        """Listen until an entry arrives; returns it."""
        while True:
            message = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            if message["type"] == "refused":
                self.refusals[message["code"]] += 1
                continue
            if message["type"] != "table":
                self.numbers.append(message["number"])
            self.ask = message["ask"]
            if message["number"] >= number:
                return message


async def fight(addresses, person, others, most):
    """Play one game in which both twins send each decision at once; returns how many were contested, and refusals."""
    everyone = [person, *others]
    async with AsyncExitStack() as exits:
        twins = [
            Twin(await exits.enter_async_context(connect(_path(address, each), ping_interval=None)))
            for each in everyone
            for address in addresses
        ]
        return await _fight(everyone, twins, most), twins


def _path(address, person):
    return f"{address.replace('http', 'ws')}/api/tables/{person.table}/socket"


async def _fight(everyone, twins, most):
    for index, twin in enumerate(twins):
        await twin.send(type="hello", token=everyone[index // 2].token, seat=everyone[index // 2].seat)
    number = max([(await twin.hear_until(0))["number"] for twin in twins])
    fought = 0
    while fought < most:
        asked = [index for index in range(0, len(twins), 2) if twins[index].ask and twins[index].ask["legal"]]
        if not asked:
            break
        pair = twins[asked[0]], twins[asked[0] + 1]
        legal = pair[0].ask["legal"]
        sends = [
            twin.send(type="decide", number=twin.ask["number"], decision=legal[place])
            for twin, place in zip(pair, (0, -1), strict=True)
        ]
        await asyncio.gather(*sends)
        number += 1
        fought += 1
        await asyncio.gather(*(twin.hear_until(number) for twin in twins))
    for twin in twins:
        await twin.send(type="look")
        await twin.hear_until(number)
    return fought


async def race(addresses, database, *, decisions, tables=4):
    """Contest this many decisions; returns all problems found, and some numbers."""
    problems, fought, refusals = [], 0, Counter()
    while fought < decisions:
        people = await set_tables(addresses[0], tables)
        groups = {}
        for person in people:
            groups.setdefault(person.table, []).append(person)
        share = max(1, (decisions - fought) // tables)
        results = await asyncio.gather(*(fight(addresses, first, rest, share) for first, *rest in groups.values()))
        store = Store(database)
        for (number, twins), table in zip(results, groups, strict=True):
            fought += number
            entries = await store.entries(table)
            decided = sum(entry.content.kind == "decision" for entry in entries)
            if decided != number or [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
                problems.append(f"{table}: {number} decisions were fought for, {decided} are written")
            for twin in twins:
                refusals.update(twin.refusals)
                if twin.numbers != list(range(entries[-1].number - number + 1, entries[-1].number + 1)):
                    problems.append(f"{table}: a client heard {twin.numbers}")
        await store.stop()
    if sum(refusals.values()) != fought:
        problems.append(f"{fought} decisions were fought for, but {dict(refusals)} were refused")
    return problems, {"fought": fought, "refused": dict(refusals)}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("decisions", type=int, nargs="?", default=5000)
    given = parser.parse_args()
    with ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="impera-race-")))
        postgres = opened.enter_context(running_postgres())
        addresses = []
        for each in ("one", "two"):
            (folder / each).mkdir()
            server = Server(postgres.get_uri(), folder / each)
            opened.callback(server.close)
            addresses.append(server.address)
        problems, numbers = asyncio.run(race(addresses, postgres.get_uri(), decisions=given.decisions))
    print(numbers)  # noqa: T201
    print("\n".join(problems) or "exactly one wins each number")  # noqa: T201
    raise SystemExit(bool(problems))


if __name__ == "__main__":
    main()
