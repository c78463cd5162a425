"""`impera admin`: maintenance of a server's database."""

from __future__ import annotations

import asyncio
import getpass
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from impera import server
from impera.cli.commands.serve import settings_from
from impera.cli.options import WholeNumber, first_paragraph, json_option, language_option
from impera.cli.output.screen import show
from impera.text import language
from impera.text.files import plain

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Command = Callable[..., Any]


@click.group("admin", help=plain("help-admin"), epilog=f"\b\n{plain('help-admin-examples')}")
def command() -> None:
    """Commands for administrators; they need what a server needs."""
    server.require()


def _task(name: str) -> Callable[[Command], click.Command]:
    """A command of the group, with the options that choose the database."""

    def decorate(function: Command) -> click.Command:
        for option in (
            click.option("--database", help=plain("help-serve-database")),
            click.option("--config", type=click.Path(path_type=Path, dir_okay=False), help=plain("help-serve-config")),
            language_option,
        ):
            function = option(function)
        help_text = plain(f"help-admin-{name}")
        return command.command(name, help=help_text, short_help=first_paragraph(help_text))(function)

    return decorate


most_option = click.option("--most", type=WholeNumber(1), default=50, show_default=True, help=plain("help-admin-most"))


@_task("list")
@most_option
@json_option
def list_command(*, most: int, as_json: bool, **given: Any) -> None:
    """List the tables."""
    from impera.server.admin import list_tables  # noqa: PLC0415 - loads the database's library

    found = asyncio.run(list_tables(_existing_database(given), most))
    _note(given, "list", "")
    if as_json:
        _print_json(found)
        return
    for table in found:
        told = {"last": _date(table.last), "people": ", ".join(table.people) or "-"}
        counts = {"bots": table.bots, "entries": table.entries}
        _say(given, "admin-table", name=table.name, status=table.status, **told, **counts)
    if not found:
        _say(given, "admin-no-tables")


@_task("close")
@click.argument("table")
def close_command(table: str, **given: Any) -> None:
    """Close a table for good."""
    from impera.server.admin import close  # noqa: PLC0415

    if not asyncio.run(close(_existing_database(given), table)):
        raise click.ClickException(language(given["language"]).say("error-no-table", name=table))
    _note(given, "close", table)
    _say(given, "admin-closed", name=table)


@_task("audit")
@most_option
@json_option
def audit_command(*, most: int, as_json: bool, **given: Any) -> None:
    """List what administrators did."""
    from impera.server.storage.actions import actions  # noqa: PLC0415

    found = asyncio.run(actions(_existing_database(given), most))
    if as_json:
        _print_json(found)
        return
    show(*(f"{_date(action.at)}, {action.by}: {action.what} {action.about}".rstrip() for action in found))
    if not found:
        _say(given, "admin-no-actions")


@_task("migrate")
@click.option("--to", help=plain("help-admin-to"))
def migrate_command(to: str | None, **given: Any) -> None:
    """Migrate the database to the current version, or back to an earlier one."""
    from impera.server.storage.migrate import migrate  # noqa: PLC0415 - loads the database's library

    before, after = asyncio.run(migrate(_database(given), to))
    _note(given, "migrate", after or "")
    _say(given, "admin-migrated", before=before or "none", after=after or "none")


@_task("backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def backup_command(file: Path, **given: Any) -> None:
    """Write everything to a file."""
    from impera.server.storage.backup import back_up  # noqa: PLC0415

    if not file.absolute().parent.is_dir():
        raise click.ClickException(language(given["language"]).say("error-no-folder", file=str(file)))
    number = asyncio.run(back_up(_existing_database(given), file))
    _note(given, "backup", str(file))
    _say(given, "admin-backed-up", number=number, file=str(file))


@_task("restore")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def restore_command(file: Path, **given: Any) -> None:
    """Read everything from a file."""
    from impera.server.storage.backup import restore  # noqa: PLC0415

    number = asyncio.run(restore(_database(given), file))
    _note(given, "restore", str(file))
    _say(given, "admin-restored", number=number, file=str(file))


@_task("export")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
def export_command(folder: Path, **given: Any) -> None:
    """Write the record of every game to a folder."""
    from impera.server.admin import export  # noqa: PLC0415

    database = _existing_database(given)
    folder.mkdir(parents=True, exist_ok=True)
    number = asyncio.run(export(database, folder))
    _note(given, "export", str(folder))
    _say(given, "admin-exported", number=number, file=str(folder))


@_task("delete")
@click.argument("table")
def delete_command(table: str, **given: Any) -> None:
    """Delete a table."""
    from impera.server.admin import delete  # noqa: PLC0415

    if not asyncio.run(delete(_existing_database(given), table)):
        raise click.ClickException(language(given["language"]).say("error-no-table", name=table))
    _note(given, "delete", table)
    _say(given, "admin-deleted", name=table)


@_task("forget")
@click.argument("name")
def forget_command(name: str, **given: Any) -> None:
    """Delete a person's data."""
    from impera.server.admin import forget  # noqa: PLC0415

    number = asyncio.run(forget(_existing_database(given), name))
    if not number:
        raise click.ClickException(language(given["language"]).say("error-no-person", name=name))
    _note(given, "forget", str(number))  # not the name: it is forgotten
    _say(given, "admin-forgot", name=name, number=number)


def _database(given: dict[str, Any]) -> str:
    return settings_from(given).database


def _existing_database(given: dict[str, Any]) -> str:
    """The database, if it exists: a mistyped name must not look like an empty server."""
    from impera.server.storage.database import missing_file  # noqa: PLC0415

    missing = missing_file(_database(given))
    if missing is not None:
        raise click.ClickException(language(given["language"]).say("error-no-database", file=missing))
    return _database(given)


def _note(given: dict[str, Any], what: str, about: str) -> None:
    """Keep what was done, for `impera admin audit`."""
    from impera.server.storage.actions import note  # noqa: PLC0415

    asyncio.run(note(_database(given), getpass.getuser(), what, about))


def _print_json(found: Sequence[msgspec.Struct]) -> None:
    click.echo(msgspec.json.encode(found).decode())


def _date(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))


def _say(given: dict[str, Any], key: str, **values: Any) -> None:
    show(language(given["language"]).say(key, **values))
