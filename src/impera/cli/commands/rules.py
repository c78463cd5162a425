"""`impera rules`: the rulebook, by clause or by words."""

from __future__ import annotations

import json
import shutil
import sys
from dataclasses import asdict

import click

from impera import rulebook
from impera.cli.options import json_option, language_option
from impera.cli.output.rulebook import look_up, nothing, pages
from impera.cli.output.screen import fold, show
from impera.text import language as language_of
from impera.text.files import plain


@click.command("rules", help=plain("help-rules"), epilog=f"\b\n{plain('help-rules-examples')}")
@click.argument("words", nargs=-1)
@json_option
@language_option
def command(*, words: tuple[str, ...], as_json: bool, language: str) -> int:
    """Print what was asked for; exits with 1 if nothing is found."""
    speech, asked = language_of(language), " ".join(words)
    found = look_up(speech, asked) if asked.split() else list(rulebook.clauses(language).values())
    if not found and not rulebook.chapter(asked, language):
        show(nothing(speech, asked), err=True)
        return 1
    if as_json:
        click.echo(json.dumps([asdict(clause) for clause in found], ensure_ascii=False))
        return 0
    lines = [line for page in pages(speech, asked) for line in fold(page)]
    is_long = len(lines) >= shutil.get_terminal_size().lines
    if sys.stdout.isatty() and is_long:
        click.echo_via_pager("\n".join(lines))
    else:
        click.echo("\n".join(lines))
    return 0
