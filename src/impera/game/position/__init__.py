"""Positions: everything about one moment of a game, as JSON-able data (N-06).

Beyond the keys of N-06 a position may have `turns` (turns begun before this one), `emptied_by` (who drew the last
card), `draft` (packets and centre), `known` (the ledger, when it is not empty) and `outcome`. Missing keys mean empty.
With an empty deck and no `emptied_by`, the player before `seat` is assumed to have drawn the last card.
"""

from impera.game.position.drawing import Position
from impera.game.position.reading import read
from impera.game.position.writing import write

__all__ = ["Position", "read", "write"]
