"""A client that never reads, one that sends 1 MB, and one that opens 1000 sockets: others notice nothing.

What others would notice is a longer wait for an answer. The limit is generous, because the machine may be busy.
"""

from __future__ import annotations

import asyncio
import json
import resource
import time

from bench.wire import dial
from tests.patience import PATIENCE, wait_until
from tests.server.client import http, make_table

HELD_UP = 15.0
"""No answer takes this many seconds, however busy the machine is, unless someone blocks the server."""


def metrics(server):
    return http.get(f"{server.address}/metrics").text


def hello(seat):
    return json.dumps({"type": "hello", "token": seat.token, "seat": seat.seat, "views": True}).encode()


async def ping(wire, heard, times):
    """Ask for the whole table this many times, one after another; returns the seconds each took."""
    took = []
    for _ in range(times):
        began = time.perf_counter()
        heard.clear()
        wire.send(b'{"type": "look"}')
        async with asyncio.timeout(PATIENCE):
            await heard.wait()
        took.append(time.perf_counter() - began)
    return took


def test_a_viewer_that_never_reads_is_let_go_and_holds_nobody_up(start_server, make_database):
    server = start_server(make_database("sqlite"), IMPERA_SERVER_QUEUE="8")
    table = make_table(server.address, people=2)
    port = int(server.address.rpartition(":")[2])
    path = f"/api/tables/{table.name}/socket"

    async def scene():
        heard = asyncio.Event()
        good = await dial("127.0.0.1", port, path, lambda _: heard.set())
        good.send(hello(table.seats[0]))
        await heard.wait()
        bad = await dial("127.0.0.1", port, path, lambda _: None)
        bad.send(hello(table.seats[1]))
        bad.pause_reading()
        for _ in range(3000):  # more answers than the system keeps for a client
            bad.send(b'{"type": "look"}')
            await asyncio.sleep(0)
        for _ in range(20):
            good.send(b'{"type": "say", "phrase": "hurry"}')
        took = await ping(good, heard, 50)
        await asyncio.to_thread(wait_until, lambda: "impera_slow_viewers_total 1" in metrics(server))
        good.close()
        bad.close()
        await asyncio.sleep(0.05)
        return took

    assert max(asyncio.run(scene())) < HELD_UP


def test_whoever_sends_a_megabyte_again_and_again_holds_nobody_up(sqlite_server):
    table = make_table(sqlite_server.address, people=2)
    port = int(sqlite_server.address.rpartition(":")[2])
    path = f"/api/tables/{table.name}/socket"

    async def scene():
        heard = asyncio.Event()
        good = await dial("127.0.0.1", port, path, lambda _: heard.set())
        good.send(hello(table.seats[0]))
        await heard.wait()
        took, cut_off = [], 0
        for _ in range(20):
            bad = await dial("127.0.0.1", port, path, lambda _: None)
            bad.send(hello(table.seats[1]))
            bad.send(b"x" * 1_000_000)
            took += await ping(good, heard, 2)
            async with asyncio.timeout(PATIENCE):
                while not bad.is_lost:  # noqa: ASYNC110 - a plain callback sets it
                    await asyncio.sleep(0.01)
            cut_off += 1
        good.close()
        await asyncio.sleep(0.05)
        return took, cut_off

    took, cut_off = asyncio.run(scene())
    assert cut_off == 20
    assert max(took) < HELD_UP


def test_a_thousand_sockets_of_one_address_leave_the_others_alone(start_server, make_database):
    server = start_server(make_database("sqlite"), IMPERA_SERVER_SOCKETS_PER_ADDRESS="100")
    table = make_table(server.address, people=2)
    port = int(server.address.rpartition(":")[2])
    path = f"/api/tables/{table.name}/socket"
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))

    async def scene():
        heard = asyncio.Event()
        good = await dial("127.0.0.1", port, path, lambda _: heard.set(), source="127.0.0.2")
        good.send(hello(table.seats[0]))
        await heard.wait()

        async def intrude():
            try:
                return await dial("127.0.0.1", port, path, lambda _: None, source="127.0.0.3")
            except (ConnectionError, TimeoutError):
                return None

        intruders = asyncio.gather(*(intrude() for _ in range(1000)))
        took = await ping(good, heard, 30)
        opened = [wire for wire in await intruders if wire is not None]
        took += await ping(good, heard, 30)
        for wire in (good, *opened):
            wire.close()
        await asyncio.sleep(0.05)
        return len(opened), took

    try:
        opened, took = asyncio.run(scene())
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert opened <= 100
    assert max(took) < HELD_UP
