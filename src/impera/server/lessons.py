"""Lessons over HTTP: their list, and attempts at them. Raises Denied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from impera import IllegalDecision
from impera.lessons import attempt
from impera.lessons.course import LESSONS
from impera.lessons.shape import PLAYER
from impera.server.wire.bodies import Lessons, LessonShown, LessonStep, LessonTried
from impera.server.wire.refusals import Denied

if TYPE_CHECKING:
    from collections.abc import Sequence


def all_lessons() -> Lessons:
    """The lessons, in teaching order."""
    return Lessons(
        lessons=tuple(
            LessonShown(
                name=lesson.name,
                steps=tuple(LessonStep(name=step.name, message=lesson.prompt(step)) for step in lesson.steps),
            )
            for lesson in LESSONS.values()
        )
    )


def tried(name: str, decisions: Sequence[str]) -> LessonTried:
    """An attempt at a lesson."""
    lesson = LESSONS.get(name)
    if lesson is None:
        raise Denied(404, "no-such-lesson", f"lessons are {', '.join(LESSONS)}")
    try:
        found = attempt(lesson, decisions)
    except IllegalDecision as error:
        raise Denied(422, "illegal", str(error)) from error
    events: tuple[Any, ...] = found.events
    return LessonTried(
        lesson=name,
        status=found.status,
        step=found.step,
        missed=found.missed,
        message=lesson.saying(found.step, found.missed),
        seat=PLAYER,
        view=found.view,
        legal=found.legal,
        events=events,
    )
