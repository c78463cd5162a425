"""How a game goes on from an observation, by rules of thumb, many times over: an entry for the compiler."""

from impera.bots.compiled.heuristic import choose_by_heuristic
from impera.engines.compiled.redeal import fill_hats, redeal
from impera.rules.decide import act, legal_word
from impera.rules.decisions import NOTHING
from impera.rules.majority import seats_of_side, sides


def rollouts_at(states, words, hidden, hats, streams, styles, wins, trials):
    """Play games out from the observation in `states[0]`, on `states[1]`, and add to `wins` what each seat won of them.

    `words` are the same states as words. A shared victory is shared among the sides, and each seat of a side has it.
    """
    s = states[1]
    r = streams[0]
    fill_hats(hidden[0], hats[0])
    for _ in range(trials):
        for i in range(len(words[0])):
            words[1][i] = words[0][i]
        redeal(s, hidden[0], hats[0], r)
        while s.ask != NOTHING:
            word = legal_word(s)
            act(s, choose_by_heuristic(s, word, r, styles[0]))
        winning = 0
        for side in range(sides(s)):
            if s.winners & seats_of_side(s, side):
                winning += 1
        for seat in range(s.players):
            if (s.winners >> seat) & 1:
                wins[seat] += 1.0 / winning
