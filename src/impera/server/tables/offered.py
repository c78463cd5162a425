"""The programs of offered bots: started when one has to decide, kept while its table is open, never too many.

A program is told the view of its seat and nothing else. Its time and memory are limited, and it has threads of its own,
so that no other bot waits for it. One that had to make room for others is started again for its next decision; what it
needs to know is in the view.
"""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

from impera.bots.external import External
from impera.errors import BotFailure
from impera.server.tables.thinking import Threads

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from impera.notation.outcome import Outcome
    from impera.server.offers import Offer
    from impera.views import View

_MEGABYTE = 2**20


class Chair(NamedTuple):
    """A seat of a table, and the seed of the bot that plays there."""

    table: str
    seat: int
    seed: int


class Limits(NamedTuple):
    """What the programs of one process may use."""

    seconds: float = 10.0
    """Seconds for a decision; the first may take twice as long, because the program has to start."""
    megabytes: int = 2048
    """Memory for each program, where the system can limit it."""
    programs: int = 8
    """Programs that run at the same time."""


class Offered:
    """The bots that this server offers, and their programs."""

    def __init__(self, offers: Mapping[str, Offer], limits: Limits, threads: int) -> None:
        """No program runs yet."""
        self.offers = offers
        self._limits = limits
        self._threads = Threads(threads, "offered bot")
        self._waiting: OrderedDict[tuple[str, Chair], External] = OrderedDict()
        self._lock = threading.Lock()

    async def decide(self, name: str, chair: Chair, view: View, party: str) -> str:
        """The decision of a bot in a chair; raises BotFailure if it has none, and ends its program then."""
        return await self._threads.run(party, lambda: self._ask(name, chair, view))

    def leave(self, table: str, outcome: Outcome | None) -> None:
        """The game of a table is over, or nobody looks at it any more: its programs are told and end."""
        with self._lock:
            leaving = [key for key in self._waiting if key[1].table == table]
            programs = [self._waiting.pop(key) for key in leaving]
        for program in programs:
            asyncio.get_running_loop().run_in_executor(None, program.over, outcome)  # it may take its time

    def stop(self) -> None:
        """End all programs at once."""
        self._threads.stop()
        for program in self._all():
            program.close()

    def _ask(self, name: str, chair: Chair, view: View) -> str:
        offer = self.offers.get(name)
        if offer is None:
            raise BotFailure(name, "is not offered any more")
        with self._lock:
            program = self._waiting.pop((name, chair), None)
        program = program or External(
            offer.command,
            name=name,
            seed=chair.seed,
            seconds=self._limits.seconds,
            start_seconds=self._limits.seconds,
            memory=self._limits.megabytes * _MEGABYTE,
            may_stay=False,  # programs that waited for another table would not be counted
        )
        try:
            decision = program.decide(view)
        except Exception:
            program.close()
            raise
        self._keep((name, chair), program)
        return decision

    def _keep(self, key: tuple[str, Chair], program: External) -> None:
        """Keep a program for its next decision; the one that waited longest makes room for it."""
        with self._lock:
            self._waiting[key] = program
            spare = self._waiting.popitem(last=False)[1] if len(self._waiting) > self._limits.programs else None
        if spare is not None:
            spare.over(None)

    def _all(self) -> Iterator[External]:
        with self._lock:
            while self._waiting:
                yield self._waiting.popitem()[1]
