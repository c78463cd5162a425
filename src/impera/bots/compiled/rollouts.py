"""How a game goes on from a redealt state, by rules of thumb. In the compiled subset."""

from impera.bots.compiled.heuristic import choose_by_heuristic
from impera.rules.decide import act, legal_word
from impera.rules.decisions import NOTHING
from impera.rules.majority import winning_sides


def roll_out(s, r, w, wins):
    """Play a game to its end by the style `w`, and add to `wins` what each seat won of it.

    A shared victory is split among its sides, and each seat of a side gets that side's share.
    """
    while s.ask != NOTHING:
        act(s, choose_by_heuristic(s, legal_word(s), r, w))
    share = 1.0 / winning_sides(s)
    for seat in range(s.players):
        if (s.winners >> seat) & 1:
            wins[seat] += share
