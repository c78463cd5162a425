"""Whose turn it is, in a few words for the middle of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from impera.text.speaker import Speaker
    from impera.views import View


def is_pick(view: View) -> bool:
    """Whether all players choose at the same time: a pick of the draft."""
    return view.outcome is None and view.draft is not None and len(view.draft.centre) == 0


def whose_turn(speaker: Speaker, view: View) -> str:
    """Who has the turn; in a pick of the draft everybody chooses, and after the end nobody does."""
    if view.outcome is not None:
        return speaker.say("table-over")
    if is_pick(view):
        return speaker.say("table-everyone-picks")
    return speaker.say("table-whose-turn", who=speaker.who(view.active), name=speaker.name(view.active))
