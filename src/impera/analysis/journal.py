"""Journals: append-only files that keep finished work, so it is never repeated.

    {"impera": "arena", "version": 1, "settings": {...}}     the head: what the work belongs to
    {"deal": 0, "match": 0, "seating": 0, ...}               a line for each piece of work, as soon as it is done

However the program ends, only the last line can be incomplete; it is dropped. A journal continues only under the head
it was started with, and only one process at a time writes to it. Only arenas, leagues and studies know what heads and
lines mean.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

import msgspec

from impera.errors import BadOptions

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType
    from typing import BinaryIO, Self

NAME = "journal.jsonl"
# What a damaged line can lead to; the last one by deeply nested brackets.
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

Line = TypeVar("Line", bound=msgspec.Struct)


class Head(msgspec.Struct, Generic[Line], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line. Journals with equal heads hold the same work."""

    what: ClassVar[str]
    """What kind of work this is, with its article: "an arena"."""

    def differences(self, other: Self) -> list[str]:
        """How another head differs from this one, one short phrase per difference."""
        raise NotImplementedError

    def line(self, text: bytes) -> Line:
        """One of the other lines; raises msgspec.DecodeError if it does not belong to this journal."""
        raise NotImplementedError


AnyHead = TypeVar("AnyHead", bound=Head)  # type: ignore[type-arg]  # whatever its lines are


def read_head(folder: Path, kind: type[AnyHead]) -> AnyHead | None:
    """The head of the journal in a folder; None if there is no journal."""
    path = folder / NAME
    if not path.exists():
        return None
    with path.open("rb") as file:
        line = file.readline()
    return _head(path, line, kind) if line.endswith(b"\n") else None


def read_lines(folder: Path, head: Head[Line]) -> list[Line]:
    """The lines of the journal in a folder, which may still be growing."""
    path = folder / NAME
    return _lines(path, _whole_lines(path.read_bytes()), head)


class Journal(Generic[Line]):
    """An open journal, in a `with` block. `lines` are all it holds but the head."""

    def __init__(self, folder: Path, head: Head[Line]) -> None:
        """Continue the journal in a folder, or start one; raises BadOptions if the folder holds something else."""
        path = folder / NAME
        folder.mkdir(parents=True, exist_ok=True)
        self._file = path.open("a+b")
        try:
            _take(self._file, folder)
            self._file.seek(0)
            texts = _whole_lines(self._file.read())
            self._file.truncate(sum(len(text) + 1 for text in texts))
            if not texts:
                self._write(head)
            self.lines = _lines(path, texts, head)
        except BaseException:
            self._file.close()
            raise

    def add(self, line: Line) -> None:
        """Keep one more line."""
        self._write(line)
        self.lines.append(line)

    def __enter__(self) -> Self:
        """The journal itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def _whole_lines(text: bytes) -> list[bytes]:
    """All complete lines."""
    return text.split(b"\n")[:-1]


def _lines(path: Path, texts: list[bytes], head: Head[Line]) -> list[Line]:
    """What the lines after the head say, if the file has that head."""
    if not texts:
        return []
    differences = head.differences(_head(path, texts[0], type(head)))
    if differences:
        message = (
            f"the folder {path.parent} holds {head.what} with other settings ({'; '.join(differences)}): "
            "use the same settings, or another folder"
        )
        raise BadOptions(message)
    return [_line(path, number, text, head) for number, text in enumerate(texts[1:], 2)]


def _head(path: Path, line: bytes, kind: type[AnyHead]) -> AnyHead:
    try:
        head: AnyHead = msgspec.json.decode(line, type=kind)
    except _UNREADABLE as error:
        message = f"the file {path} is not the journal of {kind.what}: {error}"
        raise BadOptions(message) from error
    return head


def _line(path: Path, number: int, text: bytes, head: Head[Line]) -> Line:
    try:
        return head.line(text)
    except _UNREADABLE as error:
        message = f"the file {path} was changed by something else: line {number} cannot be read ({error})"
        raise BadOptions(message) from error


def _take(file: BinaryIO, folder: Path) -> None:
    """Keep other processes from writing to the journal while this one lives, if the system supports that."""
    if sys.platform == "win32":
        return
    import fcntl  # noqa: PLC0415 - not on every system

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        message = f"another process is writing to the folder {folder} now"
        raise BadOptions(message) from error
