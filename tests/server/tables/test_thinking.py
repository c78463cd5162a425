"""The search is compiled once, in another process, and only those who need it wait."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
import threading
import time
from contextlib import asynccontextmanager

import pytest

from impera.bots import library, takes_time
from impera.server.tables import thinking
from impera.server.tables.thinking import Thinkers
from tests.patience import PATIENCE
from tests.server.capabilities import CAP_SYS_NICE, give_up

# Records that it started, and ends when told to.
PATIENT = """
import os, pathlib, sys, time
begun = pathlib.Path(sys.argv[1])
begun.open("a").write(f"{os.getpid()} ")
while not begun.with_suffix(".end").exists():
    time.sleep(0.02)
"""


@asynccontextmanager
async def made(threads=1):
    thinkers = Thinkers(threads)
    try:
        yield thinkers
    finally:
        await thinkers.stop()


@pytest.fixture(autouse=True)
def _nothing_shipped(monkeypatch):
    """A kind of machine that the package has no compiled bots for."""
    monkeypatch.setattr(library, "is_shipped", lambda: False)


@pytest.fixture
def begun(monkeypatch, tmp_path):
    """A slow compiler; the file lists its processes."""
    file = tmp_path / "begun"
    monkeypatch.setattr(thinking, "_COMPILER", (sys.executable, "-c", PATIENT, str(file)))
    return file


async def until(fact):
    async with asyncio.timeout(PATIENCE):
        while not fact():  # noqa: ASYNC110 - the fact is about another process
            await asyncio.sleep(0.02)


def test_only_work_that_searches_waits_for_the_compiler(begun):
    """A first hint may take a while; the other bots of the table keep playing."""

    async def scene():
        async with made() as thinkers:
            searching = asyncio.create_task(thinkers.think("a", lambda: "found", searches=True, is_long=True))
            await until(begun.exists)
            assert await thinkers.think("a", lambda: "at once", searches=False, is_long=False) == "at once"
            assert not searching.done()
            begun.with_suffix(".end").touch()
            assert await searching == "found"

    asyncio.run(scene())


def test_it_is_compiled_once_however_many_ask(begun):
    """One compiler is enough."""

    async def scene():
        begun.with_suffix(".end").touch()
        async with made() as thinkers:
            await asyncio.gather(*(thinkers.think("a", lambda: None, searches=True, is_long=True) for _ in range(5)))

    asyncio.run(scene())
    assert len(begun.read_text().split()) == 1


def test_compiled_bots_that_came_with_the_package_are_not_compiled_again(begun, monkeypatch):
    """Nobody waits for a process that has nothing to do."""
    monkeypatch.setattr(library, "is_shipped", lambda: True)

    async def scene():
        async with made() as thinkers:
            return await thinkers.think("a", lambda: "found", searches=True, is_long=True)

    assert asyncio.run(scene()) == "found"
    assert not begun.exists()


def test_whoever_stops_waiting_does_not_stop_the_others(begun):
    """A viewer who leaves cancels nobody else's request."""

    async def scene():
        async with made() as thinkers:
            leaving, staying = (
                asyncio.create_task(thinkers.think("a", lambda: 1, searches=True, is_long=True)) for _ in range(2)
            )
            await until(begun.exists)
            leaving.cancel()
            begun.with_suffix(".end").touch()
            return await staying

    assert asyncio.run(scene()) == 1


def test_the_compiler_ends_with_the_server(begun):
    """Nothing is left behind."""

    async def scene():
        async with made() as thinkers:
            waiting = asyncio.create_task(thinkers.prepare())
            await until(lambda: begun.exists() and begun.read_text().endswith(" "))
        await asyncio.gather(waiting, return_exceptions=True)

    asyncio.run(scene())
    with pytest.raises(ProcessLookupError):
        os.kill(int(begun.read_text()), 0)


def test_a_server_compiles_before_anybody_asks(begun, monkeypatch):
    """The first hint on a new machine need not wait, if the server has run for a minute."""
    monkeypatch.setattr(thinking, "_SOON", 0.01)

    async def scene():
        async with made() as thinkers:
            thinkers.prepare_soon()
            await until(begun.exists)

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("compiler", "told"), [((sys.executable, "-c", "raise SystemExit(3)"), "exit"), (("/no/such/program",), "error")]
)
def test_a_compiler_that_fails_is_written_down_and_the_work_is_done(compiler, told, monkeypatch, caplog):
    """Then the search is compiled where it is needed."""
    monkeypatch.setattr(thinking, "_COMPILER", compiler)

    async def scene():
        async with made() as thinkers:
            return await thinkers.think("a", lambda: "found", searches=True, is_long=True)

    with caplog.at_level(logging.WARNING, "impera.server"):
        assert asyncio.run(scene()) == "found"
    assert [list(record.data) for record in caplog.records] == [[told]]


def test_a_bot_that_decides_at_once_is_not_behind_bots_that_think_long():
    """However many of them another party has at its tables."""
    assert takes_time("emperor")
    assert not takes_time("shepherd")
    told = threading.Event()

    async def scene():
        async with made() as thinkers:
            dear = [
                asyncio.create_task(thinkers.think("a", told.wait, searches=False, is_long=True)) for _ in range(20)
            ]
            await asyncio.sleep(0)
            cheap = await thinkers.think("b", lambda: "at once", searches=False, is_long=False)
            is_first = not any(task.done() for task in dear)
            told.set()
            await asyncio.gather(*dear)
            return cheap, is_first

    assert asyncio.run(scene()) == ("at once", True)


@pytest.mark.skipif(sys.platform != "linux", reason="only there a thread has a priority of its own")
def test_bots_give_way_and_work_in_python_does_not():
    """A thread that loses the processor while it has Python's lock would keep everybody waiting."""

    def steps():
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def scene():
        async with made() as thinkers:
            return await thinkers.think("a", steps, searches=False, is_long=True), await thinkers.work("a", steps)

    assert asyncio.run(scene()) == (thinking._STEPS, os.getpriority(os.PRIO_PROCESS, 0))


def be_an_ordinary_user_who_gives_way():
    """Run below the usual priority, and not be allowed to raise it."""
    give_up(CAP_SYS_NICE)
    os.nice(15 - os.nice(0))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no priority of their own")
def test_a_server_that_gives_way_already_can_think():
    """Its threads keep its priority: only root may raise it again."""
    thought = "import asyncio, os, threading; from impera.server.tables.thinking import Threads"
    asked = "lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id())"
    command = [sys.executable, "-c", f"{thought}; print(asyncio.run(Threads(1, 'thinker').run('', {asked})))"]
    ended = subprocess.run(
        command, check=True, capture_output=True, encoding="utf-8", preexec_fn=be_an_ordinary_user_who_gives_way
    )
    assert ended.stdout == "15\n"


def test_work_in_python_is_done_one_after_another():
    """Two threads of it would not be faster, and who waits for Python's lock would wait for both."""
    running, most = [], []

    def work():
        running.append(1)
        most.append(len(running))
        time.sleep(0.02)
        running.pop()

    async def scene():
        async with made(threads=2) as thinkers:
            await asyncio.gather(*(thinkers.work(party, work) for party in "abc"))

    asyncio.run(scene())
    assert most == [1, 1, 1]
