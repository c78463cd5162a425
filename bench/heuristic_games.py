"""Whole games by rules of thumb, in the compiled subset; an entry for `impera.engines.cpu`."""

from impera.bots.compiled.heuristic import choose_by_heuristic
from impera.engines.compiled.uniform import begin_game
from impera.rules.decide import act, legal_word
from impera.rules.decisions import NOTHING


def play_by_heuristic(states, streams, styles, seed, turned, winners):
    """Play one game for each entry of `winners`, which gets the set of seats that won; seat p has style p + turned."""
    s = states[0]
    r = streams[0]
    for i in range(len(winners)):
        begin_game(s, r, seed, 0, i)
        while s.ask != NOTHING:
            act(s, choose_by_heuristic(s, legal_word(s), r, styles[(s.seat + turned) % s.players]))
        winners[i] = s.winners
