"""`impera serve`: hosts tables, on this machine or for a network."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from impera import server
from impera.cli.options import WholeNumber, language_option
from impera.cli.output.refused import tell_refused
from impera.cli.output.screen import show
from impera.folders import data_folder
from impera.text import language
from impera.text.files import plain

if TYPE_CHECKING:
    from impera.server.settings import Settings
    from impera.text import Language

DATABASE = "tables.sqlite"
MOST_PORT = 65535


@click.command("serve", help=plain("help-serve"), epilog=f"\b\n{plain('help-serve-examples')}")
@click.option("--host", help=plain("help-serve-host"))
@click.option("--port", type=WholeNumber(0, MOST_PORT), help=plain("help-serve-port"))
@click.option("--base-path", help=plain("help-serve-base-path"))
@click.option("--database", help=plain("help-serve-database"))
@click.option("--workers", type=WholeNumber(1), help=plain("help-serve-workers"))
@click.option("--bot", "bots", multiple=True, help=plain("help-serve-bot"))
@click.option("--config", type=click.Path(path_type=Path, dir_okay=False), help=plain("help-serve-config"))
@click.option("--qr", "has_code", is_flag=True, help=plain("help-serve-qr"))
@click.option("--print-config", "is_asked", is_flag=True, help=plain("help-serve-print-config"))
@click.option("--check", "is_checked", is_flag=True, help=plain("help-serve-check"))
@language_option
def command(**given: Any) -> None:
    """Read the settings, listen, print the address, and serve until Ctrl-C."""
    words = language(given["language"])
    settings = settings_from(given)
    if settings.bots:
        from impera.bots import manifests  # noqa: PLC0415 - loads the bots

        tell_refused(words, manifests.found())
    if given["is_asked"]:
        click.echo(settings.as_toml())
        return
    if given["is_checked"]:
        _check(words, settings)
        return
    from impera.server.edge.handover import predecessor  # noqa: PLC0415 - loads the web framework
    from impera.server.edge.run import listen, serve  # noqa: PLC0415

    before = predecessor()
    with before.listening if before else listen(settings) as listening:
        port = listening.getsockname()[1]

        def ready() -> None:
            if before is None:
                _greet(words, settings, port, has_code=given["has_code"])

        # The signal that replaces a server is also the one that ends what runs in a terminal that is closed.
        is_a_service = not sys.stdin.isatty()
        successor = serve(settings, listening, ready=ready, before=before, can_be_replaced=is_a_service)
    if successor is not None:
        successor.go()


def _check(words: Language, settings: Settings) -> None:
    """Say what each step finds; the exit status is 1 if one of them fails."""
    from impera.server.edge.addresses import own_address  # noqa: PLC0415
    from impera.server.edge.check import check  # noqa: PLC0415

    address = own_address(settings, settings.port)
    show(words.say("serve-check-trying", address=address))
    for found in check(settings):
        show(words.say(f"serve-check-{found.result}", address=address, status=str(found.status), detail=found.detail))
        if not found.is_good:
            raise SystemExit(1)
    show(words.say("serve-check-good"))


def settings_from(given: dict[str, Any]) -> Settings:
    """The settings from command line, environment and file; by default the database is in the data folder.

    Whatever needs a server begins with them, so this raises MissingExtra where a server cannot run.
    """
    server.require()
    from impera.server.settings import read_settings  # noqa: PLC0415 - loads the database's library

    chosen = {name: given.get(name) for name in ("host", "port", "base_path", "database", "workers")}
    chosen["bots"] = given.get("bots") or None
    return read_settings(given.get("config"), os.environ, chosen, default_database())


def default_database() -> str:
    """Where tables are kept by default."""
    return f"sqlite:///{data_folder() / DATABASE}"


def _greet(words: Language, settings: Settings, port: int, *, has_code: bool) -> None:
    from impera.server.edge.addresses import address_for_others, code_of, own_address  # noqa: PLC0415

    address = own_address(settings, port)
    show(words.say("serve-address"), f"  {address}")
    if settings.is_private:
        show(words.say("serve-private"))
    if has_code:
        others = address_for_others(settings, port)
        if others is None:
            show(words.say("serve-no-code"))
        else:
            show(words.say("serve-code"), f"  {others}")
            click.echo(code_of(others))
    show(words.say("serve-stop"))
