"""`impera bots`: the roster."""

from __future__ import annotations

import json

import click

import impera
from impera.cli.options import json_option, language_option
from impera.cli.screen import show
from impera.text import language as language_of
from impera.text.files import plain


@click.command("bots", help=plain("help-bots"), epilog=f"\b\n{plain('help-bots-examples')}")
@json_option
@language_option
def command(*, as_json: bool, language: str) -> None:
    """Each bot and how it plays, weakest first."""
    say = language_of(language).say
    roster = [
        {"level": level, "name": name, "description": say(f"bot-{name}")}
        for level, name in enumerate(impera.bots.names(), 1)
    ]
    if as_json:
        click.echo(json.dumps(roster))
        return
    show(*(say("bots-line", **bot) for bot in roster))
