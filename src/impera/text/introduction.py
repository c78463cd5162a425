"""How the game is played, in a few sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from impera.text.speaker import Speaker
    from impera.views import View


def how_to_play(speaker: Speaker, view: View) -> list[str]:
    """What a turn is, what the levels need, and the two ways to win."""
    return [
        speaker.say("play-turn"),
        speaker.say("play-levels", level1=view.level1, level2=view.level2, wins=view.hegemony),
        speaker.say("play-majority"),
    ]
