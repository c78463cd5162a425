"""The rulebook: every clause by its name, a search, and the whole book as typed blocks.

The only source is one Markdown file per language; nothing of it is repeated in code. Languages without a book use the
English one. This package imports no other.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from impera.rulebook.blocks import Book
from impera.rulebook.markdown import book
from impera.rulebook.source import ENGLISH, languages, names_in_first_cell, sections, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "Book",
    "Chapter",
    "Clause",
    "book",
    "chapter",
    "chapters",
    "clauses",
    "find",
    "keywords",
    "languages",
    "read",
    "spoken",
]

_Stated: TypeAlias = tuple[str, str, str]
"""A clause as it stands in one place: its name, title and text."""

_PARAGRAPH = re.compile(r"\*\*([RN]-[A-Z0-9-]+)(?: ([^*]+))?\*\*\s*(.*)", re.DOTALL)
_KINDS = "RADNI"
"""The first letters of names, the most useful to a reader first: rules, rulings, differences, notation, invariants."""
_STEM, _ENDING = 4, 2
"""The fewest letters that are compared, and the most that an ending has."""
_SMALL = frozenset(["a", "an", "the", "how", "do", "does", "i", "to", "of", "is", "what", "when"])
"""Words that say nothing about what is wanted."""
_ITEM = re.compile(r"^- (I-\d+) ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Chapter:
    """One heading of the rulebook and the text below it, without its subchapters."""

    headings: tuple[str, ...]
    """The headings that lead here, outermost first: `("1. The rules", "1.8 Military")`."""
    text: str
    """The Markdown under the last heading."""
    clauses: tuple[str, ...]
    """The names of the clauses it states, in order."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule, ruling, difference, notation or invariant, under a name that never changes."""

    name: str
    """Such as `R-MIL-03`, `A-06`, `D-12`, `N-04` or `I-1`."""
    title: str
    """What it is about, such as `Attack (discard)`; empty where the rulebook gives none."""
    headings: tuple[str, ...]
    """The headings it stands under, outermost first."""
    text: str
    """What it says, as plain lines, title included: a row of a table becomes one line for each column."""


def chapters(language: str = ENGLISH) -> tuple[Chapter, ...]:
    """The chapters of the rulebook in order.

    >>> chapters()[1].headings
    ('1. The rules', '1.1 Components and zones')
    """
    return tuple(
        Chapter(headings, text, tuple(dict.fromkeys(name for name, _, _ in _stated(text))))
        for headings, text in sections(language)
    )


def clauses(language: str = ENGLISH) -> dict[str, Clause]:
    """The clauses of the rulebook by name, in order. A clause stated in two places has both texts.

    >>> clauses()["R-MIL-01"].text
    'Assassination (level 1): Discard exactly 1 card from your hand.'
    """
    return dict(_clauses(spoken(language)))


def chapter(number: str, language: str = ENGLISH) -> list[Chapter]:
    """The chapter with a number such as `1.8` or `2a`, and its subchapters; empty if there is none.

    >>> [chapter.headings[-1] for chapter in chapter("1.8")]
    ['1.8 Military']
    """
    wanted = number.strip().rstrip(".").casefold()
    return [
        each for each in chapters(language) if wanted in (heading.split()[0].rstrip(".") for heading in each.headings)
    ]


def read(chapter: Chapter) -> list[str]:
    """The text of a chapter as plain lines, with an empty line between paragraphs."""
    lines: list[str] = []
    for block in re.split(r"\n{2,}", chapter.text):
        match = _PARAGRAPH.match(block)
        if match:
            paragraph = [f"{name} {text}" for name, _, text in _paragraphs([block])]
        elif names_in_first_cell(block):
            rows = [f"{name}\n{text}\n" for name, _, text in _rows(block)]
            paragraph = "\n".join(rows).splitlines()
        elif block.startswith("|"):
            paragraph = _table(block).splitlines()
        else:
            paragraph = [_plain(item) for item in re.split(r"\n(?=- |\d+\. )", block)]
        lines += [*([""] if lines else []), *paragraph]
    return lines


def keywords(words: str) -> list[str]:
    """The words without stop words, unless there are no others.

    >>> keywords("how do I win")
    ['win']
    """
    every = words.casefold().replace("?", " ").split()
    return [word for word in every if word not in _SMALL] or every


