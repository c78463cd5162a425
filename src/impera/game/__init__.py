"""Games, positions, records, and games that people play. Every decision is checked before it reaches the rules."""

from impera.game.game import Game
from impera.game.record import Moment, Record
from impera.game.running import RunningGame

__all__ = ["Game", "Moment", "Record", "RunningGame"]
