"""CPU entry points of the environments, over arrays (see `impera.engines.compiled.batch`)."""

from impera.adapters.compiled.play import advance_game, show
from impera.adapters.compiled.truth import show_all
from impera.notation.compiled.seats import write_mask
from impera.rules.state import NOBODY

# What `advance_games` does in a row: take its action, deal its next game, or deal it only where a game has ended.
ACT, DEAL, FOLLOW = range(3)


def advance_games(games, batch, scratch, actions, deals, start, stop):
    """Advance each game from `start` to `stop` (see `advance_game`), and show what is asked then."""
    r = scratch.streams[0]
    for i in range(start, stop):
        if deals == FOLLOW and not batch.ended[i]:
            continue
        advance_game(i, games, batch, r, actions, deals)
        s = games.states[i]
        write_mask(s, games.words[i], batch.masks[i])
        if batch.observations.shape[1] > 0:
            show(s, games.memories[i], s.seat, scratch.seen[0], scratch.hidden[0], batch.observations[i])


def observe_seats(games, scratch, observations, start, stop):
    """Write what every seat may know of each game from `start` to `stop`."""
    o, h = scratch.seen[0], scratch.hidden[0]
    for i in range(start, stop):
        for viewer in range(observations.shape[1]):
            show(games.states[i], games.memories[i], viewer, o, h, observations[i, viewer])


def reveal_games(games, scratch, first, tensors, start, stop):
    """Write the whole state of each game from `start` to `stop`.

    Seats are counted from the seat `first`; if that is NOBODY, from the one that decides in the game.
    """
    o, h = scratch.seen[0], scratch.hidden[0]
    for i in range(start, stop):
        s = games.states[i]
        seat = s.seat
        if first != NOBODY:
            seat = first
        show_all(s, games.memories[i], seat, o, h, tensors[i])
