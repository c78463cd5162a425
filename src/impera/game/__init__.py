"""What is played: a game, its position, its record. The checked door to the rules."""

from impera.game.game import Game
from impera.game.record import Record

__all__ = ["Game", "Record"]
