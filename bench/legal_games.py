"""Games in which every decision is checked, in the compiled subset.

By rules of thumb each step is a separate entry: a whole game in one function takes the compiler many minutes.
"""

from impera.adapters.compiled.episode import forget_everything
from impera.analysis.study.compiled.network_lanes import answer_of_role
from impera.bots.compiled.heuristic import choose_by_heuristic
from impera.engines.compiled.uniform import begin_game
from impera.rules.decide import legal_word
from impera.rules.decisions import NOTHING
from impera.rules.knowledge import act_and_learn, learn_skip
from impera.rules.observe import observe


def deal_at(states, streams, low, high, index):
    """Deal a game in `states[0]`."""
    begin_game(states[0], streams[0], low, high, index)


def observe_at(states, memories, hidden):
    """Write what the seat that decides may know of `states[0]` into `states[1]`."""
    observe(states[0], memories[0], states[0].seat, states[1], hidden[0])


def choose_at(states, streams, styles):
    """What the seat that decides answers by its style, given what it observes in `states[1]`."""
    return choose_by_heuristic(states[1], legal_word(states[1]), streams[0], styles[states[1].seat])


def step_at(states, memories, answer):
    """Carry out an answer: -1 if it is not legal, and nothing changes; 0 if the game is now over; otherwise 1."""
    s = states[0]
    if answer < 0 or (legal_word(s) >> answer) & 1 == 0:
        return -1
    act_and_learn(memories[0], s, answer)
    return 0 + (s.ask != NOTHING)


def play_by_network(lane, counts, low, high, index):
    """Play a game in which a network decides for all seats, as `impera.analysis.study` plays it.

    Counts decisions in `counts[0]`; one that is not legal counts in `counts[1]`, and ends the game.
    """
    s = lane.states[0]
    m = lane.memories[0]
    begin_game(s, lane.streams[0], low, high, index)
    forget_everything(m)
    learn_skip(m, s)
    goes_on = True
    while goes_on and s.ask != NOTHING:
        word = legal_word(s)
        answer = answer_of_role(lane, s, m, lane.streams[0], 0, word)
        counts[0] += 1
        goes_on = answer >= 0 and (word >> answer) & 1 == 1
        if goes_on:
            act_and_learn(m, s, answer)
        else:
            counts[1] += 1
