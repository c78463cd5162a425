"""CPU entry points of the environments, over arrays (see `impera.engines.compiled.batch`)."""

from impera.adapters.compiled.play import advance_game, show
from impera.notation.compiled.seats import write_mask


def advance_games(games, batch, scratch, actions, deals, start, stop):
    """Take one action in each game from `start` to `stop` (see `advance_game`), and show what is asked then."""
    r = scratch.streams[0]
    for i in range(start, stop):
        advance_game(i, games, batch, r, actions, deals)
        s = games.states[i]
        write_mask(s, games.words[i], batch.masks[i])
        if batch.observations.shape[1] > 0:
            show(s, games.memories[i], s.seat, scratch.seen[0], scratch.hidden[0], batch.observations[i])


def observe_seat(games, scratch, i, viewer, observations):
    """Write what any seat may know of game i into row `viewer`."""
    show(games.states[i], games.memories[i], viewer, scratch.seen[0], scratch.hidden[0], observations[viewer])
