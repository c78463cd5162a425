"""Result files, replaced atomically, so that no reader sees half a file."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path


def write_text(path: Path, text: str) -> None:
    """Replace the file with this text."""
    written = path.with_name(f".{path.name}")
    written.write_text(text, encoding="utf-8")
    written.replace(path)


def write_csv(path: Path, head: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    """Replace the file with these rows, as comma-separated values."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(head)
    lines.writerows(rows)
    write_text(path, text.getvalue())
