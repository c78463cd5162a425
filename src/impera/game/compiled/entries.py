"""Entry points for positions, over arrays (see `impera.engines.compiled.batch`)."""

from impera.game.compiled.table import refuses_position


def place_at(facts, states, memories, i):
    """Set up game i, whose options are set, by the numbers of a position; returns whether it is refused.

    If it is, the numbers are those of the problem.
    """
    return refuses_position(facts[i], states[i], memories[i])
