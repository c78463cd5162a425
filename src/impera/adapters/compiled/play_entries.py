"""CPU entry points of the environments, over arrays (see `impera.engines.compiled.batch`)."""

from impera.adapters.compiled.play import advance_game, show
from impera.adapters.compiled.seats import write_mask


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
    """Take one action in each game from `start` to `stop` (see `advance_game`), and show what is asked then.

    `streams[0]`, `seen[0]` and `hidden[0]` are for its use.
    """
    r = streams[0]
    for i in range(start, stop):
        advance_game(
            i, states, memories, r, words, low, high, episodes, goes_on, deals, actions, seats, rewards, ended, illegal
        )
        s = states[i]
        write_mask(s, words[i], masks[i])
        if observations.shape[1] > 0:
            show(s, memories[i], s.seat, seen[0], hidden[0], observations[i])


def observe_seat(states, memories, i, viewer, seen, hidden, observations):
    """Write what any seat may know of game i into row `viewer`."""
    show(states[i], memories[i], viewer, seen[0], hidden[0], observations[viewer])
