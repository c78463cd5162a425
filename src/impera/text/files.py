"""The language files, which language a person prefers, and messages read without Fluent.

Loading Fluent takes longer than `impera --help` may. Help texts are therefore messages without values, which `plain`
reads as they stand in the file; a test compares them with what Fluent makes of them.
"""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files
from textwrap import dedent

ENGLISH = "en"

# How the program is started, where that is not by its own name.
COMMAND = "IMPERA_COMMAND"

# As the system names the language of a person, first come first.
_VARIABLES = ("IMPERA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
_MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?: .*)?)*)", re.MULTILINE)


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages there is a file for."""
    names = (entry.name for entry in files("impera").joinpath("locale").iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def preferred() -> str:
    """The language this person's system asks for, if there is a file for it; otherwise English.

    `pt_BR.UTF-8` asks for `pt-BR`, or for `pt`.
    """
    for variable in _VARIABLES:
        asked = os.environ.get(variable, "").partition(".")[0].replace("_", "-")
        for code in (asked, asked.partition("-")[0]):
            if code in languages():
                return code
    return ENGLISH


@cache
def source(code: str) -> str:
    """The file of a language."""
    return files("impera").joinpath("locale", f"{code}.ftl").read_text(encoding="utf-8")


def plain(key: str) -> str:
    """A message without values but `$program` in the preferred language, or in English where that lacks it."""
    text = _plain(preferred()).get(key) or _plain(ENGLISH)[key]
    return text.replace("{ $program }", program())


def program() -> str:
    """What a person types to start the program."""
    return os.environ.get(COMMAND) or "impera"


@cache
def _plain(code: str) -> dict[str, str]:
    """All messages of a file as they stand in it, with their indent removed."""
    return {key: _unindented(text) for key, text in _MESSAGE.findall(source(code))}


def _unindented(text: str) -> str:
    """What follows the equals sign: the rest of the line, and further lines without their common indent."""
    first, _, rest = text.partition("\n")
    return "\n".join(part for part in (first.strip(), dedent(rest).strip("\n")) if part)
