"""Attempts at all lessons, as the page must judge them too (`frontend/src/pages/learn/attempt.test.ts`)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec

from impera.lessons import attempt
from impera.lessons.course import LESSONS
from tests.lessons.lines import INTENDED, MISSED

if TYPE_CHECKING:
    from collections.abc import Iterator


def attempts() -> str:
    """Every line that reaches or misses a goal, after each of its decisions."""
    return "[\n" + ",\n".join(json.dumps(each) for each in _attempts()) + "\n]\n"


def _attempts() -> Iterator[dict[str, Any]]:
    lines = [*INTENDED.items(), *((name, line) for name, line, _ in MISSED)]
    for name, line in lines:
        for number in range(len(line) + 1):
            lesson, decisions = LESSONS[name], line[:number]
            found = attempt(lesson, decisions)
            yield {
                "lesson": name,
                "decisions": decisions,
                "status": found.status,
                "step": found.step,
                "missed": found.missed,
                "message": lesson.saying(found.step, found.missed),
                "legal": found.legal,
                "events": [msgspec.to_builtins(event)["event"] for event in found.events],
                "hand": found.view.hand,
            }
