"""Games of an arena on a Ray cluster, instead of the processes of `impera.analysis.arena.pool`.

`impera.analysis.arena.runner` uses the pool when it is told `on="ray"`. `play`, one game with its record, makes the
samples of `impera.analysis.data` too, wherever those are played.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Self

from impera.analysis.arena.playing import ArenaGame, Table
from impera.analysis.arena.worker import record_name, record_of, warm_up
from impera.workers import gather

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path
    from types import TracebackType

    from impera.analysis.arena.schedule import Fixture
    from impera.analysis.arena.settings import Settings
    from impera.game import Record


class ClusterPool:
    """The workers of a cluster, to be used in a `with` block. Records are saved here, whoever played."""

    def __init__(self, settings: Settings, records: Path | None) -> None:
        """Connect to the cluster."""
        self._settings = settings
        self._records = records
        self._crew = gather("ray")

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[ArenaGame]:
        """Play games, and give each as soon as it is over."""
        pieces = ((self._settings, fixture) for fixture in fixtures)
        for (_, fixture), (played, record) in self._crew.carry_out(play, pieces):
            if self._records is not None:
                record.save(self._records / record_name(fixture))
            yield played

    def __enter__(self) -> Self:
        """The pool itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave the cluster."""
        self._crew.__exit__(kind, error, trace)


def play(settings: Settings, fixture: Fixture) -> tuple[ArenaGame, Record]:
    """Play one game, somewhere."""
    _warm_up_once(settings)
    table = Table(settings, fixture)
    return table.play(), record_of(table)


@functools.cache
def _warm_up_once(settings: Settings) -> None:
    warm_up(settings)
