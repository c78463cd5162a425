"""Games of an arena as pieces of work, for the pools of `impera.workers`.

`impera.analysis.arena.runner` keeps the games, `impera.analysis.data` their records.
"""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from impera import bots
from impera.analysis.arena.playing import ArenaGame, BotGame
from impera.analysis.arena.settings import Limits
from impera.bots.own import NOBODY
from impera.bots.program import kill_all
from impera.errors import WorkerLost
from impera.game import Game
from impera.workers import before_end

if TYPE_CHECKING:
    from impera.analysis.arena.schedule import Fixture
    from impera.analysis.arena.settings import Settings
    from impera.bots.own import Present
    from impera.game import Record

_LAST_LINES = 4


class Piece(NamedTuple):
    """A game that is to be played."""

    settings: Settings
    fixture: Fixture
    present: Present = NOBODY
    """The bots that only this process has."""

    def __str__(self) -> str:
        """Which game it is."""
        return f"deal {self.fixture.deal}, match {self.fixture.match}, seating {self.fixture.seating}"


def prepare(settings: Settings) -> None:
    """Let each bot of the roster decide once, so that the time to load compiled code does not count as thinking."""
    before_end(kill_all)
    game = Game.new(seed=0, **msgspec.structs.asdict(settings.options))
    while game.seat is not None and len(game.legal()) == 1:
        game.play(game.legal()[0])
    waiting = [entrant.make(0, Limits()) for entrant in settings.entrants if entrant.bot]
    if settings.replacement is not None:
        waiting.append(bots.make(settings.replacement, seed=0))
    for bot in waiting:
        bot.decide(game.view(game.seat))


def play(settings: Settings, fixture: Fixture, present: Present = NOBODY) -> tuple[ArenaGame, Record]:
    """Play one game; an unexpected error counts as a lost worker, so the other games are kept."""
    try:
        game = BotGame(settings, fixture, present)
        return game.play(), game.record()
    except Exception as error:
        last = traceback.format_exc().splitlines()[-_LAST_LINES:]
        raise WorkerLost(" / ".join(line.strip() for line in last)) from error


def record_name(fixture: Fixture) -> str:
    """What the record of a game is called."""
    return f"match-{fixture.match}-deal-{fixture.deal:05}-seating-{fixture.seating}.jsonl"
