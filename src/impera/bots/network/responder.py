"""A bot that plays against one other: it searches, and takes its rivals to decide by a network that it knows.

For each answer the unseen cards are redealt and a round is played, in which everybody does what the network likes best
(`impera.bots.compiled.comparison`); then the network says what can be expected. Against a bot that decides by that
network alone this is what the bot really does, so the search finds where its decisions can be punished.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.bots import library
from impera.bots.advice import Desk
from impera.bots.at_once import decision
from impera.bots.compiled.comparison import MOST_ANSWERS
from impera.bots.compiled.decisive import sensible
from impera.bots.network import weights
from impera.bots.network.foresight import Round
from impera.bots.network.judge import Judge
from impera.bots.redeals import Redeals
from impera.notation.seeds import halves
from impera.rules.chance import BOT, next_word, start_stream
from impera.rules.state import Stream

if TYPE_CHECKING:
    from pathlib import Path

    from impera.rules.observe import Hidden
    from impera.rules.state import State
    from impera.views import View

PASSES = 1500
"""How often the network is asked for a decision, about: a quarter of a second."""


class Responder:
    """Takes every certain win, and otherwise the answer after which the network expects most a round later."""

    def __init__(self, seed: int, path: Path | None = None, passes: int = PASSES) -> None:
        """A bot that knows the network of this package, or that of a file; raises BadWeights if it does not fit."""
        self._network = weights.shipped() if path is None else weights.kept(path)
        self._judge = Judge(self._network)
        self._passes = passes
        self._deals, self._round, self._room = Redeals.empty(), Round.empty(1), weights.Room.make()
        self._desk = Desk.empty()
        self._stream = Stream()
        start_stream(self._stream, *halves(seed), BOT, 0)

    def decide(self, view: View) -> str:
        """The decision."""
        return decision(view, self._best)

    def _best(self, seen: State, hidden: Hidden) -> int:
        """The best answer; among answers that do not clearly differ, the one the network prefers."""
        answers = self._liked(seen, hidden)
        if len(answers) == 1:
            return answers[0]
        desk = self._desk
        desk.answers[: len(answers)] = answers
        seed = next_word(self._stream), next_word(self._stream)
        self._deals.begin(seen, hidden, *seed)
        given = self._deals, self._round, self._network, self._room, desk
        library.functions()["compare_at"](*given, len(answers), self._passes, *seed)
        return answers[int(desk.chances[: len(answers)].argmax())]

    def _liked(self, seen: State, hidden: Hidden) -> list[int]:
        """The answers worth comparing, the most liked first."""
        judgement = self._judge.judge(seen, hidden)
        word: int = sensible(seen)
        answers = [answer for answer in range(word.bit_length()) if word >> answer & 1]
        return sorted(answers, key=lambda answer: -judgement.logit(seen, answer))[:MOST_ANSWERS]
