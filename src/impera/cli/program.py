"""The program `impera`: finds its commands, and turns every failure into one sentence and an exit code."""

from __future__ import annotations

import functools
import itertools
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

import impera
from impera.cli.options import first_paragraph
from impera.cli.output.screen import show
from impera.compiling import CLUSTER_MESSAGE, GPU_MESSAGE, MESSAGE, NOTICE
from impera.errors import ImperaError
from impera.text import language, languages, preferred
from impera.text.files import plain, program
from impera.workers import cluster

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS = (
    *("play", "serve", "simulate", "arena", "study", "puzzles", "train", "exploit"),
    *("replay", "verify", "export", "rules", "bots", "schema", "prepare", "site", "admin"),
)
INTERRUPTED = 130  # what shells expect of a program that Ctrl-C stopped


class Program(click.Group):
    """A group whose commands are the modules of `cli/commands`, imported when needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """All commands, the most useful first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """A command by name."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"impera.cli.commands.{cmd_name}").command
        command.short_help = first_paragraph(command.help or "")
        return command

    # click has two signatures, one of which never returns.
    def main(  # type: ignore[override]
        self, args: Sequence[str] | None = None, *, standalone_mode: bool = True, **extra: Any
    ) -> Any:
        """Run the program and exit; errors are one sentence on standard error."""
        extra["prog_name"] = program()
        if not standalone_mode:
            return super().main(args, standalone_mode=False, **extra)
        reader = _language(sys.argv[1:] if args is None else args)
        NOTICE.tell, NOTICE.is_due = functools.partial(_tell_of_compiling, reader), True
        cluster.tell_of_connecting = functools.partial(_tell_of_connecting, reader)
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # a terminal that lacks a character must not end a game
        try:
            code = super().main(args, standalone_mode=False, **extra)
        except click.Abort:
            code = INTERRUPTED
        except click.exceptions.NoArgsIsHelpError as error:  # a group without a command: its help, as it is
            error.show()
            code = error.exit_code
        except (click.ClickException, ImperaError, OSError, MemoryError) as error:
            code = error.exit_code if isinstance(error, click.ClickException) else 1
            show(_sentence(error, reader), err=True)
        sys.exit(code or 0)


def _language(arguments: Sequence[str]) -> str:
    """The requested language, even if the other arguments are invalid; otherwise the system's."""
    words = [word for argument in arguments for word in argument.split("=")]
    asked = [value for name, value in itertools.pairwise(words) if name == "--language" and value in languages()]
    return asked[-1] if asked else preferred()


def _tell_of_connecting(code: str, address: str) -> None:
    """Say which cluster is waited for: among the errors, because results may be read by a program."""
    show(language(code).say("cluster-connecting", address=address), err=True)


_COMPILING = {
    MESSAGE: "simulate-compiling",
    GPU_MESSAGE: "simulate-compiling-gpu",
    CLUSTER_MESSAGE: "simulate-compiling-cluster",
}


def _tell_of_compiling(code: str, message: str) -> None:
    """Say in a language what the library says in English."""
    show(language(code).say(_COMPILING[message]), err=True)


def _sentence(error: Exception, code: str) -> str:
    """An error as one sentence in a language."""
    words = language(code)
    say = words.say
    if isinstance(error, ImperaError) and error.key:
        values = {
            name: words.list(map(str, value)) if isinstance(value, tuple) else value
            for name, value in error.values.items()
        }
        return say(error.key, **values)
    if isinstance(error, click.UsageError) and error.ctx is not None:
        problem = _capital(error.format_message())
        ended = problem if problem.endswith((".", "?", "!")) else f"{problem}."
        return say("error-usage", problem=ended, command=error.ctx.command_path)
    if isinstance(error, click.ClickException):
        return error.format_message()
    if isinstance(error, MemoryError):
        return say("error-memory")
    if isinstance(error, OSError) and error.filename is not None:
        return say("error-file", file=str(error.filename), reason=error.strerror or str(error))
    return say("error", problem=_capital(str(error).rstrip(".")))


def _capital(text: str) -> str:
    """A sentence with a capital first letter, unless it begins with something typed literally."""
    first = text.partition(" ")[0].rstrip(",:;")
    return text[:1].upper() + text[1:] if first.isalpha() else text


# What click says itself ("Usage", "Options", its complaints) is translated by click, not by our language files.
@click.group(
    "impera",
    cls=Program,
    invoke_without_command=True,
    help=plain("help-impera"),
    epilog=f"\b\n{plain('help-impera-examples')}",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(impera.__version__, prog_name="impera", message="%(prog)s %(version)s")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Play when no command is given."""
    if ctx.invoked_subcommand is None:
        ctx.exit(ctx.invoke(import_module("impera.cli.commands.play").command))
