"""News from other workers: PostgreSQL notifies us, on one connection, which table has a new entry, and who blocks whom.

A notification is a table's name and a number, or a person whose blocks have changed; what happened is read from the
database. Notifications may get lost together with the connection, so everything is re-read after each new connection.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from sqlalchemy import text

from impera.server.storage.commits import CHANNEL
from impera.server.storage.failures import FAILURES

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Executable
    from sqlalchemy.ext.asyncio import AsyncEngine

_PEOPLE = "impera_people"
_TELL = text("SELECT pg_notify(:channel, :person)")
_PAUSE = 0.2
_CHECK_EVERY = 5.0


def telling_of_person(person: str) -> tuple[Executable, Any]:
    """The statement that tells all workers, once it is committed, that a person's blocks have changed."""
    return _TELL, {"channel": _PEOPLE, "person": person}


class News:
    """Listens for as long as it runs."""

    def __init__(
        self,
        engine: AsyncEngine,
        *,
        heard: Callable[[str, int], object],
        heard_of_person: Callable[[str], object],
        lost: Callable[[], object],
    ) -> None:
        """Calls `heard` with a table and a number, and `heard_of_person` with a person whose blocks have changed.

        It calls `lost` when notifications may have been missed.
        """
        self._engine = engine
        self._heard = heard
        self._heard_of_person = heard_of_person
        self._lost = lost

    async def run(self) -> None:
        """Listen, reconnecting whenever the connection is lost."""
        while True:
            try:
                await self._listen()
            except FAILURES:
                await asyncio.sleep(_PAUSE)

    async def _listen(self) -> None:
        over = asyncio.Event()
        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(lambda _: over.set())
            await driver.add_listener(CHANNEL, self._hear)
            await driver.add_listener(_PEOPLE, self._hear_of_person)
            self._lost()
            while not over.is_set():
                try:
                    await asyncio.wait_for(over.wait(), _CHECK_EVERY)
                except TimeoutError:
                    await driver.execute("SELECT 1")
            await connection.invalidate()

    def _hear(self, _: Any, __: int, ___: str, payload: str) -> None:
        table, _, number = payload.partition(" ")
        self._heard(table, int(number))

    def _hear_of_person(self, _: Any, __: int, ___: str, person: str) -> None:
        self._heard_of_person(person)
