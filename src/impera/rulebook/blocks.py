"""The shapes of a book: blocks and inline parts, tagged by `kind`, which a page can draw directly."""

from __future__ import annotations

from typing import Literal

import msgspec


class Part(msgspec.Struct, frozen=True, tag_field="kind"):
    """Base of all shapes."""


class Text(Part, frozen=True, tag="text"):
    """Plain words."""

    text: str


class Code(Part, frozen=True, tag="code"):
    """Code or notation."""

    text: str


class Reference(Part, frozen=True, tag="reference"):
    """The name of a clause that the book states."""

    name: str


class Strong(Part, frozen=True, tag="strong"):
    """Bold text."""

    parts: tuple[Inline, ...]


class Emphasis(Part, frozen=True, tag="emphasis"):
    """Italic text: emphasis, or a term being defined."""

    parts: tuple[Inline, ...]


Inline = Text | Code | Reference | Strong | Emphasis
Line = tuple[Inline, ...]


class Paragraph(Part, frozen=True, tag="paragraph"):
    """Some sentences."""

    parts: Line


class Item(msgspec.Struct, frozen=True):
    """One item of a list; `name` is the clause it states, if it states one."""

    name: str | None
    parts: Line


class Listing(Part, frozen=True, tag="list"):
    """A list, with numbers or without."""

    ordered: bool
    items: tuple[Item, ...]


class Row(msgspec.Struct, frozen=True):
    """One row of a table; `names` are the clauses it states, which have no separate cell."""

    names: tuple[str, ...]
    cells: tuple[Line, ...]


class TableBlock(Part, frozen=True, tag="table"):
    """A table. Every row has as many cells as there are headers."""

    headers: tuple[Line, ...]
    align: tuple[Literal["left", "right"], ...]
    rows: tuple[Row, ...]


class ClauseBlock(Part, frozen=True, tag="clause"):
    """A clause with its own paragraph, and the blocks after it until the next clause."""

    name: str
    title: str
    """Such as `Attack (discard)`; may be empty."""
    note: str
    """Such as `ruling`; mostly empty."""
    blocks: tuple[Block, ...]


Block = Paragraph | Listing | TableBlock | ClauseBlock


class ChapterBlocks(msgspec.Struct, frozen=True):
    """A heading and the blocks below it, without its subchapters."""

    number: str
    """Such as `1.8` or `2a`."""
    heading: str
    """Without its number."""
    depth: Literal[1, 2]
    """2 for a chapter inside the last one of depth 1."""
    clauses: tuple[str, ...]
    """The names of the clauses it states, in order."""
    blocks: tuple[Block, ...]


class Book(msgspec.Struct, frozen=True):
    """The whole rulebook in one language."""

    language: str
    languages: tuple[str, ...]
    """All languages there is a book in."""
    title: str
    introduction: tuple[Block, ...]
    chapters: tuple[ChapterBlocks, ...]
