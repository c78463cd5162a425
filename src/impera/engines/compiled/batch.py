"""Entry points over arrays, in the compiled subset.

Compiled code is called with arrays and an index, never with a single record: such a call is twenty times cheaper.
"""

from impera.engines.compiled.redeal import fill_urns, redeal
from impera.engines.compiled.uniform import play_game
from impera.rules.decide import act, legal_word
from impera.rules.knowledge import act_and_learn
from impera.rules.observe import observe


def play_games(states, streams, low, high, start, outcomes, counts):
    """Play games `start`, `start + 1`, ... of a simulation, one for each row of the results.

    A row of `outcomes` is (winners as a set, reason), a row of `counts` (turns, decisions, fingerprint). The options
    are those of `states[0]`, which is used for the play.
    """
    s = states[0]
    r = streams[0]
    for i in range(len(outcomes)):
        decisions, fingerprint = play_game(s, r, low, high, start + i)
        outcomes[i][0] = s.winners
        outcomes[i][1] = s.reason
        counts[i][0] = s.turn
        counts[i][1] = decisions
        counts[i][2] = fingerprint


def legal_at(states, i):
    """The legal answers in state i, as a set."""
    return legal_word(states[i])


def act_at(states, i, answer):
    """Apply a legal answer to state i."""
    act(states[i], answer)


def act_and_learn_at(memories, states, i, answer):
    """Apply a legal answer to state i, and write what it teaches into ledger i."""
    act_and_learn(memories[i], states[i], answer)


def observe_at(states, memories, i, viewer, seen, hidden):
    """Write what a viewer may know of state i into `seen[i]` and `hidden[i]`."""
    observe(states[i], memories[i], viewer, seen[i], hidden[i])


def redeal_at(seen, hidden, urns, streams, i):
    """Complete observation i to a full state, uniformly; the urns are for its use."""
    fill_urns(hidden[i], urns[i])
    redeal(seen[i], hidden[i], urns[i], streams[i])
