"""Looking ahead with a network: its liking for an answer and what it expects a round later decide together.

The answers that the network likes best are tried in the same redeals (`impera.bots.compiled.foresight`). What they are
found to be worth is noisy, and the network's liking rests on many games, so an answer that it likes less must be found
to be clearly better. Answers that can hardly come first any more are dropped on the way. In the compiled subset.

`desk` (`impera.bots.advice.Desk`) is used as it is by `impera.bots.compiled.comparison`.
"""

from impera.bots.compiled.blocking import stopping
from impera.bots.compiled.comparison import lead, total_of
from impera.bots.compiled.foresight import begin_observed, foresee_chance, know
from impera.bots.compiled.hints import list_liked
from impera.rules.chance import BOT, start_stream

MOST_REDEALS = 64
"""In which answers are tried."""
LIKING = 0.02
"""What a logit more is worth, as a chance."""
_MOST_TRIED = 8
# Below the best answer by more than this, logits differ no further.
_LEAST_LIKED = 6.0
_FEWEST_REDEALS = 4
_ERRORS = 2.0


def best_ahead(deals, turn, foresight, network, room, desk, word, passes, low, high):
    """The best answer of a set for the deciding seat, after about `passes` passes of the network.

    Where the next seat would surely win, answers that stop it by the rules are tried alone, if there are any. The same
    seed gives the same answer.
    """
    s = deals.states[0]
    stops = stopping(deals, turn, desk, word)
    number = min(_MOST_TRIED, list_liked(deals, foresight, network, room, desk, stops))
    begin_observed(deals, foresight)
    know(foresight, s.seat, s)
    for i in range(number):
        desk.redeals[i] = 0
    index = 0
    running = number
    while running > 1 and index < MOST_REDEALS and (index < _FEWEST_REDEALS or foresight.passes[0] < passes):
        for i in range(number):
            if desk.redeals[i] == index:
                start_stream(deals.streams[0], low, high, BOT, index)
                desk.values[i][index] = foresee_chance(deals, foresight, network, room, desk.answers[i], s.seat)
                desk.redeals[i] += 1
        index += 1
        if index >= _FEWEST_REDEALS:
            running = drop_hopeless(desk, number, index)
    return desk.answers[first_of(desk, number, index)] + 0


def liking(desk, i):
    """How much less the network likes an answer than its favourite, as a chance; 0 or below."""
    return LIKING * max(desk.logits[i] - desk.logits[0], -_LEAST_LIKED)


def first_of(desk, number, index):
    """The answer that is best so far, among those in the running."""
    best = 0
    most = -1.0 * (index + 1)
    for i in range(number):
        if desk.redeals[i] == index:
            worth = total_of(desk, i) + index * liking(desk, i)
            if worth > most:
                best = i
                most = worth
    return best


def drop_hopeless(desk, number, index):
    """Take answers that are clearly worse than the best out of the running; returns how many are left."""
    best = first_of(desk, number, index)
    running = 0
    for i in range(number):
        if desk.redeals[i] == index:
            mean, error = lead(desk, best, i)
            if i != best and mean + liking(desk, best) - liking(desk, i) >= _ERRORS * error:
                desk.redeals[i] = -index
            else:
                running += 1
    return running
