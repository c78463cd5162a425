"""The shape of a lesson: a position, steps to its goal, and ways to miss it, both decided by facts of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from impera.lessons.facts import Fact
    from impera.views import View

    Reply = Callable[[View], str | None]

PLAYER = 0
"""The learner's seat."""


class Situation(NamedTuple):
    """What has happened in an attempt, and how the table looks now, as the player may know it: both as JSON."""

    events: list[dict[str, Any]]
    view: dict[str, Any]


class Step(NamedTuple):
    """Something to do; the message `lesson-LESSON-step-NAME` asks for it."""

    name: str
    done: Fact


class Miss(NamedTuple):
    """A way to miss the goal; the message `lesson-LESSON-missed-NAME` says why."""

    name: str
    come: Fact


class Lesson(NamedTuple):
    """A position in which the player is asked first. The last step is the goal, however it is reached."""

    name: str
    position: dict[str, Any]
    steps: tuple[Step, ...]
    misses: tuple[Miss, ...]
    """The first one that happened is reported."""
    others_prefer: str = "play"
    """How a decision of another seat begins, if it can; otherwise it ends its turn, or does what is listed first."""
    reply: Reply | None = None
    """What another seat decides by its view, if it has something better to do than what it prefers."""

    def prompt(self, step: Step) -> str:
        """The key of the message that asks for a step."""
        return f"lesson-{self.name}-step-{step.name}"

    def saying(self, step: int, missed: str | None) -> str:
        """The key of what to say after a number of steps, or after missing the goal."""
        if missed is not None:
            return f"lesson-{self.name}-missed-{missed}"
        return self.prompt(self.steps[step]) if step < len(self.steps) else f"lesson-{self.name}-reached"

    @property
    def messages(self) -> tuple[str, ...]:
        """The keys of all messages of the lesson."""
        own = f"lesson-{self.name}"
        misses = (self.saying(0, miss.name) for miss in self.misses)
        return (f"{own}-title", f"{own}-intro", *map(self.prompt, self.steps), *misses, f"{own}-reached")
