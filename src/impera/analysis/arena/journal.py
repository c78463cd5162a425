"""The journal of an arena: a file that only grows, so that a game that was played is never played again.

    {"impera": "arena", "version": 1, "settings": {...}}
    {"deal": 0, "match": 0, "seating": 0, ...}             one line per game, in the order in which they ended

Whatever ends the program, at most the last line is cut off, and then it is left out.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Literal

import msgspec

from impera.analysis.arena.playing import Played
from impera.analysis.arena.schedule import matches, seats
from impera.analysis.arena.settings import Settings
from impera.errors import BadOptions

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType
    from typing import BinaryIO, Self

NAME = "journal.jsonl"
# What a line that is damaged can lead to; the last by brackets in brackets without end.
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line."""

    impera: Literal["arena"] = "arena"
    version: Literal[1] = 1
    settings: Settings


def kept_settings(folder: Path) -> Settings | None:
    """The settings of the arena that a folder holds; None if it holds none."""
    path = folder / NAME
    if not path.exists():
        return None
    with path.open("rb") as file:
        line = file.readline()
    return _head(path, line).settings if line.endswith(b"\n") else None


class Journal:
    """An open journal, in a `with` block; `games` are those it held when it was opened."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        """Open a journal or begin one; raises BadOptions if the folder belongs to another arena."""
        path = folder / NAME
        folder.mkdir(parents=True, exist_ok=True)
        self._file = path.open("a+b")
        try:
            _take(self._file, folder)
            self.games = self._read(path, settings)
        except BaseException:
            self._file.close()
            raise

    def add(self, played: Played) -> None:
        """Keep a game."""
        self._write(played)

    def __enter__(self) -> Self:
        """The journal itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file."""
        self._file.close()

    def _read(self, path: Path, settings: Settings) -> list[Played]:
        self._file.seek(0)
        whole = self._file.read().rpartition(b"\n")[0]
        lines = whole.split(b"\n") if whole else []
        self._file.truncate(len(whole) + 1 if lines else 0)
        if not lines:
            self._write(Head(settings=settings))
            return []
        differences = settings.differences(_head(path, lines[0]).settings)
        if differences:
            message = (
                f"the folder {path.parent} holds an arena with other settings ({'; '.join(differences)}): "
                "use the same settings, or another folder"
            )
            raise BadOptions(message)
        return [_game(path, number, line, settings) for number, line in enumerate(lines[1:], 2)]

    def _write(self, line: Head | Played) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def _head(path: Path, line: bytes) -> Head:
    try:
        return msgspec.json.decode(line, type=Head)
    except _UNREADABLE as error:
        message = f"the file {path} is not the journal of an arena: {error}"
        raise BadOptions(message) from error


def _game(path: Path, number: int, line: bytes, settings: Settings) -> Played:
    """The game in a line, if it is one of this arena."""
    try:
        game = msgspec.json.decode(line, type=Played)
        problem = "" if _belongs(game, settings) else "this is no game of this arena"
    except _UNREADABLE as error:
        problem = str(error)
    if problem:
        message = f"the file {path} was changed by something else: line {number} cannot be read ({problem})"
        raise BadOptions(message)
    return game


def _belongs(game: Played, settings: Settings) -> bool:
    """Whether a game has a place in the schedule, and bots and winners of its table."""
    tables = matches(len(settings.entrants), settings.sides)
    players = range(settings.options.players)
    return (
        game.match < len(tables)
        and game.seating < settings.sides
        and game.seats == seats(tables[game.match], game.seating, len(players))
        and set(game.winners) <= set(players)
        and bool(game.winners)
        and len(game.times) == len(players)
        and all(failure.seat in players and failure.entrant == game.seats[failure.seat] for failure in game.failures)
    )


def _take(file: BinaryIO, folder: Path) -> None:
    """Keep others from writing to the journal while this process lives, where the system can."""
    if sys.platform == "win32":
        return
    import fcntl  # noqa: PLC0415 - not on every system

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        message = f"another arena is writing to the folder {os.fspath(folder)} now"
        raise BadOptions(message) from error
