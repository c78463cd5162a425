"""Metrics of all workers of a server. Prometheus reads from whichever worker answers, and expects them all.

Each worker writes its metrics every second to a file in a shared folder, and the worker that is asked adds up all
files. A worker that replaces a dead one continues from the numbers in its file, so no counter ever falls; only the last
second of a killed worker is lost.
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
    """The metrics of one worker among several."""

    def __init__(self, metrics: Metrics, file: Path) -> None:
        """`file` is this worker's own; the others' files are in the same folder."""
        self._metrics = metrics
        self._file = file
        self._before = msgspec.structs.replace(_read(file), gauges={})

    def publish(self) -> None:
        """Write this worker's metrics for the others to read."""
        written = self._file.with_suffix(".new")
        written.write_bytes(msgspec.json.encode(self._own()))
        written.replace(self._file)

    def whole(self) -> Numbers:
        """The metrics of all workers: this one's now, the others' at most a second old."""
        others = (_read(file) for file in self._file.parent.glob("*.json") if file != self._file)
        return sum(others, self._own())

    async def run(self) -> None:
        """Publish periodically."""
        while True:
            try:
                self.publish()
            except OSError:
                _LOG.exception("the numbers of this worker cannot be written")
            await asyncio.sleep(_EVERY)

    def _own(self) -> Numbers:
        return self._before + self._metrics.numbers()


def _read(file: Path) -> Numbers:
    """The metrics in a file; empty if no worker has written there yet."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Numbers)
    except FileNotFoundError:
        return Numbers()
