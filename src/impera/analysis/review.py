"""Reviews: how the chances of a game developed, where it was decided, and which decisions cost most.

Chances are those seen by an observer who knows all hands but not the deck, by the network. The cost of a decision is
judged by what its seat could know (`impera.bots.compiled.review`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.analysis.readers import read_review
from impera.bots.advice import Advisor
from impera.engines.interpreter import recording
from impera.game import Game, position
from impera.notation.decisions import NUMBER_OF_TEXT

if TYPE_CHECKING:
    from impera.analysis.shapes import Review
    from impera.game.record import Record

PASSES = 4_000
"""How often the network is asked for the chances of all turns, and again for the costs of decisions."""


def review(game: Game | Record, *, passes: int = PASSES, seed: int = 0) -> Review:
    """The review of a game. The same seed gives the same review; raises BadRecord for an impossible record."""
    record = game.record() if isinstance(game, Game) else game
    record.replay()  # raises BadRecord
    state, memory, _ = position.read(record.replay(0).position())
    recording().learn_skip(memory, state)
    decisions = [NUMBER_OF_TEXT[decision] for decision in record.decisions]
    return read_review(Advisor(seed).review(state, memory, decisions, passes))
