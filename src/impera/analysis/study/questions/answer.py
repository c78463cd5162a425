"""The shape of an answer: words, tables and pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from impera.analysis.study.cells import Cell
    from impera.analysis.study.playing import Sums

Drawing = Callable[[Any], None]
"""Draws onto a figure of matplotlib."""


class CsvTable(NamedTuple):
    """A CSV file: its columns and rows."""

    head: Sequence[str]
    rows: Sequence[Sequence[Any]]


@dataclass
class Answer:
    """The answer to one question."""

    title: str
    lines: list[str] = field(default_factory=list)
    """Markdown."""
    findings: list[str] = field(default_factory=list)
    """What was found out, in a sentence each."""
    tables: dict[str, CsvTable] = field(default_factory=dict)
    """By the name of the file, without its ending."""
    plots: dict[str, Drawing] = field(default_factory=dict)

    def say(self, *lines: str) -> None:
        """Add a paragraph."""
        self.lines += [*lines, ""]

    def show(self, head: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        """Add a table to the text, or say that there is none."""
        if not rows:
            self.say("No games were played for this.")
            return
        self.lines.append("| " + " | ".join(head) + " |")
        self.lines.append("|" + "---|" * len(head))
        self.lines += ["| " + " | ".join(map(str, row)) + " |" for row in rows]
        self.lines.append("")


class Totals:
    """What was counted in each cell, by the cell."""

    def __init__(self, sums: dict[str, Sums]) -> None:
        """Sums by the names of the cells."""
        self._sums = sums

    def __getitem__(self, cell: Cell) -> Sums:
        """What was counted in a cell."""
        return self._sums[cell.name]

    def __contains__(self, cell: Cell) -> bool:
        """Whether anything was."""
        return cell.name in self._sums

    def among(self, cells: Sequence[Cell]) -> list[Cell]:
        """The cells in which anything was counted."""
        return [cell for cell in cells if cell in self]


class StudyQuestion(Protocol):
    """A question: a module of this package."""

    def cells(self) -> list[Cell]:
        """What must be played to answer it."""

    def answer(self, totals: Totals) -> Answer:
        """What the games say; cells that were not played are left out."""
