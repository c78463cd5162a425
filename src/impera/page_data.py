"""Data that the page reads beside its program: the network of the upper levels and of hints, and the puzzles.

Each file lies at a path that changes with what it is made of, so browsers may keep it for good.
"""

from __future__ import annotations

import functools
import hashlib
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from impera.bots import library
from impera.bots.network import plain, weights
from impera.game.situation import situation_of
from impera.puzzles.attempt import lesson_of
from impera.puzzles.shipped import FILE, shipped

if TYPE_CHECKING:
    from collections.abc import Callable

    from impera.lessons import Lesson

PUZZLES = "puzzles.json"
_DIGITS = 12


class DataFile(NamedTuple):
    """A file: its name in the page, what it is made of, and how it is made, which may take a moment."""

    name: str
    origin: Callable[[], bytes]
    content: Callable[[], bytes]

    @property
    def place(self) -> str:
        """Its path."""
        return f"data/{digest(self.origin())}/{self.name}"


def digest(content: bytes) -> str:
    """Some digits that differ where contents do."""
    return hashlib.sha256(content).hexdigest()[:_DIGITS]


@functools.cache
def puzzles_file() -> bytes:
    """All puzzles, the easiest first: how each begins, what is asked for, and the solution."""
    goals = {puzzle.goal: lesson_of(puzzle) for puzzle in shipped().values()}
    found = [
        {
            "name": name,
            "goal": puzzle.goal,
            "players": puzzle.players,
            "grade": puzzle.grade,
            "domain": puzzle.domain,
            **situation_of(puzzle.position)._asdict(),
            "decisions": puzzle.solution,
            "effects": puzzle.effects,
            "tried": puzzle.tried,
        }
        for name, puzzle in shipped().items()
    ]
    return msgspec.json.encode({"goals": {goal: _goal(lesson) for goal, lesson in goals.items()}, "puzzles": found})


def _goal(lesson: Lesson) -> dict[str, Any]:
    """How an attempt is judged, by the facts that lessons test too."""
    return {
        "steps": [{"name": step.name, "message": "", "done": step.done} for step in lesson.steps],
        "misses": [{"name": miss.name, "message": "", "come": miss.come} for miss in lesson.misses],
        "others_prefer": lesson.others_prefer,
    }


def _of_puzzles() -> bytes:
    """The puzzles, and the rules whose layout their bytes follow."""
    return FILE.read_bytes() + library.key().encode()


def _of_network() -> bytes:
    return files("impera.bots.network").joinpath(weights.FILE).read_bytes()


DATA = (
    DataFile(plain.FILE, _of_network, plain.shipped),
    DataFile(PUZZLES, _of_puzzles, puzzles_file),
)
"""All of them."""
