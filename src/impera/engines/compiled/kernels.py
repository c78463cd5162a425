"""Kernels for the GPU: what one thread does. `impera.engines.gpu` links and launches them.

`impera.engines.gpu` supplies `cuda` and the record types, so that this file can be imported without a GPU library.
"""

from typing import Any

from impera.engines.compiled.uniform import begin_game, choose_from, play_out
from impera.rules.decide import act, legal_word
from impera.rules.decisions import NOTHING
from impera.rules.each_field import observe_options

cuda: Any = None
STATE_TYPE: Any = None
STREAM_TYPE: Any = None
HIDDEN_TYPE: Any = None

KERNELS = ("play_games_kernel", "deal_kernel", "legal_kernel", "choose_kernel", "step_kernel")


def play_games_kernel(template, low, high, start, outcomes, counts):
    """Play one whole game in local memory."""
    i = cuda.grid(1)
    if i < outcomes.shape[0]:
        states = cuda.local.array(1, STATE_TYPE)
        streams = cuda.local.array(1, STREAM_TYPE)
        s = states[0]
        r = streams[0]
        observe_options(template[0], s)
        begin_game(s, r, low, high, start + i)
        decisions, fingerprint = play_out(s, r)
        outcomes[i, 0] = s.winners
        outcomes[i, 1] = s.reason
        counts[i, 0] = s.turn
        counts[i, 1] = decisions
        counts[i, 2] = fingerprint


def deal_kernel(template, low, high, states, streams):
    """Deal one game."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        observe_options(template[0], states[i])
        begin_game(states[i], streams[i], low, high, i)


def legal_kernel(states, words, asks, seats):
    """Write what one game asks."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        words[i] = legal_word(states[i])
        asks[i] = states[i].ask
        seats[i] = states[i].seat


def choose_kernel(words, streams, answers):
    """Choose one of the legal answers of one game."""
    i = cuda.grid(1)
    if i < words.shape[0] and words[i] != 0:
        answers[i] = choose_from(words[i], streams[i])


def step_kernel(states, answers, words, asks, seats):
    """Apply one answer to one game, unless it is over, and write what it asks then."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        s = states[i]
        if s.ask != NOTHING:
            act(s, answers[i] + 0)
        words[i] = legal_word(s)
        asks[i] = s.ask
        seats[i] = s.seat
