"""The options of a game on the command line, derived from `OPTIONS`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from impera.notation.options import OPTIONS, TEAM_PLAYERS
from impera.text import language
from impera.text.files import languages, plain, preferred
from impera.workers import ON

if TYPE_CHECKING:
    from collections.abc import Callable

    Command = Callable[..., Any]


class WholeNumber(click.IntRange):
    """An integer with a minimum, and an error message without jargon."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number; errors are in the preferred language."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            limits = {"least": self.min, "most": "none" if self.max is None else self.max}
            self.fail(language(preferred()).say("error-number", value=str(value), **limits), param, ctx)


def first_paragraph(help_text: str) -> str:
    """What a list of commands says about one of them. Left to itself, click would cut it off."""
    return " ".join(help_text.partition("\n\n")[0].split())


def game_options(command: Command, *, players: str = "help-option-players") -> Command:
    """Adds an option for each choice made before a game. None means the edition's value.

    `players` is the key of that option's help text, which differs between commands.
    """
    for name in reversed(OPTIONS):
        command = _option(name, players if name == "players" else f"help-option-{name.replace('_', '-')}")(command)
    return command


def chosen(options: dict[str, Any]) -> dict[str, Any]:
    """The game options that were given; `--teams` implies four players."""
    given = {name: options[name] for name in OPTIONS if options[name] is not None}
    return {"players": TEAM_PLAYERS, **given} if given.get("teams") else given


def _option(name: str, help_key: str) -> Callable[[Command], Command]:
    flag = f"--{name.replace('_', '-')}"
    help_text, option = plain(help_key), OPTIONS[name]
    if option.kind is bool:
        return click.option(f"{flag}/--no-{flag.removeprefix('--')}", name, default=None, help=help_text)
    is_number = option.kind is int
    kind: Any = WholeNumber(min(option.values), max(option.values)) if is_number else click.Choice(option.values)
    return click.option(flag, name, type=kind, help=help_text)


seed_option = click.option("--seed", type=WholeNumber(0), help=plain("help-option-seed"))
language_option = click.option(
    "--language", type=click.Choice(languages()), default=preferred, help=plain("help-option-language")
)
on_option = click.option("--on", type=click.Choice(ON), default="here", help=plain("help-option-on"))
json_option = click.option("--json", "as_json", is_flag=True, help=plain("help-option-json"))
