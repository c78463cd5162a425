"""An attempt at a lesson: the player's decisions are played, rivals answer, and facts say how far it came."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from impera.errors import IllegalDecision
from impera.game import Game
from impera.lessons.shape import PLAYER, Facts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.lessons.shape import Lesson
    from impera.views import Event, View

Status = Literal["going", "reached", "missed"]


class Attempt(NamedTuple):
    """How far an attempt came."""

    status: Status
    step: int
    """How many steps are done."""
    missed: str | None
    """The name of the way in which the goal was missed."""
    view: View
    """What the player sees."""
    legal: tuple[str, ...]
    """What the player can decide; nothing once the attempt is over."""
    events: tuple[Event, ...]
    """What happened since the player's last decision, rivals' answers included; at first what there was before it."""


def attempt(lesson: Lesson, decisions: Sequence[str]) -> Attempt:
    """An attempt, from the player's decisions alone; raises IllegalDecision, also for a decision after its end."""
    game = Game.from_position(lesson.position)
    since = 0
    found = _judged(lesson, game, since)
    for decision in decisions:
        if found.status != "going":
            raise IllegalDecision(decision, ())
        since = game.log_length
        game.play(decision)
        found = _judged(lesson, game, since)
        while found.status == "going" and game.seat not in (PLAYER, None):
            game.play(_reply(lesson, game.legal()))
            found = _judged(lesson, game, since)
    return found


def _judged(lesson: Lesson, game: Game, since: int) -> Attempt:
    view = game.view(PLAYER)
    facts = Facts(game.events(PLAYER), view)
    is_reached = lesson.steps[-1].is_done(facts)
    done = len(lesson.steps) if is_reached else 0
    while done < len(lesson.steps) and lesson.steps[done].is_done(facts):
        done += 1
    missed = next((miss.name for miss in lesson.misses if miss.has_come(facts)), None)
    status: Status = "going"
    if missed is not None:
        status = "missed"
    elif is_reached:
        status = "reached"
    return Attempt(
        status=status,
        step=done,
        missed=missed,
        view=view,
        legal=view.legal if status == "going" else (),
        events=game.events(PLAYER, since),
    )


def _reply(lesson: Lesson, legal: tuple[str, ...]) -> str:
    """What a rival does. It is deterministic, so that the player's decisions determine the attempt."""
    preferred = [decision for decision in legal if decision.startswith(lesson.rivals_prefer)]
    if preferred:
        return preferred[0]
    return "end" if "end" in legal else legal[0]
