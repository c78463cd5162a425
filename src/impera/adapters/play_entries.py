"""Entry points of the environments on the CPU, over arrays (see `impera.engines.batch`)."""

from impera.adapters.observation.seats import NO_ANSWER, write_mask
from impera.adapters.play import DEAL, deal_game, is_over, legal_answer, reward_of, show, take
from impera.rules.decide import legal_word


def advance_games(
    states,
    memories,
    streams,
    seen,
    hidden,
    words,
    low,
    high,
    episodes,
    goes_on,
    actions,
    observations,
    masks,
    seats,
    rewards,
    ended,
    illegal,
    start,
    stop,
):
    """Take one action in each game from `start` to `stop`, and show what is asked then.

    A game that ends is followed by another if the environment `goes_on`. A game whose action is not legal stays as it
    is. `streams[0]`, `seen[0]` and `hidden[0]` are for its use.
    """
    for i in range(start, stop):
        s = states[i]
        m = memories[i]
        illegal[i] = 0
        if actions[i] != DEAL:
            answer = legal_answer(s, words[i], actions[i])
            if answer == NO_ANSWER:
                illegal[i] = 1
            else:
                take(s, m, answer)
        over = is_over(s)
        ended[i] = over
        for seat in range(s.players):
            rewards[i, seat] = reward_of(s, seat)
        if (over and goes_on) or actions[i] == DEAL:
            deal_game(s, m, streams[0], low, high, i + len(states) * episodes[i])
            episodes[i] += 1
        seats[i] = s.seat
        words[i] = legal_word(s)
        write_mask(s, words[i], masks[i])
        if observations.shape[1] > 0:
            show(s, m, s.seat, seen[0], hidden[0], observations[i])


def observe_seat(states, memories, i, viewer, seen, hidden, observations):
    """Write what any seat may know of game i into row `viewer`."""
    show(states[i], memories[i], viewer, seen[0], hidden[0], observations[viewer])