def find(words: str, language: str = ENGLISH) -> list[Clause]:
    """The clauses that contain all the words, whole or inside a longer word, ignoring case and accents.

    Stop words such as "the" are ignored, and in languages whose words have many endings the last letters of longer
    words too. A clause of that name comes first, then those with the words in their title or heading, then in their
    text; within each group, rules come before rulings, and rulings before differences.

    >>> [clause.name for clause in find("oldest victims")]
    ['N-04']
    """
    wanted = [_stem(_folded(word), language) for word in keywords(words)]
    if not wanted:
        return []
    by_distance: list[list[Clause]] = [[], [], []]
    for clause in clauses(language).values():
        head = f"{clause.title}\n{clause.headings[-1]}"
        for distance, place in enumerate((clause.name, head, f"{head}\n{clause.text}")):
            if all(word in _folded(place) for word in wanted):
                by_distance[distance].append(clause)
                break
    return [clause for found in by_distance for clause in sorted(found, key=_kind)]


def _folded(text: str) -> str:
    """Words without capitals and accents, as people often type them."""
    return "".join(each for each in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(each))


def _stem(word: str, language: str) -> str:
    """The stem of a word; English words and clause names are kept whole."""
    is_whole = language == ENGLISH or any(each.isdigit() for each in word)
    return word if is_whole else word[: max(_STEM, len(word) - _ENDING)]


def _kind(clause: Clause) -> int:
    return _KINDS.index(clause.name[0])


@cache
def _clauses(language: str) -> dict[str, Clause]:
    """All clauses of a book; read once."""
    found: dict[str, Clause] = {}
    for headings, section in sections(language):
        for name, title, text in _stated(section):
            if name in found:
                first = found[name]
                found[name] = replace(first, text=f"{first.text}\n\n{text}")
            else:
                found[name] = Clause(name, title, headings, text)
    return found


def _stated(section: str) -> Iterator[_Stated]:
    """The clauses that a section states, in order; a name may come twice.

    A clause with its own paragraph continues, across tables and paragraphs, until the next one begins.
    """
    begun: list[str] = []
    for block in re.split(r"\n{2,}", section):
        if _PARAGRAPH.match(block):
            yield from _paragraphs(begun)
            begun = [block]
        elif names_in_first_cell(block):
            yield from _rows(block)
        elif _ITEM.match(block):
            _, *pairs = _ITEM.split(block)
            yield from ((name, "", _plain(text)) for name, text in zip(pairs[::2], pairs[1::2], strict=True))
        elif begun:
            begun.append(block)
    yield from _paragraphs(begun)


def _paragraphs(blocks: list[str]) -> Iterator[_Stated]:
    """The clause made of a paragraph with its name and of the blocks after it, if there is any."""
    match = _PARAGRAPH.match(blocks[0]) if blocks else None
    if not match:
        return
    name, note, text = match.groups("")
    title = "" if note.startswith("(") else note
    opening = f"{title}: {text}" if title else f"{note} {text}"
    parts = [_plain(opening), *(_table(block) if block.startswith("|") else _plain(block) for block in blocks[1:])]
    yield name, title, "\n\n".join(part for part in parts if part)


def _rows(table: str) -> Iterator[_Stated]:
    """The clauses of a table whose first column holds their names, one or several in a row."""
    headers, *rows = _cells(table)
    for names, *cells in rows:
        lines = [f"{header}: {cell}" for header, cell in zip(headers[1:], cells, strict=True) if cell != "-"]
        for name in names.split(", "):
            yield name, cells[0].replace("`", ""), "\n".join(lines)


def _table(table: str) -> str:
    """A table inside a clause, one line per row."""
    headers, *rows = _cells(table)
    return "\n".join(
        "; ".join(f"{header}: {cell}" for header, cell in zip(headers, cells, strict=True)) for cells in rows
    )


def _cells(table: str) -> list[list[str]]:
    """The cells of a Markdown table by row, the headers first; the editions' sign `=` says equal to what."""
    header, _rule, *rows = table.splitlines()
    return [
        [re.sub(r"^=(?=$| )", "= EN", _plain(cell)) for cell in row.strip().strip("|").split("|")]
        for row in (header, *rows)
    ]


def _plain(markdown: str) -> str:
    """A paragraph as one line, without marks of emphasis; words in backticks keep them."""
    return " ".join(markdown.replace("*", "").split())
