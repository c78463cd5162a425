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
    outlook: int = 0
    """How often its network is asked about one decision, about, to look a round ahead; with 0 it does not. A bot that
    looks ahead counts, and needs no temperature."""


PLAIN = Manner()
"""The network alone: always what it likes best."""
GENERAL = Manner(temperature=7500, counts=False)
ARCHITECT = Manner(temperature=3500, counts=False)
ASTRONOMER = Manner(temperature=3500)
SAGE = Manner(outlook=1500)
