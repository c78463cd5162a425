"""Bodies about lessons and puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from impera.server.wire.bodies.base import Body, Reply
from impera.server.wire.messages import DecisionText
from impera.views import View
from impera.views.events import AnyEvent


class LessonStep(Reply, frozen=True):
    """A step of a lesson; the message `message` of the language files asks for it."""

    name: str
    message: str


class LessonShown(Reply, frozen=True):
    """A lesson in the list. Its texts are `lesson-NAME-title`, `-intro` and `-reached` of the language files."""

    name: str
    steps: tuple[LessonStep, ...]


class Lessons(Reply, frozen=True):
    """All lessons, in teaching order."""

    lessons: tuple[LessonShown, ...]


class TryLesson(Body, frozen=True):
    """What the player decided since the beginning of a lesson; the others answer on their own."""

    decisions: Annotated[tuple[DecisionText, ...], Meta(max_length=60)] = ()


class LessonTried(Reply, frozen=True):
    """How far an attempt got. The server keeps nothing: to take a decision back, send the others again."""

    lesson: str
    status: Literal["going", "reached", "missed"]
    step: int
    """How many steps are done; the next one is `steps[step]` of the list."""
    missed: str | None
    """How the goal was missed."""
    message: str
    """What to say now: the prompt of the next step, why the goal was missed, or that it is reached."""
    seat: int
    """The learner's seat."""
    view: View
    legal: tuple[str, ...]
    events: tuple[AnyEvent, ...]
    """What happened since the last decision, rivals' answers included."""


class PuzzleShown(Reply, frozen=True):
    """A puzzle in the list."""

    name: str
    goal: Literal["win", "stop"]
    """To win this turn, or to rule out that the next player wins on theirs."""
    players: int
    grade: int
    """How hard it is, from 1 to 5."""
    domain: str | None
    """To stop a loss: the Domain in which the next player would win."""


class Puzzles(Reply, frozen=True):
    """All puzzles, the easiest first."""

    puzzles: tuple[PuzzleShown, ...]


class PuzzleTried(Reply, frozen=True):
    """How far an attempt at a puzzle got. It is over when the turn is; the server keeps nothing."""

    puzzle: str
    status: Literal["going", "reached", "missed"]
    seat: int
    """The seat of the person who solves it."""
    view: View
    legal: tuple[str, ...]
    events: tuple[AnyEvent, ...]
    """What happened since the last decision, the next player's answer included."""


class PuzzleSolution(Reply, frozen=True):
    """The only way to solve a puzzle."""

    puzzle: str
    decisions: tuple[str, ...]
    effects: tuple[str, ...]
    """The effects it uses, in order; one that is copied comes after Inspiration."""
    tried: int
    """How many moments of the turn were tried to know that there is no other way."""
