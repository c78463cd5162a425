"""Kernels of the vector environment: what one thread does. `impera.adapters.vector_cuda` links and launches them.

`impera.engines.gpu` supplies `cuda` and the record types, so that this file can be imported without a GPU library.
"""

from typing import Any

from impera.adapters.compiled.play import advance_game, show
from impera.notation.compiled.seats import turned_word
from impera.rules.decisions import DECISIONS, FIRST
from impera.rules.each_field import observe_options

cuda: Any = None
STATE_TYPE: Any = None
STREAM_TYPE: Any = None
HIDDEN_TYPE: Any = None

KERNELS = ("options_kernel", "advance_kernel", "mask_kernel", "show_kernel")


def options_kernel(template, states):
    """Give one game its options."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        observe_options(template[0], states[i])


def advance_kernel(games, batch, turned, asks, actions, deals):
    """Take one action in one game (see `advance_game`), and write what is asked then."""
    i = cuda.grid(1)
    if i < games.states.shape[0]:
        r = cuda.local.array(1, STREAM_TYPE)[0]
        advance_game(i, games, batch, r, actions, deals)
        turned[i] = turned_word(games.states[i], games.words[i])
        asks[i] = games.states[i].ask


def mask_kernel(turned, asks, masks):
    """Write one byte of the masks: neighbouring threads write neighbouring bytes."""
    place = cuda.grid(1)
    i = place // DECISIONS
    if i < masks.shape[0]:
        answer = place % DECISIONS - FIRST[asks[i]]
        legal = 0
        if 0 <= answer < 64:
            legal = (turned[i] >> answer) & 1
        masks[i, place % DECISIONS] = legal


def show_kernel(states, memories, observations):
    """Write what the seat that decides in one game may know."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        seen = cuda.local.array(1, STATE_TYPE)
        hidden = cuda.local.array(1, HIDDEN_TYPE)
        show(states[i], memories[i], states[i].seat, seen[0], hidden[0], observations[i])
