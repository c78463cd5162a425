"""Manners of playing by a network: what makes a level weaker than the network could be, as it does people."""

from __future__ import annotations

from typing import NamedTuple


class Manner(NamedTuple):
    """How a bot uses its network."""

    temperature: int = 0
    """How easily it prefers an answer that the network likes less, in thousandths: answers are chosen with the
    probabilities of the logits divided by this. With 0 it is always the best."""
    counts: bool = True
    """Whether it counts cards. If not, it forgets what others took to hand, does not look through the discard pile,
    and believes that all Domains are equally common among the cards it does not see."""


GENERAL = Manner(temperature=2500, counts=False)
ARCHITECT = Manner(temperature=1500, counts=False)
ASTRONOMER = Manner(temperature=1000)
SAGE = Manner()
