"""Threads for bots and hints, so that no request waits for them. No party keeps them all busy.

Where no compiled search came with the package, it must be compiled once per machine, which takes half a minute or more.
A compiler in a thread would block the whole process, so a helper process compiles, and this one loads the result from
disk.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from impera.bots import library
from impera.server.operations.rota import Rota

if TYPE_CHECKING:
    from collections.abc import Callable

_LOG = logging.getLogger("impera.server")
_COMPILER = (sys.executable, "-m", "impera.bots.prepare")
# A server that has just started has more urgent work.
_SOON = 5.0
# Of 20 steps by which a thread can give way to others.
_STEPS = 10

Result = TypeVar("Result")


class Threads:
    """Threads that parties use one after another."""

    def __init__(self, number: int, name: str, *, give_way: bool = True) -> None:
        """None of them is busy. Those that give way let the thread that serves everybody go first.

        Work in Python must not: whoever loses the processor to others keeps Python's lock, and everybody waits for it.
        """
        self._rota = Rota(number)
        self._pool = ThreadPoolExecutor(number, thread_name_prefix=name, initializer=_give_way if give_way else None)

    async def run(self, party: str, work: Callable[[], Result]) -> Result:
        """The result of `work`, run in a thread when the party may have one."""
        async with self._rota.place(party):
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def stop(self) -> None:
        """Start no more work."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """Threads to think in, and the compilation of the search."""

    def __init__(self, threads: int) -> None:
        """Nothing is compiled yet. Whatever takes long has its own threads, so that nothing short waits for it."""
        self._long = Threads(threads, "thinker")
        self._short = Threads(threads, "quick thinker")
        # A second one would not be faster, since Python runs one thread at a time, but keep the others waiting twice.
        self._plain = Threads(1, "plain worker", give_way=False)
        self._preparing: asyncio.Task[None] | None = None
        self._soon: asyncio.Task[None] | None = None

    async def think(self, party: str, work: Callable[[], Result], *, searches: bool, is_long: bool) -> Result:
        """The result of `work` for a party, run in a thread; work that searches waits until the search is compiled."""
        if searches:
            await self.prepare()
        return await (self._long if is_long else self._short).run(party, work)

    async def work(self, party: str, work: Callable[[], Result]) -> Result:
        """The result of `work` for a party, run in a thread: something in Python that takes a moment."""
        return await self._plain.run(party, work)

    async def prepare(self) -> None:
        """Wait until the search is compiled; if the helper fails, it is compiled in-process on first use."""
        if library.is_shipped():
            return
        if self._preparing is None:
            self._preparing = asyncio.create_task(_compile())
        await asyncio.shield(self._preparing)  # others may be waiting for it too

    def prepare_soon(self) -> None:
        """Compile the search before anybody needs it."""
        self._soon = asyncio.create_task(self._wait_and_prepare())

    async def _wait_and_prepare(self) -> None:
        await asyncio.sleep(_SOON)
        await self.prepare()

    async def stop(self) -> None:
        """Start no more work, and end the helper."""
        self._long.stop()
        self._short.stop()
        self._plain.stop()
        running = [task for task in (self._soon, self._preparing) if task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def _give_way() -> None:
    """Let the other threads of this machine go first, where a thread can have a priority of its own.

    Only privileged programs can go back, so a server that gives way further than this stays where it is.
    """
    if sys.platform == "linux":
        own = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, own, max(os.getpriority(os.PRIO_PROCESS, own), _STEPS))


async def _compile() -> None:
    """Compile the search in a helper process; cancelling this task ends the helper."""
    try:
        process = await asyncio.create_subprocess_exec(*_COMPILER, start_new_session=True)  # Ctrl-C must not reach it
    except OSError as error:
        _LOG.warning("the search was not compiled ahead", extra={"data": {"error": str(error)}})
        return
    try:
        code = await process.wait()
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
    if code != 0:
        _LOG.warning("the search was not compiled ahead", extra={"data": {"exit": code}})
