"""Games, positions and records. Every decision is checked before it reaches the rules."""

from impera.game.game import Game
from impera.game.record import Record

__all__ = ["Game", "Record"]
