"""Kernels of the vector environment: what one thread does. `impera.adapters.vector_cuda` links and launches them.

`cuda` and the record types are put in by `impera.engines.gpu`, so that this file needs no GPU library to be read.
"""

from typing import Any

from impera.adapters.observation.seats import NO_ANSWER, turned_word
from impera.adapters.play import deal_game, is_over, legal_answer, reward_of, show, take
from impera.engines.uniform import begin_game
from impera.rules.decide import act, legal_word
from impera.rules.decisions import DECISIONS, FIRST
from impera.rules.observe import observe_options

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


def advance_kernel(
    states, memories, words, low, high, episodes, deals, actions, turned, asks, seats, rewards, ended, illegal
):
    """Take one action in one game, and deal the next one if it has ended; without memories there is no ledger.

    If it `deals`, no action is looked at and the game is followed by its next one.
    """
    i = cuda.grid(1)
    if i < states.shape[0]:
        s = states[i]
        has_ledger = memories.shape[0] > 0
        illegal[i] = 0
        over = False
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
            over = is_over(s)
            for seat in range(s.players):
                rewards[i, seat] = reward_of(s, seat)
        ended[i] = over
        if over or deals:
            streams = cuda.local.array(1, STREAM_TYPE)
            index = i + states.shape[0] * episodes[i]
            episodes[i] += 1
            if has_ledger:
                deal_game(s, memories[i], streams[0], low, high, index)
            else:
                begin_game(s, streams[0], low, high, index)
        word = legal_word(s)
        words[i] = word
        turned[i] = turned_word(s, word)
        asks[i] = s.ask
        seats[i] = s.seat


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
