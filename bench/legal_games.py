"""Whole games by rules of thumb in which every decision is checked, in the subset that numba compiles."""

from impera.bots.thumb import choose_by_thumb
from impera.engines.uniform import begin_game
from impera.rules.decide import act, legal_word
from impera.rules.decisions import NOTHING
from impera.rules.knowledge import learn, learn_skip
from impera.rules.observe import observe


def play_checked(states, memories, hidden, streams, styles, low, high, start, counts):
    """Play one game for each ledger; seat p has style p. Each decides by what it observes, in `states[1]`.

    A row of `counts` gets the number of decisions, and of those that are not legal; the first of these ends the game.
    """
    s = states[0]
    o = states[1]
    r = streams[0]
    for i in range(len(counts)):
        begin_game(s, r, low, high, start + i)
        while s.ask != NOTHING:
            observe(s, memories[i], s.seat, o, hidden[0])
            answer = choose_by_thumb(o, legal_word(o), r, styles[s.seat])
            counts[i][0] += 1
            if answer < 0 or (legal_word(s) >> answer) & 1 == 0:
                counts[i][1] += 1
                break
            learn(memories[i], s, answer)
            act(s, answer)
            learn_skip(memories[i], s)
