"""The journal of a study: a file that only grows, so that a piece that was played is never played again.

    {"impera": "study", "version": 1, "seed": 1}
    {"cell": "2 players basic, tuned", "start": 0, "games": 4800, "sums": {...}}
    {"seconds": 61.2, "cores": 16, "on": "here", ...}          one line for each run

Whatever ends the program, at most the last line is cut off, and then it is left out.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import msgspec

from impera.errors import BadOptions

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType
    from typing import Self

NAME = "journal.jsonl"
VERSION = 1


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line."""

    impera: str = "study"
    version: int = VERSION
    seed: int


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece that was played."""

    cell: str
    start: int
    games: int
    sums: dict[str, Any]


class Run(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long the program ran, on how many cores of whom, and what was asked of it."""

    seconds: float
    cores: int
    on: str
    games: int
    search_games: int
    questions: tuple[str, ...]


class Journal:
    """The journal of a folder, to be used in a `with` block."""

    def __init__(self, folder: Path, seed: int | None, fresh_seed: int) -> None:
        """Read what is there, or begin one. Without a seed it is the one of the journal, or the fresh one."""
        self._path = folder / NAME
        self.pieces: dict[tuple[str, int], Played] = {}
        self.runs: list[Run] = []
        lines = self._whole_lines()
        if lines:
            self.seed = self._head(lines[0], seed)
            for number, line in enumerate(lines[1:], 2):
                self._read(line, number)
        else:
            folder.mkdir(parents=True, exist_ok=True)
            self.seed = fresh_seed if seed is None else seed
            self._path.write_bytes(msgspec.json.encode(Head(seed=self.seed)) + b"\n")
        self._file = self._path.open("ab")

    def add(self, line: Played | Run) -> None:
        """Keep one more line."""
        if isinstance(line, Played):
            self.pieces[line.cell, line.start] = line
        else:
            self.runs.append(line)
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        """The journal itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file."""
        self._file.close()

    def _whole_lines(self) -> list[bytes]:
        """All lines that were written to their end; what comes after them is cut off."""
        if not self._path.exists():
            return []
        text = self._path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if len(whole) < len(text):
            os.truncate(self._path, len(whole))
        return whole.splitlines()

    def _head(self, line: bytes, seed: int | None) -> int:
        try:
            head = msgspec.json.decode(line, type=Head)
        except msgspec.MsgspecError as error:
            message = f"{self._path} is not the journal of a study: {error}"
            raise BadOptions(message) from error
        if (head.impera, head.version) != ("study", VERSION):
            message = f"{self._path} is no journal of a study that this version can go on with"
            raise BadOptions(message)
        if seed not in (None, head.seed):
            message = f"{self._path} has the seed {head.seed}, not {seed}; leave it out, or name another folder"
            raise BadOptions(message)
        return head.seed

    def _read(self, line: bytes, number: int) -> None:
        try:
            found = msgspec.json.decode(line)
            if "seconds" in found:
                self.runs.append(msgspec.convert(found, Run))
            else:
                piece = msgspec.convert(found, Played)
                self.pieces[piece.cell, piece.start] = piece
        except msgspec.MsgspecError as error:
            message = f"{self._path}, line {number}: {error}"
            raise BadOptions(message) from error
