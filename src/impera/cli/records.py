"""Reading records from files, with one sentence for every failure."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from impera import BadRecord, Record
from impera.errors import ImperaError

if TYPE_CHECKING:
    from pathlib import Path

    from impera import Game
    from impera.text import Language


def load(path: Path, words: Language) -> tuple[Record, Game]:
    """The record in a file, and the game that it replays to."""
    try:
        record = Record.load(path)
        return record, record.replay()
    except BadRecord as error:
        raise click.ClickException(words.say("error-file", file=str(path), reason=_reason(error, words))) from error


def _reason(error: BadRecord, words: Language) -> str:
    """What is wrong with a record, without the parser's details."""
    cause = error.__cause__
    if isinstance(cause, UnicodeDecodeError):
        return words.say("error-not-text")
    return str(error) if cause is None or isinstance(cause, ImperaError) else str(error).removesuffix(f": {cause}")
