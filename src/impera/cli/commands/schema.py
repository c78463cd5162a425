"""`impera schema`: what impera writes as JSON, as a JSON Schema."""

from __future__ import annotations

import json

import click

from impera.cli.options import language_option
from impera.text.files import plain


@click.command("schema", help=plain("help-schema"), epilog=f"\b\n{plain('help-schema-examples')}")
@click.argument("name", required=False)
@language_option
def command(*, name: str | None, language: str) -> None:  # noqa: ARG001 - the language of a refusal
    """Print a schema, or without a name the names of all."""
    from impera import schemas  # noqa: PLC0415 - loads the bots

    click.echo("\n".join(schemas.NAMES) if name is None else json.dumps(schemas.schema(name), indent=2))
