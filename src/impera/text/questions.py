"""What is asked now, as one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from impera.text.speaker import Speaker
    from impera.views import View


def question(speaker: Speaker, view: View) -> str:
    """The question to the listener, or whom the table waits for; empty when the game is over."""
    asked = view.question
    if asked is None:
        return ""
    if asked.seat != speaker.seat:
        return speaker.say("question-other", name=speaker.name(asked.seat))
    return speaker.say(
        f"question-{asked.ask}",
        effect="" if asked.effect is None else speaker.effect(asked.effect),
        name="" if asked.target is None else speaker.name(asked.target),
        need=asked.need,
        answers=len(view.legal),
        pick=0 if view.draft is None else view.draft.pick,
    )
