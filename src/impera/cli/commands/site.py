"""`impera site`: the game as a folder of files, for any static host."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from impera.cli.options import json_option, language_option
from impera.cli.output.screen import show
from impera.text import language as language_of
from impera.text.files import plain

if TYPE_CHECKING:
    from impera.site import Part


@click.command("site", help=plain("help-site"), epilog=f"\b\n{plain('help-site-examples')}")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path, file_okay=False))
@json_option
@language_option
def command(*, folder: Path, as_json: bool, language: str) -> None:
    """Write the folder, and say what each part of it is and how large it is."""
    from impera import site  # noqa: PLC0415 - loads the bots

    words = language_of(language)

    def tell(part: Part) -> None:
        name = words.say(f"site-{part.name}")
        show(words.say("site-part", part=name, files=len(part.files), kilobytes=round(part.size / 1000)), err=as_json)

    written = site.write(folder, tell)
    if as_json:
        click.echo(json.dumps({"folder": str(folder), **written._asdict()}))
    else:
        megabytes = written.size / 1e6
        show(
            words.say(
                "site-written", folder=str(folder), files=written.files, megabytes=megabytes, version=written.version
            )
        )
        show(words.say("site-next", folder=str(folder)))
