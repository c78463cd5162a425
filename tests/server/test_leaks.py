"""If two games differ only in what a viewer cannot know, everything sent to that viewer is the same, byte for byte.

Two servers play the same decisions over two deals (`worlds.py`). A viewer connects with and without views, loses the
connection and resumes, asks for hints and threats, plans, sends nonsense, undoes, reads by HTTP; logs and metrics are
read too. Here it is done over a network; `python -m tests.server.twins` does it thousands of times without one.
"""

from __future__ import annotations

import asyncio
import json
import logging
import socket

import httpx
import pytest
from websockets.asyncio.client import connect

from impera import Options
from impera.server.edge.process import make_server
from impera.server.operations.logs import Lines
from impera.server.settings import Settings
from tests.patience import PATIENCE
from tests.server import certificates
from tests.server.twins import TABLE, Scene, new_database, set_table, without_time
from tests.server.worlds import Worlds


async def serve(worlds, world, folder, monkeypatch):
    """Play a world on its own server; returns everything the viewer was sent, and the log."""
    settings = Settings(
        database=await new_database(folder / f"{world}.sqlite"),
        work_per_second=10**8,
    )
    monkeypatch.setattr("impera.server.tables.table_game.Game.new", lambda **_: worlds.game(world), raising=True)
    listening = socket.create_server(("127.0.0.1", 0))
    started = asyncio.Event()
    server = make_server(settings, started.set)
    lines = []
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(without_time(Lines().format(record)))
    logger = logging.getLogger("impera.server")
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    await started.wait()
    await set_table(server.services.store, worlds.options)
    address = f"127.0.0.1:{listening.getsockname()[1]}"
    scene = Scene(
        worlds,
        lambda: connect(f"ws://{address}/api/tables/{TABLE}/socket", ping_interval=None),
        lambda headers: httpx.AsyncClient(
            base_url=f"http://{address}", headers=headers, timeout=PATIENCE, verify=certificates.NONE
        ),
    )
    try:
        await scene.play()
    finally:
        server.should_exit = True
        await running
        logger.removeHandler(handler)
    return scene.sent, lines


# What every viewer must have been sent, or the comparison would prove less than it claims.
WATCHED = {"table", "decided", "undone", "said", "refused"}
CASES = [
    (Options(players=2), 0),
    (Options(players=3), 1),
    (Options(players=3, deal="draft"), 2),
    (Options(players=4, teams=True, deal="draft"), 3),
    (Options(players=3, deal="draft"), None),
    (Options(players=4), None),
]


@pytest.mark.parametrize(("options", "viewer"), CASES)
def test_what_a_viewer_cannot_know_changes_no_byte(options, viewer, tmp_path, monkeypatch):
    worlds = Worlds(options, viewer, seed=17 + options.players, decisions=45)
    assert worlds.swaps >= 5
    heard = [asyncio.run(serve(worlds, world, tmp_path, monkeypatch)) for world in (0, 1)]
    assert len(heard[0][0]) > 100
    kinds = {json.loads(raw)["type"] for raw in heard[0][0] if raw.startswith("{")}
    assert kinds >= (WATCHED if viewer is None else WATCHED | {"hint"})
    assert heard[0][0] == heard[1][0]
    assert heard[0][1] == heard[1][1]
