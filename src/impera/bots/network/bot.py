"""A bot that decides by a network alone, without search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.bots.at_once import answer_at_once
from impera.bots.compiled.decisive import sensible
from impera.bots.compiled.forward import best_reply
from impera.bots.compiled.replies import FIRST_REPLY, answer_of_reply, reply_word
from impera.bots.network import weights
from impera.bots.network.judge import Judge
from impera.bots.observed import observed
from impera.notation.decisions import text_of

if TYPE_CHECKING:
    from pathlib import Path

    from impera.rules.observe import Hidden
    from impera.rules.state import State
    from impera.views import View


class NetworkBot:
    """Takes every certain win, and otherwise the answer that its network prefers.

    It draws nothing by chance: on the same view it always decides the same.
    """

    def __init__(self, seed: int, path: Path | None = None) -> None:  # noqa: ARG002 - as all bots of the roster
        """A bot by the network of this package, or by that of a file; raises BadWeights if it does not fit."""
        self._judge = Judge(None if path is None else weights.kept(path))

    def decide(self, view: View) -> str:
        """The decision."""
        found = observed(view)
        answer = answer_at_once(found)
        if answer is None:
            answer = self._best(found.seen, found.hidden)
        return text_of(found.seen.ask, answer)

    def _best(self, seen: State, hidden: Hidden) -> int:
        """The answer with the highest logit, of those that were asked about in training."""
        word = sensible(seen)
        logits = self._judge.judge(seen, hidden).logits
        answer: int = answer_of_reply(seen, word, best_reply(logits, FIRST_REPLY[seen.ask], reply_word(seen, word)))
        return answer
