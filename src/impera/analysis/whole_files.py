"""Result files, replaced atomically, so that no reader sees half a file."""

from __future__ import annotations

import csv
import io
import os
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A file to write, which then takes the place of `path`; an error of the system names `path` too."""
    written = path.with_name(f".{path.name}")
    try:
        yield written
        written.replace(path)
    except OSError as error:
        if error.errno is None:
            raise
        raise OSError(error.errno, os.strerror(error.errno), str(path)) from error
    finally:
        written.unlink(missing_ok=True)


def write_text(path: Path, text: str) -> None:
    """Replace the file with this text."""
    with replacing(path) as written:
        written.write_text(text, encoding="utf-8")


def write_csv(path: Path, head: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    """Replace the file with these rows, as comma-separated values."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(head)
    lines.writerows(rows)
    write_text(path, text.getvalue())
