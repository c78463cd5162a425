"""What seats were asked by phrases and have not answered. It follows from the entries; only bots answer by themselves.

A bot answers once between two of its decisions; somebody who could ask it everything would know its next turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from impera.bots.talk import Asked
from impera.server.entries import BotDecision, Talk
from impera.server.wire.messages import Say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from impera.server.entries import Content

YES: Final = "agree"
NO: Final = "refuse"


class Talks:
    """What each seat was asked, and who has answered since they last decided."""

    def __init__(self, unanswered: Mapping[int, Asked] | None = None, answered: tuple[int, ...] = ()) -> None:
        """As kept in a snapshot; nobody was asked yet, if nothing is given."""
        self.unanswered = dict(unanswered or {})
        self.answered = set(answered)

    def add(self, content: Content, players: int) -> None:
        """Apply an entry: a phrase is heard, and a bot that decides may answer again."""
        match content:
            case Talk(seat, said):
                self._hear(seat, said, players)
            case BotDecision(seat):
                self.answered.discard(seat)

    def _hear(self, seat: int, said: Say, players: int) -> None:
        if said.phrase in (YES, NO):
            self.unanswered.pop(seat, None)
            self.answered.add(seat)
        asked = Asked.make(said.phrase, seat, said.seat, said.domain, players)
        for each in range(players):
            if asked is not None and asked.concerns(each) and each not in self.answered:
                self.unanswered.setdefault(each, asked)


def answer(asked: Asked, *, agrees: bool) -> Say:
    """The phrase that answers."""
    return Say(phrase=YES if agrees else NO, seat=asked.asker)
