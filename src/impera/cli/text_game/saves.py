"""Saved games: all unfinished ones, and the last finished one.

An unfinished game is a record, with a small file beside it that says who played. The folder is the user's data folder,
or the one named by `IMPERA_DATA`.
"""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from impera import Record
from impera.errors import BadRecord
from impera.folders import data_folder

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where in a game against bots: the person's seat, and the bots as they are typed.

    One name is for all bots. Several, separated by commas, are for the other seats in order; the last one is repeated.
    """

    seat: int
    bots: str

    def levels(self, players: int) -> tuple[str, ...]:
        """Which bot plays each seat; an empty name for the person.

        >>> Seating(1, "senator,emperor").levels(4)
        ('senator', '', 'emperor', 'emperor')
        """
        names = self.names
        others = [seat for seat in range(players) if seat != self.seat]
        found = {seat: names[min(place, len(names) - 1)] for place, seat in enumerate(others)}
        return tuple(found.get(seat, "") for seat in range(players))

    @property
    def names(self) -> list[str]:
        """The names of the bots that were typed."""
        return [name.strip() for name in self.bots.split(",")]


@dataclass(frozen=True, slots=True)
class Save:
    """The place of one unfinished game."""

    path: Path
    seating: Seating

    def write(self, record: Record) -> None:
        """Save the game as it is now; raises OSError if it cannot be written."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self.path.exists():
            _about(self.path).write_text(json.dumps(asdict(self.seating)), encoding="utf-8")
        record.save(self.path)

    def finish(self, record: Record) -> None:
        """The game is over: it becomes the last finished one."""
        last_finished().parent.mkdir(parents=True, exist_ok=True)
        record.save(last_finished())
        self.remove()

    def remove(self) -> None:
        """Forget the game."""
        self.path.unlink(missing_ok=True)
        _about(self.path).unlink(missing_ok=True)


def remembered(record: Record) -> Seating | None:
    """Who sits where in a recorded game, if it says so: one person, and bots."""
    seats = [seat for seat, bot in enumerate(record.bots) if not bot]
    if len(seats) != 1 or len(record.bots) != record.options.players:
        return None
    return Seating(seats[0], ",".join(bot for bot in record.bots if bot))


def new(seating: Seating) -> Save:
    """A place for a new game."""
    name = f"{time.strftime('%Y-%m-%d-%H-%M-%S')}-{os.getpid()}"
    return Save(_unfinished() / f"{name}.jsonl", seating)


def last() -> tuple[Save, Record] | None:
    """The most recent unfinished game; None if there is none."""
    return next(_saved(), None)


def last_finished() -> Path:
    """The record of the last finished game."""
    return data_folder() / "last.jsonl"


def _unfinished() -> Path:
    return data_folder() / "unfinished"


def _about(path: Path) -> Path:
    return path.with_suffix(".json")


def _saved() -> Iterator[tuple[Save, Record]]:
    """Unfinished games, latest first; damaged files are skipped."""
    for path in sorted(_unfinished().glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            record = Record.load(path)
            record.replay()
            seating = Seating(**json.loads(_about(path).read_text(encoding="utf-8")))
        except (BadRecord, OSError, ValueError, TypeError):
            continue
        if 0 <= seating.seat < record.options.players:
            yield Save(path, seating), record
