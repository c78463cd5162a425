"""Entry points for positions and given decks, over arrays (see `impera.engines.compiled.batch`)."""

from impera.game.compiled.deck import refuses_deck
from impera.game.compiled.table import refuses_position


def place_at(facts, states, memories, i):
    """Set up game i, whose options are set, by the numbers of a position; returns whether it is refused.

    If it is, the numbers are those of the problem.
    """
    return refuses_position(facts[i], states[i], memories[i])


def deal_from_at(facts, states, i):
    """Deal game i, whose options are set, from the deck that the numbers are; returns whether it is refused.

    If it is, the numbers are those of the problem.
    """
    return refuses_deck(facts[i], states[i])
