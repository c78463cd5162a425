"""One game between bots: asked seat by seat, timed, and what to do when one of them fails."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Literal

import msgspec

from impera import bots
from impera.analysis.arena.schedule import Key
from impera.analysis.arena.times import Number, Times, measured
from impera.bots.external import External
from impera.bots.own import NOBODY
from impera.errors import BotFailure, IllegalDecision
from impera.game import Game
from impera.notation.outcome import Reason, victory_shares

if TYPE_CHECKING:
    from impera.analysis.arena.schedule import Fixture
    from impera.analysis.arena.settings import Settings
    from impera.bots import Bot
    from impera.bots.own import Present
    from impera.game import Record
    from impera.notation.options import Options

End = Reason | Literal["forfeit", "stopped"]


class Failure(msgspec.Struct, frozen=True):
    """A bot that failed: who, where, at which decision of the game, and why."""

    entrant: int
    seat: int
    decision: int
    problem: str


class ArenaGame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game that was played. A game that was stopped by a failure has no winners and does not count."""

    deal: Number
    match: Number
    seating: Number
    seats: tuple[int, ...]
    """The bot of each seat, as indices of the entrants."""
    winners: tuple[int, ...]
    reason: End
    turns: Number
    decisions: Number
    times: tuple[Times, ...]
    """How long the decisions of each seat took."""
    failures: tuple[Failure, ...] = ()

    @property
    def key(self) -> Key:
        """Which game it is."""
        return Key(self.deal, self.match, self.seating)

    def shares(self, options: Options) -> dict[int, float]:
        """Each bot's share of the victory, over the sides that it plays."""
        found = dict.fromkeys(self.seats, 0.0)
        for entrant, share in zip(self.seats, victory_shares(options, self.winners), strict=True):
            found[entrant] += share / options.seats_per_side
        return found


class BotGame:
    """A game in progress between bots."""

    def __init__(self, settings: Settings, fixture: Fixture, present: Present = NOBODY) -> None:
        """A game at its beginning."""
        self.settings = settings
        self._present = present
        self.fixture = fixture
        self.game = Game.new(seed=fixture.deal_seed, **msgspec.structs.asdict(settings.options))
        self._bots = [self._bot(seat) for seat in range(settings.options.players)]
        self._durations: list[list[float]] = [[] for _ in self._bots]
        self._failures: list[Failure] = []
        self._loser: int | None = None

    def play(self) -> ArenaGame:
        """Play to the end, or until a failure ends the game."""
        with ExitStack() as leaving:
            for bot in self._bots:
                if isinstance(bot, External):
                    leaving.enter_context(bot)
            while (seat := self.game.seat) is not None and self._loser is None:
                try:
                    self.game.play(self._decision(seat))
                except (BotFailure, IllegalDecision) as error:
                    self._fail(seat, error)
            for bot in self._bots:
                if isinstance(bot, External):
                    bot.over(self.game.outcome)
        return self._played()

    def record(self) -> Record:
        """The record so far, even of a game that was stopped, with the labels of its bots."""
        return self.game.record([self.settings.entrants[entrant].label for entrant in self.fixture.seats])

    def _bot(self, seat: int) -> Bot:
        entrant = self.settings.entrants[self.fixture.seats[seat]]
        return entrant.make(self.fixture.bot_seeds[seat], self.settings.limits, self._present)

    def _decision(self, seat: int) -> str:
        view = self.game.view(seat)
        began = time.perf_counter()
        try:
            return self._bots[seat].decide(view)
        finally:
            self._durations[seat].append(time.perf_counter() - began)

    def _fail(self, seat: int, error: BotFailure | IllegalDecision) -> None:
        """Note the failure, and do what the settings say: end the game, or let another bot take over."""
        entrant, bot = self.fixture.seats[seat], self._bots[seat]
        label = self.settings.entrants[entrant].label
        problem = str(error) if isinstance(error, BotFailure) else f"{label} decided {error}"
        self._failures.append(Failure(entrant, seat, len(self.game.decisions) + 1, problem))
        if isinstance(bot, External):
            bot.close()
        if self.settings.replacement is None:
            self._loser = seat
        else:
            self._bots[seat] = bots.make(self.settings.replacement, seed=self.fixture.bot_seeds[seat])

    def _end(self) -> tuple[tuple[int, ...], End]:
        """Who won and why. A forfeit is won by all other sides together; a stopped game is won by nobody."""
        outcome, options = self.game.outcome, self.settings.options
        if outcome is not None:
            return outcome.winners, outcome.reason
        if self._loser is None or self.settings.on_failure == "stop":
            return (), "stopped"
        lost = options.side_of(self._loser)
        return tuple(seat for seat in range(options.players) if options.side_of(seat) != lost), "forfeit"

    def _played(self) -> ArenaGame:
        winners, reason = self._end()
        return ArenaGame(
            deal=self.fixture.deal,
            match=self.fixture.match,
            seating=self.fixture.seating,
            seats=self.fixture.seats,
            winners=winners,
            reason=reason,
            turns=self.game.turn,
            decisions=len(self.game.decisions),
            times=tuple(map(measured, self._durations)),
            failures=tuple(self._failures),
        )
