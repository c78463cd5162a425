"""The puzzles that come with impera, by name, the easiest first."""

from __future__ import annotations

import functools
from pathlib import Path

from impera.puzzles.shape import Puzzle

FILE = Path(__file__).with_name("shipped.jsonl")


@functools.cache
def shipped() -> dict[str, Puzzle]:
    """All of them."""
    puzzles = (Puzzle.read(line) for line in FILE.read_bytes().splitlines())
    return {puzzle.name: puzzle for puzzle in puzzles}
