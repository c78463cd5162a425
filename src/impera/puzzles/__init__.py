"""Puzzles: positions from games between bots in which exactly one decision wins this turn, or alone stops a loss.

`solving` tries every way to play a turn, `finding` plays games and keeps the positions that have one answer, `grading`
says how hard they are, and `attempt` lets somebody solve one, by the engine of the lessons. Those that come with impera
are in `shipped.jsonl`.
"""

from impera.puzzles.attempt import attempt
from impera.puzzles.shape import Puzzle
from impera.puzzles.shipped import shipped

__all__ = ["Puzzle", "attempt", "shipped"]
