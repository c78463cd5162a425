"""The rulebook as typed blocks, from its Markdown. Only the Markdown that the books use is supported."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Literal

from impera.rulebook.blocks import (
    Block,
    Book,
    ChapterBlocks,
    ClauseBlock,
    Code,
    Emphasis,
    Inline,
    Item,
    Line,
    Listing,
    Paragraph,
    Reference,
    Row,
    Strong,
    TableBlock,
    Text,
)
from impera.rulebook.source import NAME, languages, names_in_first_cell, spoken, whole

if TYPE_CHECKING:
    from collections.abc import Iterator

_CLAUSE = re.compile(rf"\*\*({NAME})(?: ([^*]+))?\*\*\s*(.*)", re.DOTALL)
_INLINE = re.compile(rf"`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|\b({NAME})(?![\w-])")
_LISTING = re.compile(r"- |\d+\. ")
_NAMED = re.compile(rf"({NAME}) (.*)", re.DOTALL)


def book(language: str) -> Book:
    """The whole rulebook in a language, or in English if there is no translation.

    >>> [chapter.heading for chapter in book("en").chapters][:2]
    ['The rules', 'Components and zones']
    """
    return _book(spoken(language))


@cache
def _book(language: str) -> Book:
    (title,), introduction = whole(language)[0]
    return Book(
        language=language,
        languages=languages(),
        title=title,
        introduction=tuple(_blocks(introduction)),
        chapters=tuple(_chapter(path, text) for path, text in whole(language)[1:]),
    )


def _chapter(path: tuple[str, ...], text: str) -> ChapterBlocks:
    number, _, heading = path[-1].partition(" ")
    blocks = tuple(_blocks(text))
    return ChapterBlocks(
        number=number.rstrip("."),
        heading=heading,
        depth=1 if len(path) - 1 == 1 else 2,
        clauses=tuple(dict.fromkeys(name for block in blocks for name in _stated(block))),
        blocks=blocks,
    )


def _stated(block: Block) -> Iterator[str]:
    """The clauses that a block states."""
    match block:
        case ClauseBlock():
            yield block.name
        case TableBlock():
            yield from (name for row in block.rows for name in row.names)
        case Listing():
            yield from (item.name for item in block.items if item.name is not None)


def _blocks(markdown: str) -> Iterator[Block]:
    """The blocks of a section. A clause continues until the next one, or until a table or list that states clauses."""
    clause: ClauseBlock | None = None
    for text in re.split(r"\n{2,}", markdown) if markdown else []:
        match = _CLAUSE.match(text)
        if match:
            if clause is not None:
                yield clause
            clause = _clause(*match.groups(""))
            continue
        block = _block(text)
        if clause is None:
            yield block
        elif any(_stated(block)):
            yield clause
            yield block
            clause = None
        else:
            clause = ClauseBlock(clause.name, clause.title, clause.note, (*clause.blocks, block))
    if clause is not None:
        yield clause


def _clause(name: str, head: str, text: str) -> ClauseBlock:
    is_note = head.startswith("(")
    return ClauseBlock(
        name=name,
        title="" if is_note else head,
        note=head.strip("()") if is_note else "",
        blocks=(_block(text),) if text else (),
    )


def _block(text: str) -> Block:
    if text.startswith("|"):
        return _table(text)
    if _LISTING.match(text):
        items = re.split(r"\n(?=- |\d+\. )", text)
        return Listing(ordered=not text.startswith("-"), items=tuple(_item(item) for item in items))
    return Paragraph(_line(text))


def _item(text: str) -> Item:
    text = _LISTING.sub("", text, count=1)
    match = _NAMED.match(text)
    return Item(match[1], _line(match[2])) if match else Item(None, _line(text))


def _table(text: str) -> TableBlock:
    header, rule, *rows = ([cell.strip() for cell in row.strip().strip("|").split("|")] for row in text.splitlines())
    skip = 1 if names_in_first_cell(text) else 0
    align: list[Literal["left", "right"]] = ["right" if cell.endswith(":") else "left" for cell in rule[skip:]]
    return TableBlock(
        headers=tuple(_line(cell) for cell in header[skip:]),
        align=tuple(align),
        rows=tuple(
            Row(tuple(row[0].split(", ")) if skip else (), tuple(_line(cell) for cell in row[skip:])) for row in rows
        ),
    )


def _line(markdown: str) -> Line:
    """The inline parts of a line: text, code, emphasis, references."""
    text = " ".join(markdown.split())
    found: list[Inline] = []
    end = 0
    for match in _INLINE.finditer(text):
        if match.start() > end:
            found.append(Text(text[end : match.start()]))
        code, strong, emphasis, name = match.groups()
        if code:
            found.append(Code(code))
        elif strong:
            found.append(Strong(_line(strong)))
        elif emphasis:
            found.append(Emphasis(_line(emphasis)))
        else:
            found.append(Reference(name))
        end = match.end()
    if end < len(text):
        found.append(Text(text[end:]))
    return tuple(found)
