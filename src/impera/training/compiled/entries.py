"""CPU entry points of the trainer's games, over arrays (see `impera.engines.compiled.batch`)."""

from impera.training.compiled.play import advance_row, heuristic_reply, show_row


def advance_rows(rows, asked, scratch, replies, deals):
    """Give one reply in each game (see `advance_row`), and show what is asked then."""
    r = scratch.streams[0]
    for i in range(rows.states.shape[0]):
        advance_row(i, rows, asked, r, replies, deals)
        show_row(i, rows, asked, scratch.seen[0], scratch.hidden[0])


def reply_by_heuristic(rows, scratch, styles, chosen, asked_before, replies):
    """Where a style is chosen, counted from 1, write what its rules of thumb reply."""
    for i in range(rows.states.shape[0]):
        if chosen[i] > 0:
            replies[i] = heuristic_reply(i, rows, scratch.streams[0], styles[chosen[i] - 1], asked_before)
