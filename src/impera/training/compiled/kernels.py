"""Kernels of the trainer's games: what one thread does. `impera.training.card` links and launches them.

`impera.engines.gpu` supplies `cuda` and the record types, so that this file can be imported without a GPU library.
"""

from typing import Any

from impera.training.compiled.play import advance_row, heuristic_reply, show_row

cuda: Any = None
STATE_TYPE: Any = None
STREAM_TYPE: Any = None
HIDDEN_TYPE: Any = None

KERNELS = ("advance_rows_kernel", "show_rows_kernel", "heuristic_kernel")


def advance_rows_kernel(rows, asked, replies, deals):
    """Give one reply in one game (see `advance_row`)."""
    i = cuda.grid(1)
    if i < rows.states.shape[0]:
        r = cuda.local.array(1, STREAM_TYPE)[0]
        advance_row(i, rows, asked, r, replies, deals)


def show_rows_kernel(rows, asked):
    """Write what the seat that decides in one game sees."""
    i = cuda.grid(1)
    if i < rows.states.shape[0]:
        seen = cuda.local.array(1, STATE_TYPE)
        hidden = cuda.local.array(1, HIDDEN_TYPE)
        show_row(i, rows, asked, seen[0], hidden[0])


def heuristic_kernel(rows, styles, chosen, asked_before, replies):
    """Where a style is chosen, counted from 1, write what its rules of thumb reply."""
    i = cuda.grid(1)
    if i < rows.states.shape[0] and chosen[i] > 0:
        r = cuda.local.array(1, STREAM_TYPE)[0]
        replies[i] = heuristic_reply(i, rows, r, styles[chosen[i] - 1], asked_before)
