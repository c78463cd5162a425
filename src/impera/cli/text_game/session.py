"""A person's game against bots: who sits where, and what the person is told.

It holds the whole game, but shows the person only the views and events of their own seat.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from impera.game import RunningGame
from impera.text.events import tell_by_turn
from impera.text.speaker import Speaker
from impera.text.standing import changes
from impera.views.events import TurnEnded

if TYPE_CHECKING:
    from impera import Game, Record, View
    from impera.cli.text_game.saves import Seating
    from impera.game.running import DecidedBy
    from impera.text import Language


class Session:
    """A game in progress between a person and bots."""

    def __init__(
        self, game: Game, seating: Seating, names: tuple[str, ...], language: Language, *, decided: int = 0
    ) -> None:
        """A session at the beginning of a game; the bots play only after the `decided` decisions are replayed."""
        from impera.analysis.arena.entrants import entrant  # noqa: PLC0415 - loads the bots
        from impera.analysis.arena.settings import Limits  # noqa: PLC0415

        self.running = RunningGame(game)
        self.seat = seating.seat
        self.speaker = Speaker(language, names, seating.seat)
        self.levels = seating.levels(game.options.players)
        self._bots = {
            seat: entrant(level).make(_bot_seed(game.record(), seat, decided), Limits())
            for seat, level in enumerate(self.levels)
            if seat != seating.seat
        }
        self._last_turn: tuple[View, int] | None = None
        self.has_decided = False

    @property
    def game(self) -> Game:
        """The game as it is now."""
        return self.running.game

    @property
    def view(self) -> View:
        """What the person sees now."""
        return self.running.view(self.seat)

    @property
    def record(self) -> Record:
        """The game so far, with the players' names and which of them are bots."""
        return msgspec.structs.replace(self.game.record(self.speaker.names), bots=self.levels)

    @property
    def is_asked(self) -> bool:
        """Whether it is the person who decides now."""
        return self.seat in self.running.asked

    @property
    def final(self) -> list[str]:
        """The decisions that would reveal something and so end undo. That it ends with the turn goes without saying."""
        return [decision for decision, why in self.running.ends_undo(self.seat).items() if why == "revealed"]

    def play(self, decision: str, *, by: DecidedBy) -> None:
        """Apply a decision of the seat that decides now."""
        running = self.running
        seat = running.asked[0]
        self.has_decided |= seat == self.seat
        running.decide(seat, decision, by=by)
        if any(isinstance(event, TurnEnded) and event.seat == self.seat for event in running.latest(self.seat)):
            self._last_turn = self.view, self.game.log_length

    def close(self) -> None:
        """The person leaves, or the game is over: programs that played are told and ended."""
        from impera.bots.external import External  # noqa: PLC0415 - loads the bots

        for bot in self._bots.values():
            if isinstance(bot, External):
                bot.over(self.game.outcome)

    def let_bot_play(self) -> None:
        """The bot whose turn it is decides, from what it may see."""
        if self.running.is_over:
            return
        seat = self.running.asked[0]
        self.play(self._bots[seat].decide(self.running.view(seat)), by="bot")

    def undo(self) -> str:
        """Take back the person's last answer, if possible; returns the key of what to say."""
        why = self.running.no_undo(self.seat)
        if why is not None:
            return f"undo-{why}"
        self.running.undo(self.seat)
        return "undo-done"

    def news(self) -> list[str]:
        """What happened since the last call, one paragraph per turn."""
        return tell_by_turn(self.speaker, self.running.news(self.seat))

    def history(self) -> list[str]:
        """Everything that happened, one paragraph per turn."""
        return tell_by_turn(self.speaker, self.game.events(self.seat))

    def changes(self) -> list[str] | None:
        """What changed since the person's last turn; None before the first one."""
        if self._last_turn is None:
            return None
        view, log_length = self._last_turn
        return changes(self.speaker, view, self.view, self.game.events(self.seat, log_length))


def resume(record: Record, seating: Seating, names: tuple[str, ...], language: Language) -> Session:
    """The session of a recorded game, as it was after its last decision; raises BadRecord if it is impossible."""
    record.replay()
    session = Session(record.replay(0), seating, names, language, decided=len(record.decisions))
    for decision in record.decisions:
        session.play(decision, by="person" if session.is_asked else "bot")
    session.news()
    return session


def _bot_seed(record: Record, seat: int, decided: int) -> int:
    """Each bot's own seed. It follows from the game, so that a game's seed repeats the bots too."""
    origin = record.origin
    named = f"{origin.seed} {origin.deck} {origin.position} {seat} {decided}"
    return int.from_bytes(hashlib.sha256(named.encode()).digest()[:8])
