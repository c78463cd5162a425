"""Attempts at some puzzles, as the page must judge them too (`frontend/src/pages/puzzles/collection.test.ts`)."""

from __future__ import annotations

import json
from itertools import groupby
from typing import TYPE_CHECKING, Any

import msgspec

from impera.page_data import puzzles_file
from impera.puzzles import attempt, shipped

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from impera.puzzles import Puzzle

OF_EACH = 2
"""Puzzles of each goal and number of players: the easiest and the hardest."""


def puzzle_attempts() -> str:
    """The puzzles as the page reads them, and lines that solve and miss them, after each decision."""
    chosen = dict(_chosen())
    file = json.loads(puzzles_file())
    file["puzzles"] = [puzzle for puzzle in file["puzzles"] if puzzle["name"] in chosen]
    lines = ",\n".join(json.dumps(each) for name, puzzle in chosen.items() for each in _attempts(name, puzzle))
    return f'{{\n"file": {json.dumps(file)},\n"attempts": [\n{lines}\n]\n}}\n'


def _chosen() -> Iterator[tuple[str, Puzzle]]:
    def kind(each: tuple[str, Puzzle]) -> tuple[str, int]:
        return each[1].goal, each[1].players

    for _, group in groupby(sorted(shipped().items(), key=kind), kind):
        found = list(group)
        yield from (*found[: OF_EACH - 1], found[-1])


def _attempts(name: str, puzzle: Puzzle) -> Iterator[dict[str, Any]]:
    """Along the solution, and by ending the turn as soon as that is possible."""
    for number in range(len(puzzle.solution) + 1):
        yield _attempt(name, puzzle, puzzle.solution[:number])
    line: list[str] = []
    while (found := attempt(puzzle, line)).status == "going":
        line.append("end" if "end" in found.legal else found.legal[0])
    yield _attempt(name, puzzle, line)


def _attempt(name: str, puzzle: Puzzle, decisions: Sequence[str]) -> dict[str, Any]:
    found = attempt(puzzle, decisions)
    return {
        "puzzle": name,
        "decisions": [*decisions],
        "status": found.status,
        "legal": found.legal,
        "events": [msgspec.to_builtins(event)["event"] for event in found.events],
    }
