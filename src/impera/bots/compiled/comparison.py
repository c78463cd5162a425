"""Compares answers: the chance that the network gives each of them a round later, in the same redeals.

Answers that are clearly worse than the best are dropped on the way, so that the others are compared more often. A
difference that is within the noise of the redeals counts for nothing. In the compiled subset.

The observation is that of `deals`. `desk` (`impera.bots.advice.Desk`) lists the answers in `answers`; of each, `values`
has the chance in each redeal, `redeals` their number, and `chances` what comes of it.
"""

import math

from impera.bots.compiled.foresight import begin_observed, foresee_chance, know
from impera.rules.chance import BOT, start_stream

NEAR = 0.03
"""Chances that differ by less hardly differ: the network is not surer than that."""
MOST_ANSWERS = 64
MOST_REDEALS = 32
"""In which answers are compared: more could hardly tell anything new."""
_FEWEST_REDEALS = 2
# The least spread of a difference from redeal to redeal, for where a few redeals happen to agree.
_LEAST_SPREAD = 0.04


def compare(deals, foresight, network, room, desk, number, passes, low, high):
    """Write the chance of each of `number` answers of the deciding seat, after about `passes` passes of the network.

    The same seed gives the same chances.
    """
    s = deals.states[0]
    begin_observed(deals, foresight)
    know(foresight, s.seat, s)
    for i in range(number):
        desk.redeals[i] = 0
    index = 0
    goes_on = True
    while goes_on:
        for i in range(number):
            if desk.redeals[i] == index:  # it is still as good as the best
                start_stream(deals.streams[0], low, high, BOT, index)
                desk.values[i][index] = foresee_chance(deals, foresight, network, room, desk.answers[i], s.seat)
                desk.redeals[i] += 1
        index += 1
        goes_on = index < MOST_REDEALS and (index < _FEWEST_REDEALS or foresight.passes[0] < passes)
        if goes_on and index >= _FEWEST_REDEALS:
            drop_worse(desk, number, index)
    conclude(desk, number, index)


def best_of(desk, number, index):
    """The answer with the most chances so far, among those in the running: the first of them."""
    best = -1
    most = 0.0
    for i in range(number):
        if desk.redeals[i] == index:
            total = total_of(desk, i)
            if best < 0 or total > most:
                best = i
                most = total
    return best


def total_of(desk, i):
    """The sum of an answer's chances."""
    total = 0.0
    for index in range(desk.redeals[i]):
        total += desk.values[i][index]
    return total


def drop_worse(desk, number, index):
    """Take answers that are clearly worse than the best out of the running: they miss a redeal."""
    best = best_of(desk, number, index)
    for i in range(number):
        if desk.redeals[i] == index:
            mean, error = lead(desk, best, i)
            if mean - 2 * error >= NEAR:
                desk.redeals[i] = -index


def lead(desk, best, other):
    """By how much an answer is better than another in the redeals in which both were compared: mean, standard error."""
    size = desk.redeals[other]
    mean = 0.0
    differs = False
    for index in range(size):
        difference = desk.values[best][index] - desk.values[other][index]
        mean += difference
        differs = differs or difference != 0.0
    mean = mean / size
    if not differs:
        return mean, 0.0
    variance = 0.0
    for index in range(size):
        off = desk.values[best][index] - desk.values[other][index] - mean
        variance += off * off
    spread = max(math.sqrt(variance / size), _LEAST_SPREAD)
    return mean, spread / math.sqrt(size)


def conclude(desk, number, index):
    """Chances counted from the best answer, which was compared in every redeal."""
    best = best_of(desk, number, index)
    for i in range(number):
        if desk.redeals[i] < 0:
            desk.redeals[i] = -desk.redeals[i]
    chance = total_of(desk, best) / index
    for i in range(number):
        mean, error = lead(desk, best, i)
        desk.chances[i] = max(0.0, chance - beyond_noise(mean, error))


def beyond_noise(mean, error):
    """A lead, less what chance alone would make of it: nothing is left of one that is no larger than its error."""
    if mean <= error:
        return 0.0
    return mean - error * error / mean
