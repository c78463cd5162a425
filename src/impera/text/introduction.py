"""How the game is played, in a few sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from impera.text.speaker import Speaker
    from impera.views import View


def how_to_play(speaker: Speaker, view: View) -> list[str]:
    """What a turn is, what the levels need, and the two ways to win."""
    needs = {effect.kind: effect.needs or 0 for effect in view.effects}
    wins = min(domain.hegemony - domain.democracy for domain in view.seats[0].domains)
    return [
        speaker.say("play-turn"),
        speaker.say("play-levels", level1=needs["level-1"], level2=needs["level-2"], wins=wins),
        speaker.say("play-majority"),
    ]
