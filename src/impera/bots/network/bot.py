"""A bot that decides by a network, in some manner (`impera.bots.network.manners`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.bots.at_once import decision
from impera.bots.compiled.blur import blur
from impera.bots.compiled.decisive import sensible
from impera.bots.compiled.replies import FIRST_REPLY, preferred_answer, reply_word
from impera.bots.network import weights
from impera.bots.network.judge import Judge
from impera.bots.network.manners import PLAIN
from impera.bots.network.outlook import Outlook
from impera.notation.seeds import halves
from impera.rules.chance import BOT, start_stream
from impera.rules.state import Stream

if TYPE_CHECKING:
    from pathlib import Path

    from impera.bots.network.manners import Manner
    from impera.rules.observe import Hidden
    from impera.rules.state import State
    from impera.views import View


class NetworkBot:
    """Takes every certain win, and otherwise an answer that its network likes, or finds best when it looks ahead."""

    def __init__(self, seed: int, manner: Manner = PLAIN, path: Path | None = None) -> None:
        """A bot by the network of this package, or by that of a file; raises BadWeights if it does not fit."""
        network = weights.shipped() if path is None else weights.kept(path)
        self._judge = Judge(network, counts=manner.counts)
        self._manner = manner
        self._outlook = Outlook(seed, network, manner.outlook) if manner.outlook else None
        self._stream = Stream()
        start_stream(self._stream, *halves(seed), BOT, 0)

    def decide(self, view: View) -> str:
        """The decision."""
        return decision(view, self._chosen)

    def _chosen(self, seen: State, hidden: Hidden) -> int:
        """One of the answers that were asked about in training: the one it likes or finds best now."""
        if self._outlook is not None:
            return self._outlook.answer(seen, hidden)
        word = sensible(seen)
        logits = self._judge.judge(seen, hidden).logits
        blur(logits, FIRST_REPLY[seen.ask], reply_word(seen, word), self._stream, self._manner.temperature)
        answer: int = preferred_answer(seen, word, logits)
        return answer
