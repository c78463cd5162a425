"""Numbers of all workers of a server. Prometheus reads from one of them, whichever answers, and expects them all.

Each worker has a file in a folder that they share, and writes its numbers there every second. Whoever is asked adds up
all files. A worker that takes the place of a dead one goes on from the numbers in its file, so that no counter falls;
what a killed worker counted in its last second is lost.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from impera.server.operations.metrics import Numbers

if TYPE_CHECKING:
    from pathlib import Path

    from impera.server.operations.metrics import Metrics

_LOG = logging.getLogger("impera.server")
_EVERY = 1.0


class WorkerMetrics:
    """The numbers of one worker among others."""

    def __init__(self, metrics: Metrics, file: Path) -> None:
        """`file` is this worker's own; those of the others are beside it."""
        self._metrics = metrics
        self._file = file
        self._before = msgspec.structs.replace(_read(file), gauges={})

    def publish(self) -> None:
        """Write the numbers of this worker for the others to read."""
        written = self._file.with_suffix(".new")
        written.write_bytes(msgspec.json.encode(self._own()))
        written.replace(self._file)

    def whole(self) -> Numbers:
        """The numbers of all workers: this one's now, the others' as they were a second ago at most."""
        others = (_read(file) for file in self._file.parent.glob("*.json") if file != self._file)
        return sum(others, self._own())

    async def run(self) -> None:
        """Publish now and then."""
        while True:
            try:
                self.publish()
            except OSError:
                _LOG.exception("the numbers of this worker cannot be written")
            await asyncio.sleep(_EVERY)

    def _own(self) -> Numbers:
        return self._before + self._metrics.numbers()


def _read(file: Path) -> Numbers:
    """The numbers in a file; none if no worker has written there yet."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Numbers)
    except FileNotFoundError:
        return Numbers()
