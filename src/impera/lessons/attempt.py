"""An attempt at a lesson: the player's decisions are played, the others answer, and facts say how far it got."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import to_builtins

from impera.errors import IllegalDecision
from impera.game import Game, RunningGame
from impera.lessons.shape import PLAYER, Situation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.lessons.shape import Lesson
    from impera.views import Event, View

Status = Literal["going", "reached", "missed"]


class Attempt(NamedTuple):
    """How far an attempt got."""

    status: Status
    step: int
    """How many steps are done."""
    missed: str | None
    """The name of the miss, if the goal was missed."""
    view: View
    """What the player sees."""
    legal: tuple[str, ...]
    """What the player can decide; nothing once the attempt is over."""
    events: tuple[Event, ...]
    """What happened since the player's last decision, others' answers included; at first, everything before it."""


def attempt(lesson: Lesson, decisions: Sequence[str]) -> Attempt:
    """An attempt, from the player's decisions alone; raises IllegalDecision, even for a decision after its end."""
    running = RunningGame(Game.from_position(lesson.position), picks_together=True)
    events = running.news(PLAYER)
    judged = _judge(lesson, running)
    for decision in decisions:
        if judged.status != "going":
            raise IllegalDecision(decision, ())
        running.decide(PLAYER, decision)
        judged = _judge(lesson, running)
        while judged.status == "going" and not running.is_over and PLAYER not in running.asked:
            other = running.asked[0]
            running.decide(other, _reply(lesson, running.view(other)), by="bot")
            judged = _judge(lesson, running)
        events = running.news(PLAYER)
    view = running.view(PLAYER)
    return Attempt(
        status=judged.status,
        step=judged.step,
        missed=judged.missed,
        view=view,
        legal=view.legal if judged.status == "going" else (),
        events=events,
    )


class _Judged(NamedTuple):
    status: Status
    step: int
    missed: str | None


def _judge(lesson: Lesson, running: RunningGame) -> _Judged:
    """How far the player got, by the facts."""
    now = Situation(to_builtins(running.game.events(PLAYER)), to_builtins(running.view(PLAYER)))
    is_reached = lesson.steps[-1].done.holds(now)
    done = len(lesson.steps) if is_reached else 0
    while done < len(lesson.steps) and lesson.steps[done].done.holds(now):
        done += 1
    missed = next((miss.name for miss in lesson.misses if miss.come.holds(now)), None)
    if missed is not None:
        return _Judged("missed", done, missed)
    return _Judged("reached" if is_reached else "going", done, None)


def _reply(lesson: Lesson, view: View) -> str:
    """What another seat does. It is deterministic, so that the player's decisions determine the attempt."""
    replied = None if lesson.reply is None else lesson.reply(view)
    if replied is not None:
        return replied
    preferred = [decision for decision in view.legal if decision.startswith(lesson.others_prefer)]
    if preferred:
        return preferred[0]
    return "end" if "end" in view.legal else view.legal[0]
