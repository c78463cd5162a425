"""Deals that agree with an observation, one after another. In the compiled subset."""

from impera.engines.compiled.redeal import redeal


def deal_again(deals):
    """Draw another full state from the observation; returns it.

    `deals` is a struct of arrays, `impera.bots.redeals.Redeals`. States are copied as words, which is much faster than
    copying records.
    """
    words = deals.words
    for i in range(len(words[0])):
        words[1][i] = words[0][i]
    s = deals.states[1]
    redeal(s, deals.hidden[0], deals.urns[0], deals.streams[0])
    return s
