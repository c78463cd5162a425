"""The exact chance that an unseen hand has enough cards of a Domain, drawing from each Age separately (R-INFO-02)."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from impera.rules.cards import AGES, KINDS, age_of, domain_of

if TYPE_CHECKING:
    from impera.rules.observe import Hidden


def chance_to_have(number: int, domain: int, hidden: Hidden, seat: int) -> float:
    """The chance that a hand's unseen cards include at least `number` cards of a Domain."""
    chances = [1.0]  # of having none, one, two, ... in the Ages so far
    for age in range(AGES):
        drawn = _chances(domain, age, hidden, hidden.hand[seat][age])
        joined = [0.0] * (len(chances) + len(drawn) - 1)
        for before, chance in enumerate(chances):
            for more, other in enumerate(drawn):
                joined[before + more] += chance * other
        chances = joined
    return 1.0 - sum(chances[:number])


def _chances(domain: int, age: int, hidden: Hidden, cards: int) -> list[float]:
    """The chances that none, one, two, ... of the cards drawn from an Age are of a Domain."""
    urn = [(kind, hidden.pool[kind]) for kind in range(KINDS) if age_of(kind) == age]
    size = sum(number for _, number in urn)
    fitting = sum(number for kind, number in urn if domain_of(kind) == domain)
    every = comb(size, cards)
    return [comb(fitting, drawn) * comb(size - fitting, cards - drawn) / every for drawn in range(cards + 1)]
