"""`impera export`: games as a table of decisions, for training."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from impera import Record
from impera.cli.options import WholeNumber, chosen, game_options, json_option, language_option, on_option, seed_option
from impera.cli.output.screen import show
from impera.text import language
from impera.text.files import plain

if TYPE_CHECKING:
    from collections.abc import Iterator


@click.command("export", help=plain("help-export"), epilog=f"\b\n{plain('help-export-examples')}")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.argument("records", nargs=-1, type=click.Path(path_type=Path, exists=True))
@click.option("--sample", type=WholeNumber(1), help=plain("help-export-sample"))
@click.option("--bot", "bots", multiple=True, help=plain("help-export-bot"))
@click.option("--workers", type=WholeNumber(1), help=plain("help-export-workers"))
@on_option
@seed_option
@json_option
@language_option
@game_options
def command(**given: Any) -> None:
    """Write the table, from records or from games played for it."""
    from impera.analysis import data  # noqa: PLC0415 - loads the bots

    words = language(given["language"])
    if bool(given["records"]) == (given["sample"] is not None):
        raise click.UsageError(words.say("error-export-what"))
    if given["sample"] is None:
        source = _records(given["records"])
    else:
        asked = {"seed": given["seed"], "bots": given["bots"] or None}
        named = {name: value for name, value in asked.items() if value is not None}
        source = data.sample(given["sample"], workers=given["workers"], on=given["on"], **named, **chosen(given))
    rows = data.write(source, given["file"])
    size = given["file"].stat().st_size
    if given["as_json"]:
        click.echo(json.dumps({"file": str(given["file"]), "rows": rows, "bytes": size}))
    else:
        show(words.say("export-written", file=str(given["file"]), rows=rows, megabytes=size / 1e6))


def _records(paths: tuple[Path, ...]) -> Iterator[Record]:
    """The records in files, and in all files of folders."""
    for path in paths:
        for file in sorted(path.glob("*.jsonl")) if path.is_dir() else [path]:
            yield Record.load(file)
