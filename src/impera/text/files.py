"""The language files, which language a person prefers, and messages read without Fluent.

Loading Fluent takes longer than `impera --help` may. Help texts are therefore messages without values, which `plain`
reads straight from the file; a test compares them with Fluent's results.
"""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files
from textwrap import dedent

ENGLISH = "en"

_LOCALE = files("impera").joinpath("locale")
_FILES = ("game.ftl", "typed.ftl", "terminal.ftl", "notices.ftl")

# The command that starts the program, if it is not its name.
COMMAND = "IMPERA_COMMAND"

# The variables that name a person's language, in order of precedence.
_VARIABLES = ("IMPERA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
_MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?: .*)?)*)", re.MULTILINE)


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages that have a folder."""
    return tuple(sorted(entry.name for entry in _LOCALE.iterdir() if entry.is_dir()))


def preferred() -> str:
    """The language of this person's system, if it has a folder; otherwise English.

    `pt_BR.UTF-8` asks for `pt-BR`; `pt_PT.UTF-8` too, because that is the closest one there is.
    """
    for variable in _VARIABLES:
        asked = os.environ.get(variable, "").partition(".")[0].replace("_", "-")
        base = asked.partition("-")[0]
        alike = [code for code in languages() if code.partition("-")[0] == base]
        if alike:
            return asked if asked in alike else alike[0]
    return ENGLISH


@cache
def source(code: str) -> str:
    """The files of a language that Python reads, as one: the game's, what is typed, the terminal's, and notices."""
    return "\n".join(_LOCALE.joinpath(code, name).read_text(encoding="utf-8") for name in _FILES)


def plain(key: str) -> str:
    """A message with no value but `$program`, in the preferred language, or in English if it is missing there."""
    text = _plain(preferred()).get(key) or _plain(ENGLISH)[key]
    return text.replace("{ $program }", program())


def program() -> str:
    """What a person types to start the program."""
    return os.environ.get(COMMAND) or "impera"


@cache
def _plain(code: str) -> dict[str, str]:
    """All messages of a language as they stand in its files, with their indent removed."""
    return {key: _unindented(text) for key, text in _MESSAGE.findall(source(code))}


def _unindented(text: str) -> str:
    """What follows the equals sign: the rest of the line, and further lines without their common indent."""
    first, _, rest = text.partition("\n")
    return "\n".join(part for part in (first.strip(), dedent(rest).strip("\n")) if part)
