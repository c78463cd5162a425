"""The files of the rulebook, one per language, cut into sections at their headings."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

ENGLISH = "en"

_FOLDER = files("impera.rulebook")
_SUFFIX = ".md"
_HEADING = re.compile(r"(#+) (.+)")
NAME = r"(?:R-[A-Z]+-\d+|[AD]-\d+[a-z]?|[NI]-\d+)"
"""The name of a clause, as part of a pattern."""
_FIRST_CELL = re.compile(rf"\|\s*({NAME}(?:, {NAME})*)\s*\|")


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages that have a book."""
    names = (entry.name for entry in _FOLDER.iterdir())
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in names if name.endswith(_SUFFIX)))


def spoken(language: str) -> str:
    """The language, if there is a book in it; otherwise English.

    >>> spoken("tlh")
    'en'
    """
    return language if language in languages() else ENGLISH


def sections(language: str) -> tuple[tuple[tuple[str, ...], str], ...]:
    """Each path of headings below the title, with the Markdown under it."""
    return tuple((path[1:], text) for path, text in whole(spoken(language)) if path[1:])


@cache
def whole(language: str) -> tuple[tuple[tuple[str, ...], str], ...]:
    """Each path of headings, the title first, with the Markdown under it; read once."""
    headings: list[str] = []
    found: list[tuple[tuple[str, ...], list[str]]] = []
    for line in _FOLDER.joinpath(f"{language}{_SUFFIX}").read_text(encoding="utf-8").splitlines():
        match = _HEADING.match(line)
        if match:
            headings[len(match[1]) - 1 :] = [match[2]]
            found.append((tuple(headings), []))
        else:
            found[-1][1].append(line)
    return tuple((path, "\n".join(lines).strip()) for path, lines in found)


def names_in_first_cell(table: str) -> list[str]:
    """The clauses that the first row of a table states, in its first column; none if it is not a table of clauses."""
    rows = table.splitlines()[2:] if table.startswith("|") else []
    match = _FIRST_CELL.match(rows[0]) if rows else None
    return match[1].split(", ") if match else []
