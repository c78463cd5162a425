"""Entry points of the environments on the CPU, over arrays (see `impera.engines.batch`)."""

from impera.adapters.observation.seats import NO_ANSWER, write_mask
from impera.adapters.play import deal_game, is_over, legal_answer, reward_of, show, take
from impera.engines.uniform import begin_game
from impera.rules.decide import act, legal_word


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
    deals,
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

    If it `deals`, no action is looked at and every game is followed by its next one. Otherwise a game that ends is
    followed by another if the environment `goes_on`, and a game whose action is not legal stays as it is. Without
    memories there is no ledger. `streams[0]`, `seen[0]` and `hidden[0]` are for its use.
    """
    has_ledger = len(memories) > 0
    for i in range(start, stop):
        s = states[i]
        illegal[i] = 0
        ended[i] = 0
        for seat in range(s.players):
            rewards[i, seat] = 0
        if not deals:
            answer = legal_answer(s, words[i], actions[i])
            if answer == NO_ANSWER:
                illegal[i] = 1
            elif has_ledger:
                take(s, memories[i], answer)
            else:
                act(s, answer)
            ended[i] = is_over(s)
            for seat in range(s.players):
                rewards[i, seat] = reward_of(s, seat)
        if deals or (ended[i] and goes_on):
            index = i + len(states) * episodes[i]
            episodes[i] += 1
            if has_ledger:
                deal_game(s, memories[i], streams[0], low, high, index)
            else:
                begin_game(s, streams[0], low, high, index)
        seats[i] = s.seat
        words[i] = legal_word(s)
        write_mask(s, words[i], masks[i])
        if observations.shape[1] > 0:
            show(s, memories[i], s.seat, seen[0], hidden[0], observations[i])


def observe_seat(states, memories, i, viewer, seen, hidden, observations):
    """Write what any seat may know of game i into row `viewer`."""
    show(states[i], memories[i], viewer, seen[0], hidden[0], observations[viewer])
